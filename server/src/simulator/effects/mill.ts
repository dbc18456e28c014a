// Mill (CR 701.17): the top cards of a library into the graveyard, as many as there are.
import { objects, playerIds } from '../meaning/frame';
import { moveObject } from '../process/perform';
import { cardCount } from './draw';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['mill'],
  *play(resolving, node, doers) {
    const { game, cause } = resolving;
    const n = Math.max(0, cardCount(resolving, node));
    for (const player of playerIds(doers)) {
      const milled: number[] = [];
      for (const id of game.player(player).library.slice(0, n)) {
        const now = yield* moveObject(game, id, 'graveyard', cause, { reason: 'mill', by: player });
        if (now !== undefined) milled.push(now);
      }
      resolving.frame.memory.push({
        entities: objects(milled),
        noun: 'card',
        plural: milled.length > 1,
        how: 'milled',
      });
    }
  },
};
export default effect;
