// From a script to a card: faces, layout, and the comments that turn checks off.
import type { Card, CardLayout, Face, Sourced } from '../../card';
import { MappedText } from '../../text';
import { findLine } from './script';
import type { Script, ScriptFace, ScriptLine } from './script';
import { readManaCost, readOracle, readTypes } from './values';

const LAYOUTS: Readonly<Record<string, CardLayout>> = {
  doublefaced: 'transform',
  split: 'split',
  flip: 'flip',
  meld: 'meld',
  adventure: 'adventure',
  omen: 'omen',
  prepare: 'prepare',
  modal: 'modal_dfc',
  specialize: 'multiface',
};

/** The cards that a script describes, in most files one; none where no face says anything. */
export function readCards(script: Script): Card[] {
  const groups = new Map<number, ScriptFace[]>();
  for (const face of script.faces) {
    if (!face.lines.some(({ colon, key }) => colon && key.value !== 'SPECIALIZE')) continue;
    const group = groups.get(face.card);
    if (group) group.push(face);
    else groups.set(face.card, [face]);
  }
  const disabled = disabledBy(script);
  return [...groups.values()].map((faces) => {
    const read = faces.map(readFace);
    const file = { start: read[0]!.file.start, end: read.at(-1)!.file.end };
    return { layout: layoutOf(faces[0]!), faces: read, file, disabled };
  });
}

function readFace(face: ScriptFace): Face {
  const value = (key: string) => lineWithValue(face, key)?.value;
  const name = value('Name');
  const manaCost = value('ManaCost');
  const types = value('Types');
  const oracle = findLine(face, 'Oracle')?.value;
  const size = value('PT');
  const [power, toughness] = size ? splitSize(size) : [];
  const first = face.lines[0];
  const last = face.lines.at(-1);
  return {
    name: name && MappedText.plain(name.value, name.file.start, (text) => text.replace(/\s+/g, ' ')),
    manaCost: manaCost && readManaCost(manaCost),
    typeLine: types && readTypes(types),
    oracleText: oracle && readOracle(oracle),
    power,
    toughness,
    loyalty: value('Loyalty'),
    defense: value('Defense'),
    file: first && last ? { start: first.file.start, end: last.file.end } : face.file,
  };
}

function lineWithValue(face: ScriptFace, key: string): ScriptLine | undefined {
  return face.lines.find((line) => line.key.value === key && line.value.value !== '');
}

/** `2/1+*` as `2` and `1+*`. */
export function splitSize(size: Sourced<string>): [Sourced<string>, Sourced<string> | undefined] {
  const slash = size.value.indexOf('/');
  if (slash < 0) return [size, undefined];
  const at = size.file.start + slash;
  return [
    { value: size.value.slice(0, slash), file: { start: size.file.start, end: at } },
    { value: size.value.slice(slash + 1), file: { start: at + 1, end: size.file.end } },
  ];
}

function layoutOf(face: ScriptFace): CardLayout {
  const mode = findLine(face, 'AlternateMode')?.value.value.toLowerCase();
  if (mode !== undefined) return LAYOUTS[mode] ?? 'other';
  const types = (findLine(face, 'Types')?.value.value ?? '').toLowerCase().split(/\s+/);
  for (const type of ['saga', 'class', 'case', 'battle', 'scheme', 'vanguard'] as const) {
    if (types.includes(type)) return type;
  }
  if (types.includes('plane') || types.includes('phenomenon')) return 'planar';
  const keywords = face.lines
    .filter(({ key }) => key.value === 'K')
    .map(({ value }) => value.value.toLowerCase());
  if (keywords.some((keyword) => keyword.startsWith('level up'))) return 'leveler';
  if (keywords.some((keyword) => keyword.startsWith('mutate'))) return 'mutate';
  if (keywords.some((keyword) => keyword.startsWith('prototype'))) return 'prototype';
  return 'normal';
}

/** `# cardwright-disable unknown-word, other-check` turns checks off for the whole script. */
export function disabledBy(script: Script): { check: string; file: { start: number; end: number } }[] {
  const file = { start: 0, end: script.text.length };
  return script.comments.flatMap(({ start, end }) => {
    const ids = /^#+\s*cardwright-disable\s+(.+)$/.exec(script.text.slice(start, end))?.[1];
    return ids === undefined
      ? []
      : ids
          .split(/[\s,]+/)
          .filter(Boolean)
          .map((check) => ({ check, file }));
  });
}
