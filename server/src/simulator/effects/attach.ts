// Attaching Auras, Equipment and Fortifications (CR 701.3).
import { perform } from '../process/perform';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['attach', 'unattach'],
  *play(resolving, node) {
    const { game, cause } = resolving;
    const ids = yield* resolving.objects(node, 'what');
    if (node.kind === 'unattach') {
      for (const id of ids)
        yield* game.emit(
          { kind: 'change', object: id, set: { attachedTo: undefined } },
          cause,
          `${game.nameOf(id)} becomes unattached.`,
        );
      return;
    }
    const [to] = yield* resolving.entities(node, 'to');
    if (!to) {
      yield* resolving.nothing(node, 'There is nothing to attach it to.', 'illegal-target-information');
      return;
    }
    let any = false;
    for (const object of ids)
      any = (yield* perform(game, { kind: 'attach', object, to }, cause)).length > 0 || any;
    resolving.doings.did = any;
  },
};
export default effect;
