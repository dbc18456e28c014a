// Which effect carries out a verb.
import type { Effect } from '../effects/effect';
import { effects } from '../effects/index.generated';

let table: Map<string, Effect> | undefined;

/** The effect for a kind of node; undefined where none carries it out. */
export function effectFor(kind: string): Effect | undefined {
  table ??= new Map(effects.flatMap((effect) => effect.kinds.map((each) => [each, effect])));
  return table.get(kind);
}
