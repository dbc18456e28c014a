// Hover: what a word of a card means in the rules, with the rule's number, in our own words.
import { findCard } from '../analysis';
import type { AnalysedDocument, AnalysedFace } from '../analysis';
import type { Reference } from '../oracle/structure';
import { entryById, termAt } from '../rulebook';
import type { DigestEntry } from '../rulebook';
import { ruleTitle } from '../vocabulary';
import type { FileSpan, MappedText, OracleSpan } from '../text';

/** An explanation, in Markdown, of the words at `span`. */
export interface Hover {
  readonly span: FileSpan;
  readonly markdown: string;
}

/** What stands under the offset: in rules text, a type line, a mana cost, or a name that is not explained. */
export function findHover(document: AnalysedDocument, offset: number): Hover | undefined {
  const card = findCard(document, offset);
  if (!card || card.otherLanguage !== undefined) return undefined;
  for (const face of card.faces) {
    const { oracleText, typeLine, manaCost } = face.face;
    for (const text of [oracleText, typeLine, manaCost]) {
      const inside = text?.toOracle(offset);
      if (text === undefined || inside === undefined) continue;
      const reference = text === oracleText ? referenceAt(face, inside) : undefined;
      return reference ? hoverOnReference(reference, text) : hoverOnTerm(text, inside);
    }
  }
  return undefined;
}

function hoverOnTerm(text: MappedText, offset: number): Hover | undefined {
  const found = termAt(text.text, offset);
  return found && { span: text.toFile(found.span), markdown: describeEntry(found.entry) };
}

/** The digest entry that explains each kind of reference (CR 607.2). */
const entryOfReference: Readonly<Record<Reference['kind'], string>> = {
  choice: 'chosen',
  exiled: 'exiled-card',
  made: 'linked-created',
  noted: 'note',
  cost: 'linked-additional-cost',
};

function referenceAt(face: AnalysedFace, offset: number): Reference | undefined {
  return face.reading?.references.find(({ span }) => isInside(span, offset));
}

/** Titled with the reference's own words, "The chosen color". */
function hoverOnReference({ kind, span }: Reference, text: MappedText): Hover | undefined {
  const entry = entryById(entryOfReference[kind]);
  if (!entry) return undefined;
  const words = text.text.slice(span.start, span.end);
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { span: text.toFile(span), markdown: describeEntry({ ...entry, title }) };
}

function isInside({ start, end }: OracleSpan, offset: number): boolean {
  return offset >= start && offset < end;
}

/** An entry for people: title, text, and where the rulebook says it. */
function describeEntry({ title, text, rules }: DigestEntry): string {
  const where = rules.length > 0 ? `\n\n*${rules.map(citation).join(', ')}*` : '';
  return `**${escapeMarkdown(title)}**\n\n${escapeMarkdown(text)}${where}`;
}

/** `CR 702.9 Flying`: the number, and the title above it where there is one. */
function citation(number: string, index: number): string {
  const title = index === 0 ? ruleTitle(number) : undefined;
  return `CR ${number}${title ? ` ${escapeMarkdown(title)}` : ''}`;
}

/** Keeps words from being read as Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}
