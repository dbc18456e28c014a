// What words that refer to something refer to: the ability that made the choice, the noun behind a pronoun.
import type { AnalysedCard, AnalysedFace } from '../analysis';
import { readOracle, resolveReferences } from '../oracle';
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

const pronoun = /^(?:it|its|they|them|their)$/i;
const pointing = /^(?:that|those) (\p{L}+(?: \p{L}+)?)$/iu;
/** A cheap look before the whole line is read. */
const mayRefer = /\b(?:it|its|they|them|their|that|those)\b/iu;

/**
 * The pronoun or "that creature" under an offset, and the noun that it stands for. Only where the grammar is sure:
 * where two nouns could be meant, nothing is said.
 */
export function pronounAt(face: AnalysedFace, card: AnalysedCard, offset: number): PronounFound | undefined {
  const { oracleText, name, typeLine } = face.face;
  if (!oracleText) return undefined;
  const { text } = oracleText;
  const around = text.slice(Math.max(0, offset - 24), offset + 8);
  if (!mayRefer.test(around)) return undefined;
  const faceNames = card.faces.flatMap((each) => (each === face ? [] : (each.face.name?.text ?? [])));
  const tree = readOracle(text, { name: name?.text ?? '', faceNames, typeLine: typeLine?.text ?? '' });
  for (const { from, to } of resolveReferences(tree)) {
    const line = tree.lines[from.line];
    if (typeof to !== 'object') continue;
    const target = tree.lines[to.line];
    if (!line || !target || to.face !== 0) continue;
    const span = { start: line.start + from.span.start, end: line.start + from.span.end };
    if (offset < span.start || offset >= span.end) continue;
    const there = { start: target.start + to.span.start, end: target.start + to.span.end };
    const words = text.slice(there.start, there.end);
    const between = text.slice(there.end, span.start);
    if (there.end > span.start || !isSure(text.slice(span.start, span.end), words, between)) continue;
    return { span, target: { words, file: oracleText.toFile(there) } };
  }
  return undefined;
}

const nounPhrase =
  /\b(?:an?|another|target|each|this|that|those|the|your|any number of|up to|all|X|\d+) \p{L}/iu;

/** The beginning of words for more than one thing, which "it" cannot mean. */
const several =
  /^(?:up to )?(?:two|three|four|five|six|those|these|them|any number|all|both|some|\p{Ll}+s)\b/u;

/** Whether a phrase can only mean the noun that was found for it. */
function isSure(phrase: string, target: string, between: string): boolean {
  if (/\bcounters?$|^(?:to|from|of|in|on|with) /i.test(target) || target.length > 80) return false;
  const noun = pointing.exec(phrase)?.[1];
  // "That creature" is never the object that the text stands on, which would be "this creature" or "it".
  if (noun !== undefined) return !/^this\b/i.test(target) && hasNoun(target, noun);
  if (!pronoun.test(phrase) || nounPhrase.test(between)) return false;
  return !/^its?$/i.test(phrase) || !several.test(target);
}

function hasNoun(target: string, noun: string): boolean {
  const stem = noun.toLowerCase().replace(/s$/, '');
  return new RegExp(`\\b${stem}s?\\b`, 'i').test(target);
}
