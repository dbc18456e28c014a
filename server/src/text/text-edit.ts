// Edits as plain data: replace a span by new text.
import type { Span } from './span';

/** Replaces the units of `span` by `newText`; an empty span inserts. */
export interface TextEdit {
  readonly span: Span;
  readonly newText: string;
}

/**
 * Applies edits to a text. Edits are given in any order; where two overlap, the one that
 * starts first wins and the other is left out.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  let result = '';
  let at = 0;
  for (const edit of sorted) {
    if (edit.span.start < at) continue;
    result += text.slice(at, edit.span.start) + edit.newText;
    at = edit.span.end;
  }
  return result + text.slice(at);
}
