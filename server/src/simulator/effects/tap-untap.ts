// Tapping and untapping (CR 701.26).
import { isNode } from '../meaning/frame';
import { perform } from '../process/perform';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['tap', 'untap', 'tapOrUntap'],
  *play(resolving, node, doers) {
    const { game, cause } = resolving;
    const player = resolving.doer(doers);
    const ids =
      node['what'] === undefined
        ? doers.flatMap((each) => (each.kind === 'object' ? [each.id] : []))
        : yield* resolving.objects(node, 'what', { chooser: player });
    let kind: 'tap' | 'untap' = node.kind === 'untap' ? 'untap' : 'tap';
    if (node.kind === 'tapOrUntap') {
      const untap = !(yield* game.mayChoose(
        player,
        'Tap it (rather than untap it)?',
        'choices-on-resolution',
      ));
      kind = untap ? 'untap' : 'tap';
    }
    let any = false;
    for (const object of ids) any = (yield* perform(game, { kind, object }, cause)).length > 0 || any;
    resolving.doings.did = any;
    if (isNode(node['what']))
      resolving.remember(
        ids.map((id) => ({ kind: 'object', id })),
        '',
        'object',
        ids.length !== 1,
      );
  },
};
export default effect;
