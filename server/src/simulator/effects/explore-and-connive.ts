// Explore (CR 701.44) and connive (CR 701.50).
import { objectIds, Unsupported } from '../meaning/frame';
import { drawCards, moveObject, putCounters } from '../process/perform';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['connive', 'intransitive'],
  *play(resolving, node, doers) {
    const { game, cause } = resolving;
    const verb = node.kind === 'connive' ? 'connive' : String(node['verb']);
    if (verb !== 'connive' && verb !== 'explore') throw new Unsupported(node, verb);
    const ids = objectIds(doers);
    for (const id of ids) {
      const { controller } = game.of(id);
      if (verb === 'connive') {
        const n = node['n'] === undefined ? 1 : resolving.amount(node, 'n');
        yield* drawCards(game, controller, n, cause);
        const discarded = yield* game.chooseEntities(
          controller,
          'Discard a card',
          game.player(controller).hand.map((each) => ({ kind: 'object', id: each })),
          n,
          n,
          'connive',
        );
        let nonlands = 0;
        for (const card of discarded) {
          if (!game.of(card.id).types.includes('land')) nonlands += 1;
          yield* moveObject(game, card.id, 'graveyard', cause, { reason: 'discard', by: controller });
        }
        if (game.exists(id))
          yield* putCounters(game, { kind: 'object', id }, '+1/+1', nonlands, cause, controller);
        continue;
      }
      const [top] = game.player(controller).library;
      if (top !== undefined && game.of(top).types.includes('land')) {
        yield* moveObject(game, top, 'hand', cause, { reason: 'put' });
        continue;
      }
      if (game.exists(id)) yield* putCounters(game, { kind: 'object', id }, '+1/+1', 1, cause, controller);
      if (
        top !== undefined &&
        (yield* game.mayChoose(controller, 'Put the card into the graveyard?', 'explore', false))
      ) {
        yield* moveObject(game, top, 'graveyard', cause, { reason: 'put' });
      }
    }
  },
};
export default effect;
