// Card Conjurer's saved cards: JSON whose bulk is the image, with the card's words in the boxes of its text.
import type { Card } from '../../card';
import type { TextEdit } from '../../text';
import { editSlot } from '../face-slots';
import type { FaceField, FileFormat } from '../file-format';
import { addProperty, setProperty } from '../json-edit';
import { property, scalar } from '../json-tree';
import { PassedOverCount } from '../plain-card';
import type { ConjurerCard } from './cards';
import { readSaved } from './cards';

const BOXES: Readonly<Record<FaceField, string>> = {
  name: 'title',
  manaCost: 'mana',
  typeLine: 'type',
  oracleText: 'rules',
  power: 'pt',
  toughness: 'pt',
  loyalty: 'loyalty',
  defense: 'defense',
};

/** A list of `key` and `data`, with the texts of an image inside. */
function detect(path: string, text: string): number {
  const begins = /^\ufeff?\s*\[?\s*\{\s*"(?:key"\s*:\s*"(?:[^"\\]|\\.)*"\s*,\s*"data|data)"\s*:\s*\{/.test(
    text,
  );
  if (
    !begins ||
    !/"(?:frames|artSource|setSymbolSource|artBounds|watermarkSource|bottomInfo)"\s*:/.test(text)
  )
    return 0;
  return /\.(?:cardconjurer|json|txt)$/i.test(path) || path === '' ? 1 : 0.9;
}

function writeField(
  text: string,
  card: Card,
  index: number,
  field: FaceField,
  value: string,
): readonly TextEdit[] {
  const found = readSaved(text).cards.find((one) => one.card.file.start === card.file.start);
  if (!found?.texts || index !== 0) return [];
  const slot = found.slots[field];
  if ((slot?.text.text ?? '') === value) return [];
  const isSize = field === 'power' || field === 'toughness';
  if (slot && (slot.text.text !== '' || !isSize)) return editSlot(text, slot, value);
  return setBox(text, found, BOXES[field], isSize ? sizeWith(found, field, value) : value);
}

function sizeWith({ slots }: ConjurerCard, field: 'power' | 'toughness', value: string): string {
  const other = (field === 'power' ? slots.toughness : slots.power)?.text.text ?? '';
  return field === 'power' ? `${value}/${other}` : `${other}/${value}`;
}

function setBox(text: string, { texts }: ConjurerCard, box: string, value: string): readonly TextEdit[] {
  const old = property(texts, box);
  if (old?.kind === 'object') return setProperty(text, old, 'text', value);
  return texts ? addProperty(text, texts, box, JSON.stringify({ text: value })) : [];
}

const READ_BOXES = new Set([
  ...Object.values(BOXES),
  'ability0',
  'ability1',
  'ability2',
  'ability3',
  'ability4',
  'ability5',
]);

export const format: FileFormat = {
  id: 'card-conjurer',
  title: 'Card Conjurer cards',
  languageIds: ['json'],
  extensions: ['.cardconjurer'],
  detect,
  read: (text) => {
    const { cards, problems } = readSaved(text);
    return { cards: cards.map(({ card }) => card), problems };
  },
  writeField,
  findPassedOver: (text) => {
    const count = new PassedOverCount();
    for (const { texts } of readSaved(text).cards) {
      const others = (texts?.properties ?? []).filter(({ key, value }) => {
        const words = property(value, 'text');
        return !READ_BOXES.has(key.value) && words?.kind === 'string' && words.value !== '';
      });
      const rules = scalar(property(texts, 'rules'), 'text')?.value ?? '';
      const flavor = /\{flavor\}/i.test(rules) ? ['flavor text'] : [];
      count.add(['the image', ...flavor, ...others.map(({ key }) => `text.${key.value}`)]);
    }
    return count.list;
  },
};
