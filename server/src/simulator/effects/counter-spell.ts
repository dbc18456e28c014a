// Countering spells and abilities (CR 701.6).
import { canBe } from '../characteristics/game-rules';
import { objects } from '../meaning/frame';
import { moveObject } from '../process/perform';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['counterSpell'],
  *play(resolving, node) {
    const { game, cause } = resolving;
    const countered: number[] = [];
    for (const id of yield* resolving.objects(node, 'what')) {
      if (!game.exists(id) || game.object(id).zone !== 'stack') continue;
      if (!canBe(game, 'countered', id)) {
        yield* resolving.nothing(node, `${game.nameOf(id)} can’t be countered.`, 'counter');
        continue;
      }
      if (game.object(id).kind === 'card') {
        const now = yield* moveObject(game, id, 'graveyard', cause, { reason: 'counter' });
        if (now !== undefined) countered.push(now);
      } else {
        yield* game.emit(
          { kind: 'cease', object: id, lastKnown: game.of(id) },
          cause,
          `${game.nameOf(id)} is countered.`,
        );
        countered.push(id);
      }
    }
    resolving.frame.memory.push({
      entities: objects(countered),
      noun: 'spell',
      plural: countered.length > 1,
      how: 'countered',
    });
    resolving.doings.did = countered.length > 0;
  },
};
export default effect;
