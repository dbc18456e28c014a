// Finds quotation marks and parentheses: which stretches of the text are quoted or reminder text.
import type { OracleSpan } from '../../text';

/** A quoted stretch, before it is known to whom the ability in it belongs. */
export interface QuoteMarks {
  readonly span: OracleSpan;
  readonly inner: OracleSpan;
}

/** The quotes (outer ones before those inside them) and reminder texts of a whole text. */
export interface Marks {
  readonly quotes: readonly QuoteMarks[];
  readonly reminders: readonly { readonly span: OracleSpan }[];
}

interface Open {
  readonly at: number;
  readonly close: string;
}

const letter = /[\p{L}\d]/u;

/** Whether an apostrophe opens a quotation rather than ending a possessive. */
function opensSingle(before: string, after: string): boolean {
  return (before === '' || /[\s("“—]/.test(before)) && (/[\p{Lu}{]/u.test(after) || after === '~');
}

/** Whether an apostrophe closes a quotation rather than standing in a word. */
function closesSingle(before: string, after: string): boolean {
  return /[.!?}\p{L}]/u.test(before) && !letter.test(after);
}

/**
 * Scans a text once. A mark that is never closed reaches to the end of its line,
 * so that half-typed text does not turn the rest of the card into a quote.
 */
export function findMarks(text: string): Marks {
  const quotes: QuoteMarks[] = [];
  const reminders: { span: OracleSpan }[] = [];
  if (!/["“(‘]/.test(text)) return { quotes, reminders };
  let open: Open[] = [];
  let reminderAt = -1;

  const close = (end: number, markLength: number): void => {
    const last = open.pop();
    if (!last) return;
    quotes.push({
      span: { start: last.at, end: end + markLength },
      inner: { start: last.at + 1, end },
    });
  };

  for (let at = 0; at <= text.length; at += 1) {
    const unit = text[at];
    if (unit === undefined || unit === '\n') {
      while (open.length > 0) close(at, 0);
      if (reminderAt >= 0) reminders.push({ span: { start: reminderAt, end: at } });
      reminderAt = -1;
      open = [];
      continue;
    }
    const innermost = open[open.length - 1];
    switch (unit) {
      case '(':
        if (reminderAt < 0) reminderAt = at;
        break;
      case ')':
        if (reminderAt >= 0) reminders.push({ span: { start: reminderAt, end: at + 1 } });
        reminderAt = -1;
        break;
      case '“':
        open.push({ at, close: '”' });
        break;
      case '‘':
        if (open.length > 0) open.push({ at, close: '’' });
        break;
      case '"':
        if (open.some((one) => one.close === '"')) {
          while (open.length > 0 && open[open.length - 1]!.close !== '"') close(at, 0);
          close(at, 1);
        } else open.push({ at, close: '"' });
        break;
      case '”':
        if (open.some((one) => one.close === '”')) {
          while (open.length > 0 && open[open.length - 1]!.close !== '”') close(at, 0);
          close(at, 1);
        }
        break;
      case '’':
      case "'":
        if (innermost?.close === unit && closesSingle(text[at - 1] ?? '', text[at + 1] ?? '')) close(at, 1);
        else if (unit === "'" && innermost && opensSingle(text[at - 1] ?? '', text[at + 1] ?? '')) {
          open.push({ at, close: "'" });
        }
        break;
      default:
    }
  }
  quotes.sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  return { quotes, reminders };
}

/** The text with quotes and reminder texts blanked by spaces of the same length. */
export function blankMarks(text: string, marks: Marks): string {
  let result = text;
  let kept = '';
  let at = 0;
  const spans = [...marks.quotes, ...marks.reminders]
    .map(({ span }) => span)
    .sort((a, b) => a.start - b.start);
  if (spans.length === 0) return text;
  for (const { start, end } of spans) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    kept += result.slice(at, from) + ' '.repeat(end - from);
    at = end;
  }
  result = kept + result.slice(at);
  return result;
}
