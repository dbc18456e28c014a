// Which triggered abilities trigger on what happened (CR 603), and how they get onto the stack.
import type { Meaning } from '../../oracle';
import type { Ability } from '../abilities/ability';
import type { Cause } from '../events/game-event';
import { describes, postsFit, isBackward, isOther } from '../meaning/describe';
import { holds } from '../meaning/conditions';
import { isNode, newFrame, Unsupported, wordOf, type Frame } from '../meaning/frame';
import { playersOf } from '../meaning/players';
import { amountOf } from '../meaning/amounts';
import type { Play } from '../run/play';
import type { Entity, ObjectId, PlayerId } from '../state/names';
import type { WaitingEffect } from '../state/game-state';
import type { Game } from './game';
import { isLimited, triggeredOften } from './trigger-limits';
import type { Happening } from './happening';

/** What an event gives to the ability that it triggers: "that creature", "that player", "that much". */
export interface Match {
  readonly remembered: Readonly<Record<string, readonly Entity[]>>;
  readonly amount?: number;
}

const object = (id: ObjectId): Entity => ({ kind: 'object', id });
const player = (id: PlayerId): Entity => ({ kind: 'player', id });

/** The object or player that does it or that it happens to, as far as the subject of the sentence is concerned. */
function subjectFits(frame: Frame, node: Meaning, slot: string, entity: Entity): boolean {
  const who = node[slot];
  if (entity.kind === 'player') {
    if (typeof who === 'string' || (isNode(who) && (who.kind === 'holder' || who.kind === 'of'))) {
      try {
        return playersOf(frame, node, slot).includes(entity.id);
      } catch (error) {
        if (error instanceof Unsupported && who === 'damage') return false;
        throw error;
      }
    }
    return false;
  }
  if (!isNode(who)) return typeof who === 'string' && /^(?:any target|that one)$/.test(who);
  return objectFits(frame, who, entity.id);
}

/** Whether an object is what the phrase says; "another" leaves out the source; "one or more" fits each. */
export function objectFits(frame: Frame, phrase: Meaning, id: ObjectId): boolean {
  switch (phrase.kind) {
    case 'self':
      return id === frame.source;
    case 'pronoun':
      return id === frame.source;
    case 'eitherOf':
    case 'bothOf':
    case 'pair':
      return [phrase['one'], phrase['other']].some((each) => isNode(each) && objectFits(frame, each, id));
    case 'orPlayer':
      return isNode(phrase['one']) && objectFits(frame, phrase['one'], id);
    case 'object':
    case 'objects': {
      if (phrase['det'] === 'this') return id === frame.source;
      if (phrase['det'] === 'equipped' || phrase['det'] === 'enchanted' || phrase['det'] === 'fortified') {
        const to = frame.state.objects[frame.source]?.attachedTo;
        return to?.kind === 'object' && to.id === id;
      }
      if (isBackward(phrase)) throw new Unsupported(phrase, String(phrase['det']));
      if (isOther(phrase['det']) && id === frame.source) return false;
      return describesAt(frame, phrase, id);
    }
  }
  throw new Unsupported(phrase, phrase.kind);
}

/** Whether the object fits, where "card" and "permanent" mean it as it was or is, whatever its zone. */
function describesAt(frame: Frame, phrase: Meaning, id: ObjectId): boolean {
  const what = phrase['what'];
  if (
    isNode(what) &&
    typeof what['noun'] === 'string' &&
    /^(?:permanent|card|token|spell)$/.test(what['noun'])
  ) {
    const known = frame.state.objects[id];
    if (what['noun'] === 'token' && known?.kind !== 'token') return false;
    if (what['noun'] === 'card' && known?.kind !== 'card') return false;
    const { noun: _, ...rest } = what;
    return describes(frame, { ...rest, kind: what.kind, span: what.span }, id) && postsFit(frame, phrase, id);
  }
  return describes(frame, what, id) && postsFit(frame, phrase, id);
}

type Matcher = (frame: Frame, event: Meaning, does: Meaning, happening: Happening) => Match | undefined;

function matchMove(
  frame: Frame,
  event: Meaning,
  happening: Happening,
  fits: (move: Extract<Happening, { kind: 'move' }>) => boolean,
  entering: boolean,
): Match | undefined {
  if (happening.kind === 'tokens' && entering) {
    const made = (happening.made ?? []).filter((id) => subjectFits(frame, event, 'who', object(id)));
    return made.length > 0 ? { remembered: { subject: made.map(object) } } : undefined;
  }
  if (happening.kind !== 'move' || !fits(happening)) return undefined;
  const subject = entering ? (happening.becomes ?? happening.object) : happening.object;
  if (!subjectFits(frame, event, 'who', object(subject))) return undefined;
  return { remembered: { subject: [object(subject)], player: [player(frame.view.of(subject).controller)] } };
}

function matchDamage(frame: Frame, event: Meaning, does: Meaning, happening: Happening): Match | undefined {
  if (happening.kind !== 'damage') return undefined;
  if (does['combat'] === true && !happening.combat) return undefined;
  if (does['noncombat'] === true && happening.combat) return undefined;
  if (!subjectFits(frame, event, 'who', object(happening.source))) return undefined;
  const to = does['to'];
  const recipient = isNode(to) && to.kind === 'to' ? to : does;
  if (to !== undefined) {
    const value = recipient['to'];
    const fits =
      isNode(value) && (value.kind === 'orPlayer' || value.kind === 'either')
        ? true
        : subjectFits(frame, recipient, 'to', happening.to);
    if (!fits) return undefined;
  }
  return {
    remembered: {
      subject: [object(happening.source)],
      ...(happening.to.kind === 'player' ? { player: [happening.to] } : { object: [happening.to] }),
    },
    amount: happening.n,
  };
}

function byPlayer(kind: Happening['kind']): Matcher {
  return (frame, event, _does, happening) => {
    if (happening.kind !== kind || !('player' in happening)) return undefined;
    if (!subjectFits(frame, event, 'who', player(happening.player))) return undefined;
    return {
      remembered: { player: [player(happening.player)] },
      ...('n' in happening && happening.n !== undefined && { amount: happening.n }),
    };
  };
}

function deed(verb: string, slot?: string): Matcher {
  return (frame, event, does, happening) => {
    if (happening.kind !== 'deed' || happening.verb !== verb) return undefined;
    if (!subjectFits(frame, event, 'who', player(happening.player))) {
      if (happening.object === undefined || !subjectFits(frame, event, 'who', object(happening.object)))
        return undefined;
    }
    const phrase = slot === undefined ? undefined : does[slot];
    if (isNode(phrase) && happening.object !== undefined && !objectFits(frame, phrase, happening.object))
      return undefined;
    return {
      remembered: {
        player: [player(happening.player)],
        ...(happening.object !== undefined && { object: [object(happening.object)] }),
      },
      ...(happening.n !== undefined && { amount: happening.n }),
    };
  };
}

function moved(reason: string): Matcher {
  return (frame, event, does, happening) => {
    if (happening.kind !== 'move' || happening.reason !== reason) return undefined;
    const doer = happening.by ?? frame.view.of(happening.object).controller;
    if (!subjectFits(frame, event, 'who', player(doer))) return undefined;
    const what = does['what'];
    const subject = reason === 'discard' ? (happening.becomes ?? happening.object) : happening.object;
    if (isNode(what) && !objectFits(frame, what, subject)) return undefined;
    return { remembered: { player: [player(doer)], object: [object(subject)] } };
  };
}

const matchers: Readonly<Record<string, Matcher>> = {
  enter: (frame, event, _does, happening) =>
    matchMove(frame, event, happening, (move) => move.to === 'battlefield', true),
  enterUnder: (frame, event, _does, happening) =>
    matchMove(frame, event, happening, (move) => move.to === 'battlefield', true),
  die: (frame, event, _does, happening) =>
    matchMove(
      frame,
      event,
      happening,
      (move) => move.from === 'battlefield' && move.to === 'graveyard',
      false,
    ),
  leave: (frame, event, does, happening) =>
    matchMove(
      frame,
      event,
      happening,
      (move) => move.from === (does['what'] === 'the battlefield' ? 'battlefield' : 'graveyard'),
      false,
    ),
  attack: (frame, event, does, happening) => {
    if (happening.kind === 'attackWith') {
      const attackers: Match = {
        remembered: { player: [player(happening.player)] },
        amount: happening.objects.length,
      };
      return subjectFits(frame, event, 'who', player(happening.player)) ? attackers : undefined;
    }
    if (happening.kind !== 'attack' || !subjectFits(frame, event, 'who', object(happening.object)))
      return undefined;
    const whom = does['whom'];
    if (whom !== undefined && !subjectFits(frame, does, 'whom', happening.whom)) return undefined;
    return { remembered: { subject: [object(happening.object)], [happening.whom.kind]: [happening.whom] } };
  },
  attackAlone: (frame, event, _does, happening) =>
    happening.kind === 'attack' &&
    happening.alone &&
    subjectFits(frame, event, 'who', object(happening.object))
      ? { remembered: { subject: [object(happening.object)] } }
      : undefined,
  attackYou: (frame, event, _does, happening) =>
    happening.kind === 'attack' &&
    happening.whom.kind === 'player' &&
    happening.whom.id === frame.controller &&
    subjectFits(frame, event, 'who', object(happening.object))
      ? { remembered: { subject: [object(happening.object)] } }
      : undefined,
  attackPlayer: (frame, event, does, happening) =>
    happening.kind === 'attack' &&
    subjectFits(frame, event, 'who', object(happening.object)) &&
    subjectFits(frame, does, 'whom', happening.whom)
      ? { remembered: { subject: [object(happening.object)], player: [happening.whom] } }
      : undefined,
  attackWith: (frame, event, does, happening) => {
    if (happening.kind !== 'attackWith' || !subjectFits(frame, event, 'who', player(happening.player)))
      return undefined;
    const phrase = does['with'];
    if (!isNode(phrase)) return undefined;
    const fitting = happening.objects.filter((id) => objectFits(frame, phrase, id));
    const det = phrase['det'];
    const least = isNode(det) ? amountOf(frame, det['n'], det) : 1;
    return fitting.length >= least
      ? { remembered: { object: fitting.map(object) }, amount: fitting.length }
      : undefined;
  },
  block: (frame, event, does, happening) => {
    if (happening.kind !== 'block' || !subjectFits(frame, event, 'who', object(happening.object)))
      return undefined;
    const whom = does['whom'];
    if (isNode(whom) && !objectFits(frame, whom, happening.whom)) return undefined;
    return { remembered: { subject: [object(happening.object)], object: [object(happening.whom)] } };
  },
  becomeBlockedBy: (frame, event, does, happening) => {
    if (happening.kind !== 'block' || !subjectFits(frame, event, 'who', object(happening.whom)))
      return undefined;
    const by = does['by'];
    if (isNode(by) && !objectFits(frame, by, happening.object)) return undefined;
    return { remembered: { subject: [object(happening.whom)], object: [object(happening.object)] } };
  },
  becomes: (frame, event, does, happening) => {
    const state = String(does['state']);
    const subject = (id: ObjectId): Match | undefined =>
      subjectFits(frame, event, 'who', object(id)) ? { remembered: { subject: [object(id)] } } : undefined;
    if (state === 'tapped' && happening.kind === 'tap') return subject(happening.object);
    if (state === 'untapped' && happening.kind === 'untap') return subject(happening.object);
    if (state === 'blocked' && happening.kind === 'becomesBlocked') return subject(happening.object);
    if (happening.kind === 'deed' && happening.verb === `become ${state}` && happening.object !== undefined) {
      return subject(happening.object);
    }
    return undefined;
  },
  becomeTarget: (frame, event, does, happening) => {
    if (happening.kind !== 'target' || !subjectFits(frame, event, 'who', happening.target)) return undefined;
    const of = does['of'];
    if (isNode(of) && !objectFits(frame, of, happening.object)) return undefined;
    return { remembered: { subject: [happening.target], object: [object(happening.object)] } };
  },
  cast: (frame, event, does, happening) => {
    if (happening.kind !== 'cast' || !subjectFits(frame, event, 'who', player(happening.player)))
      return undefined;
    const what = does['what'];
    if (isNode(what) && !objectFits(frame, what, happening.object)) return undefined;
    return { remembered: { player: [player(happening.player)], object: [object(happening.object)] } };
  },
  activate: (frame, event, _does, happening) =>
    happening.kind === 'activate' && subjectFits(frame, event, 'who', player(happening.player))
      ? { remembered: { player: [player(happening.player)], object: [object(happening.object)] } }
      : undefined,
  dealDamage: matchDamage,
  dealCombatDamage: matchDamage,
  draw: byPlayer('draw'),
  gainLifeAny: byPlayer('gainLife'),
  gainLife: byPlayer('gainLife'),
  loseLifeAny: byPlayer('loseLife'),
  discard: moved('discard'),
  sacrifice: moved('sacrifice'),
  cycleThing: deed('cycle', 'what'),
  keywordNumber: (frame, event, does, happening) => deed(String(does['verb']))(frame, event, does, happening),
  plain: (frame, event, does, happening) => deed(String(does['verb']))(frame, event, does, happening),
  intransitive: (frame, event, does, happening) => deed(String(does['verb']))(frame, event, does, happening),
  search: deed('search'),
  isPassive: (frame, event, does, happening) => matchPassive(frame, event, does['done'], happening),
  tapForMana: (frame, event, does, happening) => {
    if (happening.kind !== 'mana' || !happening.tapped || happening.mana.length === 0) return undefined;
    if (!subjectFits(frame, event, 'who', player(happening.player))) return undefined;
    const what = does['what'];
    if (isNode(what) && !objectFits(frame, what, happening.source)) return undefined;
    return {
      remembered: { object: [object(happening.source)], player: [player(happening.player)] },
      amount: happening.mana.length,
    };
  },
};

function matchPassive(frame: Frame, event: Meaning, done: unknown, happening: Happening): Match | undefined {
  const subject = (entity: Entity, more: Partial<Match> = {}): Match | undefined =>
    subjectFits(frame, event, 'who', entity)
      ? {
          ...more,
          remembered: {
            ...(entity.kind === 'player' ? { player: [entity] } : { subject: [entity] }),
            ...more.remembered,
          },
        }
      : undefined;
  if (typeof done === 'string') {
    switch (done) {
      case 'dealt damage':
      case 'dealt combat damage':
      case 'dealt noncombat damage':
        if (happening.kind !== 'damage') return undefined;
        if (/ combat/.test(done) && !happening.combat) return undefined;
        if (/noncombat/.test(done) && happening.combat) return undefined;
        return subject(happening.to, { amount: happening.n });
      case 'tapped for mana':
        return happening.kind === 'mana' && happening.tapped && happening.mana.length > 0
          ? subject(object(happening.source), {
              remembered: { player: [player(happening.player)] },
              amount: happening.mana.length,
            })
          : undefined;
      case 'sacrificed':
      case 'destroyed':
      case 'discarded':
      case 'milled': {
        const reasons: Readonly<Record<string, string>> = {
          sacrificed: 'sacrifice',
          destroyed: 'destroy',
          discarded: 'discard',
          milled: 'mill',
        };
        return happening.kind === 'move' && happening.reason === reasons[done]
          ? subject(object(happening.object))
          : undefined;
      }
      case 'exiled':
        return happening.kind === 'move' && happening.to === 'exile'
          ? subject(object(happening.object))
          : undefined;
      case 'turned face up':
        return happening.kind === 'deed' &&
          happening.verb === 'turn face up' &&
          happening.object !== undefined
          ? subject(object(happening.object))
          : undefined;
    }
    throw new Unsupported(event, done);
  }
  if (isNode(done) && (done.kind === 'tappedFor' || done.kind === 'tappedForSome')) {
    // CR 106.12a, b: it counts what is really produced, by type and amount.
    if (happening.kind !== 'mana' || !happening.tapped) return undefined;
    const counted =
      done.kind === 'tappedForSome'
        ? happening.mana
        : happening.mana.filter((type) => `{${type}}` === String(done['symbol']));
    const least = done.kind === 'tappedForSome' ? amountOf(frame, done['n'], done) : 1;
    if (counted.length < least) return undefined;
    return subject(object(happening.source), {
      remembered: { player: [player(happening.player)] },
      amount: counted.length,
    });
  }
  if (isNode(done) && done.kind === 'put') {
    const to = done['to'];
    if (happening.kind !== 'move' || !isNode(to)) return undefined;
    const place = to['place'];
    const zone =
      to.kind === 'battlefield'
        ? 'battlefield'
        : typeof place === 'string'
          ? /graveyard/.test(place)
            ? 'graveyard'
            : place
          : isNode(place)
            ? String(place['zone'])
            : '';
    if (happening.to !== zone) return undefined;
    const from = done['from'];
    const place2 = isNode(from) ? from['place'] : undefined;
    if (place2 === 'the battlefield' && happening.from !== 'battlefield') return undefined;
    if (isNode(place2) && place2.kind === 'zone' && happening.from !== place2['zone']) return undefined;
    if (place2 === 'anywhere' || place2 === undefined || place2 === 'the battlefield' || isNode(place2)) {
      const id =
        happening.from === 'battlefield' ? happening.object : (happening.becomes ?? happening.object);
      return subject(object(id));
    }
  }
  throw new Unsupported(isNode(done) ? done : event, isNode(done) ? done.kind : String(done));
}

function matchStep(frame: Frame, time: unknown, happening: Happening): Match | undefined {
  if (happening.kind !== 'step') return undefined;
  if (typeof time === 'string') {
    if (time === 'end of combat' && happening.step === 'end of combat') return { remembered: {} };
    if (time === 'end of turn' && happening.step === 'cleanup') return { remembered: {} };
    return undefined;
  }
  if (!isNode(time)) return undefined;
  if (time.kind === 'stepOf') {
    if (happening.step !== stepNames[String(time['step'])]) return undefined;
    return playersOf(frame, time, 'who').includes(happening.activePlayer)
      ? { remembered: { player: [player(happening.activePlayer)] } }
      : undefined;
  }
  const step = time['step'];
  if (!isNode(step)) throw new Unsupported(time, 'step');
  if (step.kind === 'combat') {
    if (happening.step !== 'beginning of combat') return undefined;
    return turnFits(frame, step, String(step['whose']), happening.activePlayer);
  }
  if (step.kind === 'step') {
    if (happening.step !== stepNames[String(step['step'])]) return undefined;
    const whose = step['whose'];
    if (whose === 'the' || whose === 'each' || whose === undefined) {
      return { remembered: { player: [player(happening.activePlayer)] } };
    }
    if (whose === 'each of your')
      return happening.activePlayer === frame.controller ? { remembered: {} } : undefined;
    return playersOf(frame, step, 'whose').includes(happening.activePlayer)
      ? { remembered: { player: [player(happening.activePlayer)] } }
      : undefined;
  }
  if (step.kind === 'next') {
    return happening.step === stepNames[String(step['step'])] ? { remembered: {} } : undefined;
  }
  throw new Unsupported(step, step.kind);
}

function turnFits(frame: Frame, node: Meaning, whose: string, active: PlayerId): Match | undefined {
  const remembered = { player: [player(active)] };
  switch (whose) {
    case 'your turn':
    case 'each of your turns':
      return active === frame.controller ? { remembered } : undefined;
    case "each opponent's turn":
      return active === frame.controller ? undefined : { remembered };
    case 'each turn':
      return { remembered };
  }
  throw new Unsupported(node, whose);
}

const stepNames: Readonly<Record<string, string>> = {
  upkeep: 'upkeep',
  'draw step': 'draw',
  'untap step': 'untap',
  'main phase': 'main',
  'precombat main phase': 'main',
  'first main phase': 'main',
  'postcombat main phase': 'second main',
  'second main phase': 'second main',
  combat: 'beginning of combat',
  'end step': 'end',
};

/** Whether a trigger condition is met by what happened; undefined where not. @throws Unsupported for conditions that are not evaluated */
export function matchTrigger(frame: Frame, trigger: Meaning, happening: Happening): Match | undefined {
  switch (trigger.kind) {
    case 'when':
    case 'nextTime':
      return isNode(trigger['event']) ? matchEvent(frame, trigger['event'], happening) : undefined;
    case 'at':
      return matchStep(frame, trigger['time'], happening);
    case 'orAt':
    case 'atOr':
      return (
        (isNode(trigger['event']) ? matchEvent(frame, trigger['event'], happening) : undefined) ??
        matchStep(frame, trigger['time'], happening)
      );
    case 'and': {
      const { event, event2 } = trigger;
      return (
        (isNode(event) ? matchEvent(frame, event, happening) : undefined) ??
        (isNode(event2) ? matchEvent(frame, event2, happening) : undefined)
      );
    }
  }
  throw new Unsupported(trigger, trigger.kind);
}

function acts(does: unknown): Meaning[] {
  if (!isNode(does)) return [];
  return does.kind === 'or' ? [...acts(does['one']), ...acts(does['other'])] : [does];
}

/** Whether an event that a text speaks of is what happened, or is about to happen. @throws Unsupported */
export function matchEvent(frame: Frame, event: Meaning, happening: Happening): Match | undefined {
  if (event.kind === 'countersPut') {
    if (happening.kind !== 'counters') return undefined;
    const counters = event['counters'];
    const of = isNode(counters) ? counters['of'] : undefined;
    const kind = isNode(of) ? of['of'] : undefined;
    if (typeof kind === 'string' && kind !== happening.counter) return undefined;
    return subjectFits(frame, event, 'on', happening.on)
      ? { remembered: { subject: [happening.on] }, amount: happening.n }
      : undefined;
  }
  if (event.kind === 'orHappens') {
    const other: Meaning = { kind: 'happens', span: event.span, who: event['who2'], does: event['does2'] };
    return matchEvent(frame, { ...event, kind: 'happens' }, happening) ?? matchEvent(frame, other, happening);
  }
  if (event.kind !== 'happens' && event.kind !== 'happensNow') throw new Unsupported(event, event.kind);
  for (const does of acts(event['does'])) {
    const matcher = matchers[does.kind];
    if (!matcher) throw new Unsupported(does, does.kind);
    const match = matcher(frame, event, does, happening);
    if (match && timeFits(frame, event, happening)) return match;
  }
  return undefined;
}

function timeFits(frame: Frame, event: Meaning, happening: Happening): boolean {
  const when = event['when'];
  if (when === undefined || when === 'this turn' || when === 'this combat') return true;
  if (isNode(when) && (when.kind === 'duringTime' || when.kind === 'onTurn' || when.kind === 'onTurns')) {
    const time = isNode(when['time']) ? when['time'] : when;
    if (time.kind === 'combat') return /combat|attackers|blockers/.test(frame.state.step);
    if (time['whose'] === undefined) throw new Unsupported(when, time.kind);
    return playersOf(frame, time, 'whose').includes(frame.state.activePlayer);
  }
  if (isNode(when) && when.kind === 'nthTime' && when['nth'] === 'first' && typeof when['per'] === 'string') {
    // The event itself is in the record already, so it is the first when it stands there once.
    const what =
      happening.kind === 'draw'
        ? 'drew'
        : happening.kind === 'gainLife'
          ? 'gained life'
          : happening.kind === 'loseLife'
            ? 'lost life'
            : happening.kind === 'cast'
              ? 'cast'
              : undefined;
    if (what === undefined || !('player' in happening)) throw new Unsupported(when, 'the first time');
    return (
      frame.state.thisTurn.filter((each) => each.what === what && each.player === happening.player).length ===
      1
    );
  }
  throw new Unsupported(event, isNode(when) ? when.kind : wordOf(when));
}

/** Objects whose triggered abilities look at a happening: those there now, and those that just left (CR 603.10). */
function watchers(game: Game, happening: Happening): ObjectId[] {
  const here = [...game.state.battlefield];
  if (happening.kind === 'move') {
    if (happening.from === 'battlefield' || happening.reason === 'discard') here.push(happening.object);
    if (happening.becomes !== undefined && happening.to === 'graveyard') here.push(happening.becomes);
  }
  if (happening.kind === 'cast') here.push(happening.object);
  here.push(...game.leaving);
  return [...new Set(here)];
}

/** Whether the ability works from where its object is: from the battlefield, unless it says otherwise (CR 113.6). */
function worksThere(game: Game, id: ObjectId, happening: Happening): boolean {
  const { zone } = game.object(id);
  if (zone === 'battlefield') return true;
  if (zone === 'stack') return happening.kind === 'cast' && happening.object === id;
  return game.lastKnown.has(id);
}

/** A frame for looking at an ability of an object while it does not resolve. */
export function frameOf(game: Game, source: ObjectId, ability: Ability): Frame {
  return newFrame({
    view: game,
    state: game.state,
    source,
    controller: game.of(source).controller,
    place: ability.place,
    abilityKey: ability.key,
  });
}

function conditionOf(ability: Ability): Meaning | undefined {
  // CR 603.4: "if" right after the trigger condition.
  const [first] = ability.sentences;
  const node = first?.meaning;
  return node?.kind === 'if' || node?.kind === 'ifHeading' ? node : undefined;
}

/** CR 714.2c: a chapter ability triggers when lore counters reach its number. */
function* putChapters(game: Game, happening: Happening, cause: Cause): Play {
  const lore =
    happening.kind === 'counters' && happening.counter === 'lore' && happening.on.kind === 'object'
      ? { id: happening.on.id, n: happening.n }
      : happening.kind === 'move' && happening.becomes !== undefined && happening.to === 'battlefield'
        ? { id: happening.becomes, n: happening.arrival.counters?.['lore'] ?? 0 }
        : undefined;
  if (!lore || lore.n === 0 || !game.exists(lore.id)) return;
  const now = game.object(lore.id).counters['lore'] ?? 0;
  for (const ability of game.of(lore.id).abilities) {
    if (!ability.chapters?.some((chapter) => chapter > now - lore.n && chapter <= now)) continue;
    const { controller } = game.of(lore.id);
    yield* game.emit(
      { kind: 'trigger', trigger: { source: lore.id, ability: ability.key, controller, remembered: {} } },
      cause,
      `A chapter ability of ${game.nameOf(lore.id)} triggers.`,
    );
  }
}

/** Puts every ability that triggers on a happening among those that wait (CR 603.2). */
export function* putTriggers(game: Game, happening: Happening, cause: Cause): Play {
  yield* putChapters(game, happening, cause);
  for (const source of watchers(game, happening)) {
    if (!worksThere(game, source, happening)) continue;
    for (const ability of game.of(source).abilities) {
      if (ability.kind !== 'triggered' || !ability.trigger) continue;
      const frame = frameOf(game, source, ability);
      let match: Match | undefined;
      try {
        match = matchTrigger(frame, ability.trigger, happening);
      } catch (error) {
        if (!(error instanceof Unsupported)) throw error;
        continue;
      }
      if (!match || triggeredOften(game, source, ability)) continue;
      const condition = conditionOf(ability);
      if (condition) {
        rememberMatch(frame, match);
        try {
          if (!holds(frame, condition['condition'])) continue;
        } catch (error) {
          if (!(error instanceof Unsupported)) throw error;
        }
      }
      yield* game.emit(
        {
          kind: 'trigger',
          trigger: {
            source,
            ability: ability.key,
            controller: frame.controller,
            remembered: match.remembered,
            ...(match.amount !== undefined && { amount: match.amount }),
          },
        },
        cause,
        `An ability of ${game.nameOf(source)} triggers.`,
      );
      if (isLimited(ability)) {
        yield* game.emit(
          { kind: 'record', record: { what: `triggered ${ability.key}`, object: source } },
          cause,
        );
      }
    }
  }
  for (const waiting of [...game.state.waitingEffects]) {
    if (waiting.kind !== 'delayed') continue;
    const frame = waitingFrame(game, waiting);
    let match: Match | undefined;
    try {
      match = matchTrigger(frame, waiting.when, happening);
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      continue;
    }
    if (!match) continue;
    yield* game.emit(
      {
        kind: 'trigger',
        trigger: {
          source: waiting.source,
          ability: `delayed${waiting.id}`,
          controller: waiting.controller,
          remembered: { ...waiting.remembered, ...match.remembered },
          ...(match.amount !== undefined && { amount: match.amount }),
          delayed: waiting,
        },
      },
      cause,
      `A delayed ability of ${game.nameOf(waiting.source)} triggers.`,
    );
    if (waiting.once) yield* game.emit({ kind: 'waitEnds', effect: waiting.id }, cause);
  }
}

/** A frame for an effect that a resolved spell or ability left behind, with what it remembers. */
export function waitingFrame(game: Game, waiting: WaitingEffect): Frame {
  const frame = newFrame({
    view: game,
    state: game.state,
    source: waiting.source,
    controller: waiting.controller,
    place: { text: '', line: waiting.lineIndex, start: 0 },
    abilityKey: `waiting${waiting.id}`,
  });
  rememberMatch(frame, { remembered: waiting.remembered });
  return frame;
}

/** Puts what an event was about into the memory of a frame, so that "it" and "that player" find it. */
export function rememberMatch(frame: Frame, match: Match): void {
  const noun = (entities: readonly Entity[]): string => (entities[0]?.kind === 'player' ? 'player' : '');
  for (const role of ['player', 'object', 'subject']) {
    const entities = match.remembered[role];
    if (entities && entities.length > 0) {
      frame.memory.push({ entities, noun: noun(entities), plural: entities.length > 1, how: 'trigger' });
    }
  }
  for (const [role, entities] of Object.entries(match.remembered)) {
    if (!['player', 'object', 'subject'].includes(role)) {
      frame.memory.push({ entities, noun: noun(entities), plural: entities.length > 1, how: role });
    }
  }
  if (match.amount !== undefined) frame.numbers.that = match.amount;
}
