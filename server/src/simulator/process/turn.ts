// The steps of a turn and what happens in each without being asked (CR 500 to 514, 703).
import { maximumHandSize, skipsStep, untapsInUntapStep } from '../characteristics/game-rules';
import type { Cause } from '../events/game-event';
import type { Play } from '../run/play';
import type { Duration } from '../state/continuous-effect';
import { stepOrder } from '../state/game-state';
import type { Step } from '../state/names';
import { combatDamage, declareAttackers, requiredAttacks } from './combat';
import { drawCards, moveObject, perform, putCounters } from './perform';
import { beforePriority } from './priority';
import { resolveTopObject } from './resolve';
import { putTriggers } from './triggers';
import type { Game } from './game';

const turnBased: Cause = { kind: 'rule', rule: 'turn-based-actions' };

/** All players pass: the top of the stack resolves (CR 117.4). */
export function* resolveTop(game: Game): Play {
  yield* beforePriority(game);
  yield* resolveTopObject(game);
  yield* beforePriority(game);
}

/** All pass until the stack is empty. */
export function* resolveAll(game: Game): Play {
  yield* beforePriority(game);
  for (let count = 0; count < 500 && game.state.stack.length > 0; count += 1) yield* resolveTop(game);
}

function endsNow(game: Game, duration: Duration, step: Step): boolean {
  const active = game.state.activePlayer;
  switch (duration.kind) {
    case 'turn':
      return step === 'cleanup';
    case 'combat':
      return step === 'second main' || step === 'cleanup';
    case 'untilTurnOf':
      if (active !== duration.player) return false;
      if (duration.end === true) return step === 'cleanup';
      return step === (duration.step ?? 'untap');
    case 'game':
      return false;
    default:
      return false;
  }
}

/** Ends what lasts until now; effects tied to an object end with it. */
export function* endEffects(game: Game, step: Step): Play {
  for (const { id, duration } of [...game.state.effects]) {
    if (endsNow(game, duration, step)) yield* game.emit({ kind: 'effectEnds', effect: id }, turnBased);
  }
  for (const { id, duration } of [...game.state.waitingEffects]) {
    if (endsNow(game, duration, step)) yield* game.emit({ kind: 'waitEnds', effect: id }, turnBased);
  }
}

function* begin(game: Game, step: Step): Play {
  const { activePlayer } = game.state;
  const player = game.player(activePlayer);
  switch (step) {
    case 'untap':
      for (const id of [...game.state.battlefield]) {
        if (game.of(id).controller !== activePlayer || !game.object(id).tapped) continue;
        if (untapsInUntapStep(game, id)) yield* perform(game, { kind: 'untap', object: id }, turnBased);
      }
      return;
    case 'draw':
      if (skipsStep(game, activePlayer, 'draw')) return;
      yield* drawCards(game, activePlayer, 1, turnBased);
      return;
    case 'main':
      // CR 714.3b: a lore counter on each Saga of the active player.
      for (const id of [...game.state.battlefield]) {
        if (game.of(id).controller === activePlayer && game.of(id).subtypes.includes('Saga')) {
          yield* putCounters(game, { kind: 'object', id }, 'lore', 1, turnBased, activePlayer);
        }
      }
      return;
    case 'combat damage':
      yield* combatDamage(game);
      return;
    case 'end of combat':
      return;
    case 'second main':
      for (const id of [...game.state.battlefield]) {
        const { attacking, blocking, marks } = game.object(id);
        if (attacking || blocking.length > 0) {
          yield* game.emit(
            { kind: 'change', object: id, set: { attacking: undefined, blocking: [] } },
            turnBased,
          );
        }
        if (marks['blocked'] !== undefined)
          yield* game.emit({ kind: 'mark', object: id, mark: 'blocked', n: 0 }, turnBased);
      }
      return;
    case 'cleanup': {
      const most = maximumHandSize(game, activePlayer);
      const over = player.hand.length - most;
      if (over > 0) {
        const discarded = yield* game.chooseEntities(
          activePlayer,
          `Discard down to ${most} cards`,
          player.hand.map((id) => ({ kind: 'object', id })),
          over,
          over,
          'cleanup',
        );
        for (const { id } of discarded)
          yield* moveObject(game, id, 'graveyard', turnBased, { reason: 'discard', by: activePlayer });
      }
      for (const id of [...game.state.battlefield]) {
        const { damage, deathtouched, marks } = game.object(id);
        if (damage > 0 || deathtouched)
          yield* game.emit(
            { kind: 'change', object: id, set: { damage: 0, deathtouched: false } },
            turnBased,
          );
        if (marks['regeneration'] !== undefined)
          yield* game.emit({ kind: 'mark', object: id, mark: 'regeneration', n: 0 }, turnBased);
      }
      return;
    }
    default:
      return;
  }
}

function* emptyPools(game: Game): Play {
  for (const { id, mana } of game.state.players) {
    if (mana.length > 0)
      yield* game.emit({ kind: 'spendMana', player: id, at: mana.map((_, index) => index) }, turnBased);
  }
}

/** Goes to the next step: pools empty, effects end, turn-based actions, triggers, and the stack resolves. */
export function* nextStep(game: Game): Play {
  const { step, turn, activePlayer, players } = game.state;
  const at = stepOrder.indexOf(step);
  const last = at === stepOrder.length - 1;
  const next = last ? 'untap' : stepOrder[at + 1]!;
  // CR 508.1d: where nobody declared attackers, those that have to attack do.
  if (step === 'declare attackers' && !game.state.battlefield.some((id) => game.object(id).attacking)) {
    if (requiredAttacks(game, []).length > 0) {
      yield* declareAttackers(game, []);
      yield* resolveAll(game);
    }
  }
  yield* emptyPools(game);
  const now = {
    turn: last ? turn + 1 : turn,
    step: next,
    activePlayer: last ? (activePlayer + 1) % players.length : activePlayer,
  };
  yield* game.step(
    last ? `Turn ${now.turn}: ${game.player(now.activePlayer).name}` : `${next} step`,
    'turn-structure',
  );
  yield* game.emit({ kind: 'step', ...now }, turnBased);
  yield* endEffects(game, next);
  yield* begin(game, next);
  yield* putTriggers(game, { kind: 'step', step: next, activePlayer: now.activePlayer }, turnBased);
  if (next !== 'untap') yield* resolveAll(game);
}

/** Plays on to a step of this turn, or of a later one. */
export function* goTo(game: Game, step: Step, turn?: number): Play {
  const wanted =
    turn ?? game.state.turn + (stepOrder.indexOf(step) <= stepOrder.indexOf(game.state.step) ? 1 : 0);
  for (let count = 0; count < 400; count += 1) {
    if (game.state.step === step && game.state.turn >= wanted) return;
    yield* nextStep(game);
  }
}
