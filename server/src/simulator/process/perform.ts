// Makes things happen: first replacement effects (CR 614, 616), then the change itself, then what triggers on it.
import type { Cause } from '../events/game-event';
import { freshObject } from '../events/apply';
import type { Play } from '../run/play';
import type { Entity, ObjectId, PlayerId, Zone } from '../state/names';
import type { Printed } from '../state/printed';
import type { Arrival } from '../events/game-event';
import { hasKeyword, keywordNumber, keywordsNamed } from '../meaning/keywords';
import type { Game } from './game';
import type { Happening, MoveReason } from './happening';
import { replaced, tokenArrivals } from './replacements';
import { putTriggers } from './triggers';

/** What a happening came to: the happenings that took its place, with what they made. */
export type Outcome = readonly Happening[];

/**
 * Makes several things happen at the same time: none sees the others done when it is decided how it happens
 * (CR 614.12, 616.1).
 */
export function* performTogether(game: Game, proposals: readonly Happening[], cause: Cause): Play<Outcome> {
  const all: Happening[] = [];
  for (const proposal of proposals) all.push(...(yield* replaced(game, proposal, cause)));
  const done: Happening[] = [];
  for (const each of all) {
    const happened = yield* carryOut(game, each, cause);
    if (happened) done.push(happened);
  }
  for (const each of done) yield* putTriggers(game, each, cause);
  return done;
}

/** Makes something happen. @returns what really happened after replacement; empty where nothing did */
export function* perform(game: Game, proposal: Happening, cause: Cause): Play<Outcome> {
  const proposals = yield* replaced(game, proposal, cause);
  const done: Happening[] = [];
  for (const each of proposals) {
    const happened = yield* carryOut(game, each, cause);
    if (!happened) continue;
    done.push(happened);
    yield* putTriggers(game, happened, cause);
  }
  return done;
}

function* carryOut(game: Game, happening: Happening, cause: Cause): Play<Happening | undefined> {
  switch (happening.kind) {
    case 'move':
      return yield* move(game, happening, cause);
    case 'tokens':
      return yield* makeTokens(game, happening, cause);
    case 'damage':
      return yield* damage(game, happening, cause);
    case 'gainLife':
    case 'loseLife':
      return yield* changeLife(game, happening, cause);
    case 'draw':
      return yield* draw(game, happening, cause);
    case 'counters':
    case 'removeCounters':
      return yield* counters(game, happening, cause);
    case 'mana':
      return yield* mana(game, happening, cause);
    case 'tap':
    case 'untap':
      return yield* turn(game, happening, cause);
    case 'attach':
      return yield* attach(game, happening, cause);
    default:
      return happening;
  }
}

type Of<K extends Happening['kind']> = Extract<Happening, { kind: K }>;

const zoneWords: Readonly<Record<Zone, string>> = {
  library: 'library',
  hand: 'hand',
  battlefield: 'battlefield',
  graveyard: 'graveyard',
  stack: 'stack',
  exile: 'exile',
  command: 'command zone',
  outside: 'outside of the game',
};

function moveWords(game: Game, happening: Of<'move'>): string {
  const name = game.nameOf(happening.object);
  const owner = game.player(game.object(happening.object).owner).name;
  switch (happening.reason) {
    case 'destroy':
      return `${name} is destroyed.`;
    case 'sacrifice':
      return `${name} is sacrificed.`;
    case 'discard':
      return `${owner} discards ${name}.`;
    case 'mill':
      return `${owner} mills ${name}.`;
    case 'counter':
      return `${name} is countered.`;
    case 'draw':
      return `${owner} draws a card.`;
    case 'cast':
      return `${name} is put on the stack.`;
    default: {
      if (happening.to === 'battlefield')
        return `${name} enters${happening.arrival.tapped ? ' tapped' : ''}.`;
      if (happening.to === 'exile') return `${name} is exiled.`;
      return `${name} is put into ${owner}’s ${zoneWords[happening.to]}.`;
    }
  }
}

function* move(game: Game, happening: Of<'move'>, cause: Cause): Play<Happening | undefined> {
  const { object: id, to } = happening;
  if (!game.exists(id)) return undefined;
  const object = game.object(id);
  // CR 111.8: a token that has left the battlefield can't change zones; CR 111.7: it ceases to exist elsewhere.
  const lastKnown = object.zone === 'battlefield' || object.zone === 'stack' ? game.of(id) : undefined;
  const says = moveWords(game, happening);
  const becomes = game.state.nextId;
  const from = object.zone;
  yield* game.emit(
    {
      kind: 'move',
      object: id,
      to,
      becomes,
      arrival: { ...happening.arrival },
      ...(lastKnown && { lastKnown }),
    },
    cause,
    says,
  );
  if (from === 'battlefield') {
    yield* forgetAttachments(game, id, cause);
    yield* returnExiled(game, id);
  }
  const records: string[] = [];
  if (from === 'battlefield' && to === 'graveyard' && lastKnown?.types.includes('creature'))
    records.push('died');
  if (to === 'battlefield') records.push('entered');
  if (happening.reason === 'sacrifice') records.push('sacrificed');
  if (happening.reason === 'discard') records.push('discarded');
  for (const what of records) {
    const player = happening.by ?? object.owner;
    yield* game.emit(
      { kind: 'record', record: { what, player, object: what === 'entered' ? becomes : id } },
      cause,
    );
  }
  return { ...happening, from, becomes };
}

/** What was attached to an object that left is not attached any more; state-based actions do the rest (CR 704.5m, n). */
function* forgetAttachments(game: Game, gone: ObjectId, cause: Cause): Play {
  for (const id of [...game.state.battlefield]) {
    const { attachedTo, blocking } = game.object(id);
    if (attachedTo?.kind === 'object' && attachedTo.id === gone) {
      yield* game.emit({ kind: 'change', object: id, set: { attachedTo: undefined } }, cause);
    }
    if (blocking.includes(gone)) {
      yield* game.emit(
        { kind: 'change', object: id, set: { blocking: blocking.filter((each) => each !== gone) } },
        cause,
      );
    }
  }
}

/** CR 610.3: what was exiled until this object leaves comes back at once. */
function* returnExiled(game: Game, gone: ObjectId): Play {
  for (const waiting of [...game.state.waitingEffects]) {
    if (waiting.kind !== 'return' || waiting.source !== gone) continue;
    const cause: Cause = { kind: 'object', id: gone };
    yield* game.emit({ kind: 'waitEnds', effect: waiting.id }, cause);
    for (const { id } of waiting.remembered['returned'] ?? []) {
      if (game.exists(id) && game.object(id).zone === 'exile') {
        yield* moveObject(game, id, 'battlefield', cause, {
          reason: 'return',
          arrival: { controller: game.object(id).owner },
        });
      }
    }
  }
}

function* makeTokens(game: Game, happening: Of<'tokens'>, cause: Cause): Play<Happening | undefined> {
  const { player, token } = happening;
  const made: ObjectId[] = [];
  for (const arrival of yield* tokenArrivals(game, happening, cause)) {
    const id = game.state.nextId;
    yield* game.emit(
      {
        kind: 'create',
        object: freshObject({
          id,
          thing: id,
          kind: 'token',
          owner: player,
          zone: 'battlefield',
          faces: arrival.faces ?? [token],
          face: arrival.face ?? 0,
          controller: arrival.controller ?? player,
          tapped: arrival.tapped ?? false,
          attacking: arrival.attacking,
          attachedTo: arrival.attachedTo,
          counters: { ...arrival.counters },
          chosen: Object.fromEntries(
            Object.entries(arrival.chosen ?? {}).map(([key, list]) => [key, [...list]]),
          ),
          marks: { ...arrival.marks },
          controlledSince: game.state.turn,
        }),
      },
      cause,
      `${game.player(player).name} creates ${token.name}.`,
    );
    made.push(id);
    yield* game.emit({ kind: 'record', record: { what: 'entered', player, object: id } }, cause);
    yield* game.emit({ kind: 'record', record: { what: 'created', player, object: id } }, cause);
  }
  return { ...happening, made };
}

function* changeLife(
  game: Game,
  happening: Of<'gainLife' | 'loseLife'>,
  cause: Cause,
): Play<Happening | undefined> {
  const { player, n, kind } = happening;
  // CR 119.9, 107.1b: no event where the amount is 0.
  if (n <= 0) return undefined;
  const says = `${game.player(player).name} ${kind === 'gainLife' ? 'gains' : 'loses'} ${n} life.`;
  yield* game.emit({ kind: 'life', player, n: kind === 'gainLife' ? n : -n }, cause, says);
  const what = kind === 'gainLife' ? 'gained life' : 'lost life';
  yield* game.emit({ kind: 'record', record: { what, player, amount: n } }, cause);
  return happening;
}

function* draw(game: Game, happening: Of<'draw'>, cause: Cause): Play<Happening | undefined> {
  const { player } = happening;
  const [top] = game.player(player).library;
  if (top === undefined) {
    yield* game.emit(
      { kind: 'player', player, set: { drewFromEmpty: true } },
      cause,
      `${game.player(player).name} can’t draw: the library is empty.`,
    );
    return undefined;
  }
  const becomes = game.state.nextId;
  yield* game.emit(
    { kind: 'move', object: top, to: 'hand', becomes, arrival: {} },
    cause,
    `${game.player(player).name} draws a card.`,
  );
  yield* game.emit({ kind: 'record', record: { what: 'drew', player, object: becomes } }, cause);
  return { ...happening, drawn: becomes };
}

function* counters(
  game: Game,
  happening: Of<'counters' | 'removeCounters'>,
  cause: Cause,
): Play<Happening | undefined> {
  const { on, counter, kind } = happening;
  if (on.kind === 'object' && !game.exists(on.id)) return undefined;
  const held = (on.kind === 'player' ? game.player(on.id) : game.object(on.id)).counters[counter] ?? 0;
  const n = kind === 'counters' ? happening.n : Math.min(held, happening.n);
  if (n <= 0) return undefined;
  const many =
    n === 1 ? `${/^[aeiou]/i.test(counter) ? 'an' : 'a'} ${counter} counter` : `${n} ${counter} counters`;
  const says =
    kind === 'counters'
      ? on.kind === 'player'
        ? `${game.describe(on)} gets ${many}.`
        : `${game.describe(on)} gets ${many}.`
      : `${game.describe(on)} loses ${many}.`;
  yield* game.emit({ kind: 'counters', on, counter, n: kind === 'counters' ? n : -n }, cause, says);
  return { ...happening, n };
}

function* mana(game: Game, happening: Of<'mana'>, cause: Cause): Play<Happening | undefined> {
  // CR 106.5, 106.12a: nothing was produced, so nothing happened.
  if (happening.mana.length === 0) return undefined;
  const snow = game.of(happening.source).supertypes.includes('snow');
  yield* game.emit(
    {
      kind: 'addMana',
      player: happening.player,
      mana: happening.mana.map((type) => ({ type, snow, source: happening.source })),
    },
    cause,
    `${game.player(happening.player).name} adds ${happening.mana.map((type) => `{${type}}`).join('')}.`,
  );
  return happening;
}

function* turn(game: Game, happening: Of<'tap' | 'untap'>, cause: Cause): Play<Happening | undefined> {
  const { object, kind } = happening;
  if (!game.exists(object) || game.object(object).tapped === (kind === 'tap')) return undefined;
  yield* game.emit(
    { kind: 'change', object, set: { tapped: kind === 'tap' } },
    cause,
    `${game.nameOf(object)} becomes ${kind === 'tap' ? 'tapped' : 'untapped'}.`,
  );
  return happening;
}

function* attach(
  game: Game,
  happening: Of<'transform' | 'attach'>,
  cause: Cause,
): Play<Happening | undefined> {
  const { object, to } = happening;
  if (!to || !game.exists(object)) return undefined;
  const { attachedTo } = game.object(object);
  if (attachedTo && attachedTo.kind === to.kind && attachedTo.id === to.id) return undefined;
  yield* game.emit(
    { kind: 'change', object, set: { attachedTo: to, timestamp: game.state.nextTimestamp } },
    cause,
    `${game.nameOf(object)} becomes attached to ${game.describe(to)}.`,
  );
  return happening;
}

/** CR 120.3: what damage does, by what is dealt damage and by the source's keywords. */
function* damage(game: Game, happening: Of<'damage'>, cause: Cause): Play<Happening | undefined> {
  const { source, to, n } = happening;
  if (n <= 0) return undefined;
  if (to.kind === 'object' && game.object(to.id).zone !== 'battlefield') return undefined;
  const dealer = game.of(source);
  const says = `${game.nameOf(source)} deals ${n} damage to ${game.describe(to)}.`;
  const infect = hasKeyword(dealer, 'infect');
  if (to.kind === 'player') {
    yield* game.emit(
      { kind: 'record', record: { what: 'damaged player', player: to.id, object: source, amount: n } },
      cause,
      says,
    );
    if (infect)
      yield* perform(game, { kind: 'counters', on: to, counter: 'poison', n, by: dealer.controller }, cause);
    else yield* perform(game, { kind: 'loseLife', player: to.id, n }, cause);
    const toxic = keywordsNamed(dealer, 'toxic').reduce((sum, each) => sum + (keywordNumber(each) ?? 0), 0);
    if (toxic > 0 && happening.combat) {
      yield* perform(
        game,
        { kind: 'counters', on: to, counter: 'poison', n: toxic, by: dealer.controller },
        cause,
      );
    }
  } else {
    const { types } = game.of(to.id);
    yield* game.emit(
      { kind: 'record', record: { what: 'dealt damage', object: to.id, amount: n } },
      cause,
      says,
    );
    if (types.includes('planeswalker')) {
      yield* perform(game, { kind: 'removeCounters', on: to, counter: 'loyalty', n }, cause);
    }
    if (types.includes('battle')) {
      yield* perform(game, { kind: 'removeCounters', on: to, counter: 'defense', n }, cause);
    }
    if (types.includes('creature')) {
      if (infect || hasKeyword(dealer, 'wither')) {
        yield* perform(game, { kind: 'counters', on: to, counter: '-1/-1', n, by: dealer.controller }, cause);
      } else {
        yield* game.emit(
          {
            kind: 'change',
            object: to.id,
            set: {
              damage: game.object(to.id).damage + n,
              deathtouched: game.object(to.id).deathtouched || hasKeyword(dealer, 'deathtouch'),
            },
          },
          cause,
        );
      }
    }
  }
  if (hasKeyword(dealer, 'lifelink')) {
    yield* perform(game, { kind: 'gainLife', player: dealer.controller, n }, cause);
  }
  return happening;
}

/** How a move differs from the plain one. */
export interface MoveOptions {
  readonly arrival?: Arrival;
  readonly reason?: MoveReason;
  readonly by?: PlayerId;
}

/** Moves a card, token or spell to a zone. @returns the object it became there, where it went there or elsewhere */
export function* moveObject(
  game: Game,
  object: ObjectId,
  to: Zone,
  cause: Cause,
  options: MoveOptions = {},
): Play<ObjectId | undefined> {
  if (!game.exists(object)) return undefined;
  const proposal: Happening = {
    kind: 'move',
    object,
    from: game.object(object).zone,
    to,
    arrival: options.arrival ?? {},
    reason: options.reason ?? 'put',
    by: options.by,
  };
  const [done] = yield* perform(game, proposal, cause);
  return done?.kind === 'move' ? done.becomes : undefined;
}

/** Draws cards one after the other (CR 121.2). @returns the cards that were drawn */
export function* drawCards(game: Game, player: PlayerId, n: number, cause: Cause): Play<readonly ObjectId[]> {
  const drawn: ObjectId[] = [];
  for (let count = 0; count < n; count += 1) {
    for (const done of yield* perform(game, { kind: 'draw', player }, cause)) {
      if (done.kind === 'draw' && done.drawn !== undefined) drawn.push(done.drawn);
    }
  }
  return drawn;
}

/** Deals damage. @returns how much was dealt */
export function* dealDamage(
  game: Game,
  source: ObjectId,
  to: Entity,
  n: number,
  cause: Cause,
  combat = false,
): Play<number> {
  const done = yield* perform(game, { kind: 'damage', source, to, n, combat }, cause);
  return done.reduce((sum, each) => sum + (each.kind === 'damage' ? each.n : 0), 0);
}

/** Destroys a permanent: regeneration, shield counters and indestructible count (CR 701.8). @returns what became of it */
export function* destroyObject(
  game: Game,
  object: ObjectId,
  cause: Cause,
  regenerates = true,
): Play<ObjectId | undefined> {
  if (!game.exists(object) || game.object(object).zone !== 'battlefield') return undefined;
  if (hasKeyword(game.of(object), 'indestructible')) {
    yield* game.notice({
      kind: 'nothing',
      says: `${game.nameOf(object)} is indestructible, so it is not destroyed.`,
      rule: 'indestructible',
    });
    return undefined;
  }
  if ((game.object(object).counters['shield'] ?? 0) > 0) {
    yield* perform(
      game,
      { kind: 'removeCounters', on: { kind: 'object', id: object }, counter: 'shield', n: 1 },
      cause,
    );
    return undefined;
  }
  if (regenerates && (game.object(object).marks['regeneration'] ?? 0) > 0) {
    const shields = game.object(object).marks['regeneration'] ?? 0;
    yield* game.emit(
      { kind: 'mark', object, mark: 'regeneration', n: shields - 1 },
      cause,
      `${game.nameOf(object)} regenerates.`,
    );
    yield* game.emit(
      { kind: 'change', object, set: { damage: 0, deathtouched: false, attacking: undefined, blocking: [] } },
      cause,
    );
    yield* perform(game, { kind: 'tap', object }, cause);
    return undefined;
  }
  return yield* moveObject(game, object, 'graveyard', cause, { reason: 'destroy' });
}

/** Puts counters on an object or player. @returns how many */
export function* putCounters(
  game: Game,
  on: Entity,
  counter: string,
  n: number,
  cause: Cause,
  by: PlayerId | undefined,
): Play<number> {
  const done = yield* perform(game, { kind: 'counters', on, counter, n, by }, cause);
  return done.reduce((sum, each) => sum + (each.kind === 'counters' ? each.n : 0), 0);
}

/** Creates tokens. @returns them */
export function* createTokens(
  game: Game,
  player: PlayerId,
  token: Printed,
  n: number,
  cause: Cause,
  arrival: Arrival = {},
): Play<readonly ObjectId[]> {
  if (n <= 0) return [];
  const done = yield* perform(game, { kind: 'tokens', player, token, n, arrival }, cause);
  return done.flatMap((each) => (each.kind === 'tokens' ? (each.made ?? []) : []));
}
