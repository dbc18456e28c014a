// Regeneration (CR 701.19): a shield for the next time it would be destroyed this turn.
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['regenerate'],
  *play(resolving, node) {
    const { game, cause } = resolving;
    for (const id of yield* resolving.objects(node, 'what')) {
      const shields = game.object(id).marks['regeneration'] ?? 0;
      yield* game.emit(
        { kind: 'mark', object: id, mark: 'regeneration', n: shields + 1 },
        cause,
        `${game.nameOf(id)} gets a regeneration shield.`,
      );
    }
  },
};
export default effect;
