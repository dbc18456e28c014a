// Emblems (CR 114): objects in the command zone with abilities and nothing else.
import { grantsOf } from '../abilities/granted';
import { freshObject } from '../events/apply';
import { playerIds, Unsupported } from '../meaning/frame';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['getEmblem'],
  *play(resolving, node, doers) {
    const { game, cause, frame } = resolving;
    const grants = grantsOf(node['abilities'], frame.place);
    if (!grants) throw new Unsupported(node, 'these abilities');
    for (const player of playerIds(doers)) {
      const id = game.state.nextId;
      yield* game.emit(
        {
          kind: 'create',
          object: freshObject({
            id,
            thing: id,
            kind: 'emblem',
            owner: player,
            zone: 'command',
            faces: [{ name: 'an emblem', typeLine: '', text: grants.map(({ text }) => text).join('\n') }],
          }),
        },
        cause,
        `${game.player(player).name} gets an emblem.`,
      );
    }
  },
};
export default effect;
