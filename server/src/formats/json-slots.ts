// The scalar values of JSON objects as slots of a face.
import type { PassedOver } from './file-format';
import type { Slot } from './face-slots';
import { formatProblem } from './face-slots';
import type { JsonToken } from './json-scan';
import { escapeJson } from './json-scan';
import type { JsonNode, JsonObject } from './json-tree';
import { scalar } from './json-tree';
import { PiecedText } from './pieced-text';
import { PassedOverCount } from './plain-card';
import type { Problem } from '../text';

const SHORT_ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** The characters of a string, or of a number as it stands. */
export function jsonText(source: string, token: JsonToken): PiecedText {
  if (token.kind !== 'string') return PiecedText.of(source, token.file.start, token.file.end);
  const { start, end } = inside(source, token);
  // Searched in the string alone: in a long file the next backslash may be far away.
  const raw = source.slice(start, end);
  const result = new PiecedText();
  let from = 0;
  for (let at = raw.indexOf('\\'); at >= 0; at = raw.indexOf('\\', from)) {
    const code = /^\\u([0-9a-f]{4})/i.exec(raw.slice(at, at + 6))?.[1];
    const after = Math.min(raw.length, at + (code ? 6 : 2));
    const letter = raw.slice(at + 1, after);
    result.copy(source, start + from, start + at);
    result.put(code ? String.fromCharCode(parseInt(code, 16)) : (SHORT_ESCAPES[letter] ?? letter), {
      start: start + at,
      end: start + after,
    });
    from = after;
  }
  return result.copy(source, start + from, end);
}

/** Between the quotation marks; a string that is never closed goes to its end. */
function inside(source: string, { file }: JsonToken): { start: number; end: number } {
  let backslashes = 0;
  while (source[file.end - 2 - backslashes] === '\\') backslashes++;
  const isClosed = file.end - file.start > 1 && source[file.end - 1] === '"' && backslashes % 2 === 0;
  return { start: file.start + 1, end: isClosed ? file.end - 1 : file.end };
}

/** A string or number as a slot; what is written to a number stays one where it can. */
export function jsonSlot(source: string, token: JsonToken | undefined): Slot | undefined {
  if (!token) return undefined;
  if (token.kind === 'string')
    return { text: jsonText(source, token), place: inside(source, token), escape: escapeJson };
  return {
    text: jsonText(source, token),
    place: token.file,
    escape: (value) => (/^-?(?:0|[1-9]\d*)$/.test(value) ? value : JSON.stringify(value)),
    whole: true,
  };
}

/** The slot of a key of an object. */
export function slotOf(source: string, object: JsonNode | undefined, key: string): Slot | undefined {
  return jsonSlot(source, scalar(object, key));
}

/** Tells keys that stand twice in an object. */
export function duplicateKeys(object: JsonObject): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const { key } of object.properties) {
    if (seen.has(key.value)) {
      problems.push(
        formatProblem('duplicate-key', key.file, `“${key.value}” stands here twice; the last one counts.`),
      );
    }
    seen.add(key.value);
  }
  return problems;
}

/** The keys of objects that are not among those read. */
export function passedOverKeys(
  objects: Iterable<JsonObject>,
  read: ReadonlySet<string>,
): readonly PassedOver[] {
  const count = new PassedOverCount();
  for (const { properties } of objects)
    count.add(properties.map(({ key }) => key.value).filter((key) => !read.has(key)));
  return count.list;
}
