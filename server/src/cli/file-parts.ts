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

/** Whether every line holds one whole object, as card databases write their big files. */
function holdsCardALine(text: string): boolean {
  const lines = text
    .slice(0, 1 << 16)
    .split('\n')
    .slice(0, -1);
  let objects = 0;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === '' || (index === 0 && line.replace('\uFEFF', '') === '[')) continue;
    if (!/^\[?\s*\{.*\},?$/.test(line)) return false;
    objects += 1;
  }
  return objects >= 2;
}

/**
 * The parts of a text; undefined when it must be read as a whole.
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
