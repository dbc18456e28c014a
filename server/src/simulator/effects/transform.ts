// Transforming and turning face up or down (CR 701.27, 708).
import { isNode } from '../meaning/frame';
import { putTriggers } from '../process/triggers';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['transform'],
  *play(resolving, node, doers) {
    const { game, cause } = resolving;
    const ids = isNode(node['what'])
      ? yield* resolving.objects(node, 'what')
      : doers.flatMap((each) => (each.kind === 'object' ? [each.id] : []));
    for (const id of ids) {
      const object = game.object(id);
      // CR 701.27c: only a double-faced permanent can.
      if (object.zone !== 'battlefield' || object.faces.length < 2) {
        yield* resolving.nothing(
          node,
          `${game.nameOf(id)} has no other face, so it does not transform.`,
          'transform',
        );
        continue;
      }
      yield* game.emit(
        { kind: 'change', object: id, set: { face: object.face === 0 ? 1 : 0 } },
        cause,
        `${game.nameOf(id)} transforms.`,
      );
      yield* putTriggers(
        game,
        { kind: 'deed', verb: 'become transformed', player: resolving.you, object: id },
        cause,
      );
    }
  },
};
export default effect;
