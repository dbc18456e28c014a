// What the words at a place of a document mean, as plain data: hovers and the side view show it, jumps lead from it.
import { findCard } from '../analysis';
import type { AnalysedCard, AnalysedDocument, AnalysedFace } from '../analysis';
import type { Reference } from '../oracle/structure';
import { entryById, findReferences, termAt } from '../rulebook';
import type { DigestEntry, Rulebook } from '../rulebook';
import type { FileSpan, MappedText } from '../text';
import { expansionOfName, isRuleNumber } from '../vocabulary';
import { namesAround } from './card-names';
import type { CardNames, NamedCard } from './card-names';
import { pronounAt, referenceAt, targetOf } from './reference-targets';
import type { ReferenceTarget } from './reference-targets';

/** What explanations can draw on besides the document. */
export interface ExplanationSources {
  /** The official rulebook, where the user has it. */
  readonly book?: Rulebook;
  /** The cards of the workspace. */
  readonly names?: CardNames;
}

/** What stands at a place. All of them have the words' span in the file. */
export type Explanation = { readonly span: FileSpan } & (
  | { readonly kind: 'entry'; readonly entry: DigestEntry; readonly target?: ReferenceTarget }
  | { readonly kind: 'pronoun'; readonly words: string; readonly target: ReferenceTarget }
  | { readonly kind: 'card'; readonly name: string; readonly card: NamedCard }
  | { readonly kind: 'old-name'; readonly name: string }
  | { readonly kind: 'rule'; readonly number: string }
);

/**
 * What stands under the offset: a term, a reference or a card's name in rules text, a word of a type line, a mana
 * symbol, a name from one of the old expansions (CR 206.3), or a rule number in a comment.
 */
export function explain(
  document: AnalysedDocument,
  offset: number,
  sources: ExplanationSources = {},
): Explanation | undefined {
  const number = ruleNumberInComment(document.text, offset, sources.book);
  if (number) return number;
  const card = findCard(document, offset);
  if (!card || card.otherLanguage !== undefined) return undefined;
  for (const face of card.faces) {
    const { oracleText, typeLine, manaCost, name } = face.face;
    for (const text of [oracleText, typeLine, manaCost, name]) {
      const inside = text?.toOracle(offset);
      if (text === undefined || inside === undefined) continue;
      if (text === oracleText) return inRulesText(document, card, face, text, inside, sources);
      return text === name ? oldName(text, { start: 0, end: text.text.length }) : term(text, inside);
    }
  }
  return undefined;
}

function inRulesText(
  document: AnalysedDocument,
  card: AnalysedCard,
  face: AnalysedFace,
  text: MappedText,
  offset: number,
  { names }: ExplanationSources,
): Explanation | undefined {
  const reference = referenceAt(face, offset);
  const referring = reference && referenceEntry(reference, face, card, text);
  if (referring) return referring;
  const meaning = term(text, offset);
  const named = names?.at(text.text, offset, document.uri);
  if (named) {
    const { span, card: found } = named;
    const words = text.text.slice(span.start, span.end);
    const isNamed = /\bnamed $|\bpartner with $/i.test(text.text.slice(0, span.start));
    // A card called "Exile" or "Dragon" does not change what the word means everywhere else.
    if (isNamed || /\s/.test(words) || !meaning) {
      return { kind: 'card', span: text.toFile(span), name: words, card: found };
    }
  }
  if (meaning) return withTarget(meaning, face, card, text, offset);
  for (const span of namesAround(text.text, offset)) {
    const old = /\s/.test(text.text.slice(span.start, span.end)) ? oldName(text, span) : undefined;
    if (old) return old;
  }
  const pronoun = pronounAt(face, card, offset);
  return (
    pronoun && {
      kind: 'pronoun',
      span: text.toFile(pronoun.span),
      words: text.text.slice(pronoun.span.start, pronoun.span.end),
      target: pronoun.target,
    }
  );
}

/** X has a meaning in the rules, and here it also stands for something. */
function withTarget(
  meaning: Explanation,
  face: AnalysedFace,
  card: AnalysedCard,
  text: MappedText,
  offset: number,
): Explanation {
  const pointed = meaning.kind === 'entry' ? pronounAt(face, card, offset) : undefined;
  if (meaning.kind !== 'entry' || !pointed) return meaning;
  const { start, end } = text.toFile(pointed.span);
  const same = start === meaning.span.start && end === meaning.span.end;
  return same ? { ...meaning, target: pointed.target } : meaning;
}

function term(text: MappedText, offset: number): Explanation | undefined {
  const found = termAt(text.text, offset);
  return found && { kind: 'entry', span: text.toFile(found.span), entry: found.entry };
}

function oldName(text: MappedText, span: FileSpan): Explanation | undefined {
  const name = text.text.slice(span.start, span.end);
  return expansionOfName(name) && { kind: 'old-name', span: text.toFile(span), name };
}

/** The digest entry that explains each kind of reference (CR 607.2). */
const entryOfReference: Readonly<Record<Reference['kind'], string>> = {
  choice: 'chosen',
  exiled: 'exiled-card',
  made: 'linked-created',
  noted: 'note',
  cost: 'linked-additional-cost',
};

/** Titled with the reference's own words, "The chosen color". */
function referenceEntry(
  reference: Reference,
  face: AnalysedFace,
  card: AnalysedCard,
  text: MappedText,
): Explanation | undefined {
  const entry = entryById(entryOfReference[reference.kind]);
  if (!entry) return undefined;
  const words = text.text.slice(reference.span.start, reference.span.end);
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const target = targetOf(reference, face, card);
  return {
    kind: 'entry',
    span: text.toFile(reference.span),
    entry: { ...entry, title },
    ...(target ? { target } : {}),
  };
}

/** A rule number under the offset, where its line is a comment (`# CR 702.9b`) and the number exists. */
function ruleNumberInComment(
  text: string,
  offset: number,
  book: Rulebook | undefined,
): Explanation | undefined {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  if (!/^\s*(?:#|\/\/)/.test(text.slice(start, start + 200))) return undefined;
  const rest = /[\r\n]/.exec(text.slice(offset));
  const line = text.slice(start, rest ? offset + rest.index : text.length);
  for (const found of findReferences(line)) {
    const span = { start: start + found.start, end: start + found.end };
    if (offset < span.start || offset > span.end) continue;
    if (book?.rule(found.number) ?? isRuleNumber(found.number)) {
      return { kind: 'rule', span, number: found.number };
    }
  }
  return undefined;
}
