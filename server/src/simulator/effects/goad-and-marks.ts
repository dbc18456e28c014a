// Marks that actions leave: goaded, suspected, detained (CR 701.15, 701.60).
import { Unsupported } from '../meaning/frame';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['goad', 'suspect'],
  *play(resolving, node) {
    const { game, cause } = resolving;
    const marks: Readonly<Record<string, string>> = { goad: 'goaded', suspect: 'suspected' };
    const mark = marks[node.kind];
    if (mark === undefined) throw new Unsupported(node, node.kind);
    for (const id of yield* resolving.objects(node, 'what')) {
      yield* game.emit(
        { kind: 'mark', object: id, mark, n: 1 },
        cause,
        `${game.nameOf(id)} becomes ${mark}.`,
      );
    }
  },
};
export default effect;
