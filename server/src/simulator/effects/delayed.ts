// Delayed and reflexive triggered abilities that a resolving spell or ability makes (CR 603.7, 603.12).
import type { Meaning } from '../../oracle';
import { isNode, Unsupported } from '../meaning/frame';
import type { Resolving } from '../process/resolving';
import type { Play } from '../run/play';
import type { Entity } from '../state/names';
import type { Duration } from '../state/continuous-effect';
import type { Effect } from './effect';

/** What was spoken of so far, for "it" and "that creature" in what comes later. */
function spokenOf(resolving: Resolving): Readonly<Record<string, readonly Entity[]>> {
  const remembered: Record<string, readonly Entity[]> = {};
  for (const { entities, how } of resolving.frame.memory) {
    if (entities.length === 0) continue;
    remembered[
      entities[0]!.kind === 'player' ? 'player' : how === 'exiled' || how === 'sacrificed' ? how : 'subject'
    ] = entities;
  }
  const { memory } = resolving.frame;
  const last = [...memory]
    .reverse()
    .find(({ entities }) => entities.length > 0 && entities[0]!.kind === 'object');
  if (last) remembered['subject'] = last.entities;
  return remembered;
}

export function* waitFor(
  resolving: Resolving,
  when: Meaning,
  effect: Meaning,
  duration: Duration,
  once: boolean,
): Play {
  const { game, frame } = resolving;
  yield* game.emit(
    {
      kind: 'wait',
      effect: {
        id: game.state.nextId,
        kind: 'delayed',
        controller: resolving.you,
        source: frame.source,
        when,
        effect,
        line: undefined,
        lineIndex: frame.place.line,
        place: frame.place,
        duration,
        remembered: spokenOf(resolving),
        once,
      },
    },
    resolving.cause,
    'A delayed triggered ability waits.',
  );
}

function deedOf(event: Meaning): Meaning | undefined {
  const does = event['does'];
  return isNode(does) ? does : undefined;
}

const effect: Effect = {
  kinds: ['delayed', 'triggered'],
  *play(resolving, node) {
    if (node.kind === 'delayed') {
      const does = node['does'];
      const time = node['time'];
      if (!isNode(does)) throw new Unsupported(node, 'later');
      const when: Meaning = { kind: 'at', span: node.span, time };
      yield* waitFor(resolving, when, does, { kind: 'game' }, true);
      return;
    }
    const on = node['on'];
    const does = node['do'];
    if (!isNode(on) || !isNode(does)) throw new Unsupported(node, 'a trigger');
    const event = on['event'];
    if (isNode(event)) {
      const deed = deedOf(event);
      if (deed?.kind === 'actions' && /^do/.test(String(deed['verb']))) {
        // CR 603.12: a reflexive trigger: it triggers now if it was done.
        if (resolving.doings.did !== true) return;
        const { game, frame } = resolving;
        const delayed = {
          id: game.state.nextId,
          kind: 'delayed' as const,
          controller: resolving.you,
          source: frame.source,
          when: on,
          effect: does,
          line: undefined,
          lineIndex: frame.place.line,
          place: frame.place,
          duration: { kind: 'game' } as const,
          remembered: spokenOf(resolving),
          once: true,
        };
        yield* game.emit(
          {
            kind: 'trigger',
            trigger: {
              source: frame.source,
              ability: `delayed${delayed.id}`,
              controller: resolving.you,
              remembered: delayed.remembered,
              delayed,
            },
          },
          resolving.cause,
          'A reflexive ability triggers.',
        );
        return;
      }
    }
    const thisTurn = isNode(event) && (event['when'] === 'this turn' || event.kind === 'happensNow');
    yield* waitFor(
      resolving,
      on,
      does,
      thisTurn ? { kind: 'turn' } : { kind: 'game' },
      on['when'] === 'when' || on.kind === 'at',
    );
  },
};
export default effect;
