// Chance that repeats: random numbers from the seed and how many were drawn before.
import type { Cause } from '../events/game-event';
import type { Play } from '../run/play';
import type { ObjectId, PlayerId } from '../state/names';
import type { Game } from './game';

/** The n-th random number of a seed, 0 <= x < 1 (a 32-bit mix of both; good enough for shuffling). */
function randomAt(seed: number, n: number): number {
  let x = (seed ^ Math.imul(n + 1, 0x9e3779b1)) >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b) >>> 0;
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35) >>> 0;
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
}

/** A random whole number, 0 up to below `sides`. */
export function* randomNumber(game: Game, sides: number, cause: Cause): Play<number> {
  const value = Math.floor(randomAt(game.state.seed, game.state.drawn) * sides);
  yield* game.emit({ kind: 'random', drawn: game.state.drawn + 1 }, cause);
  return value;
}

/** The same things in random order. */
export function* inRandomOrder<T>(game: Game, list: readonly T[], cause: Cause): Play<T[]> {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = yield* randomNumber(game, at + 1, cause);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

/** Shuffles a library (CR 701.24). */
export function* shuffleLibrary(game: Game, player: PlayerId, cause: Cause): Play {
  const library: ObjectId[] = yield* inRandomOrder(game, game.player(player).library, cause);
  yield* game.emit({ kind: 'order', player, library }, cause, `${game.player(player).name} shuffles.`);
}
