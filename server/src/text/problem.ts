// What a check or a reader found, in spans and plain data; the editor's words come later.
import type { Span } from './span';
import type { TextEdit } from './text-edit';

/** How bad it is; the names are those of the command line's output. */
export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** A proposed edit. A `safe` one keeps or restores the meaning and may be applied unasked. */
export interface Fix {
  /** What the user reads in the menu, a short imperative sentence. */
  readonly title: string;
  readonly safety: 'safe' | 'suggested';
  readonly edits: readonly TextEdit[];
}

/** A finding. `span` and the edits count in the text that the finder was given. */
export interface Problem {
  /** The id of the check, or of the reader's own problem (`invalid-json`). */
  readonly check: string;
  readonly severity: Severity;
  readonly span: Span;
  /** What is wrong, why, and what to do. */
  readonly message: string;
  /** Rule numbers of the newest whole rulebook, as `607.2d`. */
  readonly rules: readonly string[];
  readonly fixes: readonly Fix[];
}
