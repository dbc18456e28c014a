// Amass (CR 701.47): an Army token if one controls none, counters on an Army, which becomes the named subtype too.
import { playerIds } from '../meaning/frame';
import { hasType } from '../meaning/types';
import { createTokens, putCounters } from '../process/perform';
import { fittingCreatures } from '../process/own-creatures';
import { putTriggers } from '../process/triggers';
import { lastingEffect } from './lasting';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['amass'],
  *play(resolving, node, doers) {
    const { game, cause } = resolving;
    const type = String(node['type']);
    const n = resolving.amount(node, 'n');
    for (const player of playerIds(doers)) {
      const armies = (): number[] =>
        fittingCreatures(resolving, player).filter((id) => hasType(game.of(id), 'Army'));
      if (armies().length === 0) {
        yield* createTokens(
          game,
          player,
          {
            name: `${type} Army Token`,
            typeLine: `Creature — ${type} Army`,
            text: '',
            power: '0',
            toughness: '0',
            colors: ['B'],
          },
          1,
          cause,
        );
      }
      const [army] = yield* game.chooseEntities(
        player,
        'Choose an Army',
        armies().map((id) => ({ kind: 'object', id })),
        1,
        1,
        'amass',
      );
      if (!army) {
        yield* resolving.nothing(node, 'There is no Army to choose.', 'amass');
        continue;
      }
      yield* putCounters(game, army, '+1/+1', n, cause, player);
      if (!hasType(game.of(army.id), type)) {
        const lasting = resolving.with({});
        lasting.duration = { kind: 'game' };
        yield* lastingEffect(
          lasting,
          [army],
          [{ layer: 'type', add: [type] }],
          `${game.nameOf(army.id)} becomes a ${type} in addition to its other types.`,
        );
      }
      // CR 701.47b: the chosen Army is the amassed one, even if no counters were put on it.
      resolving.frame.memory.push({ entities: [army], noun: 'creature', plural: false, how: 'amassed' });
      yield* putTriggers(game, { kind: 'deed', verb: 'amass', player, object: army.id, n }, cause);
    }
  },
};
export default effect;
