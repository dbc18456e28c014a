// Preventing damage (CR 615): shields that last this turn.
import { isNode, Unsupported } from '../meaning/frame';
import { amountOf } from '../meaning/amounts';
import type { Entity } from '../state/names';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['prevent', 'preventLater', 'preventDealtBy'],
  *play(resolving, node) {
    const { game, frame, cause } = resolving;
    const what = node['what'];
    const remembered: Record<string, readonly Entity[]> = {};
    let amount: number | undefined;
    if (isNode(what) && what.kind === 'next') amount = amountOf(frame, what['n'], what);
    else if (what === 'all combat damage') remembered['combat'] = [{ kind: 'player', id: resolving.you }];
    else if (what !== 'all damage') throw new Unsupported(node, isNode(what) ? what.kind : String(what));
    const to = node['to'];
    if (isNode(to) && to.kind === 'to' && node.kind === 'prevent')
      remembered['to'] = yield* resolving.entities(to, 'to');
    else if (node.kind === 'preventLater') remembered['to'] = yield* resolving.entities(node, 'to');
    else if (to !== undefined) throw new Unsupported(isNode(to) ? to : node, 'this damage');
    if (node['by'] !== undefined) remembered['by'] = yield* resolving.entities(node, 'by');
    yield* game.emit(
      {
        kind: 'wait',
        effect: {
          id: game.state.nextId,
          kind: 'prevention',
          controller: resolving.you,
          source: frame.source,
          when: node,
          effect: node,
          line: undefined,
          lineIndex: frame.place.line,
          duration: { kind: 'turn' },
          remembered,
          ...(amount !== undefined && { amount }),
          once: false,
        },
      },
      cause,
      amount === undefined ? 'Damage will be prevented.' : `The next ${amount} damage will be prevented.`,
    );
  },
};
export default effect;
