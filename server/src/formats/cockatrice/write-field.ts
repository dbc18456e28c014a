// Sets one field of a card in a Cockatrice database by the smallest edits.
import type { Card } from '../../card';
import type { TextEdit } from '../../text';
import { editRange, editSlot } from '../face-slots';
import type { FaceField } from '../file-format';
import { writeUnbracedCost } from '../mana-spelling';
import type { XmlElement } from '../xml-tree';
import { child, escapeXml, xmlText } from '../xml-tree';
import type { CockatriceFace } from './cards';
import { fieldElement, readDatabase } from './cards';

const TAGS: Readonly<Record<FaceField, string>> = {
  name: 'name',
  manaCost: 'manacost',
  typeLine: 'type',
  oracleText: 'text',
  power: 'pt',
  toughness: 'pt',
  loyalty: 'loyalty',
  defense: 'defense',
};

/** The edits that set a field; a missing element is put beside those that the card has. */
export function writeField(
  text: string,
  card: Card,
  index: number,
  field: FaceField,
  value: string,
): readonly TextEdit[] {
  const { cards } = readDatabase(text);
  const faces = cards.find((one) => one.card.file.start === card.file.start)?.faces ?? [];
  const target = faces[index];
  if (!target) return [];
  // Halves share their element; a value that only the second would have cannot be told from the first's.
  const isLaterHalf = faces.findIndex(({ element }) => element === target.element) < index;
  if (isLaterHalf && !target.slots[field]?.text.text) return [];
  if (field === 'power' || field === 'toughness') return writeSize(text, target, field, value);
  const slot = target.slots[field];
  if (field === 'name' && slot) return rename(text, faces, target, value);
  if (slot) return editSlot(text, slot, value);
  return value === '' ? [] : insertElement(text, target, TAGS[field], spelled(field, value));
}

/** A name and the links by which the other side knows it. */
function rename(
  text: string,
  faces: readonly CockatriceFace[],
  target: CockatriceFace,
  value: string,
): readonly TextEdit[] {
  const slot = target.slots.name!;
  const edits = [...editSlot(text, slot, value)];
  for (const { element } of faces) {
    if (element === target.element || edits.length === 0) continue;
    for (const related of element.children) {
      const isLink = related.name === 'related' && related.attributes['attach'] !== undefined;
      if (!isLink || xmlText(text, related).text.trim() !== slot.text.text) continue;
      edits.push(...editRange(text, related.content, escapeXml(value)));
    }
  }
  return edits;
}

function spelled(field: FaceField, value: string): string {
  return escapeXml(field === 'manaCost' ? writeUnbracedCost(value) : value);
}

function writeSize(
  text: string,
  target: CockatriceFace,
  field: 'power' | 'toughness',
  value: string,
): readonly TextEdit[] {
  const { power, toughness } = target.slots;
  const other = (field === 'power' ? toughness : power)?.text.text ?? '';
  const own = target.slots[field];
  if ((own?.text.text ?? '') === value) return [];
  if (own && own.text.text !== '') return editSlot(text, own, value);
  const size = field === 'power' ? `${value}/${other}` : `${other}/${value}`;
  const element = fieldElement(target.element, 'pt');
  if (element && !element.selfClosing) return [{ span: element.content, newText: escapeXml(size) }];
  return insertElement(text, target, 'pt', escapeXml(size));
}

/** Puts `<tag>content</tag>` into the card: properties at the end of `<prop>`, all else behind the name. */
function insertElement(
  text: string,
  { element }: CockatriceFace,
  tag: string,
  content: string,
): readonly TextEdit[] {
  const newElement = `<${tag}>${content}</${tag}>`;
  const empty = fieldElement(element, tag);
  if (empty?.selfClosing) return [{ span: empty.file, newText: newElement }];
  const prop = child(element, 'prop');
  const parent = prop && !prop.selfClosing && tag !== 'text' && tag !== 'name' ? prop : element;
  const anchor = anchorIn(parent, tag === 'text' || parent === element);
  const at = tag === 'name' || !anchor ? parent.opening.end : anchor.file.end;
  const before = anchor ?? parent;
  const space =
    /\s*$/.exec(text.slice(Math.max(0, before.opening.start - 200), before.opening.start))?.[0] ?? '';
  return [{ span: { start: at, end: at }, newText: `${space}${newElement}` }];
}

function anchorIn(parent: XmlElement, behindName: boolean): XmlElement | undefined {
  const name = behindName ? child(parent, 'name') : undefined;
  return name ?? (behindName ? undefined : parent.children[parent.children.length - 1]);
}
