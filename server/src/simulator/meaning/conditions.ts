// Whether a condition of the text holds now: what players control, numbers, states, what happened this turn.
import type { Meaning } from '../../oracle';
import { objectOf, playerOf } from '../events/apply';
import type { PlayerId } from '../state/identity';
import { amountOf, compares } from './amounts';
import { describes, fittingObjects, isBackward } from './describe';
import { isNode, Unsupported, type Frame } from './frame';
import { opponentsOf, playersOf } from './players';
import { lastSpokenOf, referredObjects } from './referents';
import { hasKeyword } from './keywords';

const worded: Readonly<Record<string, (frame: Frame) => boolean>> = {
  'a player is the monarch': (frame) => frame.state.monarch !== undefined,
  'there is no monarch': (frame) => frame.state.monarch === undefined,
};

/** What the answers to "if you do" are about: set by the instruction before. */
export interface Doings {
  /** Whether the last optional or conditional action was done. */
  did: boolean | undefined;
  /** Whether the last coin flip was won, and the last result of dice. */
  won?: boolean;
  rolled?: number;
  /** "It can't be regenerated": what is destroyed now is not. */
  noRegeneration?: boolean;
  /** Whether the last condition of a sentence held, for "Otherwise". */
  condition?: boolean;
}

/**
 * Whether a condition holds. @param doings what the instructions before did, for "if you do"
 * @throws Unsupported for conditions that are not evaluated
 */
export function holds(frame: Frame, condition: unknown, doings: Doings = { did: undefined }): boolean {
  if (typeof condition === 'string') {
    const known = worded[condition];
    if (known) return known(frame);
    if (condition === 'no one does') return !didIt(doings, undefined);
    throw new Unsupported(undefined, condition);
  }
  if (!isNode(condition)) throw new Unsupported(undefined, String(condition));
  const node = condition;
  switch (node.kind) {
    case 'and':
      return holds(frame, node['one'], doings) && holds(frame, node['other'], doings);
    case 'or':
    case 'orIf':
      return holds(frame, node['one'], doings) || holds(frame, node['other'], doings);
    case 'happens':
    case 'event':
      return happensNow(frame, node, doings);
    case 'did':
      return did(frame, node);
    case 'has':
    case 'have':
    case 'hasDone':
      return hasDone(frame, node);
    case 'is':
    case 'isNot':
      return whoIs(frame, node['is'], objectsSpokenOf(frame), node) !== (node.kind === 'isNot');
    case 'thereAre':
    case 'thereIs':
    case 'thereIsA': {
      const what = node['what'];
      if (!isNode(what)) break;
      return countHolds(frame, what);
    }
    case 'compare':
      return compares(frame, node['than'], amountOf(frame, node['amount'], node), node);
    case 'libraryEmpty': {
      const of = node['of'];
      if (!isNode(of)) break;
      return playersOf(frame, of, 'of').every((id) => playerOf(frame.state, id).library.length === 0);
    }
    case 'kindsAmong': {
      const n = node['n'];
      return isNode(n) && compares(frame, n, amountOf(frame, { ...node, kind: 'kindsAmong' }, node), node);
    }
    case 'turnIs':
      return playersOf(frame, node, 'whose').includes(frame.state.activePlayer) !== (node['not'] === true);
    case 'doesNot':
      return !didIt(doings, node);
    case 'isMonarch':
      return frame.state.monarch === frame.controller;
    case 'noManaSpent': {
      const object = objectOf(frame.state, frame.source);
      return ((object.onStack ?? object.castWith)?.manaSpent ?? []).length === 0;
    }
    case 'costPaid':
      return Object.keys(paidOf(frame)).length > 0;
  }
  throw new Unsupported(node, node.kind);
}

function didIt(doings: Doings, node: Meaning | undefined): boolean {
  if (doings.did === undefined) throw new Unsupported(node, 'whether it was done');
  return doings.did;
}

function paidOf(frame: Frame): Readonly<Record<string, number>> {
  const object = objectOf(frame.state, frame.onStack ?? frame.source);
  const own = objectOf(frame.state, frame.source);
  return (object.onStack ?? own.onStack ?? own.castWith)?.paid ?? {};
}

function objectsSpokenOf(frame: Frame): number[] {
  return lastSpokenOf(frame).flatMap((entity) => (entity.kind === 'object' ? [entity.id] : []));
}

/** Whether as many things fit as the determiner asks for. */
function countHolds(
  frame: Frame,
  what: Meaning,
  found: readonly number[] = fittingObjects(frame, what),
): boolean {
  const det = what['det'];
  if (det === 'no' || det === 'no other') return found.length === 0;
  if (isNode(det)) {
    if (det.kind === 'several') return found.length >= amountOf(frame, det['n'], det);
    if (det.kind === 'atLeast') {
      const n = amountOf(frame, det['n'], det);
      return det['way'] === 'fewer' ? found.length <= n : found.length >= n;
    }
    if (det.kind === 'exactly') {
      const n = amountOf(frame, det['n'], det);
      return det['way'] === 'exactly' ? found.length === n : found.length >= n;
    }
    if (det.kind === 'another' && det['n'] !== undefined)
      return found.length >= amountOf(frame, det['n'], det);
  }
  return found.length > 0;
}

/** Frames of the players or objects that a condition is about, one after the other. */
function aboutPlayers(frame: Frame, node: Meaning): PlayerId[] {
  return playersOf(frame, node, 'who');
}

function anyOrEvery(who: unknown, list: readonly PlayerId[], test: (id: PlayerId) => boolean): boolean {
  return typeof who === 'string' && /^(?:each|all|your opponents|opponents)/.test(who)
    ? list.every(test)
    : typeof who === 'string' && /^no /.test(who)
      ? !list.some(test)
      : list.some(test);
}

function isAboutPlayers(frame: Frame, who: unknown): boolean {
  if (typeof who === 'string') return !/^(?:damage|combat damage|nothing|that damage)/.test(who);
  if (!isNode(who)) return false;
  if (who.kind === 'holder' || who.kind === 'holders') return true;
  if (who.kind === 'pronoun' && who['word'] === 'they') return lastSpokenOf(frame)[0]?.kind === 'player';
  return false;
}

function happensNow(frame: Frame, node: Meaning, doings: Doings): boolean {
  const who = node['who'];
  const does = node['does'];
  if (!isNode(does)) throw new Unsupported(node, String(does));
  if (does.kind === 'actions' && /^(?:do|do so|do this)$/.test(String(does['verb'])))
    return didIt(doings, node);
  if (does.kind === 'winFlip') {
    if (doings.won === undefined) throw new Unsupported(node, 'a flip');
    return doings.won === /win/.test(String(does['way']));
  }
  if (does.kind === 'negated' && isNode(does['does'])) {
    const inner = does['does'];
    if (inner.kind === 'actions' && /^do/.test(String(inner['verb']))) return !didIt(doings, node);
    return !happensNow(frame, { ...node, does: inner }, doings);
  }
  if (isAboutPlayers(frame, who)) {
    return anyOrEvery(who, aboutPlayers(frame, node), (id) => playerDoes(frame, id, does));
  }
  if (isNode(who)) {
    const ids = fittingObjects(frame, who);
    if (ids.length === 0 && isBackward(who)) return false;
    return ids.some((id) => objectDoes(frame, id, does));
  }
  throw new Unsupported(node, String(who));
}

/** The frame as it is for another player: "an opponent controls more creatures than you". */
function asController(frame: Frame, player: PlayerId): Frame {
  return { ...frame, each: { kind: 'player', id: player } };
}

function playerDoes(frame: Frame, player: PlayerId, does: Meaning): boolean {
  const { life, hand, counters } = playerOf(frame.state, player);
  switch (does.kind) {
    case 'control':
    case 'own': {
      const what = does['what'];
      if (!isNode(what)) break;
      const controlled = (id: number): boolean => frame.view.of(id).controller === player;
      const found = fittingObjects(asController(frame, player), what).filter(controlled);
      return countHolds(frame, what, found);
    }
    case 'hasLife': {
      const n = amountOf(frame, does['n'], does);
      const value =
        does['what'] === 'life'
          ? life
          : does['what'] === 'cards in hand'
            ? hand.length
            : (counters['poison'] ?? 0);
      return does['way'] === 'more' ? value >= n : value <= n;
    }
    case 'hasMore': {
      const others = playersOf(frame, does, 'who').filter((id) => id !== player);
      const value = (id: PlayerId): number =>
        does['what'] === 'life' ? playerOf(frame.state, id).life : playerOf(frame.state, id).hand.length;
      return others.some((id) =>
        does['way'] === 'more' ? value(player) > value(id) : value(player) < value(id),
      );
    }
    case 'controlMore': {
      const count = (id: PlayerId): number =>
        frame.state.battlefield.filter(
          (each) => frame.view.of(each).controller === id && describes(frame, does['what'], each),
        ).length;
      const others = playersOf(frame, does, 'who').filter((id) => id !== player);
      return others.some((id) =>
        does['way'] === 'more' ? count(player) > count(id) : count(player) < count(id),
      );
    }
    case 'has':
    case 'have': {
      const what = does['what'];
      if (isNode(what) && isNode(what['what']) && what['what']['noun'] === 'card') {
        return countOf(frame, what, hand.length);
      }
      if (isNode(what)) return countHolds(asController(frame, player), what);
      break;
    }
    case 'hasNoCards':
      break;
    case 'gainLifeAny':
      return recorded(frame, 'gained life', player);
    case 'loseLifeAny':
      return recorded(frame, 'lost life', player);
    case 'attack':
      return recorded(frame, 'attacked with', player);
    case 'haveOpponents':
      return compares(frame, does['n'], opponentsOf(frame, player).length, does);
  }
  throw new Unsupported(does, does.kind);
}

function countOf(frame: Frame, phrase: Meaning, value: number): boolean {
  const det = phrase['det'];
  if (det === 'no') return value === 0;
  if (isNode(det)) {
    const n = amountOf(frame, det['n'], det);
    if (det.kind === 'several') return value >= n;
    if (det.kind === 'atLeast') return det['way'] === 'fewer' ? value <= n : value >= n;
    return det['way'] === 'exactly' ? value === n : value >= n;
  }
  return value > 0;
}

function recorded(frame: Frame, what: string, player: PlayerId): boolean {
  return frame.state.thisTurn.some((each) => each.what === what && each.player === player);
}

function objectDoes(frame: Frame, id: number, does: Meaning): boolean {
  const object = objectOf(frame.state, id);
  switch (does.kind) {
    case 'is':
      return whoIs(frame, does['is'], [id], does);
    case 'isnt':
      return !whoIs(frame, does['is'], [id], does);
    case 'isPassive':
      return isDone(frame, id, does['done'], does);
    case 'isPassiveNot':
      return !isDone(frame, id, does['done'], does);
    case 'attack':
      return object.attacking !== undefined;
    case 'block':
      return object.blocking.length > 0;
    case 'have':
    case 'haveCountersOn':
    case 'haveAnyCountersOn': {
      const abilities = does['abilities'];
      if (isNode(abilities) && abilities.kind === 'one' && typeof abilities['of'] === 'string') {
        return hasKeyword(frame.view.of(id), abilities['of']);
      }
      const counters = does['counters'];
      const of = isNode(counters) ? counters['of'] : does['of'];
      if (isNode(of)) {
        const kind = of['of'];
        const held =
          typeof kind === 'string'
            ? (object.counters[kind] ?? 0)
            : Object.values(object.counters).reduce((sum, n) => sum + n, 0);
        if (isNode(counters) && counters['det'] === 'no') return held === 0;
        if (isNode(counters) && (counters['n'] !== undefined || counters.kind === 'atLeastCounters')) {
          const n = amountOf(frame, counters['n'], counters);
          return counters['way'] === 'fewer' ? held <= n : held >= n;
        }
        return held > 0;
      }
      break;
    }
    case 'haveStat': {
      const { power, toughness, manaValue } = frame.view.of(id);
      const value =
        does['what'] === 'toughness' ? toughness : does['what'] === 'mana value' ? manaValue : power;
      return value !== undefined && compares(frame, does['is'], value, does);
    }
    case 'remain':
      return object.zone === 'battlefield';
    case 'control':
      break;
  }
  throw new Unsupported(does, does.kind);
}

function isDone(frame: Frame, id: number, done: unknown, node: Meaning): boolean {
  const object = objectOf(frame.state, id);
  const paid = (object.onStack ?? object.castWith)?.paid ?? {};
  if (typeof done === 'string') {
    switch (done) {
      case 'kicked':
        return (paid['kicker'] ?? 0) + (paid['multikicker'] ?? 0) > 0;
      case 'bargained':
      case 'evoked':
      case 'overloaded':
      case 'foretold':
        return (paid[done.replace(/ed$/, '')] ?? paid[done.replace(/d$/, '')] ?? 0) > 0;
      case 'tapped':
        return object.tapped;
      case 'untapped':
        return !object.tapped;
      case 'blocked':
        return object.marks['blocked'] !== undefined;
      case 'dealt damage':
        return frame.state.thisTurn.some((each) => each.what === 'dealt damage' && each.object === id);
      case 'cast':
        return object.castWith !== undefined || object.onStack !== undefined;
      case 'countered':
      case 'destroyed':
      case 'exiled':
      case 'milled':
      case 'discarded':
        return referredObjects(frame, done).includes(id);
      case 'enchanted':
      case 'equipped':
        return frame.state.battlefield.some((each) => {
          const to = objectOf(frame.state, each).attachedTo;
          const subtype = done === 'enchanted' ? 'Aura' : 'Equipment';
          return to?.kind === 'object' && to.id === id && frame.view.of(each).subtypes.includes(subtype);
        });
    }
    if (object.marks[done] !== undefined) return true;
  }
  throw new Unsupported(isNode(done) ? done : node, isNode(done) ? done.kind : String(done));
}

function whoIs(frame: Frame, is: unknown, ids: readonly number[], node: Meaning): boolean {
  if (ids.length === 0) return false;
  if (typeof is === 'string') {
    const description: Meaning = { kind: 'described', span: node.span, adjs: [is] };
    return ids.every((id) => describes(frame, description, id));
  }
  if (!isNode(is)) throw new Unsupported(node, String(is));
  switch (is.kind) {
    case 'object':
    case 'objects':
      return ids.every((id) => fittingOrSame(frame, is, id));
    case 'not':
    case 'anyOf':
    case 'allOf':
      return ids.every((id) => describes(frame, { kind: 'described', span: is.span, adjs: [is] }, id));
    case 'in': {
      const post: Meaning = {
        kind: 'objects',
        span: is.span,
        what: { kind: 'described', span: is.span },
        post: [is],
      };
      return ids.every((id) => fittingObjects(frame, post).includes(id));
    }
    case 'on':
      return ids.every(
        (id) => objectOf(frame.state, id).zone === (is['where'] === 'on the stack' ? 'stack' : 'battlefield'),
      );
  }
  throw new Unsupported(is, is.kind);
}

/** Whether an object is "a creature", wherever it is now. */
function fittingOrSame(frame: Frame, phrase: Meaning, id: number): boolean {
  if (isBackward(phrase)) return fittingObjects(frame, phrase).includes(id);
  const what = phrase['what'];
  if (isNode(what) && typeof what['noun'] === 'string' && /card$/.test(what['noun'])) {
    const { noun: _, ...rest } = what;
    return describes(frame, { ...rest, kind: what.kind, span: what.span }, id);
  }
  return describes(frame, what, id);
}

function did(frame: Frame, node: Meaning): boolean {
  const act = node['did'];
  if (!isNode(act)) throw new Unsupported(node, 'did');
  const when = node['when'];
  const who = node['who'];
  if (when === 'this turn' && isAboutPlayers(frame, who)) {
    return anyOrEvery(who, aboutPlayers(frame, node), (id) => didThisTurn(frame, id, act));
  }
  if (isNode(who) && when === 'this turn') {
    const words: Readonly<Record<string, string>> = {
      die: 'died',
      attack: 'attacked',
      enter: 'entered',
      block: 'blocked',
    };
    const what = words[act.kind];
    if (what) {
      return frame.state.thisTurn.some(
        (each) =>
          each.what === what && each.object !== undefined && describes(frame, who['what'], each.object),
      );
    }
  }
  if (isNode(who) && act.kind === 'isPassive') {
    return fittingObjects(frame, who).some((id) => isDone(frame, id, act['done'], act));
  }
  throw new Unsupported(act, act.kind);
}

function didThisTurn(frame: Frame, player: PlayerId, act: Meaning): boolean {
  const words: Readonly<Record<string, string>> = {
    gainLifeAny: 'gained life',
    loseLifeAny: 'lost life',
    attack: 'attacked with',
    draw: 'drew',
    discard: 'discarded',
    cast: 'cast',
    sacrifice: 'sacrificed',
  };
  const what = words[act.kind];
  if (!what) throw new Unsupported(act, act.kind);
  return recorded(frame, what, player);
}

function hasDone(frame: Frame, node: Meaning): boolean {
  const done = node['done'];
  if (!isNode(done)) throw new Unsupported(node, 'done');
  const negative = node['aux'] === "hasn't" || node['aux'] === "haven't";
  const who = node['who'];
  const players =
    typeof who === 'string' && /^you/.test(who)
      ? [frame.controller]
      : isAboutPlayers(frame, who)
        ? aboutPlayers(frame, node)
        : undefined;
  if (!players) throw new Unsupported(done, done.kind);
  return players.some((id) => didThisTurn(frame, id, done)) !== negative;
}
