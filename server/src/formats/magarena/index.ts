// Magarena card scripts: one card in each text file, with its Oracle text beside the program's own abilities.
import type { Card } from '../../card';
import type { Problem, TextEdit } from '../../text';
import { cardTypes } from '../../vocabulary';
import type { FaceSlots, Slot } from '../face-slots';
import { brokenCost, editRange, editSlot, faceOf, formatProblem } from '../face-slots';
import type { FaceField, FileFormat } from '../file-format';
import { readCost } from '../mana-spelling';
import { PiecedText } from '../pieced-text';
import { PassedOverCount } from '../plain-card';
import { splitTypeLine } from '../type-line-spelling';
import type { ScriptEntry } from './script';
import { escapeValue, readEntries } from './script';

interface Script {
  readonly card: Card | undefined;
  readonly slots: FaceSlots;
  readonly entries: readonly ScriptEntry[];
  readonly problems: readonly Problem[];
}

/** Keys that only Magarena's scripts have, and those of like files by other programs. */
const OWN =
  /^(?:oracle|timing|ability|value|rarity|status|requires_groovy_code|image_updated|token|effect)\s*=/m;
const FOREIGN = /^(?:rule|stats|url|primitive|text|auto|mana)\s*=|^\[/m;

function detect(path: string, text: string): number {
  const head = text.slice(0, 8_192);
  if (!/^\ufeff?(?:[#!][^\n]*\n|\s*\n)*name\s*=\s*\S/.test(head) || FOREIGN.test(head) || !OWN.test(head))
    return 0;
  const types = /^type\s*=\s*([^\r\n]*)/m.exec(head)?.[1];
  const isCardType = types
    ?.toLowerCase()
    .split(/[\s,]+/)
    .some((word) => cardTypes.includes(word));
  if (types === undefined ? !/^oracle\s*=/m.test(head) : !isCardType) return 0;
  return path === '' || /\.txt$/i.test(path) ? 0.95 : 0.8;
}

function read(text: string): Script {
  const { entries, strange } = readEntries(text);
  const problems: Problem[] = strange
    .slice(0, 20)
    .map((span) => formatProblem('missing-equals', span, 'This line is no `key=value`.', 'error'));
  const seen = new Set<string>();
  for (const { key, keyFile } of entries) {
    // A script may give several effects and tokens.
    if (seen.has(key) && key !== 'effect')
      problems.push(
        formatProblem('duplicate-key', keyFile, `“${key}” stands here twice; the last one counts.`),
      );
    seen.add(key);
  }
  if (entries.length === 0) return { card: undefined, slots: {}, entries, problems };
  const slots = readSlots(text, entries, problems);
  const file = { start: entries[0]!.file.start, end: entries[entries.length - 1]!.file.end };
  if ((slots.name?.text.text ?? '') === '') {
    problems.push(formatProblem('missing-name', entries[0]!.keyFile, 'This script has no `name`.', 'error'));
  }
  const layout = find(entries, 'token') ? 'token' : 'normal';
  return { card: { layout, faces: [faceOf(slots, file)], file }, slots, entries, problems };
}

function find(entries: readonly ScriptEntry[], key: string): ScriptEntry | undefined {
  return entries.findLast((entry) => entry.key === key);
}

function readSlots(text: string, entries: readonly ScriptEntry[], problems: Problem[]): FaceSlots {
  const slots: FaceSlots = {};
  const plain = (key: string): Slot | undefined => {
    const entry = find(entries, key);
    return entry && { text: entry.value.trim(), place: entry.place, escape: escapeValue };
  };
  const name = plain('name');
  const oracle = plain('oracle');
  const loyalty = plain('loyalty');
  if (name) slots.name = name;
  if (oracle) slots.oracleText = oracle;
  if (loyalty) slots.loyalty = loyalty;
  const cost = plain('cost');
  if (cost) {
    const { cost: symbols, broken } = readCost(cost.text);
    slots.manaCost = { ...cost, text: symbols, whole: true };
    problems.push(...brokenCost(broken, text));
  }
  const size = plain('pt');
  if (size) {
    const slash = size.text.text.indexOf('/');
    if (slash < 0)
      problems.push(formatProblem('broken-size', size.place, 'Power and toughness are written as `2/3`.'));
    slots.power = { ...size, text: size.text.slice(0, slash < 0 ? undefined : slash).trim() };
    slots.toughness = {
      ...size,
      text: slash < 0 ? size.text.slice(0, 0) : size.text.slice(slash + 1).trim(),
    };
  }
  const types = readTypes(find(entries, 'type'), find(entries, 'subtype'));
  if (types) slots.typeLine = types;
  return slots;
}

/** `type=Legendary,Creature` and `subtype=Elf,Druid` as one type line. */
function readTypes(types: ScriptEntry | undefined, subtypes: ScriptEntry | undefined): Slot | undefined {
  if (!types) return undefined;
  const spaced = (entry: ScriptEntry): PiecedText => entry.value.trim().replaceAll(/\s*,\s*/g, () => ' ');
  const text = new PiecedText().append(spaced(types));
  if (subtypes && subtypes.value.text.trim() !== '') {
    const { end } = text.text === '' ? types.place : text.file;
    text.put(' — ', { start: end, end }).append(spaced(subtypes));
  }
  return { text, place: types.place, escape: escapeValue };
}

const KEYS: Readonly<Record<FaceField, string>> = {
  name: 'name',
  manaCost: 'cost',
  typeLine: 'type',
  oracleText: 'oracle',
  power: 'pt',
  toughness: 'pt',
  loyalty: 'loyalty',
  defense: 'defense',
};

function writeField(
  text: string,
  card: Card,
  index: number,
  field: FaceField,
  value: string,
): readonly TextEdit[] {
  const script = read(text);
  // Magarena knows no battles, so that a defense has no place in its scripts.
  if (!script.card || index !== 0 || script.card.file.start !== card.file.start || field === 'defense')
    return [];
  const slot = script.slots[field];
  if ((slot?.text.text ?? '') === value) return [];
  if (field === 'typeLine') {
    const { types, subtypes } = splitTypeLine(value);
    const commas = (words: string): string => words.split(/\s+/).join(',');
    return [
      ...setEntry(text, script, 'type', commas(types)),
      ...setEntry(text, script, 'subtype', commas(subtypes)),
    ];
  }
  if (slot && slot.text.text !== '') return editSlot(text, slot, value);
  if (field === 'power' || field === 'toughness') {
    const other = (field === 'power' ? script.slots.toughness : script.slots.power)?.text.text ?? '';
    return setEntry(text, script, 'pt', field === 'power' ? `${value}/${other}` : `${other}/${value}`);
  }
  return setEntry(text, script, KEYS[field], value);
}

function setEntry(text: string, { entries }: Script, key: string, value: string): readonly TextEdit[] {
  const entry = find(entries, key);
  if (entry) return entry.value.text.trim() === value ? [] : editRange(text, entry.place, escapeValue(value));
  const last = entries[entries.length - 1];
  if (value === '' || !last) return [];
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  return [
    {
      span: { start: last.file.end, end: last.file.end },
      newText: `${lineBreak}${key}=${escapeValue(value)}`,
    },
  ];
}

const READ = new Set([...Object.values(KEYS), 'subtype']);

export const format: FileFormat = {
  id: 'magarena',
  title: 'Magarena script',
  languageIds: [],
  isScript: true,
  extensions: ['.txt'],
  detect,
  read: (text) => {
    const { card, problems } = read(text);
    return { cards: card ? [card] : [], problems };
  },
  writeField,
  findPassedOver: (text) => {
    const count = new PassedOverCount();
    count.add(
      read(text)
        .entries.map(({ key }) => key)
        .filter((key) => !READ.has(key)),
    );
    return count.list;
  },
};
