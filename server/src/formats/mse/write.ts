// Writes sets of Magic Set Editor: one field by the smallest edits, or a new `set` text.
import type { Card, CardLayout } from '../../card';
import { cardName } from '../../card';
import type { TextEdit } from '../../text';
import { editRange, editSlot } from '../face-slots';
import type { FaceField, NotCarried, PassedOver, WrittenFile } from '../file-format';
import { writeUnbracedCost } from '../mana-spelling';
import type { PlainFace } from '../plain-card';
import { PassedOverCount, lostEverywhere, plainFaces, writtenLayout } from '../plain-card';
import { splitTypeLine } from '../type-line-spelling';
import { KEYS, findKey, readSet } from './cards';
import type { MseKey } from './keys';
import { readTagged, writeTagged } from './tagged-text';

/** The edits that set a field of a card; a missing key is put at the end of its block. */
export function writeField(
  text: string,
  card: Card,
  index: number,
  field: FaceField,
  value: string,
): readonly TextEdit[] {
  const found = readSet(text).cards.find((one) => one.card.file.start === card.file.start);
  const face = found?.faces[index];
  if (!found || !face) return [];
  const slot = face.slots[field];
  if ((slot?.text.text ?? '') === value) return [];
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  if (field === 'typeLine') {
    const { types, subtypes } = splitTypeLine(value);
    return [
      ...writeKey(text, found.block, `super type${face.suffix}`, types, lineBreak),
      ...writeKey(text, found.block, `sub type${face.suffix}`, subtypes, lineBreak),
    ];
  }
  if (slot) return editSlot(text, slot, value);
  const key = KEYS[field] + face.suffix;
  return insertKey(
    found.block,
    key,
    field === 'manaCost' ? writeUnbracedCost(value, true) : writeTagged(value),
    lineBreak,
  );
}

function writeKey(
  text: string,
  block: MseKey,
  key: string,
  value: string,
  lineBreak: string,
): readonly TextEdit[] {
  const old = findKey(block, key);
  if (!old) return value === '' ? [] : insertKey(block, key, writeTagged(value), lineBreak);
  if (readTagged(old.value).text.trim().replace(/\s+/g, ' ') === value) return [];
  return editRange(text, old.place, writeTagged(value));
}

function insertKey(block: MseKey, key: string, value: string, lineBreak: string): readonly TextEdit[] {
  const at = block.file.end;
  return [{ span: { start: at, end: at }, newText: `${lineBreak}${keyLines(key, value).join(lineBreak)}` }];
}

/** A key with its value behind it, or with the lines of its value below. */
function keyLines(key: string, value: string): string[] {
  if (!value.includes('\n')) return [`\t${key}: ${value}`];
  return [`\t${key}:`, ...value.split('\n').map((line) => `\t\t${line}`)];
}

/** The styles that come with the program or its usual additions, by what they are for. */
const STYLES: Partial<Record<CardLayout, string>> = {
  split: 'new-split',
  flip: 'new-flip',
  transform: 'm15-mainframe-dfc',
  modal_dfc: 'm15-mainframe-mdfc',
  adventure: 'm15-adventure',
  omen: 'm15-omen',
  token: 'm15-mainframe-tokens',
};

/** A `set` text with these cards, to be zipped as `set` into a `.mse-set` or opened from a folder. */
export function writeFile(cards: readonly Card[]): WrittenFile {
  const notCarried: NotCarried[] = [];
  const lines = ['mse version: 2.0.2', 'game: magic', 'stylesheet: m15-altered', 'set info:', '\tsymbol: '];
  for (const card of cards) {
    notCarried.push(...lostEverywhere(card));
    const style = STYLES[writtenLayout(card)];
    const faces = plainFaces(card);
    if (faces.length > 5) notCarried.push({ card: cardName(card), what: `${faces.length - 5} of its faces` });
    lines.push('card:');
    if (style !== undefined && (faces.length > 1 || card.layout === 'token'))
      lines.push(`\tstylesheet: ${style}`);
    faces
      .slice(0, 5)
      .forEach((face, index) => lines.push(...faceLines(face, index === 0 ? '' : ` ${index + 1}`)));
  }
  return { text: `${lines.join('\n')}\n`, notCarried };
}

function faceLines(face: PlainFace, suffix: string): string[] {
  const { types, subtypes } = splitTypeLine(face.typeLine);
  const values: [key: string, value: string][] = [
    ['name', writeTagged(face.name)],
    ['casting cost', writeUnbracedCost(face.manaCost, true)],
    ['super type', writeTagged(types)],
    ['sub type', writeTagged(subtypes)],
    ['rule text', writeTagged(face.oracleText)],
    ['power', face.power],
    ['toughness', face.toughness],
    ['loyalty', face.loyalty],
    ['defense', face.defense],
  ];
  return values.filter(([, value]) => value !== '').flatMap(([key, value]) => keyLines(key + suffix, value));
}

/** Keys that reading uses, and the program's own about the card as a thing on its screen. */
const READ =
  /^(?:name|casting cost|super type|sub type|rule text|special text|power|toughness|loyalty|defense|level|loyalty cost)(?: \d)?(?: text)?$|^(?:stylesheet(?: version)?|has styling|styling data|extra data|time created|time modified)$/;

/** Keys of cards that reading passes over: pictures, rarity, flavor text, notes. */
export function findPassedOver(text: string): readonly PassedOver[] {
  const count = new PassedOverCount();
  for (const { block } of readSet(text).cards) {
    const filled = block.inner.filter(({ value, inner }) => value.text !== '' || inner.length > 0);
    const formatted = filled.some(({ key, value }) => READ.test(key) && /<(?:i|b|u)>/.test(value.text));
    const others = filled.map(({ key }) => key).filter((key) => !READ.test(key));
    count.add(formatted ? [...others, 'formatting in text'] : others);
  }
  return count.list;
}
