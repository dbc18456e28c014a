// Writes a Cockatrice database, version 4, as the program's own tools lay it out.
import type { Card } from '../../card';
import type { NotCarried, PassedOver, WrittenFile } from '../file-format';
import { writeUnbracedCost } from '../mana-spelling';
import type { PlainFace } from '../plain-card';
import {
  PassedOverCount,
  colorsOf,
  isTwoSided,
  lostEverywhere,
  manaValue,
  plainFaces,
  writtenLayout,
} from '../plain-card';
import { splitTypeLine } from '../type-line-spelling';
import type { XmlElement } from '../xml-tree';
import { child, escapeXml, readXmlTree, xmlText } from '../xml-tree';

/** The set that cards are put in: Cockatrice shows no card without one. */
const SET = 'CUSTOM';

/** A database with these cards. */
export function writeFile(cards: readonly Card[]): WrittenFile {
  const notCarried: NotCarried[] = [];
  const written = cards.flatMap((card) => {
    notCarried.push(...lostEverywhere(card));
    return writeCard({ ...card, layout: writtenLayout(card) });
  });
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<cockatrice_carddatabase version="4">',
    '  <sets>',
    `    <set><name>${SET}</name><longname>Custom cards</longname><settype>Custom</settype></set>`,
    '  </sets>',
    '  <cards>',
    ...written,
    '  </cards>',
    '</cockatrice_carddatabase>',
    '',
  ];
  return { text: lines.join('\n'), notCarried };
}

function writeCard(card: Card): string[] {
  const faces = plainFaces(card);
  const [front, ...others] = faces;
  if (!front) return [];
  const [back] = others;
  if (back && others.length === 1 && isTwoSided(card.layout)) {
    return [...element(card, front, 'front', back.name), ...element(card, back, 'back', front.name)];
  }
  return element(card, others.length > 0 ? joined(faces) : front, 'front', undefined);
}

/** The faces of a split card, an adventure and the like, as the one card that Cockatrice has for them. */
function joined(faces: readonly PlainFace[]): PlainFace {
  const all = (field: keyof PlainFace, by = ' // '): string => faces.map((face) => face[field]).join(by);
  const some = (values: readonly string[]): string =>
    values.slice(0, values.findLastIndex((value) => value !== '') + 1).join(' // ');
  return {
    name: all('name'),
    manaCost: some(faces.map(({ manaCost }) => manaCost)),
    typeLine: all('typeLine'),
    oracleText: all('oracleText', '\n\n---\n\n'),
    power: some(faces.map(sizeOf)),
    toughness: '',
    loyalty: some(faces.map(({ loyalty }) => loyalty)),
    defense: some(faces.map(({ defense }) => defense)),
  };
}

function sizeOf({ power, toughness }: PlainFace): string {
  return toughness === '' ? power : `${power}/${toughness}`;
}

function element(card: Card, face: PlainFace, side: 'front' | 'back', other: string | undefined): string[] {
  const { types } = splitTypeLine(face.typeLine.split(' // ')[0] ?? '');
  const isToken = card.layout === 'token' || card.layout === 'emblem';
  const layout = card.layout === 'other' ? 'normal' : card.layout;
  const lines = [
    '    <card>',
    tag('name', face.name),
    tag('text', face.oracleText),
    '      <prop>',
    prop('layout', layout),
    prop('side', side),
    prop('type', face.typeLine),
    prop('maintype', mainType(types)),
    prop('manacost', writeUnbracedCost(face.manaCost)),
    prop('cmc', String(manaValue(face.manaCost))),
    prop('colors', colorsOf(face.manaCost).join('')),
    prop('pt', sizeOf(face)),
    prop('loyalty', face.loyalty),
    prop('defense', face.defense),
    '      </prop>',
    `      <set>${SET}</set>`,
    other === undefined ? '' : `      <related attach="transform">${escapeXml(other)}</related>`,
    isToken ? tag('token', '1') : '',
    tag('tablerow', String(tableRow(types))),
    '    </card>',
  ];
  return lines.filter((line) => line !== '');
}

function tag(name: string, value: string): string {
  return `      <${name}>${escapeXml(value)}</${name}>`;
}

function prop(name: string, value: string): string {
  return value === '' ? '' : `        <${name}>${escapeXml(value)}</${name}>`;
}

const MAIN_TYPES = [
  'Land',
  'Creature',
  'Planeswalker',
  'Battle',
  'Instant',
  'Sorcery',
  'Artifact',
  'Enchantment',
];

function mainType(types: string): string {
  return MAIN_TYPES.find((one) => types.includes(one)) ?? types.split(' ').pop() ?? '';
}

/** The row of the table on which Cockatrice lays a card. */
function tableRow(types: string): number {
  const main = mainType(types);
  if (main === 'Land') return 0;
  if (main === 'Creature') return 2;
  return main === 'Instant' || main === 'Sorcery' ? 3 : 1;
}

/** Elements that reading uses or that follow from what it reads. */
const READ = new Set([
  'name', 'text', 'prop', 'layout', 'side', 'type', 'maintype', 'manacost', 'cmc', 'colors', 'color', 'coloridentity',
  'pt', 'loyalty', 'defense', 'token', 'tablerow', 'card',
]); // prettier-ignore

/** The elements of cards that reading passes over: sets, pictures, related cards, legality. */
export function findPassedOver(text: string): readonly PassedOver[] {
  const count = new PassedOverCount();
  const waiting = [...readXmlTree(text).roots];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (one.name === 'card') count.add([...fieldNames(one), ...formatting(text, one)]);
    for (const inner of one.children) waiting.push(inner);
  }
  return count.list;
}

/** Italics and the like, which rules text of other formats does not keep. */
function formatting(text: string, card: XmlElement): string[] {
  const rules = child(card, 'text');
  return rules && /<(?:i|b|u|em|strong)>/i.test(xmlText(text, rules).text) ? ['formatting in text'] : [];
}

function fieldNames(card: XmlElement): string[] {
  const inner = card.children.flatMap((one) => (one.name === 'prop' ? one.children : [one]));
  return inner.filter(({ name }) => !READ.has(name)).map(({ name }) => name);
}
