// Reads invented rules text and shows its references in words: what points where.
import {
  readOracle,
  resolveReferences,
  unreadIn,
  type Antecedent,
  type OracleReference,
  type OracleTree,
  type ReferenceContext,
} from '../../../server/src/oracle';

const card = { name: 'Mirefang Ettin', typeLine: 'Creature — Giant' };
const spell = { name: 'Lantern Oath', typeLine: 'Sorcery' };

/** A face of an invented card; throws where a test's text is not read, since its references would mean nothing. */
export function readFace(text: string, typeLine = card.typeLine): OracleTree {
  const names = /Sorcery|Instant/.test(typeLine) ? { ...spell, typeLine } : { ...card, typeLine };
  const tree = readOracle(text, names);
  for (const { line, text: lineText } of tree.lines)
    if (unreadIn(line).length > 0) throw new Error(`Not read: ${lineText}`);
  return tree;
}

/** The words of an antecedent, with its line when that is another one than the reference's. */
export function wordsOf(tree: OracleTree, from: number, place: Antecedent): string {
  if (typeof place === 'string') return `<${place}>`;
  const where =
    place.face > 0 ? `face ${place.face}: ` : place.line === from ? '' : `line ${place.line + 1}: `;
  if (place.face > 0) return where.trim();
  return where + tree.lines[place.line]!.text.slice(place.span.start, place.span.end);
}

/** All references but those of the object to itself: `kind "words" -> antecedent`. */
export function describeReferences(tree: OracleTree, context?: ReferenceContext): string[] {
  return resolveReferences(tree, context)
    .filter(({ kind }) => kind !== 'self')
    .map((reference) => describeReference(tree, reference));
}

/** One reference as `kind "words" -> antecedent`, with `and` for what is meant as well, `or` for what is as good. */
export function describeReference(tree: OracleTree, reference: OracleReference): string {
  const { kind, from, to, also, others, missing, linked } = reference;
  const words = tree.lines[from.line]!.text.slice(from.span.start, from.span.end);
  const show = (place: Antecedent): string => wordsOf(tree, from.line, place);
  const target = to === undefined ? `nothing (${missing})` : [to, ...also].map(show).join(' and ');
  const doubt = others.length > 0 ? ` or ${others.map(show).join(' or ')}` : '';
  return `${kind} "${words}" ${linked ? '=>' : '->'} ${target}${doubt}`;
}
