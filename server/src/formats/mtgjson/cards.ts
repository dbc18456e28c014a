// Makes cards of MTGJSON: AtomicCards (faces under the card's name), set files (faces one after the other), and lists.
import type { Card, CardLayout } from '../../card';
import type { Problem } from '../../text';
import type { FaceSlots } from '../face-slots';
import { brokenCost, faceOf, formatProblem } from '../face-slots';
import { duplicateKeys, slotOf } from '../json-slots';
import type { JsonNode, JsonObject } from '../json-tree';
import { items, property, readJsonTree, scalar } from '../json-tree';
import { readCost } from '../mana-spelling';

export interface MtgjsonCard {
  readonly card: Card;
  readonly faces: readonly { readonly object: JsonObject; readonly slots: FaceSlots }[];
}

const LAYOUTS: Readonly<Record<string, CardLayout>> = {
  adventure: 'adventure', aftermath: 'split', case: 'case', class: 'class', emblem: 'emblem', flip: 'flip',
  leveler: 'leveler', meld: 'meld', modal_dfc: 'modal_dfc', mutate: 'mutate', normal: 'normal', planar: 'planar',
  prototype: 'prototype', saga: 'saga', scheme: 'scheme', split: 'split', token: 'token', transform: 'transform',
  vanguard: 'vanguard', battle: 'battle', double_faced_token: 'token', omen: 'omen', prepare: 'prepare',
}; // prettier-ignore

/** The languages of printings, as MTGJSON names them. */
const LANGUAGES: Readonly<Record<string, string>> = {
  English: 'en', French: 'fr', German: 'de', Italian: 'it', Spanish: 'es', 'Portuguese (Brazil)': 'pt', Japanese: 'ja',
  Korean: 'ko', Russian: 'ru', 'Chinese Simplified': 'zhs', 'Chinese Traditional': 'zht', Phyrexian: 'ph',
}; // prettier-ignore

export function readCards(text: string): { cards: readonly MtgjsonCard[]; problems: readonly Problem[] } {
  const tree = readJsonTree(text);
  const problems: Problem[] = [...tree.problems];
  const groups: JsonObject[][] = [];
  for (const root of tree.roots) collect(property(root, 'data') ?? root, groups, 0);
  const cards = groups.map((group) => makeCard(text, group, problems));
  return { cards, problems };
}

/** Whether an object has what every card of MTGJSON has. */
function isCard(node: JsonObject): boolean {
  const has = (key: string): boolean => property(node, key) !== undefined;
  return (
    ['type', 'manaCost', 'text', 'faceName', 'types', 'layout'].some(has) &&
    !has('cards') &&
    !has('releaseDate')
  );
}

/** Finds cards: a list of cards, names with lists of faces, a set, or sets by their codes. */
function collect(node: JsonNode | undefined, groups: JsonObject[][], depth: number): void {
  if (node?.kind === 'array') {
    addList(node.items, groups);
    return;
  }
  if (node?.kind !== 'object' || depth > 2) return;
  const lists = ['cards', 'tokens'].map((key) => property(node, key)).filter((one) => one?.kind === 'array');
  if (lists.length > 0) {
    for (const list of lists) addList(items(list), groups);
    return;
  }
  if (isCard(node)) {
    groups.push([node]);
    return;
  }
  for (const { value } of node.properties) {
    if (value?.kind === 'array') addList(value.items, groups);
    else if (value?.kind === 'object' && depth < 2) collect(value, groups, depth + 1);
  }
}

/** Faces that follow each other and have one name are one card; side `a` begins a new one. */
function addList(list: readonly JsonNode[], groups: JsonObject[][]): void {
  let open: JsonObject[] | undefined;
  for (const node of list) {
    if (node.kind !== 'object' || !isCard(node)) {
      open = undefined;
      continue;
    }
    const side = scalar(node, 'side')?.value;
    const name = scalar(node, 'name')?.value;
    const joins =
      open &&
      side !== undefined &&
      side !== 'a' &&
      name !== undefined &&
      scalar(open[0], 'name')?.value === name;
    if (joins && open) open.push(node);
    else groups.push((open = [node]));
  }
}

function makeCard(text: string, objects: readonly JsonObject[], problems: Problem[]): MtgjsonCard {
  const faces = objects.map((object) => ({ object, slots: readFace(text, object, problems) }));
  const first = objects[0]!;
  const last = objects[objects.length - 1]!;
  const layout = scalar(first, 'layout')?.value ?? 'normal';
  const language = scalar(first, 'language')?.value;
  const name = scalar(first, 'name');
  return {
    card: {
      name: faces.length > 1 ? name?.value : undefined,
      layout: LAYOUTS[layout] ?? 'other',
      faces: faces.map(({ object, slots }) => faceOf(slots, object.file)),
      file: { start: first.file.start, end: last.file.end },
      language: language === undefined ? undefined : (LANGUAGES[language] ?? language),
    },
    faces,
  };
}

const PLAIN = [
  ['typeLine', 'type'],
  ['oracleText', 'text'],
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['loyalty', 'loyalty'],
  ['defense', 'defense'],
] as const;

function readFace(text: string, object: JsonObject, problems: Problem[]): FaceSlots {
  problems.push(...duplicateKeys(object));
  const slots: FaceSlots = {};
  const name = slotOf(text, object, 'faceName') ?? slotOf(text, object, 'name');
  if (name) slots.name = name;
  if (!name || name.text.text.trim() === '') {
    const { start } = object.file;
    problems.push(
      formatProblem('missing-name', { start, end: start + 1 }, 'This card has no `name`.', 'error'),
    );
  }
  for (const [field, key] of PLAIN) {
    const slot = slotOf(text, object, key);
    if (slot) slots[field] = slot;
  }
  const cost = slotOf(text, object, 'manaCost');
  if (cost) {
    const { cost: symbols, broken } = readCost(cost.text);
    slots.manaCost = { ...cost, text: symbols, whole: true };
    problems.push(...brokenCost(broken, text));
  }
  return slots;
}
