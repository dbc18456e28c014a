// Makes cards of the `card:` blocks of a set: faces by numbered keys, types from two keys, tags taken off.
import type { Card, CardLayout } from '../../card';
import type { Problem } from '../../text';
import type { FaceSlots, Slot } from '../face-slots';
import { brokenCost, faceOf, formatProblem } from '../face-slots';
import type { FaceField } from '../file-format';
import { readCost, writeUnbracedCost } from '../mana-spelling';
import { PiecedText } from '../pieced-text';
import type { MseKey } from './keys';
import { readKeys } from './keys';
import { readTagged, writeTagged } from './tagged-text';

export interface MseFace {
  readonly slots: FaceSlots;
  /** `` for the first face, ` 2` for the second: what its keys end in. */
  readonly suffix: string;
}

export interface MseCard {
  readonly card: Card;
  readonly block: MseKey;
  readonly faces: readonly MseFace[];
}

/** The key of each field; a type line has two. */
export const KEYS: Readonly<Record<Exclude<FaceField, 'typeLine'>, string>> = {
  name: 'name',
  manaCost: 'casting cost',
  oracleText: 'rule text',
  power: 'power',
  toughness: 'toughness',
  loyalty: 'loyalty',
  defense: 'defense',
};

/** Most faces that any style has. */
const MOST_FACES = 5;

export function readSet(text: string): { cards: readonly MseCard[]; problems: readonly Problem[] } {
  const { keys, problems: slips } = readKeys(text);
  const problems: Problem[] = [...slips];
  const style = keys.find(({ key }) => key === 'stylesheet')?.value.text ?? '';
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const cards: MseCard[] = [];
  for (const block of keys) {
    if (block.key === 'card') cards.push(readCard(text, block, style, lineBreak, problems));
    if (block.key === 'include file') {
      problems.push(
        formatProblem(
          'unread-include',
          block.keyFile,
          'The file named here is not read, and neither are the cards in it.',
          'information',
        ),
      );
    }
  }
  return { cards, problems };
}

/** A field of a card; of equal ones the last. */
export function findKey(block: MseKey, key: string): MseKey | undefined {
  return block.inner.findLast((one) => one.key === key);
}

function readCard(
  text: string,
  block: MseKey,
  setStyle: string,
  lineBreak: string,
  problems: Problem[],
): MseCard {
  const seen = new Set<string>();
  for (const { key, keyFile } of block.inner) {
    if (seen.has(key))
      problems.push(
        formatProblem('duplicate-key', keyFile, `“${key}” stands in this card twice; the last one counts.`),
      );
    seen.add(key);
  }
  const faces: MseFace[] = [];
  for (let number = 1; number <= MOST_FACES; number++) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const slots = readFace(text, block, suffix, lineBreak, problems);
    const says = [slots.name, slots.oracleText, slots.typeLine].some((slot) => slot && slot.text.text !== '');
    if (number === 1 || says) faces.push({ slots, suffix });
  }
  if ((faces[0]?.slots.name?.text.text ?? '') === '') {
    problems.push(formatProblem('missing-name', block.keyFile, 'This card has no `name`.'));
  }
  const style = findKey(block, 'stylesheet')?.value.text || setStyle;
  const type = faces[0]?.slots.typeLine?.text.text ?? '';
  return {
    card: {
      layout: layoutOf(style.toLowerCase(), type, faces.length),
      faces: faces.map(({ slots }) => faceOf(slots, block.file)),
      file: block.file,
    },
    block,
    faces,
  };
}

/** Styles are many and named freely; their names say what they are for. */
const STYLES: readonly (readonly [RegExp, CardLayout])[] = [
  [/mdfc|modal/, 'modal_dfc'],
  [/split|fuse|aftermath|room/, 'split'],
  [/flip/, 'flip'],
  [/adventure|storybook/, 'adventure'],
  [/omen/, 'omen'],
  [/dfc|doubleface|double-face|transform/, 'transform'],
];

function layoutOf(style: string, type: string, faces: number): CardLayout {
  if (/\bEmblem\b/.test(type)) return 'emblem';
  if (/\bToken\b/.test(type) || /token/.test(style)) return 'token';
  if (faces < 2) return 'normal';
  return STYLES.find(([pattern]) => pattern.test(style))?.[1] ?? 'multiface';
}

function readFace(
  text: string,
  block: MseKey,
  suffix: string,
  lineBreak: string,
  problems: Problem[],
): FaceSlots {
  const slots: FaceSlots = {};
  for (const field of ['name', 'power', 'toughness', 'loyalty', 'defense'] as const) {
    const found = findKey(block, KEYS[field] + suffix);
    if (found)
      slots[field] = { text: readTagged(found.value).trim(), place: found.place, escape: writeTagged };
  }
  const cost = findKey(block, KEYS.manaCost + suffix);
  if (cost) {
    const { cost: symbols, broken } = readCost(readTagged(cost.value).trim());
    slots.manaCost = {
      text: symbols,
      place: cost.place,
      whole: true,
      escape: (value) => writeUnbracedCost(value, true),
    };
    problems.push(...brokenCost(broken, text));
  }
  const types = typeLine(findKey(block, `super type${suffix}`), findKey(block, `sub type${suffix}`));
  if (types) slots.typeLine = types;
  const rules = rulesText(block, suffix, lineBreak);
  if (rules) slots.oracleText = rules;
  return slots;
}

function typeLine(supers: MseKey | undefined, subs: MseKey | undefined): Slot | undefined {
  if (!supers) return undefined;
  const types = readTagged(supers.value).trim();
  const subtypes = subs && oneSpace(readTagged(subs.value).trim());
  const text = new PiecedText().append(oneSpace(types));
  if (subtypes && subtypes.text !== '') {
    const { end } = text.text === '' ? supers.place : text.file;
    text.put(' — ', { start: end, end }).append(subtypes);
  }
  return { text, place: supers.place, escape: writeTagged };
}

function oneSpace(text: PiecedText): PiecedText {
  return text.replaceAll(/\s+/g, () => ' ');
}

/** The rules text; styles for planeswalkers and levels keep each ability under a key of its own. */
function rulesText(block: MseKey, suffix: string, lineBreak: string): Slot | undefined {
  const found = findKey(block, `rule text${suffix}`);
  const special = findKey(block, `special text${suffix}`);
  const filled = [found, special].find((one) => one && one.value.text !== '');
  if (filled) return textSlot(filled, lineBreak);
  const levels = new PiecedText();
  let place = found?.place;
  if (suffix === '') {
    for (let number = 1; number <= 4; number++) {
      const level = findKey(block, `level ${number} text`);
      const text = level && readTagged(level.value).trim();
      if (!level || !text || text.text === '') continue;
      const cost = findKey(block, `loyalty cost ${number}`);
      const start = cost && cost.value.text !== '' ? cost.value : text;
      const joint = { start: levels.file.end, end: levels.file.end };
      if (levels.text !== '') levels.put('\n', joint);
      if (start !== text)
        levels.append(readTagged(start)).put(': ', { start: start.file.end, end: start.file.end });
      levels.append(text);
      place ??= level.place;
    }
  }
  if (levels.text === '') return found && textSlot(found, lineBreak);
  return { text: levels, place: place ?? block.keyFile, escape: (value) => escapeLines(value, lineBreak) };
}

function textSlot(key: MseKey, lineBreak: string): Slot {
  const text = readTagged(key.value).trim();
  if (key.isMultiline) return { text, place: key.place, escape: (value) => escapeLines(value, lineBreak) };
  return { text, place: key.place, whole: true, escape: (value) => escapeInline(value, lineBreak) };
}

function escapeLines(value: string, lineBreak: string): string {
  return writeTagged(value).replaceAll('\n', `${lineBreak}\t\t`);
}

/** A value behind its key must move to lines of its own when it gets a second one. */
function escapeInline(value: string, lineBreak: string): string {
  return value.includes('\n') ? escapeLines(`\n${value}`, lineBreak) : writeTagged(value);
}
