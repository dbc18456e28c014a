// Emblems (CR 114): objects in the command zone with abilities and nothing else.
import { abilityTexts } from '../abilities/ability-texts';
import { freshObject } from '../events/apply';
import { playerIds } from '../meaning/frame';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['getEmblem'],
  *play(resolving, node, doers) {
    const { game, cause, frame } = resolving;
    const text = abilityTexts(node['abilities'], frame.place, node).join('\n');
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
            faces: [{ name: 'an emblem', typeLine: '', text }],
          }),
        },
        cause,
        `${game.player(player).name} gets an emblem.`,
      );
    }
  },
};
export default effect;
