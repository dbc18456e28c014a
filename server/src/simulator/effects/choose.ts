// Choosing things and values while a spell or ability resolves (CR 608.2d).
import { asksForValue, chooseValue } from '../process/choose-value';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['choose', 'chooseAbstract'],
  *play(resolving, node, doers) {
    const { game, frame, cause } = resolving;
    if (asksForValue(node)) {
      const chosen = yield* chooseValue(
        game,
        resolving.with({ controller: resolving.doer(doers) }).frame,
        node,
      );
      const onStack = frame.onStack;
      if (onStack !== undefined)
        yield* game.emit({ kind: 'choose', object: onStack, key: 'spell', chosen }, cause);
      // Linked abilities of the object see it, too (CR 607.2d).
      if (onStack !== frame.source)
        yield* game.emit({ kind: 'choose', object: frame.source, key: frame.abilityKey, chosen }, cause);
      if (chosen.kind === 'player')
        resolving.remember([{ kind: 'player', id: chosen.player }], 'player', 'chosen', false);
      return;
    }
    const player = resolving.doer(doers);
    const entities = yield* resolving.entities(node, 'what', { chooser: player });
    frame.memory.push({ entities, noun: '', plural: entities.length !== 1, how: 'chosen' });
    resolving.doings.did = entities.length > 0;
  },
};
export default effect;
