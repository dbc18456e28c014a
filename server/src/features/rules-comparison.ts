// A comparison of two editions as a text to read: what is new, changed, renumbered, removed, and for which cards.
import { diffWords } from '../rulebook';
import type { EditionComparison, RuleChange } from '../rulebook';
import { escapeMarkdown } from './markdown';
import type { DependentCard } from './rules-dependence';

/** Which changes a report lists. */
export interface ComparisonOptions {
  /** Cards of the workspace that are touched, listed at the top. */
  readonly cards?: readonly DependentCard[];
  /** Lists rules that only got another number, too. */
  readonly renumbered?: boolean;
}

/** The comparison in Markdown. Removed words are struck through, added ones bold. */
export function describeComparison(comparison: EditionComparison, options: ComparisonOptions = {}): string {
  const { changes, glossary } = comparison;
  const of = (kind: RuleChange['kind']) => changes.filter((change) => change.kind === kind);
  const moved = of('renumbered');
  const lines = [
    `# From ${comparison.from} to ${comparison.to}`,
    '',
    `${of('added').length} rules added, ${of('changed').length} changed, ${of('renumbered').length} renumbered, ` +
      `${of('removed').length} removed; ${glossary.length} glossary entries differ.`,
    '',
  ];
  if (options.cards) {
    lines.push(`## Cards touched (${options.cards.length})`, '');
    for (const { card, uri, uses } of options.cards) {
      lines.push(
        `- ${escapeMarkdown(card)}${fileName(uri)}: ${uses.map((use) => `CR ${use.number}`).join(', ')}`,
      );
    }
    lines.push('');
  }
  const section = (title: string, list: readonly RuleChange[]) => {
    if (list.length === 0) return;
    lines.push(`## ${title}`, '');
    for (const change of list) lines.push(describeChange(change), '');
  };
  section('Added', of('added'));
  section('Changed', of('changed'));
  section(
    'Renumbered and changed',
    moved.filter(({ textChanged }) => textChanged),
  );
  section('Removed', of('removed'));
  if (options.renumbered) lines.push(...describeMoves(comparison));
  if (glossary.length > 0) {
    lines.push('## Glossary', '');
    for (const { term, before = '', after = '' } of glossary) {
      lines.push(`**${escapeMarkdown(term)}** ${differences(before, after)}`, '');
    }
  }
  return lines.join('\n');
}

/** The rules that only got another number; those that moved along with the rule above them are not named. */
function describeMoves({ changes, renumbered }: EditionComparison): string[] {
  const moves = changes.flatMap(({ kind, before, after, textChanged }) => {
    if (kind !== 'renumbered' || textChanged || !before || !after) return [];
    const isAlong = before.parent !== after.parent && renumbered.get(before.parent) === after.parent;
    const title = after.title === undefined ? '' : ` ${escapeMarkdown(after.title)}`;
    return isAlong ? [] : [`- ${before.number} → ${after.number}${title}`];
  });
  return moves.length === 0 ? [] : ['## Renumbered', '', ...moves, ''];
}

/** ` (market.card)`: which of several cards of a name is meant. */
function fileName(uri: string | undefined): string {
  const name = uri?.split('/').at(-1);
  if (!name) return '';
  try {
    return ` (${escapeMarkdown(decodeURIComponent(name))})`;
  } catch {
    return ` (${escapeMarkdown(name)})`;
  }
}

/** One change in Markdown: its numbers and the text, word by word. */
export function describeChange({ before, after }: RuleChange): string {
  const number =
    before && after && before.number !== after.number
      ? `${before.number} → ${after.number}`
      : (after ?? before)?.number;
  const full = (rule: RuleChange['before']) =>
    rule ? [rule.text, ...rule.examples.map((text) => `Example: ${text}`)].join('\n') : '';
  return `**${number}** ${differences(full(before), full(after))}`;
}

function differences(before: string, after: string): string {
  return diffWords(before, after)
    .map(({ kind, text }) => {
      if (kind === 'same') return escapeMarkdown(text);
      // Markdown marks must touch the words that they mark.
      const [, open = '', inner = '', close = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
      if (inner === '') return text;
      const mark = kind === 'added' ? '**' : '~~';
      return `${open}${mark}${escapeMarkdown(inner)}${mark}${close}`;
    })
    .join('');
}
