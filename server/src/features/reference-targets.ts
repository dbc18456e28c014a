// What words that refer to something refer to: the ability that made the choice, the noun behind a pronoun.
import type { AnalysedCard, AnalysedFace } from '../analysis';
import { readOracle, resolveReferences } from '../oracle';
import type { OracleTree, Place } from '../oracle';
import { isAbout, isInReach } from '../oracle/structure';
import type { Deed, Reference } from '../oracle/structure';
import type { FileSpan, OracleSpan } from '../text';

/** The words that are meant. */
export interface ReferenceTarget {
  /** For people: the sentence that made the choice, or the noun phrase. */
  readonly words: string;
  readonly file: FileSpan;
}

/** Words at a place that stand for something named before them. */
export interface PronounFound {
  readonly span: OracleSpan;
  readonly target: ReferenceTarget;
}

/** The reference of the first reader ("the chosen color") under an offset of the rules text. */
export function referenceAt(face: AnalysedFace, offset: number): Reference | undefined {
  return face.reading?.references.find(({ span }) => offset >= span.start && offset < span.end);
}

/**
 * The sentence that does what a reference points back to (CR 607.2): on the same face, the nearest before it,
 * else on another face of the card. Undefined where nothing on the card does.
 */
export function targetOf(
  reference: Reference,
  face: AnalysedFace,
  card: AnalysedCard,
): ReferenceTarget | undefined {
  const own = face.reading?.deeds.filter(
    (deed) => isAbout(reference, deed) && isInReach(reference, deed, () => true),
  );
  const before = own?.filter(({ span }) => span.end <= reference.span.start).at(-1);
  const deed = before ?? own?.[0];
  if (deed) return sentenceOf(face, deed);
  for (const other of card.faces) {
    const there = other === face ? undefined : other.reading?.deeds.find((each) => isAbout(reference, each));
    if (there) return sentenceOf(other, there);
  }
  return undefined;
}

const longestSentence = 160;

function sentenceOf({ face, reading }: AnalysedFace, { span }: Deed): ReferenceTarget | undefined {
  const text = face.oracleText;
  if (!text) return undefined;
  const holds = (outer: OracleSpan): boolean => outer.start <= span.start && span.end <= outer.end;
  const line = reading?.lines.find((each) => holds(each.span));
  const ability = line?.abilities.find((each) => holds(each.span));
  const sentence = ability?.sentences.find((each) => holds(each.span))?.span ?? line?.span ?? span;
  const words = text.text.slice(sentence.start, sentence.end);
  return {
    words: words.length <= longestSentence ? words : `${words.slice(0, longestSentence - 1).trimEnd()}…`,
    file: text.toFile(sentence),
  };
}

/** A cheap look before the whole line is read. */
const mayRefer =
  /\b(?:it|its|itself|they|them|their|that|those|the|[XY])\b|(?<!\p{L})[XY](?!\p{L})|\bexiled with\b|\bcreated with\b/iu;
const longestPhrase = 100;

/**
 * The pronoun, X, "that creature" or "that much" under an offset, and the words that it stands for. Where two things
 * could be meant as well, and for the object's own name, nothing is said.
 */
export function pronounAt(face: AnalysedFace, card: AnalysedCard, offset: number): PronounFound | undefined {
  const { oracleText } = face.face;
  if (!oracleText) return undefined;
  const { text } = oracleText;
  if (!mayRefer.test(text.slice(Math.max(0, offset - 24), offset + 24))) return undefined;
  const tree = treeOf(face, card);
  const otherFaces = card.faces.flatMap((each) => (each === face || !each.face.oracleText ? [] : [each]));
  const manaCost = card.faces.map((each) => each.face.manaCost?.text ?? '').join('');
  const references = resolveReferences(tree, {
    manaCost: manaCost || undefined,
    otherFaces: otherFaces.map((each) => treeOf(each, card)),
  });
  const at = (place: Place, of: OracleTree): OracleSpan => {
    const start = of.lines[place.line]?.start ?? 0;
    return { start: start + place.span.start, end: start + place.span.end };
  };
  // The smallest phrase under the offset: "its" in "its controller's library".
  const here = references
    .filter(({ kind, to, others }) => kind !== 'self' && typeof to === 'object' && others.length === 0)
    .map((reference) => ({ reference, span: at(reference.from, tree) }))
    .filter(({ span }) => offset >= span.start && offset < span.end)
    .sort((one, other) => one.span.end - one.span.start - (other.span.end - other.span.start))[0];
  if (!here) return undefined;
  const to = here.reference.to as Place;
  const there = to.face === 0 ? face : otherFaces[to.face - 1];
  const mapped = there?.face.oracleText;
  if (!there || !mapped) return undefined;
  const target = at(to, there === face ? tree : treeOf(there, card));
  if (
    there === face &&
    target.start <= here.span.start &&
    here.span.end <= target.end &&
    to.node === here.reference.from.node
  )
    return undefined;
  const words = mapped.text.slice(target.start, target.end);
  return {
    span: here.span,
    target: {
      words: words.length <= longestPhrase ? words : `${words.slice(0, longestPhrase - 1).trimEnd()}…`,
      file: mapped.toFile(target),
    },
  };
}

function treeOf({ face }: AnalysedFace, card: AnalysedCard): OracleTree {
  const { oracleText, name, typeLine } = face;
  const faceNames = card.faces.flatMap((each) => (each.face === face ? [] : (each.face.name?.text ?? [])));
  return readOracle(oracleText?.text ?? '', {
    name: name?.text ?? '',
    faceNames,
    typeLine: typeLine?.text ?? '',
  });
}
