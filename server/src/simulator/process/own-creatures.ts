// The creatures that a player controls: what bolster, amass and the like choose from.
import type { Resolving } from './resolving';
import type { ObjectId, PlayerId } from '../state/names';

/** Creatures on the battlefield under a player's control. */
export function fittingCreatures(resolving: Resolving, player: PlayerId): ObjectId[] {
  const { game } = resolving;
  return game.state.battlefield.filter(
    (id) =>
      game.of(id).controller === player &&
      game.of(id).types.includes('creature') &&
      !game.object(id).phasedOut,
  );
}
