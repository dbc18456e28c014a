// Hover: what a word of a card means in the rules, in our own words and, where the user has it, in the rulebook's.
import type { AnalysedDocument } from '../analysis';
import type { Rulebook } from '../rulebook';
import type { FileSpan } from '../text';
import { describeCard } from './card-names';
import { explain } from './explanation';
import type { Explanation, ExplanationSources } from './explanation';
import { explainBeside } from './explanation-beside';
import { escapeMarkdown } from './markdown';
import { findReminder } from './reminder-fixes';
import { describeEntry, describeNameOrigin, describeRule } from './rules-hover';

/** An explanation, in Markdown, of the words at `span`. */
export interface Hover {
  readonly span: FileSpan;
  readonly markdown: string;
}

/** What to show for the place; undefined where nothing is explained. */
export function findHover(
  document: AnalysedDocument,
  offset: number,
  sources: ExplanationSources = {},
): Hover | undefined {
  const found = explain(document, offset, sources);
  const markdown = found && describeExplanation(found, sources.book);
  if (found && markdown !== undefined) {
    const reminder = found.kind === 'entry' ? findReminder(document, offset) : undefined;
    const offered = reminder ? `\n\nReminder text: *${escapeMarkdown(reminder.text)}*` : '';
    return { span: found.span, markdown: markdown + offered };
  }
  const named = document.format?.navigation?.hover(document.text, offset);
  if (named) return { span: named.file, markdown: named.markdown };
  const beside = explainBeside(document, offset);
  return beside && { span: beside.span, markdown: describeEntry(beside.entry, sources.book) };
}

/** An explanation in Markdown. */
export function describeExplanation(found: Explanation, book?: Rulebook): string | undefined {
  switch (found.kind) {
    case 'entry':
      return found.target
        ? `${describeEntry(found.entry, book)}\n\nHere it refers to “${escapeMarkdown(found.target.words)}”`
        : describeEntry(found.entry, book);
    case 'pronoun':
      return `**${escapeMarkdown(found.words)}** refers to “${escapeMarkdown(found.target.words)}”.`;
    case 'card': {
      const origin = describeNameOrigin(found.name);
      return [describeCard(found.card), ...(origin ? [origin] : [])].join('\n\n---\n\n');
    }
    case 'old-name':
      return describeNameOrigin(found.name);
    case 'rule':
      return describeRule(found.number, book);
  }
}
