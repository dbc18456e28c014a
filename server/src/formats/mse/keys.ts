// The keys and values of Magic Set Editor's own text files: nesting by tabs, values of one line or several.
import type { FileSpan, Problem } from '../../text';
import { formatProblem } from '../face-slots';
import { PiecedText } from '../pieced-text';

/** A key with its value, or with the keys inside it. */
export interface MseKey {
  /** In lower case, with spaces for underscores: the program takes both for the same. */
  readonly key: string;
  readonly indent: number;
  /** The key without its colon. */
  readonly keyFile: FileSpan;
  /** The value without tabs; line breaks are `\n`. */
  readonly value: PiecedText;
  /** Where a value is written: behind the colon, or from the first deeper line to the last. */
  readonly place: FileSpan;
  readonly isMultiline: boolean;
  /** From the key's line to the end of the last line inside it. */
  readonly file: FileSpan;
  readonly inner: readonly MseKey[];
}

interface OpenKey extends Omit<MseKey, 'file' | 'inner' | 'place' | 'isMultiline'> {
  place: FileSpan;
  isMultiline: boolean;
  file: FileSpan;
  inner: OpenKey[];
}

const LINE = /(\t*)([^\r\n]*)(\r\n|\r|\n|$)/y;

/** Reads all keys of a text. Never throws; a line that fits nowhere is told. */
export function readKeys(text: string): { keys: readonly MseKey[]; problems: readonly Problem[] } {
  const keys: OpenKey[] = [];
  const problems: Problem[] = [];
  const open: OpenKey[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    LINE.lastIndex = at;
    const match = LINE.exec(text);
    if (!match || match[0] === '') break;
    const spaces = /^ */.exec(match[2]!)![0].length;
    // Spaces are a slip, but what is meant can be seen.
    const indent = match[1]!.length + (spaces > 0 ? Math.max(1, Math.round(spaces / 4)) : 0);
    const content = match[2]!.slice(spaces);
    const start = at + match[1]!.length + spaces;
    const end = start + content.length;
    at += match[0].length;
    if (content.trim() === '') continue;
    const deepest = open[open.length - 1];
    if (deepest && indent > deepest.indent && isText(deepest, content)) {
      addLine(text, deepest, start, end);
      for (const key of open) key.file = { start: key.file.start, end };
      continue;
    }
    if (spaces > 0 && problems.length < 20) {
      problems.push(
        formatProblem(
          'invalid-indentation',
          { start: start - spaces, end: start },
          'Spaces stand where a tab is needed; Magic Set Editor nests by tabs only.',
          'error',
        ),
      );
    }
    while (open.length > 0 && open[open.length - 1]!.indent >= indent) open.pop();
    const key = readLine(text, content, indent, start, end);
    if (!key) {
      if (content.startsWith('#')) continue;
      if (problems.length < 20) {
        problems.push(
          formatProblem(
            'missing-colon',
            { start, end },
            'This line is no `key: value`, and no text of a key above it.',
            'error',
          ),
        );
      }
      continue;
    }
    (open[open.length - 1]?.inner ?? keys).push(key);
    open.push(key);
    for (const outer of open) outer.file = { start: outer.file.start, end };
  }
  return { keys, problems };
}

/** Keys that hold text although a line of it may look like `key: value` (“{T}: Add {G}.”). */
const TEXT_KEYS = /(?:^| )(?:text|name|type|notes|description|symbol|reminder|mode)(?: \d)?$/;

/** Whether a deeper line is text of a key and not a key inside it. */
function isText(key: OpenKey, content: string): boolean {
  if (key.inner.length > 0) return false;
  if (key.isMultiline || key.value.text !== '') return true;
  return TEXT_KEYS.test(key.key) || !/^\s*[a-z][\w /-]*:/i.test(content);
}

function addLine(text: string, key: OpenKey, start: number, end: number): void {
  const { value } = key;
  if (value.text === '') key.place = { start, end };
  else {
    value.put('\n', { start: key.place.end, end: start });
    key.place = { start: key.place.start, end };
  }
  key.isMultiline = true;
  value.copy(text, start, end);
}

function readLine(
  text: string,
  content: string,
  indent: number,
  start: number,
  end: number,
): OpenKey | undefined {
  const match = /^ *([^:\t]+?) *: ?/.exec(content);
  if (!match || match[0].length === 0) return undefined;
  const valueStart = start + match[0].length;
  return {
    key: match[1]!.toLowerCase().replaceAll('_', ' '),
    indent,
    keyFile: { start, end: start + match[1]!.length },
    value: PiecedText.of(text, valueStart, end).trim(),
    place: { start: valueStart, end },
    isMultiline: false,
    file: { start, end },
    inner: [],
  };
}
