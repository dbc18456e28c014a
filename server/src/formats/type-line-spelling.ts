// Type lines as files spell them: the dash in its many forms, or types and subtypes kept apart.
import type { PiecedText } from './pieced-text';

/** The dash between types and subtypes, as people write it. */
const DASH = /\s+(?:---?|[-–—])\s+/;

/** A type line with its first dash, however spelled, as ` — `. */
export function readTypeLine(spelled: PiecedText): PiecedText {
  const match = DASH.exec(spelled.text);
  if (!match || match[0] === ' — ') return spelled;
  return spelled.rewrite([{ start: match.index, end: match.index + match[0].length, text: ' — ' }]);
}

/** A type line cut at its dash; `subtypes` is empty where it has none. */
export function splitTypeLine(typeLine: string): { types: string; subtypes: string } {
  const match = DASH.exec(typeLine);
  if (!match) return { types: typeLine.trim(), subtypes: '' };
  return {
    types: typeLine.slice(0, match.index).trim(),
    subtypes: typeLine.slice(match.index + match[0].length).trim(),
  };
}
