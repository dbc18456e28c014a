// MTGJSON: AtomicCards, set files and custom sets made after them.
import type { Card } from '../../card';
import type { TextEdit } from '../../text';
import { editSlot } from '../face-slots';
import type { FaceField, FileFormat } from '../file-format';
import { setProperty } from '../json-edit';
import { passedOverKeys } from '../json-slots';
import { scalar } from '../json-tree';
import { readCards } from './cards';

const KEYS: Readonly<Record<FaceField, string>> = {
  name: 'name',
  manaCost: 'manaCost',
  typeLine: 'type',
  oracleText: 'text',
  power: 'power',
  toughness: 'toughness',
  loyalty: 'loyalty',
  defense: 'defense',
};

/** Keys that are read, and those that only repeat what is. */
const READ = new Set([
  ...Object.values(KEYS), 'faceName', 'side', 'layout', 'language', 'manaValue', 'convertedManaCost', 'faceManaValue',
  'faceConvertedManaCost', 'colors', 'colorIdentity', 'types', 'subtypes', 'supertypes', 'otherFaceIds',
]); // prettier-ignore

/** Field names of MTGJSON that Scryfall's JSON and ad-hoc card lists do not have. */
function detect(_path: string, text: string): number {
  if (!/^\ufeff?\s*[{[]/.test(text)) return 0;
  if (/"(?:oracle_text|type_line|mana_cost|card_faces)"\s*:/.test(text)) return 0;
  const telling = [
    'supertypes',
    'subtypes',
    'manaCost',
    'manaValue',
    'convertedManaCost',
    'faceName',
    'colorIdentity',
  ];
  const found = telling.filter((key) => text.includes(`"${key}"`)).length;
  const hasMeta = /^\ufeff?\s*\{\s*"(?:meta|data)"\s*:\s*\{/.test(text);
  return hasMeta && found > 0 ? 1 : found >= 3 && /"(?:text|type)"\s*:/.test(text) ? 0.8 : 0;
}

function writeField(
  text: string,
  card: Card,
  index: number,
  field: FaceField,
  value: string,
): readonly TextEdit[] {
  const found = readCards(text).cards.find((one) => one.card.file.start === card.file.start);
  const face = found?.faces[index];
  if (!found || !face) return [];
  const slot = face.slots[field];
  const edits = slot ? editSlot(text, slot, value) : setProperty(text, face.object, KEYS[field], value);
  if (field !== 'name' || edits.length === 0 || !scalar(face.object, 'faceName')) return edits;
  // Every face repeats the name of the whole card.
  const whole = found.faces
    .map(({ slots }, at) => (at === index ? value : (slots.name?.text.text ?? '')))
    .join(' // ');
  return [...edits, ...found.faces.flatMap(({ object }) => setProperty(text, object, 'name', whole))];
}

export const format: FileFormat = {
  id: 'mtgjson',
  title: 'MTGJSON',
  languageIds: ['json'],
  extensions: ['.json'],
  detect,
  read: (text) => {
    const { cards, problems } = readCards(text);
    return { cards: cards.map(({ card }) => card), problems };
  },
  writeField,
  findPassedOver: (text) =>
    passedOverKeys(
      readCards(text).cards.flatMap(({ faces }) => faces.map(({ object }) => object)),
      READ,
    ),
};
