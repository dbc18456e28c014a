// Copying spells and abilities on the stack (CR 707.10).
import { Unsupported, objects, isNode } from '../meaning/frame';
import { freshObject } from '../events/apply';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['copy'],
  *play(resolving, node, doers) {
    const { game, cause } = resolving;
    const player = resolving.doer(doers);
    if (!isNode(node['what'])) throw new Unsupported(node, 'copy');
    const made: number[] = [];
    for (const id of yield* resolving.objects(node, 'what')) {
      const original = game.object(id);
      if (original.zone !== 'stack') throw new Unsupported(node, 'a copy of a card');
      const copy = game.state.nextId;
      yield* game.emit(
        {
          kind: 'create',
          object: freshObject({
            id: copy,
            thing: copy,
            kind: original.kind === 'ability' ? 'ability' : 'copy',
            owner: player,
            controller: player,
            zone: 'stack',
            faces: original.faces,
            face: original.face,
            onStack: original.onStack,
            ability: original.ability,
          }),
        },
        cause,
        `${game.nameOf(id)} is copied.`,
      );
      made.push(copy);
    }
    resolving.remember(objects(made), 'copy', 'made', made.length !== 1);
  },
};
export default effect;
