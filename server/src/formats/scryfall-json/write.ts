// Sets one field of a card in Scryfall-style JSON by the smallest edits.
import type { Card, Face } from '../../card';
import { smallestEdit } from '../../text';
import type { TextEdit } from '../../text';
import type { FaceField } from '../file-format';
import type { JsonToken, JsonVisitor } from '../json-scan';
import { mapJsonString, scanJson } from '../json-scan';

const KEYS: Readonly<Record<FaceField, string>> = {
  name: 'name',
  manaCost: 'mana_cost',
  typeLine: 'type_line',
  oracleText: 'oracle_text',
  power: 'power',
  toughness: 'toughness',
  loyalty: 'loyalty',
  defense: 'defense',
};

/** The edits that set a field; where the card's object repeats the face's value, both change. */
export function writeField(
  text: string,
  card: Card,
  face: number,
  field: FaceField,
  value: string,
): readonly TextEdit[] {
  const target = card.faces[face];
  if (!target) return [];
  const own = findProperties(text, target.file.start);
  const edits = writeProperty(text, own, KEYS[field], value);
  if (target.file.start === card.file.start || edits.length === 0) return edits;
  const outer = findProperties(text, card.file.start);
  return isRepeated(outer, own, KEYS[field], target)
    ? [...edits, ...writeProperty(text, outer, KEYS[field], value)]
    : edits;
}

/** Whether the card's object says the same as its face, here and in the face's rules text or name. */
function isRepeated(outer: Properties, own: Properties, key: string, face: Face): boolean {
  const value = outer.tokens.get(key)?.value;
  if (value === undefined || value !== own.tokens.get(key)?.value) return false;
  return face.oracleCopies !== undefined || outer.tokens.get('name')?.value === face.name?.text;
}

/** The properties of one object, without those of objects inside it. */
interface Properties {
  readonly start: number;
  readonly end: number;
  /** Strings, numbers and words by key; the last of equal keys. */
  readonly tokens: ReadonlyMap<string, JsonToken>;
  /** Where the first key begins and the last value ends. */
  readonly firstKey: number | undefined;
  readonly lastEnd: number | undefined;
}

function writeProperty(text: string, object: Properties, key: string, value: string): readonly TextEdit[] {
  const token = object.tokens.get(key);
  if (token?.kind === 'string') return smallestEdit(mapJsonString(text, token), value);
  if (token?.kind === 'number' && token.value === value) return [];
  if (token)
    return token.value === 'null' && value === ''
      ? []
      : [{ span: token.file, newText: JSON.stringify(value) }];
  return value === '' ? [] : [insertion(text, object, key, value)];
}

/** A new property behind the last one, on a line of its own where the first one has a line of its own. */
function insertion(text: string, object: Properties, key: string, value: string): TextEdit {
  const property = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  const { firstKey, lastEnd } = object;
  if (firstKey === undefined || lastEnd === undefined) {
    return { span: { start: object.start + 1, end: object.start + 1 }, newText: property };
  }
  const between = text.slice(object.start + 1, firstKey);
  const space = /^\s*[\r\n]\s*$/.test(between)
    ? (/\r\n[^\r\n]*$|[\r\n][^\r\n]*$/.exec(between)?.[0] ?? ' ')
    : ' ';
  return { span: { start: lastEnd, end: lastEnd }, newText: `,${space}${property}` };
}

function findProperties(text: string, start: number): Properties {
  const collector = new PropertyCollector(start);
  scanJson(text, collector, start, true);
  return collector;
}

class PropertyCollector implements JsonVisitor, Properties {
  readonly tokens = new Map<string, JsonToken>();
  firstKey: number | undefined;
  lastEnd: number | undefined;
  end: number;
  private depth = 0;
  private lastKey = '';

  constructor(readonly start: number) {
    this.end = start;
  }

  open(): void {
    this.depth++;
  }

  close(_kind: 'object' | 'array', end: number): void {
    this.depth--;
    if (this.depth === 0) this.end = end;
    if (this.depth === 1) this.lastEnd = end;
  }

  key(token: JsonToken): void {
    if (this.depth !== 1) return;
    this.firstKey ??= token.file.start;
    this.lastKey = token.value;
  }

  value(token: JsonToken): void {
    if (this.depth !== 1) return;
    this.tokens.set(this.lastKey, token);
    this.lastEnd = token.file.end;
  }

  problem(): void {
    // Reading has reported it.
  }
}
