// Makes cards of the `<card>` elements of a Cockatrice database: versions 3 and 4, tokens, two faces, split cards.
import type { Card, CardLayout } from '../../card';
import type { FileSpan, Problem } from '../../text';
import type { FaceSlots, Slot } from '../face-slots';
import { brokenCost, faceOf, formatProblem } from '../face-slots';
import { readCost, writeUnbracedCost } from '../mana-spelling';
import type { PiecedText } from '../pieced-text';
import { readTypeLine } from '../type-line-spelling';
import type { XmlElement } from '../xml-tree';
import { escapeXml, readXmlTree, xmlText } from '../xml-tree';
import { isHtml, isPlaceholder, readHtml, readLines } from './card-text';

/** A face with the element that says it. */
export interface CockatriceFace {
  readonly slots: FaceSlots;
  readonly element: XmlElement;
}

export interface CockatriceCard {
  readonly card: Card;
  readonly faces: readonly CockatriceFace[];
}

const LAYOUTS: Readonly<Record<string, CardLayout>> = {
  normal: 'normal', split: 'split', flip: 'flip', transform: 'transform', modal_dfc: 'modal_dfc', meld: 'meld',
  adventure: 'adventure', leveler: 'leveler', class: 'class', case: 'case', saga: 'saga', mutate: 'mutate',
  prototype: 'prototype', battle: 'battle', planar: 'planar', scheme: 'scheme', vanguard: 'vanguard', token: 'token',
  emblem: 'emblem', aftermath: 'split', double_faced_token: 'token', omen: 'omen', prepare: 'prepare', room: 'split',
}; // prettier-ignore

/** All cards of a database, back faces joined to their fronts. */
export function readDatabase(text: string): {
  cards: readonly CockatriceCard[];
  problems: readonly Problem[];
} {
  const tree = readXmlTree(text);
  const problems: Problem[] = [...tree.problems];
  const elements: XmlElement[] = [];
  const waiting = [...tree.roots].reverse();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (element.name === 'card') elements.push(element);
    // A card that is never closed holds those behind it.
    for (let index = element.children.length - 1; index >= 0; index--) waiting.push(element.children[index]!);
  }
  const entries = elements.map((element) => readElement(text, element, problems));
  return { cards: joinFaces(entries), problems };
}

/** One `<card>`: one face, or all faces of a card whose name is `A // B`. */
interface Entry {
  readonly element: XmlElement;
  readonly faces: readonly FaceSlots[];
  readonly name: string;
  readonly layout: CardLayout | undefined;
  readonly isBack: boolean;
  /** The name of the other side, as `<related attach="transform">` gives it. */
  readonly turnsInto: string | undefined;
}

function joinFaces(entries: readonly Entry[]): CockatriceCard[] {
  const backs = new Map<string, Entry[]>();
  for (const entry of [...entries].reverse()) {
    if (entry.isBack) backs.set(entry.name, [...(backs.get(entry.name) ?? []), entry]);
  }
  const joined = new Set<Entry>();
  const pairs = new Map<Entry, Entry>();
  for (const entry of entries) {
    // Two fronts may name backs that are called the same; each has its own.
    const back =
      entry.isBack || entry.turnsInto === undefined ? undefined : backs.get(entry.turnsInto)?.pop();
    if (!back) continue;
    joined.add(back);
    pairs.set(entry, back);
  }
  return entries.flatMap((entry) => (joined.has(entry) ? [] : [makeCard(entry, pairs.get(entry))]));
}

function makeCard(entry: Entry, back: Entry | undefined): CockatriceCard {
  const parts = back ? [entry, back] : [entry];
  const faces = parts.flatMap(({ element, faces }) => faces.map((slots) => ({ slots, element })));
  const fallback: CardLayout = back ? 'transform' : faces.length > 1 ? 'split' : 'normal';
  const layout =
    entry.layout === undefined || (entry.layout === 'normal' && faces.length > 1) ? fallback : entry.layout;
  const first = entry.element.file;
  // A back face right behind its front belongs to the card's place; one elsewhere in the file does not.
  const follows = back && back.element.file.start >= first.end && back.element.file.start - first.end < 200;
  return {
    card: {
      name: entry.faces.length > 1 ? entry.name : undefined,
      layout,
      faces: faces.map(({ slots, element }) => faceOf(slots, element.file)),
      file: follows ? { start: first.start, end: back.element.file.end } : first,
    },
    faces,
  };
}

/** The element that says a field: in `<prop>` (version 4) or in the card (version 3), or where a slip has put it. */
export function fieldElement(card: XmlElement, name: string): XmlElement | undefined {
  const waiting = card.children.filter((one) => one.name !== 'card').reverse();
  const prop = card.children.find((one) => one.name === 'prop');
  const own =
    prop?.children.find((one) => one.name === name) ?? card.children.find((one) => one.name === name);
  if (own) return own;
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (element.name === name) return element;
    for (const inner of element.children) if (inner.name !== 'card') waiting.push(inner);
  }
  return undefined;
}

function readElement(text: string, element: XmlElement, problems: Problem[]): Entry {
  const words = (name: string): string => {
    const found = fieldElement(element, name);
    return found ? xmlText(text, found).text.trim() : '';
  };
  reportTwice(element, problems);
  const faces = readFaces(text, element, problems);
  const name = words('name');
  const type = words('type');
  const layout = words('layout').toLowerCase();
  const turns = element.children.find(
    (one) =>
      one.name === 'related' &&
      (one.attributes['attach'] === 'transform' || one.attributes['attach'] === 'attach'),
  );
  const isToken = words('token') === '1' || words('token') === 'true';
  const special = /\bEmblem\b/.test(type) ? 'emblem' : isToken ? 'token' : undefined;
  return {
    element,
    faces,
    name,
    layout: special ?? (layout === '' ? undefined : (LAYOUTS[layout] ?? 'other')),
    isBack: words('side') === 'back',
    turnsInto: turns && xmlText(text, turns).text.trim(),
  };
}

/** Fields of which a card has one. */
const SINGLE = new Set(['name', 'text', 'prop', 'type', 'manacost', 'pt', 'loyalty', 'cmc']);

function reportTwice(element: XmlElement, problems: Problem[]): void {
  for (const list of [
    element.children,
    element.children.find(({ name }) => name === 'prop')?.children ?? [],
  ]) {
    const seen = new Set<string>();
    for (const { name, opening } of list) {
      if (SINGLE.has(name) && seen.has(name)) {
        problems.push(
          formatProblem(
            'duplicate-key',
            opening,
            `\`<${name}>\` stands in this card twice; only one counts.`,
          ),
        );
      }
      seen.add(name);
    }
  }
}

function readFaces(text: string, element: XmlElement, problems: Problem[]): FaceSlots[] {
  const raw = (name: string): { text: PiecedText; place: FileSpan } | undefined => {
    const found = fieldElement(element, name);
    if (!found || found.selfClosing) return undefined;
    const value = xmlText(text, found).trim();
    return {
      text: isPlaceholder(value.text) && name !== 'name' ? value.slice(0, 0) : value,
      place: found.content,
    };
  };
  const name = raw('name');
  if (!name || name.text.text === '') {
    problems.push(
      formatProblem(
        'missing-name',
        name ? fieldElement(element, 'name')!.file : element.opening,
        'This card has no name. Write one in `<name>`: Cockatrice leaves out cards without.',
        'error',
      ),
    );
  }
  const rules = raw('text');
  const body = rules && readBody(rules.text);
  const names = name ? cut(name.text, /\s+\/\/\s+/) : [undefined];
  const texts = body && names.length > 1 ? cut(body.text, /(?:^|\n)---(?:\n|$)/) : [body?.text];
  // Only a text in as many parts says that the name's halves are faces.
  const isSplit = names.length > 1 && texts.length === names.length;
  const count = isSplit ? names.length : 1;
  const costs = parts(raw('manacost'), count, /\s*\/\/\s*/);
  const types = parts(raw('type'), count, /\s+\/\/\s+/);
  const sizes = parts(raw('pt'), count, /\s*\/\/\s*/);
  const loyalties = parts(raw('loyalty'), count, /\s*\/\/\s*/);
  const defenses = parts(raw('defense'), count, /\s*\/\/\s*/);
  return Array.from({ length: count }, (_, index) => {
    const slots: FaceSlots = {};
    const ownName = isSplit ? names[index] : name?.text;
    if (name && ownName) slots.name = { text: ownName, place: name.place, escape: escapeXml };
    const ownText = isSplit ? texts[index] : body?.text;
    if (rules && body && ownText)
      slots.oracleText = { text: ownText, place: rules.place, escape: body.escape };
    readShort(slots, costs[index], types[index], sizes[index], text, problems);
    readCounters(slots, loyalties[index], defenses[index]);
    return slots;
  });
}

function readBody(rules: PiecedText): { text: PiecedText; escape: (text: string) => string } {
  if (!isHtml(rules.text)) return { text: readLines(rules), escape: escapeXml };
  const escape = (value: string): string =>
    value
      .split('\n')
      .map((line) => escapeXml(escapeXml(line)))
      .join('&lt;br&gt;');
  return { text: readLines(readHtml(rules)), escape };
}

interface Place {
  readonly text: PiecedText;
  readonly place: FileSpan;
}

function readShort(
  slots: FaceSlots,
  cost: Place | undefined,
  type: Place | undefined,
  size: Place | undefined,
  source: string,
  problems: Problem[],
): void {
  if (cost) {
    const { cost: symbols, broken } = readCost(cost.text);
    const braced = /^(?:\{[^{}]*\})+$/.test(cost.text.text);
    slots.manaCost = {
      text: symbols,
      place: cost.place,
      escape: braced ? escapeXml : writeUnbracedCost,
      whole: true,
    };
    problems.push(...brokenCost(broken, source));
  }
  if (type) slots.typeLine = { text: readTypeLine(type.text), place: type.place, escape: escapeXml };
  if (!size) return;
  const slash = size.text.text.indexOf('/');
  const power = size.text.slice(0, slash < 0 ? undefined : slash).trim();
  const toughness = slash < 0 ? size.text.slice(0, 0) : size.text.slice(slash + 1).trim();
  slots.power = { text: power, place: size.place, escape: escapeXml };
  slots.toughness = { text: toughness, place: size.place, escape: escapeXml };
}

/** Cockatrice keeps the defense of a battle where planeswalkers have their loyalty. */
function readCounters(slots: FaceSlots, loyalty: Place | undefined, defense: Place | undefined): void {
  const slot = (place: Place): Slot => ({ ...place, escape: escapeXml });
  const isBattle = /\bBattle\b/.test(slots.typeLine?.text.text ?? '');
  if (loyalty) slots[isBattle ? 'defense' : 'loyalty'] = slot(loyalty);
  if (defense && !slots.defense) slots.defense = slot(defense);
}

function parts(value: Place | undefined, count: number, at: RegExp): (Place | undefined)[] {
  if (!value || count === 1) return [value];
  return cut(value.text, at).map((text) => ({ text, place: value.place }));
}

function cut(text: PiecedText, at: RegExp): PiecedText[] {
  const result: PiecedText[] = [];
  let from = 0;
  for (const match of text.text.matchAll(new RegExp(at, 'g'))) {
    result.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...result, text.slice(from)];
}
