// What a hover says about a rule: our own words, and the official ones where the user has the rulebook.
import { entryOf } from '../rulebook';
import type { DigestEntry, Rule, Rulebook } from '../rulebook';
import { expansionOfName, ruleTitle } from '../vocabulary';
import { escapeMarkdown } from './markdown';

/** A passage of the official text, to be shown with its number and edition. */
export interface RuleQuote {
  /** The number in the book that is quoted. */
  readonly number: string;
  readonly title: string;
  /** The date of the edition, `2026-04-17`. */
  readonly edition: string;
  readonly paragraphs: readonly { readonly number: string; readonly text: string }[];
  readonly examples: readonly string[];
  /** Whether further subrules were left out. */
  readonly shortened: boolean;
}

const longestQuote = 1_200;

/**
 * Quotes a rule. A heading is quoted with the subrules below it, as far as they fit a hover. `number` and `title`
 * are those of the newest whole edition; in another edition the rule is looked up by its heading.
 */
export function quoteRule(book: Rulebook, number: string, title = ruleTitle(number)): RuleQuote | undefined {
  const here = (title === undefined ? undefined : book.locate(number, title)) ?? (title ? undefined : number);
  const rule = here === undefined ? undefined : book.rule(here);
  if (!rule) return undefined;
  const wanted: readonly Rule[] = rule.title ? book.children(rule.number) : [rule];
  const paragraphs: { number: string; text: string }[] = [];
  const examples: string[] = [];
  let length = 0;
  for (const part of wanted) {
    length += part.text.length;
    if (paragraphs.length > 0 && length > longestQuote) break;
    paragraphs.push({ number: part.number, text: part.text });
    examples.push(...part.examples);
  }
  return {
    number: rule.number,
    title: book.titleAbove(rule.number) ?? '',
    edition: book.edition,
    paragraphs,
    examples: examples.slice(0, 3),
    shortened: paragraphs.length < wanted.length,
  };
}

/**
 * An entry of the digest for people, in Markdown: title, text, where the rulebook says it and, when a rulebook is
 * given, what it says there.
 */
export function describeEntry(entry: DigestEntry, book?: Rulebook): string {
  const [defining] = entry.rules;
  const quote = book && defining ? quoteRule(book, defining, entry.heading) : undefined;
  const where = entry.rules.map((number, index) => citation(number, index === 0 ? entry.heading : undefined));
  const parts = [`**${escapeMarkdown(entry.title)}**`, escapeMarkdown(entry.text)];
  if (quote) parts.push(describeQuote(quote));
  else if (where.length > 0) parts.push(`*${where.join(', ')}*`);
  return parts.join('\n\n');
}

/** A rule number for people, in Markdown: for numbers in comments and messages. Undefined when nobody knows it. */
export function describeRule(number: string, book?: Rulebook): string | undefined {
  const title = ruleTitle(number);
  // A number that a person typed is meant in the user's own edition first.
  const direct = book?.rule(number);
  if (book && direct) {
    const quote = quoteRule(book, number, book.titleAbove(number));
    if (quote) return `**CR ${number}** ${escapeMarkdown(quote.title)}\n\n${describeQuote(quote)}`;
  }
  if (title === undefined) return undefined;
  const entry = entryOf(number);
  const text = entry ? `\n\n${escapeMarkdown(entry.text)}` : '';
  return `**CR ${number}** ${escapeMarkdown(title)}${text}`;
}

/**
 * For the name of a card that was first printed in one of the three old expansions which cards refer to: which one,
 * and the rule that lists it (CR 206.3a). Undefined for all other names.
 */
export function describeNameOrigin(name: string): string | undefined {
  const expansion = expansionOfName(name);
  if (!expansion) return undefined;
  const where = citation(expansion.rule, ruleTitle(expansion.rule));
  return `**${escapeMarkdown(name)}** is a name first printed in ${expansion.name}.\n\n*${where}*`;
}

/** The quote as a Markdown block, with its number and edition below. */
export function describeQuote(quote: RuleQuote): string {
  const lines = quote.paragraphs.map(({ number, text }) => `> **${number}** ${block(text)}`);
  for (const example of quote.examples) lines.push(`> *Example: ${block(example)}*`);
  if (quote.shortened) lines.push('> …');
  const edition = quote.edition ? `, edition of ${quote.edition}` : '';
  return `${lines.join('\n>\n')}\n\n*CR ${quote.number} ${escapeMarkdown(quote.title)}${edition}*`;
}

function block(text: string): string {
  return escapeMarkdown(text).replaceAll('\n', '\n> ');
}

/** `CR 702.9 Flying`: the number, with the title above it where it is given. */
function citation(number: string, title: string | undefined): string {
  return `CR ${number}${title ? ` ${escapeMarkdown(title)}` : ''}`;
}
