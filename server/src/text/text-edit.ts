// Edits as plain data: replace a span by new text.
import type { MappedText } from './mapped-text';
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

/**
 * The smallest edit of the file that turns a mapped value into `value`; none when it already is.
 * What stays the same keeps its spelling in the file, escapes included.
 */
export function smallestEdit(mapped: MappedText, value: string): readonly TextEdit[] {
  const old = mapped.text;
  if (old === value) return [];
  const most = Math.min(old.length, value.length);
  let before = 0;
  while (before < most && old.charCodeAt(before) === value.charCodeAt(before)) before++;
  if (isHighSurrogate(old, before - 1)) before--;
  let after = 0;
  while (
    after < most - before &&
    old.charCodeAt(old.length - 1 - after) === value.charCodeAt(value.length - 1 - after)
  )
    after++;
  if (after > 0 && isHighSurrogate(old, old.length - after - 1)) after--;
  return [
    {
      span: mapped.toFile({ start: before, end: old.length - after }),
      newText: mapped.escape(value.slice(before, value.length - after)),
    },
  ];
}

function isHighSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit <= 0xdbff;
}
