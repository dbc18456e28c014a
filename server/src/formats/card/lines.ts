// The lines of card text: where each begins and ends, and what kind of line it is.

export type LineKind = 'blank' | 'comment' | 'separator' | 'content';

/** A line without its line break and without blanks around it. */
export interface TextLine {
  readonly kind: LineKind;
  readonly start: number;
  readonly end: number;
}

/** All lines of the text, ended by LF, CRLF or CR. A byte order mark belongs to no line. */
export function splitLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  const breaks = /\r\n?|\n/g;
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    const found = breaks.exec(text);
    const end = found ? found.index : text.length;
    lines.push(lineOf(text, start, end));
    if (!found) return lines;
    start = found.index + found[0].length;
  }
}

/** The line between two offsets, without the blanks around it. */
export function lineOf(text: string, from: number, to: number): TextLine {
  let start = from;
  let end = to;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  // A line that begins with a backslash is kept as it is, blanks included.
  const isKept = text.charCodeAt(start) === 0x5c;
  while (!isKept && end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return { kind: kindOf(text, start, end), start, end };
}

function kindOf(text: string, start: number, end: number): LineKind {
  if (start === end) return 'blank';
  const first = text.charCodeAt(start);
  if (first === 0x23) return 'comment';
  if (first === 0x2f && end - start === 2 && text.charCodeAt(start + 1) === 0x2f) return 'separator';
  return 'content';
}

/** Space, tab, no-break space and the like; what a person cannot see at the end of a line. */
function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0xa0 || unit === 0x0b || unit === 0x0c;
}

/** The line break that the text uses first, at or after an offset; LF where no more lines follow. */
export function lineBreakOf(text: string, from = 0): string {
  const breaks = /\r\n?|\n/g;
  breaks.lastIndex = from;
  return breaks.exec(text)?.[0] ?? '\n';
}

const NEEDS_BACKSLASH = /^[#\\]|^\/\/$|^[ \t\u00a0\v\f]|[ \t\u00a0\v\f]$|^$/;

/** A line of rules text as it must stand in the file: a backslash in front where it would be taken for something else. */
export function escapeLine(line: string): string {
  return NEEDS_BACKSLASH.test(line) ? `\\${line}` : line;
}

/** Rules text to insert into a line of the file: later lines become lines of their own. */
export function escapeLines(text: string, lineBreak: string): string {
  const lines = text.split('\n');
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === 0 || (index === last && line === '') ? line : escapeLine(line)))
    .join(lineBreak);
}
