// Sets one field of a face in a script by the smallest edits.
import type { Card, Sourced } from '../../card';
import type { MappedText, TextEdit } from '../../text';
import { smallestEdit } from '../../text';
import type { FaceField } from '../file-format';
import { splitSize } from './cards';
import { readScript } from './read-script';
import type { ScriptFace, ScriptLine } from './script';
import { findLine } from './script';
import { readManaCost, readOracle, readTypes, writeManaCost, writeOracle } from './values';

const KEYS: Readonly<Record<FaceField, string>> = {
  name: 'Name',
  manaCost: 'ManaCost',
  typeLine: 'Types',
  oracleText: 'Oracle',
  power: 'PT',
  toughness: 'PT',
  loyalty: 'Loyalty',
  defense: 'Defense',
};

/** The lines that a new line goes behind, the nearest first. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  Name: [],
  ManaCost: ['Name'],
  Types: ['ManaCost', 'Name'],
  PT: ['Types', 'ManaCost', 'Name'],
  Loyalty: ['Types', 'ManaCost', 'Name'],
  Defense: ['Types', 'ManaCost', 'Name'],
};

/** The edits that set a field; a missing line is put where scripts have it. */
export function writeField(
  text: string,
  card: Card,
  index: number,
  field: FaceField,
  value: string,
): readonly TextEdit[] {
  const target = card.faces[index];
  const face = readScript(text).faces.find(
    ({ file }) => target && file.start <= target.file.start && target.file.end <= file.end,
  );
  if (!face) return [];
  const key = KEYS[field];
  const line = findLine(face, key);
  if (field === 'power' || field === 'toughness') return writeSize(text, face, line, field, value);
  if (!line)
    return value === '' && field !== 'oracleText' ? [] : [insertion(text, face, key, spelled(field, value))];
  switch (field) {
    case 'manaCost':
      return smallest(line.value, readManaCost(line.value), value, writeManaCost);
    case 'typeLine':
      return smallest(line.value, readTypes(line.value), value, (words) => words.replace(/\s*—\s*/g, ' '));
    case 'oracleText':
      return smallestOracle(line.value, value);
    default:
      return plain(line.value, value);
  }
}

function spelled(field: FaceField, value: string): string {
  if (field === 'manaCost') return writeManaCost(value);
  if (field === 'oracleText') return writeOracle(value);
  return field === 'typeLine' ? value.replace(/\s*—\s*/g, ' ') : value;
}

/** Costs and types are short and written anew, except for what is the same at both ends. */
function smallest(
  old: Sourced<string>,
  mapped: MappedText,
  value: string,
  spell: (value: string) => string,
): readonly TextEdit[] {
  return mapped.text === value ? [] : plain(old, spell(value));
}

function smallestOracle(old: Sourced<string>, value: string): readonly TextEdit[] {
  const mapped = readOracle(old);
  const [edit] = smallestEdit(mapped, value);
  if (!edit) return [];
  // The brackets of a loyalty ability depend on the whole line, so a small edit is right only if it reads back.
  const from = old.file.start;
  const result =
    old.value.slice(0, edit.span.start - from) + edit.newText + old.value.slice(edit.span.end - from);
  const again = readOracle({ value: result, file: { start: 0, end: result.length } });
  return again.text === value ? [edit] : plain(old, writeOracle(value));
}

/** Replaces what differs between the old and the new spelling. */
function plain(old: Sourced<string>, value: string): readonly TextEdit[] {
  if (old.value === value) return [];
  const most = Math.min(old.value.length, value.length);
  let before = 0;
  while (before < most && old.value[before] === value[before]) before++;
  let after = 0;
  while (after < most - before && old.value.at(-1 - after) === value.at(-1 - after)) after++;
  const span = { start: old.file.start + before, end: old.file.end - after };
  return [{ span, newText: value.slice(before, value.length - after) }];
}

function writeSize(
  text: string,
  face: ScriptFace,
  line: ScriptLine | undefined,
  field: 'power' | 'toughness',
  value: string,
): readonly TextEdit[] {
  if (!line || line.value.value === '') {
    if (value === '') return [];
    const size = field === 'power' ? `${value}/` : `/${value}`;
    return line ? [{ span: line.value.file, newText: size }] : [insertion(text, face, 'PT', size)];
  }
  const [power, toughness] = splitSize(line.value);
  if (field === 'power') return plain(power, value);
  if (toughness) return plain(toughness, value);
  return value === '' ? [] : [{ span: { start: power.file.end, end: power.file.end }, newText: `/${value}` }];
}

function insertion(text: string, face: ScriptFace, key: string, value: string): TextEdit {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const before = key in BEFORE ? (BEFORE[key] ?? []) : undefined;
  const anchor = before ? before.map((name) => findLine(face, name)).find(Boolean) : face.lines.at(-1);
  if (anchor)
    return { span: { start: anchor.file.end, end: anchor.file.end }, newText: `${lineEnd}${key}:${value}` };
  const first = face.lines[0];
  // A face begins below its `ALTERNATE`.
  if (first && (!first.colon || first.key.value === 'SPECIALIZE')) {
    return { span: { start: first.file.end, end: first.file.end }, newText: `${lineEnd}${key}:${value}` };
  }
  const start = first?.file.start ?? face.file.start;
  return { span: { start, end: start }, newText: `${key}:${value}${lineEnd}` };
}
