// Makes cards of what Card Conjurer saves: a list of keys with the data of an image, its texts under `data.text`.
import type { Card } from '../../card';
import type { Problem } from '../../text';
import type { FaceSlots, Slot } from '../face-slots';
import { brokenCost, faceOf, formatProblem } from '../face-slots';
import { escapeJson } from '../json-scan';
import { duplicateKeys, jsonText, slotOf } from '../json-slots';
import type { JsonNode, JsonObject } from '../json-tree';
import { items, property, readJsonTree, scalar } from '../json-tree';
import { readCost } from '../mana-spelling';
import { PiecedText } from '../pieced-text';
import { readTypeLine } from '../type-line-spelling';
import { readCodes } from './codes';

export interface ConjurerCard {
  readonly card: Card;
  readonly slots: FaceSlots;
  /** The object under `text`, which holds an object for each box of the image. */
  readonly texts: JsonObject | undefined;
}

export function readSaved(text: string): { cards: readonly ConjurerCard[]; problems: readonly Problem[] } {
  const tree = readJsonTree(text);
  const problems: Problem[] = [...tree.problems];
  const saved = tree.roots.flatMap((root) => (root.kind === 'array' ? root.items : [root]));
  const cards = saved.flatMap((node) => {
    const data = property(node, 'data');
    if (node.kind !== 'object' || data?.kind !== 'object') return [];
    problems.push(...duplicateKeys(node));
    return [readCard(text, node, data, problems)];
  });
  return { cards, problems };
}

function readCard(text: string, node: JsonObject, data: JsonObject, problems: Problem[]): ConjurerCard {
  const texts = property(data, 'text');
  const box = (name: string): Slot | undefined => slotOf(text, property(texts, name), 'text');
  const slots: FaceSlots = {};
  const coded = (slot: Slot | undefined): Slot | undefined => slot && { ...slot, text: readCodes(slot.text) };
  const name = coded(box('title'));
  if (name) slots.name = name;
  if (!name || name.text.text === '') {
    const place = scalar(node, 'key')?.file ?? { start: node.file.start, end: node.file.start + 1 };
    problems.push(
      formatProblem('missing-name', place, 'This card has no title under `data.text.title.text`.'),
    );
  }
  const cost = coded(box('mana'));
  if (cost) {
    const { cost: symbols, broken } = readCost(cost.text);
    slots.manaCost = {
      ...cost,
      text: symbols,
      whole: true,
      escape: (value) => escapeJson(value.toLowerCase()),
    };
    problems.push(...brokenCost(broken, text));
  }
  const type = coded(box('type'));
  if (type) slots.typeLine = { ...type, text: readTypeLine(type.text) };
  const rules = coded(box('rules'));
  const oracle = rules && rules.text.text !== '' ? rules : (readAbilities(text, data, texts) ?? rules);
  if (oracle) slots.oracleText = oracle;
  readNumbers(slots, box);
  const isToken = /\bToken\b/.test(slots.typeLine?.text.text ?? '');
  return {
    card: { layout: isToken ? 'token' : 'normal', faces: [faceOf(slots, node.file)], file: node.file },
    slots,
    texts: texts?.kind === 'object' ? texts : undefined,
  };
}

function readNumbers(slots: FaceSlots, box: (name: string) => Slot | undefined): void {
  const size = box('pt');
  const slash = size?.text.text.indexOf('/') ?? -1;
  if (size && slash >= 0) {
    slots.power = { ...size, text: size.text.slice(0, slash).trim() };
    slots.toughness = { ...size, text: size.text.slice(slash + 1).trim() };
  }
  const loyalty = box('loyalty');
  const defense = box('defense');
  if (loyalty) slots.loyalty = loyalty;
  if (defense) slots.defense = defense;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Abilities in boxes of their own: with loyalty costs on planeswalkers, with chapter numbers on sagas. */
function readAbilities(text: string, data: JsonObject, texts: JsonNode | undefined): Slot | undefined {
  const walker = items(property(property(data, 'planeswalker'), 'abilities'));
  const saga = items(property(property(data, 'saga'), 'abilities'));
  const joined = new PiecedText();
  let first: Slot | undefined;
  let chapter = 0;
  for (let number = 0; number < 6; number++) {
    const slot = slotOf(text, property(texts, `ability${number}`), 'text');
    const words = slot && readCodes(slot.text);
    const chapters = chapterCount(saga[number]);
    const label = ROMAN.slice(chapter, chapter + chapters).join(', ');
    chapter += chapters;
    if (!slot || !words || words.text === '') continue;
    first ??= slot;
    const joint = { start: joined.file.end, end: joined.file.end };
    if (joined.text !== '') joined.put('\n', joint);
    const cost = walker[number];
    if (cost?.kind === 'string' && cost.value !== '') {
      joined.put(`${jsonText(text, cost).text}: `, { start: words.file.start, end: words.file.start });
    } else if (walker.length === 0 && label !== '') {
      joined.put(`${label} — `, { start: words.file.start, end: words.file.start });
    }
    joined.append(words);
  }
  return first && { ...first, text: joined };
}

function chapterCount(node: JsonNode | undefined): number {
  const value = node?.kind === 'string' || node?.kind === 'number' ? Number(node.value) : 0;
  return Number.isInteger(value) && value > 0 && value <= ROMAN.length ? value : 0;
}
