// Half-open ranges of UTF-16 units, branded by the text that they count in.

/** `start` is the first UTF-16 unit, `end` the first one after it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

declare const fileBrand: unique symbol;
declare const oracleBrand: unique symbol;

/** A span in the text of a file, as the editor sees it. */
export type FileSpan = Span & { readonly [fileBrand]?: true };

/** A span in the rules text of one face of one card, after unescaping. */
export type OracleSpan = Span & { readonly [oracleBrand]?: true };

/** Makes a span; `end` is never before `start`. */
export function span(start: number, end: number): Span {
  return { start, end: Math.max(start, end) };
}

/** Whether `offset` lies in the span or right at its end (so that a cursor behind a word counts). */
export function touches(range: Span, offset: number): boolean {
  return offset >= range.start && offset <= range.end;
}

/** Whether `inner` lies wholly inside `outer`. */
export function contains(outer: Span, inner: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** The same span, moved by `by` units. */
export function shift(range: Span, by: number): Span {
  return { start: range.start + by, end: range.end + by };
}
