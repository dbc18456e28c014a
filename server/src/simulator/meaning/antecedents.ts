// What the reader of card text found that a pronoun stands for, for the words that are being carried out.
import { readOracle, resolveReferences, type Meaning, type OracleReference } from '../../oracle';
import type { Frame, Referent } from './frame';

const known = new Map<string, ReadonlyMap<string, OracleReference>>();
const mostKnown = 2000;

function referencesOf(text: string, name: string): ReadonlyMap<string, OracleReference> {
  const key = `${name}\n${text}`;
  const before = known.get(key);
  if (before) return before;
  const references = resolveReferences(readOracle(text, { name }));
  const made = new Map(
    references
      .filter(({ from }) => from.face === 0)
      .map((reference) => [`${reference.from.line}:${reference.from.span.start}`, reference] as const),
  );
  if (known.size >= mostKnown) known.clear();
  known.set(key, made);
  return made;
}

/** Where a phrase stands, so that what it meant can be found again. */
export function placeKey(line: number, start: number): string {
  return `${line}:${start}`;
}

/**
 * What the text itself tells of a pronoun: that it means the object that has the ability, or the thing that was spoken
 * of at a certain place, where that is remembered. Undefined where the text does not tell.
 */
export function antecedentOf(frame: Frame, node: Meaning): 'this object' | Referent | undefined {
  const { text, line } = frame.place;
  if (text === '') return undefined;
  const object = frame.state.objects[frame.source];
  const name = object?.faces[object.face]?.name ?? '';
  const reference = referencesOf(text, name).get(placeKey(line, node.span.start));
  if (!reference || reference.others.length > 0 || reference.to === undefined) return undefined;
  const { to } = reference;
  if (to === 'this object') return 'this object';
  if (typeof to === 'string') return undefined;
  if (to.node && (to.node.kind === 'self' || to.node['det'] === 'this')) return 'this object';
  const at = placeKey(to.line, to.span.start);
  const { memory } = frame;
  for (let index = memory.length - 1; index >= 0; index -= 1)
    if (memory[index]!.at === at) return memory[index];
  return undefined;
}
