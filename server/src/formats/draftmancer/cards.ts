// Makes cards of the objects under `[CustomCards]`: types and subtypes kept apart, a back inside the front.
import type { Card, CardLayout } from '../../card';
import type { Problem } from '../../text';
import type { FaceSlots, Slot } from '../face-slots';
import { brokenCost, faceOf, formatProblem } from '../face-slots';
import { escapeJson } from '../json-scan';
import { duplicateKeys, jsonText, slotOf } from '../json-slots';
import type { JsonNode, JsonObject } from '../json-tree';
import { items, property, readJsonTree, scalar } from '../json-tree';
import { readCost, writeUnbracedCost } from '../mana-spelling';
import { PiecedText } from '../pieced-text';
import { readTypeLine } from '../type-line-spelling';
import { blankComments, findSections } from './sections';

export interface DraftmancerCard {
  readonly card: Card;
  /** The object of each face and its values. */
  readonly faces: readonly { readonly object: JsonObject; readonly slots: FaceSlots }[];
}

const LAYOUTS: Readonly<Record<string, CardLayout>> = {
  split: 'split', 'split-left': 'split', flip: 'flip', transform: 'transform', modal_dfc: 'modal_dfc', adventure: 'adventure',
  saga: 'saga', class: 'class', case: 'case', token: 'token', emblem: 'emblem', leveler: 'leveler', prototype: 'prototype',
  battle: 'battle', meld: 'meld', mutate: 'mutate', omen: 'omen', prepare: 'prepare', normal: 'normal',
}; // prettier-ignore

/** All cards of a list, those inside `related_cards` included. */
export function readList(text: string): { cards: readonly DraftmancerCard[]; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const cards: DraftmancerCard[] = [];
  const plain = blankComments(text);
  for (const { title, start, end } of findSections(plain)) {
    if (!/^custom ?cards$/i.test(title)) continue;
    const tree = readJsonTree(plain.slice(0, end), start, true);
    problems.push(...tree.problems);
    const [root] = tree.roots;
    if (root && root.kind !== 'array') {
      problems.push(
        formatProblem('invalid-json', root.file, 'The custom cards must be a list in `[` and `]`.', 'error'),
      );
    }
    for (const item of items(root)) readCard(text, item, cards, problems);
  }
  return { cards, problems };
}

function readCard(text: string, node: JsonNode, cards: DraftmancerCard[], problems: Problem[]): void {
  if (node.kind !== 'object') {
    problems.push(
      formatProblem('invalid-value', node.file, 'A card must be an object in `{` and `}`.', 'error'),
    );
    return;
  }
  problems.push(...duplicateKeys(node));
  const back = property(node, 'back');
  const objects = back?.kind === 'object' ? [node, back] : [node];
  if (back?.kind === 'object') problems.push(...duplicateKeys(back));
  const faces = objects.map((object) => ({ object, slots: readFace(text, object, problems) }));
  const layout = scalar(node, 'layout')?.value;
  const type = faces[0]?.slots.typeLine?.text.text ?? '';
  const fallback: CardLayout = faces.length > 1 ? 'transform' : /\bEmblem\b/.test(type) ? 'emblem' : 'normal';
  cards.push({
    card: {
      layout: layout === undefined ? fallback : (LAYOUTS[layout] ?? 'other'),
      faces: faces.map(({ object, slots }) => faceOf(slots, object.file)),
      file: node.file,
    },
    faces,
  });
  for (const related of items(property(node, 'related_cards'))) {
    if (related.kind === 'object') readCard(text, related, cards, problems);
  }
}

function readFace(text: string, object: JsonObject, problems: Problem[]): FaceSlots {
  const slots: FaceSlots = {};
  for (const [field, key] of PLAIN) {
    const slot = slotOf(text, object, key);
    if (slot) slots[field] = slot;
  }
  if (!slots.name || slots.name.text.text.trim() === '') {
    const { start } = object.file;
    problems.push(
      formatProblem(
        'missing-name',
        { start, end: start + 1 },
        'This card has no `name`; Draftmancer refuses the whole list.',
        'error',
      ),
    );
  }
  const cost = slotOf(text, object, 'mana_cost');
  if (cost) {
    const { cost: symbols, broken } = readCost(cost.text);
    const isBraced = cost.text.text.includes('{') || cost.text.text === '';
    slots.manaCost = {
      ...cost,
      text: symbols,
      whole: true,
      escape: isBraced ? escapeJson : (value) => escapeJson(writeUnbracedCost(value)),
    };
    problems.push(...brokenCost(broken, text));
  }
  const type = readTypes(text, object);
  if (type) slots.typeLine = type;
  return slots;
}

const PLAIN = [
  ['name', 'name'],
  ['oracleText', 'oracle_text'],
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['loyalty', 'loyalty'],
  ['defense', 'defense'],
] as const;

function readTypes(text: string, object: JsonObject): Slot | undefined {
  const type = slotOf(text, object, 'type');
  if (!type) return undefined;
  const subtypes = items(property(object, 'subtypes')).flatMap((item) =>
    item.kind === 'string' && item.value !== '' ? [jsonText(text, item)] : [],
  );
  if (subtypes.length === 0) return { ...type, text: readTypeLine(type.text) };
  const joined = new PiecedText().append(type.text);
  for (const [index, subtype] of subtypes.entries()) {
    const { end } = joined.file;
    joined.put(index === 0 && joined.text !== '' ? ' — ' : index > 0 ? ' ' : '', { start: end, end });
    joined.append(subtype);
  }
  return { ...type, text: joined };
}
