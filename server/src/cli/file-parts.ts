// Cuts a big JSON file with one card a line into parts, so that workers share it and memory stays small.

/** A part of a file's text. Its characters stand where they stood, brackets and commas between cards blanked. */
export interface FilePart {
  readonly text: string;
  /** The zero-based line of the file on which the part begins. */
  readonly firstLine: number;
}

const partLength = 1 << 20;

/** Files below this are read as one. */
const smallest = 2 << 20;

/** Whether every line of the text holds one whole object, as card databases write their big files. */
function holdsCardALine(text: string): boolean {
  let objects = 0;
  for (let start = text.startsWith('\uFEFF') ? 1 : 0; start < text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const kind = kindOfLine(text, start, end);
    if (kind === 'other') return false;
    if (kind === 'object') objects += 1;
    start = end + 1;
  }
  return objects >= 2;
}

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
 * The parts of a text that is cuttable.
 * The texts of the parts together have the lines of the file.
 */
export function* cutIntoParts(text: string): Generator<FilePart, void> {
  let start = 0;
  let firstLine = 0;
  while (start < text.length) {
    let end = start + partLength >= text.length ? text.length : text.indexOf('\n', start + partLength) + 1;
    if (end === 0) end = text.length;
    const raw = text.slice(start, end);
    yield { text: blankBetween(raw, start === 0, end === text.length), firstLine };
    for (let at = raw.indexOf('\n'); at >= 0; at = raw.indexOf('\n', at + 1)) firstLine += 1;
    start = end;
  }
}

/** Whether `cutIntoParts` may be used on the text. */
export function isCuttable(text: string): boolean {
  return text.length > smallest && holdsCardALine(text);
}

/** Blanks the brackets of the array and the commas after its cards; each keeps its width. */
function blankBetween(raw: string, isFirst: boolean, isLast: boolean): string {
  let text = raw.replace(/\}(\s*),(\s*)(?=\r?\n|$)/g, '}$1 $2');
  if (isFirst) text = text.replace(/^(\uFEFF?\s*)\[/, '$1 ');
  if (isLast) text = text.replace(/\](\s*)$/, ' $1');
  return text;
}
