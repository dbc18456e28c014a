// Replacement and prevention effects (CR 614 to 616): which apply, who chooses, what takes the place of the event.
import type { Meaning } from '../../oracle';
import type { Ability } from '../abilities/ability';
import type { Characteristics } from '../characteristics/characteristics';
import { freshObject } from '../events/apply';
import { asItWouldEnter } from '../characteristics/entering';
import { canPreventDamage, damagePreventions } from '../characteristics/game-rules';
import type { Arrival, Cause } from '../events/game-event';
import { amountOf } from '../meaning/amounts';
import { holds } from '../meaning/conditions';
import { isNode, newFrame, Nothing, Unsupported, type Frame } from '../meaning/frame';
import { playersOf } from '../meaning/players';
import type { Play } from '../run/play';
import type { Chosen } from '../state/game-object';
import type { WaitingEffect } from '../state/game-state';
import type { ManaType, ObjectId, PlayerId } from '../state/names';
import { chooseValue } from './choose-value';
import {
  countersReplacement,
  enteringCounters,
  startingCounters,
  withoutForbiddenCounters,
} from './counter-replacements';
import { countersIn } from './counters-named';
import { Game } from './game';
import type { Happening } from './happening';
import { replacedMana } from './mana-replacements';
import { enteringFits, thingFits, type Move, type Replacement } from './replacement';
import { matchEvent, waitingFrame } from './triggers';

/** The happenings that take the place of a proposal; none when it was replaced by nothing. */
export function* replaced(game: Game, proposal: Happening, cause: Cause): Play<readonly Happening[]> {
  const result: Happening[] = [];
  for (const each of yield* withReplacements(game, proposal, cause, new Set())) {
    const possible = yield* withoutForbiddenCounters(game, each);
    if (possible) result.push(possible);
  }
  return result;
}

/**
 * How each of some tokens enters. Like other permanents they enter with what changes how they do: chosen values,
 * counters, tapped (CR 111.5, 614.12). A token that does not enter at all is left out.
 */
export function* tokenArrivals(
  game: Game,
  happening: Extract<Happening, { kind: 'tokens' }>,
  cause: Cause,
): Play<readonly Arrival[]> {
  const { player, token, n } = happening;
  const arrival: Arrival = { ...happening.arrival, controller: happening.arrival.controller ?? player };
  const faces = arrival.faces ?? [token];
  const arrivals: Arrival[] = [];
  for (let count = 0; count < n; count += 1) {
    // The token does not exist yet, so it is looked at in a game that has it, in no zone.
    const id = game.state.nextId;
    const made = freshObject({ id, thing: id, kind: 'token', owner: player, zone: 'nowhere', faces });
    const objects = { ...game.state.objects, [id]: made };
    const seen = new Game({ ...game.state, objects, nextId: id + 1 }, game.lastKnown);
    const enters: Move = {
      kind: 'move',
      object: id,
      from: 'nowhere',
      to: 'battlefield',
      arrival,
      reason: 'put',
      by: player,
    };
    const [result] = yield* replaced(seen, enters, cause);
    // Nothing changes how the first enters: nothing does for those that are like it.
    if (result === enters) return Array.from({ length: n }, () => arrival);
    if (result?.kind === 'move' && result.to === 'battlefield') arrivals.push(result.arrival);
  }
  return arrivals;
}

/** How many ways of applying replacement effects to mana are looked at: enough for any real board, and bounded. */
const mostWays = 2000;

/** All types that mana could be of, with the replacement effects on it in any order (CR 106.7). */
export function possibleManaTypes(game: Game, mana: Extract<Happening, { kind: 'mana' }>): Set<ManaType> {
  const types = new Set<ManaType>();
  const seen = new Set<string>();
  const waiting: { readonly mana: typeof mana; readonly used: readonly string[] }[] = [{ mana, used: [] }];
  for (let next = waiting.pop(); next && seen.size < mostWays; next = waiting.pop()) {
    const { mana: now, used } = next;
    const key = `${[...used].sort().join()} ${now.mana.join('')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const effects = findReplacements(game, now, { kind: 'object', id: now.source });
    const others = effects.filter(({ id, becomes }) => becomes !== undefined && !used.includes(id));
    if (others.length === 0) for (const type of now.mana) types.add(type);
    for (const { id, becomes } of others)
      if (becomes) waiting.push({ mana: { ...now, mana: becomes }, used: [...used, id] });
  }
  return types;
}

function* withReplacements(
  game: Game,
  happening: Happening,
  cause: Cause,
  used: ReadonlySet<string>,
): Play<readonly Happening[]> {
  const applicable = findReplacements(game, happening, cause).filter(({ id }) => !used.has(id));
  if (applicable.length === 0) return [happening];
  // CR 616.1a–e: some kinds of effects come first; among those of one kind the affected one chooses.
  const first = Math.min(...applicable.map(({ rank }) => rank));
  const choices = applicable.filter(({ rank }) => rank === first);
  let chosen = choices[0]!;
  if (choices.length > 1) {
    const answer = yield* game.decide({
      asks: 'replacement',
      player: chooserOf(game, happening),
      question: 'Which effect applies first?',
      options: choices.map(({ says }) => ({ label: says })),
      least: 1,
      most: 1,
      rule: 'replacement-order',
      byDefault: [0],
    });
    chosen = choices[answer[0] ?? 0] ?? chosen;
  }
  const after = yield* chosen.apply(happening);
  const nowUsed = new Set([...used, chosen.id]);
  const result: Happening[] = [];
  for (const each of after) result.push(...(yield* withReplacements(game, each, cause, nowUsed)));
  return result;
}

/** CR 616.1: the affected object's controller (its owner if it has none), or the affected player. */
function chooserOf(game: Game, happening: Happening): PlayerId {
  if ('player' in happening) return happening.player;
  if (happening.kind === 'damage' && happening.to.kind === 'player') return happening.to.id;
  if (
    (happening.kind === 'counters' || happening.kind === 'removeCounters') &&
    happening.on.kind === 'player'
  ) {
    return happening.on.id;
  }
  const id =
    happening.kind === 'damage'
      ? happening.to.id
      : happening.kind === 'counters' || happening.kind === 'removeCounters'
        ? happening.on.id
        : 'object' in happening && happening.object !== undefined
          ? happening.object
          : undefined;
  if (id === undefined) return game.state.activePlayer;
  if (happening.kind === 'move' && happening.to === 'battlefield') {
    return happening.arrival.controller ?? game.object(id).owner;
  }
  const object = game.object(id);
  return object.zone === 'battlefield' || object.zone === 'stack' ? game.of(id).controller : object.owner;
}

function findReplacements(game: Game, happening: Happening, cause: Cause): Replacement[] {
  const found: Replacement[] = [];
  // CR 614.12: the permanent as it would exist on the battlefield, with its own abilities.
  const entering =
    happening.kind === 'move' && happening.to === 'battlefield'
      ? asItWouldEnter(game.state, game.lastKnown, happening.object, happening.arrival)
      : undefined;
  for (const source of game.state.battlefield)
    collect(game, source, game.of(source), happening, cause, found, entering);
  if (entering && happening.kind === 'move') {
    collect(game, happening.object, entering, happening, cause, found, entering);
  }
  for (const waiting of game.state.waitingEffects) {
    const made = fromWaiting(game, waiting, happening, cause);
    if (made) found.push(made);
  }
  found.push(...byRules(game, happening), ...startingCounters(game, happening));
  return found;
}

/** Replacements that static prevention and the rules themselves bring: protection, finality and stun counters. */
function byRules(game: Game, happening: Happening): Replacement[] {
  if (happening.kind === 'damage' && happening.cantBePrevented !== true && canPreventDamage(game)) {
    return damagePreventions(game, happening).map(({ says, by, rule }, index): Replacement => ({
      id: `prevention:${by ?? 'effect'}:${index}`,
      says,
      rank: 4,
      *apply() {
        yield* game.notice({ kind: 'information', says: `The damage is prevented: ${says}.`, rule });
        return [];
      },
    }));
  }
  if (happening.kind === 'untap' && (game.object(happening.object).counters['stun'] ?? 0) > 0) {
    return [
      {
        id: 'stun',
        says: 'stun counter',
        rank: 4,
        *apply() {
          return [
            { kind: 'removeCounters', on: { kind: 'object', id: happening.object }, counter: 'stun', n: 1 },
          ];
        },
      },
    ];
  }
  if (
    happening.kind === 'move' &&
    happening.from === 'battlefield' &&
    happening.to === 'graveyard' &&
    (game.object(happening.object).counters['finality'] ?? 0) > 0
  ) {
    return [
      {
        id: 'finality',
        says: 'finality counter',
        rank: 4,
        *apply() {
          return [{ ...happening, to: 'exile' }];
        },
      },
    ];
  }
  return [];
}

function frameFor(
  game: Game,
  source: ObjectId,
  controller: PlayerId,
  ability: Ability,
  view?: Characteristics,
): Frame {
  return newFrame({
    view: view ? { of: (id) => (id === source ? view : game.of(id)) } : game,
    state: game.state,
    source,
    controller,
    place: ability.place,
    abilityKey: ability.key,
  });
}

function collect(
  game: Game,
  source: ObjectId,
  characteristics: Characteristics,
  happening: Happening,
  cause: Cause,
  found: Replacement[],
  entering: Characteristics | undefined,
): void {
  const self = happening.kind === 'move' && happening.object === source;
  for (const ability of characteristics.abilities) {
    if (ability.kind !== 'static') continue;
    ability.sentences.forEach(({ meaning }, index) => {
      const frame = frameFor(
        game,
        source,
        self && happening.arrival.controller !== undefined
          ? happening.arrival.controller
          : characteristics.controller,
        ability,
        self ? entering : undefined,
      );
      const id = `${source}:${ability.key}:${index}`;
      try {
        const made = fromSentence(game, frame, meaning, happening, cause, id, self, entering);
        if (made) found.push(made);
      } catch (error) {
        if (!(error instanceof Unsupported) && !(error instanceof Nothing)) throw error;
      }
    });
  }
}

function fromSentence(
  game: Game,
  frame: Frame,
  meaning: Meaning,
  happening: Happening,
  cause: Cause,
  id: string,
  self: boolean,
  entering: Characteristics | undefined,
): Replacement | undefined {
  if (happening.kind === 'mana') {
    const change = replacedMana(meaning);
    if (!change || !happening.tapped || happening.mana.length === 0) return undefined;
    if (!isNode(meaning['condition']) || !matchEvent(frame, meaning['condition'], happening))
      return undefined;
    return {
      id,
      says: `${game.nameOf(frame.source)}: other mana`,
      rank: 4,
      becomes: change(happening.mana),
      *apply() {
        yield* game.notice({
          kind: 'information',
          says: `${game.nameOf(frame.source)} changes what mana is produced.`,
          rule: 'tapped-for-mana-replacement',
        });
        return [{ ...happening, mana: change(happening.mana) }];
      },
    };
  }
  if (happening.kind === 'move' && happening.to === 'battlefield' && entering) {
    if (
      meaning.kind === 'if' &&
      isNode(meaning['condition']) &&
      meaning['condition'].kind === 'countersWould'
    )
      return self ? undefined : enteringCounters(game, frame, meaning, happening, id, entering);
    return enteringReplacement(game, frame, meaning, happening, cause, id, self, entering);
  }
  if (
    meaning.kind === 'if' &&
    isNode(meaning['condition']) &&
    meaning['condition'].kind === 'countersWould'
  ) {
    return countersReplacement(game, frame, meaning, happening, id);
  }
  if (meaning.kind === 'if' && isNode(meaning['condition']) && /^would/.test(meaning['condition'].kind)) {
    const instead = meaning['do'];
    if (!isNode(instead) || !/^(?:instead|insteadLead)$/.test(instead.kind)) return undefined;
    return wouldReplacement(game, frame, meaning['condition'], instead['do'], happening, id);
  }
  return undefined;
}

/** "Enters tapped", "enters with counters", "as this enters, choose …", "you may have it enter as a copy" (CR 614.1c, d). */
function enteringReplacement(
  game: Game,
  frame: Frame,
  meaning: Meaning,
  happening: Move,
  cause: Cause,
  id: string,
  self: boolean,
  entering: Characteristics,
): Replacement | undefined {
  const seen: Frame = {
    ...frame,
    view: { of: (each) => (each === happening.object ? entering : game.of(each)) },
  };
  const isAbout = (who: unknown): boolean => {
    if (!isNode(who)) return false;
    if (self) {
      // CR 614.12: its own effect applies only if it affects just that permanent, not a group that includes it.
      return who.kind === 'self' || (who.kind === 'object' && who['det'] === 'this');
    }
    if (who.kind === 'self' || who['det'] === 'this') return false;
    return enteringFits(seen, who, happening.object);
  };
  const arrive = (change: Partial<Arrival>): readonly Happening[] => [
    { ...happening, arrival: { ...happening.arrival, ...change } },
  ];
  if (meaning.kind === 'unless' && isNode(meaning['do'])) {
    const inner = meaning['do'];
    if (inner.kind !== 'clause' || !isNode(inner['does']) || inner['does'].kind !== 'enter') return undefined;
    if (!isAbout(inner['who'])) return undefined;
    const condition = meaning['condition'];
    return {
      id,
      says: `${game.nameOf(frame.source)} enters tapped`,
      rank: 4,
      *apply() {
        if (isNode(condition) && isPayment(condition)) {
          throw new Unsupported(condition, 'a cost to pay while entering');
        }
        // What enters at the same time is not on the battlefield yet, so it does not count.
        if (holds(frame, condition)) return [happening];
        return arrive({ tapped: true });
      },
    };
  }
  if (meaning.kind === 'asEnters' && isNode(meaning['event']) && isAbout(meaning['event']['who'])) {
    const act = meaning['event']['does'];
    if (isNode(act) && act.kind !== 'enter') return undefined;
    const what = meaning['do'];
    return {
      id,
      says: `${game.nameOf(frame.source)}: as it enters`,
      rank: 4,
      *apply() {
        const value = yield* choiceOf(game, frame, what);
        const chosen = { ...happening.arrival.chosen };
        chosen[frame.abilityKey] = [...(chosen[frame.abilityKey] ?? []), value];
        return arrive({ chosen });
      },
    };
  }
  if (meaning.kind === 'clause' && isNode(meaning['does']) && meaning['does'].kind === 'enter') {
    const how = meaning['does']['how'];
    if (!isAbout(meaning['who'])) return undefined;
    return entersHow(game, frame, how, happening, id, arrive, meaning);
  }
  if (
    (meaning.kind === 'onlyIf' || meaning.kind === 'if') &&
    isNode(meaning['do']) &&
    meaning['do'].kind === 'clause' &&
    isNode(meaning['do']['does']) &&
    meaning['do']['does'].kind === 'enter'
  ) {
    if (!isAbout(meaning['do']['who'])) return undefined;
    const spell = castFrame(game, frame, happening.object);
    if (!holds(spell, meaning['condition'])) return undefined;
    return entersHow(game, frame, meaning['do']['does']['how'], happening, id, arrive, meaning['do']);
  }
  void cause;
  return undefined;
}

/** For "if it was kicked": the spell that becomes the permanent still knows what was paid. */
function castFrame(game: Game, frame: Frame, object: ObjectId): Frame {
  return game.object(object).zone === 'stack' ? { ...frame, onStack: object } : frame;
}

function entersHow(
  game: Game,
  frame: Frame,
  how: unknown,
  happening: Move,
  id: string,
  arrive: (change: Partial<Arrival>) => readonly Happening[],
  meaning: Meaning,
): Replacement | undefined {
  if (how === 'tapped' || how === 'untapped') {
    return {
      id,
      says: `${game.nameOf(frame.source)}: enters ${how}`,
      rank: 4,
      *apply() {
        return arrive({ tapped: how === 'tapped' });
      },
    };
  }
  if (isNode(how) && how.kind === 'with') {
    return {
      id,
      says: `${game.nameOf(frame.source)}: enters with counters`,
      rank: 4,
      *apply() {
        const counters = { ...happening.arrival.counters };
        // CR 107.3m: X is the X of the spell that becomes the permanent, and 0 where none does.
        const object = game.object(happening.object);
        const x = (object.onStack ?? happening.arrival.castWith)?.x ?? 0;
        const spell: Frame = { ...castFrame(game, frame, happening.object), numbers: { x, that: undefined } };
        for (const [kind, n] of countersIn(spell, how['counters']))
          counters[kind] = (counters[kind] ?? 0) + n;
        return arrive({ counters, ...(how['tapped'] === true && { tapped: true }) });
      },
    };
  }
  throw new Unsupported(meaning, 'enters');
}

function isPayment(condition: Meaning): boolean {
  return isNode(condition['does']) && /^pay/.test(condition['does'].kind);
}

/** The value that "choose a color" and the like ask for. */
function* choiceOf(game: Game, frame: Frame, what: unknown): Play<Chosen> {
  if (!isNode(what)) throw new Unsupported(undefined, String(what));
  if (what.kind === 'clause' && isNode(what['does'])) {
    if (what['does'].kind === 'may') throw new Unsupported(what, 'may');
    return yield* choiceOf(game, frame, what['does']);
  }
  return yield* chooseValue(game, frame, what);
}

/** Whether the event that "would" speaks of is the one at hand, and what becomes of it. */
function wouldReplacement(
  game: Game,
  frame: Frame,
  would: Meaning,
  instead: unknown,
  happening: Happening,
  id: string,
): Replacement | undefined {
  const does = would['does'];
  if (!isNode(does) || !isNode(instead)) return undefined;
  const match = matchWould(game, frame, would, does, happening);
  if (!match) return undefined;
  return {
    id,
    says: `${game.nameOf(frame.source)}: instead`,
    rank: 4,
    *apply() {
      yield* game.notice({
        kind: 'information',
        says: `${game.nameOf(frame.source)} changes what happens.`,
        rule: 'replacement-effects',
      });
      return changed(frame, instead, happening);
    },
  };
}

function doerFits(frame: Frame, node: Meaning, player: PlayerId): boolean {
  const who = node['who'];
  if (typeof who !== 'string' && !(isNode(who) && who.kind === 'holder')) return false;
  return playersOf(frame, node, 'who').includes(player);
}

function matchWould(game: Game, frame: Frame, would: Meaning, does: Meaning, happening: Happening): boolean {
  switch (does.kind) {
    case 'draw':
      return happening.kind === 'draw' && doerFits(frame, would, happening.player);
    case 'gainLifeAny':
      return happening.kind === 'gainLife' && doerFits(frame, would, happening.player);
    case 'loseLifeAny':
      return happening.kind === 'loseLife' && doerFits(frame, would, happening.player);
    case 'die':
      return (
        happening.kind === 'move' &&
        happening.from === 'battlefield' &&
        happening.to === 'graveyard' &&
        thingFits(frame, would, 'who', { kind: 'object', id: happening.object })
      );
    case 'leave':
      return (
        happening.kind === 'move' &&
        happening.from === 'battlefield' &&
        thingFits(frame, would, 'who', { kind: 'object', id: happening.object })
      );
    case 'isPassive': {
      const done = does['done'];
      if (done === 'created under your control') {
        return happening.kind === 'tokens' && happening.player === frame.controller;
      }
      if (!isNode(done) || done.kind !== 'put' || happening.kind !== 'move') return false;
      const to = done['to'];
      const place = isNode(to) ? to['place'] : undefined;
      const zone = typeof place === 'string' ? place : isNode(place) ? String(place['zone']) : '';
      return (
        /graveyard/.test(zone) &&
        happening.to === 'graveyard' &&
        thingFits(frame, would, 'who', { kind: 'object', id: happening.object })
      );
    }
    case 'dealDamage':
    case 'dealCombatDamage': {
      if (happening.kind !== 'damage' || (does['combat'] === true && !happening.combat)) return false;
      if (!thingFits(frame, would, 'who', { kind: 'object', id: happening.source })) return false;
      const to = does['to'];
      if (to === undefined) return true;
      const recipient = isNode(to) && to.kind === 'to' ? to : does;
      const value = recipient['to'];
      if (isNode(value) && (value.kind === 'orPlayer' || value.kind === 'either')) return true;
      return thingFits(frame, recipient, 'to', happening.to);
    }
    case 'create':
      return happening.kind === 'tokens' && doerFits(frame, would, happening.player);
    case 'createUnder':
      return happening.kind === 'tokens' && playersOf(frame, does, 'of').includes(happening.player);
  }
  throw new Unsupported(does, does.kind);
}

/** What takes the place of the event. @throws Unsupported */
function changed(frame: Frame, instead: Meaning, happening: Happening): readonly Happening[] {
  const act = instead.kind === 'clause' && isNode(instead['does']) ? instead['does'] : instead;
  switch (act.kind) {
    case 'isPassive': {
      const who = instead['who'];
      if (happening.kind !== 'tokens' || act['done'] !== 'created' || !isNode(who) || who.kind !== 'someOf')
        break;
      const numbers: Frame = { ...frame, numbers: { x: frame.numbers.x, that: happening.n } };
      return [{ ...happening, n: amountOf(numbers, who['n'], who) }];
    }
    case 'draw': {
      if (!('player' in happening)) break;
      const n = act['n'];
      const count = isNode(n) ? (n.kind === 'several' ? amountOf(frame, n['n'], n) : 1) : 1;
      return Array.from({ length: count }, () => ({ kind: 'draw', player: happening.player }));
    }
    case 'exile':
      if (happening.kind !== 'move') break;
      return [{ ...happening, to: 'exile', reason: 'exile' }];
    case 'gainLife':
    case 'gainPlus':
    case 'loseLife': {
      const base = happening.kind === 'gainLife' || happening.kind === 'loseLife' ? happening.n : 0;
      const numbers: Frame = { ...frame, numbers: { x: frame.numbers.x, that: base } };
      const n = amountOf(numbers, act['n'], act) + (act.kind === 'gainPlus' ? base : 0);
      if (!('player' in happening)) break;
      return [{ kind: act.kind === 'loseLife' ? 'loseLife' : 'gainLife', player: happening.player, n }];
    }
    case 'dealDamageChanged':
    case 'dealDamageTimes': {
      if (happening.kind !== 'damage') break;
      if (act.kind === 'dealDamageTimes')
        return [{ ...happening, n: happening.n * (act['times'] === 'triple' ? 3 : 2) }];
      const n = act['n'];
      if (isNode(n) && n.kind === 'plus') {
        const more = amountOf(frame, n['more'], n);
        return [
          { ...happening, n: Math.max(0, n['way'] === 'minus' ? happening.n - more : happening.n + more) },
        ];
      }
      if (isNode(n) && n.kind === 'half')
        return [
          { ...happening, n: n['way'] === 'up' ? Math.ceil(happening.n / 2) : Math.floor(happening.n / 2) },
        ];
      break;
    }
    case 'createChanged':
    case 'create': {
      if (happening.kind !== 'tokens') break;
      const numbers: Frame = { ...frame, numbers: { x: frame.numbers.x, that: happening.n } };
      const n = act['n'];
      if (isNode(n) && n.kind === 'count') return [{ ...happening, n: amountOf(numbers, n['n'], n) }];
      break;
    }
  }
  throw new Unsupported(act, act.kind);
}

/** Shields and other effects that a resolved spell or ability left. */
function fromWaiting(
  game: Game,
  waiting: WaitingEffect,
  happening: Happening,
  cause: Cause,
): Replacement | undefined {
  if (waiting.kind === 'prevention') {
    if (happening.kind !== 'damage' || happening.cantBePrevented) return undefined;
    const to = waiting.remembered['to'];
    if (to && !to.some((each) => each.kind === happening.to.kind && each.id === happening.to.id))
      return undefined;
    const by = waiting.remembered['by'];
    if (by && !by.some((each) => each.kind === 'object' && each.id === happening.source)) return undefined;
    if (waiting.remembered['combat'] && !happening.combat) return undefined;
    return {
      id: `shield${waiting.id}`,
      says: `${game.nameOf(waiting.source)}: prevents damage`,
      rank: 4,
      *apply() {
        const prevented = Math.min(happening.n, waiting.amount ?? happening.n);
        if (waiting.amount !== undefined) {
          const left = waiting.amount - prevented;
          yield* game.emit(
            { kind: 'waitAmount', effect: waiting.id, amount: left },
            cause,
            `${prevented} damage is prevented.`,
          );
          if (left === 0) yield* game.emit({ kind: 'waitEnds', effect: waiting.id }, cause);
        } else {
          yield* game.notice({
            kind: 'information',
            says: `${prevented} damage is prevented.`,
            rule: 'prevention-effects',
          });
        }
        return prevented === happening.n ? [] : [{ ...happening, n: happening.n - prevented }];
      },
    };
  }
  if (waiting.kind !== 'replacement') return undefined;
  const frame = waitingFrame(game, waiting);
  try {
    const about = waiting.remembered['affected'];
    if (
      about &&
      happening.kind === 'move' &&
      !about.some((each) => each.kind === 'object' && each.id === happening.object)
    ) {
      return undefined;
    }
    return wouldReplacement(game, frame, waiting.when, waiting.effect, happening, `waiting${waiting.id}`);
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    return undefined;
  }
}
