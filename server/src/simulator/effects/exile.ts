// Exile (CR 701.13), and exile until something happens (CR 610.3).
import { moveObject } from '../process/perform';
import { isNode, objects, Unsupported } from '../meaning/frame';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['exile', 'exileWith'],
  *play(resolving, node) {
    const { game, cause, frame } = resolving;
    const until = node['until'];
    const event = isNode(until) ? until['event'] : undefined;
    if (until !== undefined && !(isNode(event) && isNode(event['does']) && event['does'].kind === 'leave')) {
      throw new Unsupported(isNode(until) ? until : node, 'this kind of "until"');
    }
    if (node.kind === 'exileWith') throw new Unsupported(node, 'exile with counters');
    const ids = yield* resolving.objects(node, 'object', { zone: undefined });
    // CR 610.3b: nothing is exiled when the event has happened already.
    if (until !== undefined && game.object(frame.source).zone !== 'battlefield') {
      yield* resolving.nothing(
        node,
        'The object that would keep it exiled is gone, so nothing is exiled.',
        'exile-until',
      );
      return;
    }
    const exiled: number[] = [];
    game.leaving.push(...ids);
    for (const id of ids) {
      const now = yield* moveObject(game, id, 'exile', cause, {
        reason: 'exile',
        by: resolving.you,
        ...(node['faceDown'] === true && { arrival: { marks: { hidden: 1 } } }),
      });
      if (now !== undefined) exiled.push(now);
    }
    game.leaving.splice(0);
    if (exiled.length > 0) {
      yield* game.emit({ kind: 'note', object: frame.source, key: frame.abilityKey, noted: exiled }, cause);
    }
    if (until !== undefined && exiled.length > 0) {
      yield* game.emit(
        {
          kind: 'wait',
          effect: {
            id: game.state.nextId,
            kind: 'return',
            controller: resolving.you,
            source: frame.source,
            when: until as never,
            effect: node,
            line: undefined,
            lineIndex: frame.place.line,
            duration: { kind: 'whileThere', object: frame.source },
            remembered: { returned: objects(exiled) },
            once: true,
          },
        },
        cause,
      );
    }
    frame.memory.push({ entities: objects(exiled), noun: 'card', plural: exiled.length > 1, how: 'exiled' });
    resolving.doings.did = exiled.length > 0;
  },
};
export default effect;
