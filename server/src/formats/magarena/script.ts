// The lines of a Magarena script: `key=value`, carried on over a line end by a backslash.
import type { FileSpan } from '../../text';
import { PiecedText } from '../pieced-text';

export interface ScriptEntry {
  readonly key: string;
  readonly keyFile: FileSpan;
  /** Carried-on lines joined, escapes resolved. */
  readonly value: PiecedText;
  /** All that stands behind the `=`. */
  readonly place: FileSpan;
  readonly file: FileSpan;
}

/** Reads a script; lines that are no entry are given back. Never throws. */
export function readEntries(text: string): { entries: ScriptEntry[]; strange: FileSpan[] } {
  const entries: ScriptEntry[] = [];
  const strange: FileSpan[] = [];
  const lines = /([^\r\n]*)(\r\n|\r|\n|$)/y;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    lines.lastIndex = at;
    const match = lines.exec(text);
    if (!match || match[0] === '') break;
    const start = at;
    let end = at + match[1]!.length;
    at += match[0].length;
    // An odd number of backslashes at the end carries the value on.
    while (/(?:^|[^\\])(?:\\\\)*\\$/.test(text.slice(Math.max(start, end - 64), end)) && at < text.length) {
      lines.lastIndex = at;
      const next = lines.exec(text);
      if (!next || next[0] === '') break;
      end = at + next[1]!.length;
      at += next[0].length;
    }
    const line = text.slice(start, end);
    if (line.trim() === '' || /^\s*[#!]/.test(line)) continue;
    const head = /^\s*([A-Za-z_]\w*)[^\S\r\n]*([=:]?)[^\S\r\n]*/.exec(line);
    if (!head || (head[2] === '' && head[0].length < line.length)) {
      strange.push({ start, end });
      continue;
    }
    const keyStart = start + line.indexOf(head[1]!);
    const valueStart = start + head[0].length;
    entries.push({
      key: head[1]!,
      keyFile: { start: keyStart, end: keyStart + head[1]!.length },
      value: readValue(text, valueStart, end),
      place: { start: valueStart, end },
      file: { start, end },
    });
  }
  return { entries, strange };
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', f: '\f' };

function readValue(text: string, start: number, end: number): PiecedText {
  const raw = text.slice(start, end);
  const value = new PiecedText();
  let from = 0;
  for (let at = raw.indexOf('\\'); at >= 0; at = raw.indexOf('\\', from)) {
    value.copy(text, start + from, start + at);
    const found = /^\\(?:u([0-9a-fA-F]{4})|(?:\r\n|\r|\n)[ \t\f]*|[^])?/.exec(raw.slice(at, at + 256))![0];
    const code = /^\\u(....)$/s.exec(found)?.[1];
    const letter = found.slice(1);
    const isCarried = /^[\r\n]/.test(letter);
    value.put(code ? String.fromCharCode(parseInt(code, 16)) : isCarried ? '' : (ESCAPES[letter] ?? letter), {
      start: start + at,
      end: start + at + found.length,
    });
    from = at + found.length;
  }
  return value.copy(text, start + from, end);
}

/** A value as it must stand behind the `=`. */
export function escapeValue(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/^[ \t]+/, (space) => `\\${space}`);
}
