// Writes Draftmancer lists: one field by the smallest edits, or a whole list of custom cards.
import type { Card } from '../../card';
import { cardName } from '../../card';
import type { FileSpan, TextEdit } from '../../text';
import { editRange, editSlot } from '../face-slots';
import type { FaceField, NotCarried, PassedOver, WrittenFile } from '../file-format';
import { addProperty, setProperty } from '../json-edit';
import { passedOverKeys } from '../json-slots';
import type { JsonObject } from '../json-tree';
import { items, property } from '../json-tree';
import type { PlainFace } from '../plain-card';
import { lostEverywhere, plainFaces } from '../plain-card';
import { splitTypeLine } from '../type-line-spelling';
import { readList } from './cards';

const KEYS: Readonly<Record<FaceField, string>> = {
  name: 'name',
  manaCost: 'mana_cost',
  typeLine: 'type',
  oracleText: 'oracle_text',
  power: 'power',
  toughness: 'toughness',
  loyalty: 'loyalty',
  defense: 'defense',
};

/** The edits that set a field; subtypes go where the list keeps them. */
export function writeField(
  text: string,
  card: Card,
  index: number,
  field: FaceField,
  value: string,
): readonly TextEdit[] {
  const face = readList(text).cards.find((one) => one.card.file.start === card.file.start)?.faces[index];
  if (!face) return [];
  const slot = face.slots[field];
  if (slot?.text.text === value) return [];
  if (field === 'typeLine') return writeType(text, face.object, value);
  return slot ? editSlot(text, slot, value) : setProperty(text, face.object, KEYS[field], value);
}

function writeType(text: string, object: JsonObject, value: string): readonly TextEdit[] {
  const list = property(object, 'subtypes');
  if (list?.kind !== 'array') {
    const { types, subtypes } = splitTypeLine(value);
    const old = property(object, 'type');
    if (old?.kind === 'string' || subtypes === '') return setProperty(text, object, 'type', value);
    return [
      ...setProperty(text, object, 'type', types),
      ...addProperty(text, object, 'subtypes', JSON.stringify(words(subtypes))),
    ];
  }
  const { types, subtypes } = splitTypeLine(value);
  return [
    ...setProperty(text, object, 'type', types),
    ...writeSubtypes(
      text,
      list.file,
      items(list).map((item) => (item.kind === 'string' ? item.value : '')),
      words(subtypes),
    ),
  ];
}

function writeSubtypes(
  text: string,
  place: FileSpan,
  old: readonly string[],
  now: readonly string[],
): readonly TextEdit[] {
  if (old.filter((word) => word !== '').join(' ') === now.join(' ')) return [];
  return editRange(text, place, JSON.stringify(now));
}

function words(subtypes: string): string[] {
  return subtypes.split(/\s+/).filter((word) => word !== '');
}

/** A list with these cards. The program wants a type and a cost for each, so that an empty one is written. */
export function writeFile(cards: readonly Card[]): WrittenFile {
  const notCarried: NotCarried[] = [];
  const objects = cards.map((card) => {
    notCarried.push(...lostEverywhere(card));
    const [front, back, ...others] = plainFaces(card);
    if (others.length > 0)
      notCarried.push({ card: cardName(card), what: `${others.length} more faces than two` });
    const layout =
      card.layout === 'normal' || (back && card.layout === 'transform') ? {} : { layout: card.layout };
    return {
      ...(front ? faceObject(front, true) : {}),
      ...layout,
      ...(back ? { back: faceObject(back, false) } : {}),
    };
  });
  const body = objects.map((object) => JSON.stringify(object, undefined, 2).replace(/^/gm, '  ')).join(',\n');
  return { text: `[CustomCards]\n[\n${body}${body === '' ? '' : '\n'}]\n`, notCarried };
}

function faceObject(face: PlainFace, isFront: boolean): Record<string, unknown> {
  const { types, subtypes } = splitTypeLine(face.typeLine);
  const object: Record<string, unknown> = { name: face.name };
  if (isFront || face.manaCost !== '') object['mana_cost'] = face.manaCost;
  object['type'] = types;
  if (subtypes !== '') object['subtypes'] = words(subtypes);
  for (const [key, value] of [
    ['oracle_text', face.oracleText],
    ['power', face.power],
    ['toughness', face.toughness],
    ['loyalty', face.loyalty],
    ['defense', face.defense],
  ] as const) {
    if (value !== '') object[key] = value;
  }
  return object;
}

const READ = new Set([...Object.values(KEYS), 'subtypes', 'back', 'layout', 'related_cards']);

/** Keys of cards that reading passes over: pictures, rarity, sets, draft effects. */
export function findPassedOver(text: string): readonly PassedOver[] {
  return passedOverKeys(
    readList(text).cards.flatMap(({ faces }) => faces.map(({ object }) => object)),
    READ,
  );
}
