// Discard (CR 701.9): from the hand to the graveyard; the player chooses unless the text says otherwise.
import { isNode, objects, playerIds } from '../meaning/frame';
import { moveObject } from '../process/perform';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['discard'],
  *play(resolving, node, doers) {
    const { game, cause } = resolving;
    const what = node['what'];
    for (const player of playerIds(doers)) {
      const whole = isNode(what) && what.kind === 'zones';
      const ids = whole
        ? [...game.player(player).hand]
        : (yield* resolving.objects(node, 'what', { zone: 'hand', of: player, chooser: player })).filter(
            (id) => game.object(id).zone === 'hand',
          );
      const gone: number[] = [];
      for (const id of ids) {
        const now = yield* moveObject(game, id, 'graveyard', cause, { reason: 'discard', by: player });
        if (now !== undefined) gone.push(now);
      }
      resolving.frame.memory.push({
        entities: objects(gone),
        noun: 'card',
        plural: gone.length > 1,
        how: 'discarded',
      });
      resolving.frame.numbers.that = gone.length;
      resolving.doings.did = gone.length > 0;
    }
  },
};
export default effect;
