// What did not come true in a scenario, and where it was expected.
import type { FileSpan } from '../../text';

/** A failing expectation, an answer that fits no question, an action that names nothing. */
export interface Failure {
  readonly span: FileSpan;
  /** What was found. */
  readonly message: string;
}

/** A list in words for people: `Bear, Forest`; `nothing` for none. */
export function wordsOf(list: readonly string[], most = 12): string {
  if (list.length === 0) return 'nothing';
  const shown = list.slice(0, most).join(', ');
  return list.length > most ? `${shown} and ${list.length - most} more` : shown;
}
