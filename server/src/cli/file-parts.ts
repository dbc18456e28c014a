// Cuts a big JSON file with one card a line into parts, so that workers share it and memory stays small.

/** A part of a file's text. Its characters stand where they stood, brackets and commas between cards blanked. */
export interface FilePart {
  readonly text: string;
  /** The zero-based line of the file on which the part begins. */
  readonly firstLine: number;
}

/** A piece of the file for one part. */
export const PART_LENGTH = 1 << 20;

/** The file does not hold one card a line, and has to be read as one. */
export class NotCuttable extends Error {}

const BLANK = /[\s,]/;

/** A line by its first and last characters that are no blanks; a bracket of the list may stand on a card's line. */
function kindOfLine(text: string, from: number, to: number): 'object' | 'bracket' | 'other' {
  let start = from;
  let end = to;
  while (start < end && BLANK.test(text[start]!)) start += 1;
  while (end > start && BLANK.test(text[end - 1]!)) end -= 1;
  if (start === end || (end - start === 1 && (text[start] === '[' || text[start] === ']'))) return 'bracket';
  const opens =
    text[start] === '{' || (text[start] === '[' && /^\[\s*\{/.test(text.slice(start, start + 20)));
  const closes =
    text[end - 1] === '}' || (text[end - 1] === ']' && /\}\s*\]$/.test(text.slice(end - 20, end)));
  return opens && closes ? 'object' : 'other';
}

/**
 * The parts of a file, of which the pieces end where lines end. The texts of the parts together have the lines of
 * the file. Throws `NotCuttable` as soon as a line is no whole object, also when parts were given before.
 */
export async function* cutIntoParts(
  pieces: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<FilePart, void> {
  let firstLine = 0;
  let objects = 0;
  let waiting: string | undefined;
  const partOf = (raw: string, isLast: boolean): FilePart => {
    objects += objectsIn(raw);
    if (isLast && objects < 2) throw new NotCuttable();
    const part = { text: blankBetween(raw, firstLine === 0, isLast), firstLine };
    for (let at = raw.indexOf('\n'); at >= 0; at = raw.indexOf('\n', at + 1)) firstLine += 1;
    return part;
  };
  for await (const piece of pieces) {
    if (waiting !== undefined) yield partOf(waiting, false);
    waiting = piece;
  }
  if (waiting !== undefined) yield partOf(waiting, true);
}

/** How many lines hold one whole object each, as card databases write their big files. Throws `NotCuttable`. */
function objectsIn(text: string): number {
  let objects = 0;
  for (let start = text.startsWith('\uFEFF') ? 1 : 0; start < text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const kind = kindOfLine(text, start, end);
    if (kind === 'other') throw new NotCuttable();
    if (kind === 'object') objects += 1;
    start = end + 1;
  }
  return objects;
}

/** A text at hand in pieces that end where lines end. */
export function* piecesOf(text: string): Generator<string, void> {
  for (let start = 0; start < text.length;) {
    const found = start + PART_LENGTH >= text.length ? -1 : text.indexOf('\n', start + PART_LENGTH);
    const end = found < 0 ? text.length : found + 1;
    yield text.slice(start, end);
    start = end;
  }
}

/** Blanks the brackets of the array and the commas after its cards; each keeps its width. */
function blankBetween(raw: string, isFirst: boolean, isLast: boolean): string {
  let text = raw.replace(/\}(\s*),(\s*)(?=\r?\n|$)/g, '}$1 $2');
  if (isFirst) text = text.replace(/^(\uFEFF?\s*)\[/, '$1 ');
  if (isLast) text = text.replace(/\](\s*)$/, ' $1');
  return text;
}
