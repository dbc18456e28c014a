// Sets a property of a JSON object by the smallest edit.
import type { TextEdit } from '../text';
import { smallestEdit } from '../text';
import { mapJsonString } from './json-scan';
import type { JsonObject } from './json-tree';
import { property } from './json-tree';

/**
 * The edit that sets a property to a string; none when it says so already, or when an empty value meets a
 * property that is missing or null. A number stays a number where the new value is one.
 */
export function setProperty(
  text: string,
  object: JsonObject,
  key: string,
  value: string,
): readonly TextEdit[] {
  const old = property(object, key);
  if (old?.kind === 'string') return smallestEdit(mapJsonString(text, old), value);
  if (old?.kind === 'number') {
    return old.value === value
      ? []
      : [{ span: old.file, newText: isNumber(value) ? value : JSON.stringify(value) }];
  }
  if (value === '' && (old === undefined || (old.kind === 'literal' && old.value === 'null'))) return [];
  if (old) return [{ span: old.file, newText: JSON.stringify(value) }];
  return addProperty(text, object, key, JSON.stringify(value));
}

/** Puts a new property behind the last one that is whole, on its own line where the first one has its own. */
export function addProperty(
  text: string,
  object: JsonObject,
  key: string,
  json: string,
): readonly TextEdit[] {
  const added = `${JSON.stringify(key)}: ${json}`;
  const first = object.properties[0];
  const last = object.properties[object.properties.length - 1];
  const inside = object.file.start + 1;
  if (!first || !last) return [{ span: { start: inside, end: inside }, newText: added }];
  // A half-typed last property is left alone; the new one goes to the front.
  if (!last.value) return [{ span: { start: inside, end: inside }, newText: `${added}, ` }];
  const lineBreak = /\r?\n[^\r\n]*$/.exec(text.slice(inside, first.key.file.start))?.[0] ?? ' ';
  const at = last.value.file.end;
  return [{ span: { start: at, end: at }, newText: `,${lineBreak}${added}` }];
}

function isNumber(value: string): boolean {
  return /^-?(?:0|[1-9]\d*)$/.test(value);
}
