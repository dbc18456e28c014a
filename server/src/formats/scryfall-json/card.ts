// Makes a card of one JSON object and its `card_faces`, which may repeat the object or add to it.
import type { Card, CardLayout, Face, Sourced } from '../../card';
import type { MappedText, Problem } from '../../text';
import { mapJsonString } from '../json-scan';
import type { RawObject } from './read';

const LAYOUTS: ReadonlySet<string> = new Set<CardLayout>([
  'normal',
  'split',
  'flip',
  'transform',
  'modal_dfc',
  'meld',
  'adventure',
  'omen',
  'prepare',
  'leveler',
  'class',
  'case',
  'saga',
  'mutate',
  'prototype',
  'battle',
  'planar',
  'scheme',
  'vanguard',
  'token',
  'emblem',
  'multiface',
]);

/** What stands between the texts of faces where a file joins them into one. */
const JOINT = /\s*(?:\/\/|---+)\s*/;

/**
 * The card that an object holds; undefined when it is no card (a list, a set, an object without any
 * field of a card).
 */
export function buildCard(text: string, object: RawObject): { card: Card; problems: Problem[] } | undefined {
  const kind = object.fields.get('object')?.value;
  if (kind !== undefined && kind !== 'card') return undefined;
  const has = (key: string): boolean => object.fields.has(key);
  if (object.faces.length === 0 && !['name', 'type_line', 'oracle_text', 'mana_cost'].some(has))
    return undefined;
  const own = buildFace(text, object);
  const { faces, problems } = joinFaces(
    own,
    object.faces.map((face) => buildFace(text, face)),
  );
  const layout = object.fields.get('layout')?.value ?? (faces.length > 1 ? 'multiface' : 'normal');
  return {
    card: {
      name: own.name?.text,
      layout: LAYOUTS.has(layout) ? (layout as CardLayout) : 'other',
      faces,
      file: { start: object.start, end: object.end },
      language: object.fields.get('lang')?.value,
    },
    problems,
  };
}

/**
 * Files disagree about what the object itself says beside `card_faces`: nothing, the first face once more,
 * all faces joined by `//`, or a face that the list leaves out.
 */
function joinFaces(own: Face, listed: Face[]): { faces: Face[]; problems: Problem[] } {
  if (listed.length === 0) return { faces: [own], problems: [] };
  if (!own.oracleText) return { faces: listed, problems: [] };
  const same = listed.findIndex((face) => face.oracleText?.text === own.oracleText?.text);
  if (same >= 0) {
    const repeated: Face = { ...listed[same]!, oracleCopies: [own.oracleText] };
    return { faces: listed.map((face, index) => (index === same ? repeated : face)), problems: [] };
  }
  const ownName = own.name?.text ?? '';
  const parts = ownName.split(JOINT);
  const isListed = listed.some(({ name }) => name === undefined || parts.includes(name.text));
  if (ownName !== '' && parts.length === 1 && !isListed) return { faces: [own, ...listed], problems: [] };
  const joined = own.oracleText.text.split(/\n?\s*(?:\/\/|---+)\s*\n?/).map((part) => part.trim());
  const texts = new Set(listed.map(({ oracleText }) => oracleText?.text.trim() ?? ''));
  if (joined.every((part) => texts.has(part))) return { faces: listed, problems: [] };
  return { faces: listed, problems: [differingCopy(own.oracleText)] };
}

function differingCopy(own: MappedText): Problem {
  return {
    check: 'mismatched-copy',
    severity: 'information',
    span: own.file,
    message: 'This text differs from those of all `card_faces`. Only the faces are checked.',
    rules: [],
    fixes: [],
  };
}

function buildFace(text: string, { fields, start, end }: RawObject): Face {
  const mapped = (key: string): MappedText | undefined => {
    const token = fields.get(key);
    return token?.kind === 'string' ? mapJsonString(text, token) : undefined;
  };
  const sourced = (key: string): Sourced<string> | undefined => {
    const token = fields.get(key);
    if (token?.kind === 'number') return { value: token.value, file: token.file };
    const value = token && mapJsonString(text, token);
    return value && { value: value.text, file: value.file };
  };
  return {
    name: mapped('name'),
    manaCost: mapped('mana_cost'),
    typeLine: mapped('type_line'),
    oracleText: mapped('oracle_text'),
    power: sourced('power'),
    toughness: sourced('toughness'),
    loyalty: sourced('loyalty'),
    defense: sourced('defense'),
    file: { start, end },
  };
}
