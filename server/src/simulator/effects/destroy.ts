// Destroy (CR 701.8): moves a permanent from the battlefield to its owner's graveyard.
import { destroyObject } from '../process/perform';
import { objects } from '../meaning/frame';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['destroy'],
  *play(resolving, node) {
    const { game, cause } = resolving;
    const ids = yield* resolving.objects(node, 'object');
    const destroyed: number[] = [];
    // All at the same time: their abilities see each other go (CR 603.10a).
    game.leaving.push(...ids);
    for (const id of ids) {
      const gone = yield* destroyObject(game, id, cause, resolving.doings.noRegeneration !== true);
      if (gone !== undefined) destroyed.push(gone);
    }
    game.leaving.splice(0);
    resolving.frame.memory.push({ entities: objects(destroyed), noun: '', plural: true, how: 'destroyed' });
    resolving.remember(objects(ids), '', 'object', ids.length > 1);
    resolving.doings.did = destroyed.length > 0;
  },
};
export default effect;
