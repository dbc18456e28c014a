// The tree of meaning: lines, segments and nodes. Spans count in the line (or in the line that holds the quote).
import type { Span } from '../text';
import type { Meaning } from './engine/parse';

export type { Meaning } from './engine/parse';

/** Words that the grammar could not read. */
export interface Unread {
  readonly kind: 'unread';
  readonly span: Span;
  /** Where reading stopped: the first word that fits nothing, or the end of the line. */
  readonly furthest: Span;
  /** Words that could have followed there, a few of them. */
  readonly expected: readonly string[];
}

/** What ends a part of a line. `none` where a keyword or a heading ends without a mark. */
export type Stop = '.' | ':' | '—' | 'none';

/** A cost, a sentence or a keyword line, read or not. */
export interface LinePart {
  readonly role: 'cost' | 'sentence';
  readonly stop: Stop;
  readonly span: Span;
  readonly meaning: Meaning | Unread;
}

/** One line of rules text, or the inside of a quote. */
export interface OracleLine {
  readonly kind: 'line';
  readonly bullet: boolean;
  /** A mode with a cost of its own, which is the first part: `+ {1} — …` (CR 702.172a). */
  readonly plus?: true;
  /** The ability word, flavour word, anchor word or heading before a dash. */
  readonly label?: string;
  readonly chapter?: string;
  readonly loyalty?: string;
  /** A row of a table or a level: its range. */
  readonly range?: string;
  readonly parts: readonly LinePart[];
  readonly reminders: readonly Span[];
  /** Where an older or looser wording was read. */
  readonly older: readonly Span[];
}

/** The rules text of one face. */
export interface OracleTree {
  readonly typeLine?: string;
  readonly lines: readonly { readonly start: number; readonly text: string; readonly line: OracleLine }[];
}
