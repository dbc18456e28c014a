// Writes what a Forge script can take over from a card; what the game must do is left to the author.
import type { Card, CardLayout } from '../../card';
import { cardName } from '../../card';
import { findKeywordAbility } from '../../vocabulary';
import type { NotCarried, PassedOver, WrittenFile } from '../file-format';
import type { PlainFace } from '../plain-card';
import { PassedOverCount, lostEverywhere, plainFaces, writtenLayout } from '../plain-card';
import { splitTypeLine } from '../type-line-spelling';
import { readScript } from './read-script';
import { writeManaCost, writeOracle } from './values';

const MODES: Partial<Record<CardLayout, string>> = {
  transform: 'DoubleFaced',
  modal_dfc: 'Modal',
  split: 'Split',
  flip: 'Flip',
  meld: 'Meld',
  adventure: 'Adventure',
  omen: 'Omen',
  prepare: 'Prepare',
};

/** One script for each card: names, costs, types, sizes, plain keywords and the Oracle line. */
export function writeFile(cards: readonly Card[]): WrittenFile {
  const notCarried: NotCarried[] = [];
  const taken = new Set<string>();
  const files = cards.map((card) => {
    notCarried.push(...lostEverywhere(card));
    return { name: fileName(cardName(card), taken), text: writeScript(card, notCarried) };
  });
  return {
    text: files.map(({ text }) => text).join('\n'),
    files: files.length > 1 ? files : undefined,
    notCarried,
  };
}

/** The name that Forge gives the file of a card: lower case, `_` for spaces, no other signs. */
function fileName(name: string, taken: Set<string>): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/[\s-]+/g, '_');
  let unique = plain || 'card';
  for (let number = 2; taken.has(unique); number++) unique = `${plain || 'card'}_${number}`;
  taken.add(unique);
  return `${unique}.txt`;
}

function writeScript(card: Card, notCarried: NotCarried[]): string {
  const faces = plainFaces(card);
  const mode = faces.length > 1 ? (MODES[writtenLayout(card)] ?? 'DoubleFaced') : undefined;
  const lines = faces.flatMap((face, index) => {
    const { keywords, others } = plainKeywords(face.oracleText);
    if (others > 0)
      notCarried.push({
        card: cardName(card),
        what: 'abilities: the script has their words, not yet their effects',
      });
    const name = index === 0 ? [] : ['', 'ALTERNATE', ''];
    const alternate = index === 0 && mode !== undefined ? [`AlternateMode:${mode}`] : [];
    return [
      ...name,
      ...faceLines(face),
      ...keywords.map((keyword) => `K:${keyword}`),
      ...alternate,
      oracleLine(face),
    ];
  });
  return `${lines.join('\n')}\n`;
}

function faceLines(face: PlainFace): string[] {
  const { types, subtypes } = splitTypeLine(face.typeLine);
  const size = face.power === '' && face.toughness === '' ? '' : `${face.power}/${face.toughness}`;
  const values: [key: string, value: string][] = [
    ['Name', face.name.replace(/\s+/g, ' ')],
    ['ManaCost', writeManaCost(face.manaCost)],
    ['Types', `${types} ${subtypes}`.trim()],
    ['PT', size],
    ['Loyalty', face.loyalty],
    ['Defense', face.defense],
  ];
  return values.filter(([, value]) => value !== '').map(([key, value]) => `${key}:${value}`);
}

function oracleLine({ oracleText }: PlainFace): string {
  return `Oracle:${writeOracle(oracleText)}`;
}

/** The keywords that stand alone on their lines, and how many lines have more to them. */
function plainKeywords(oracleText: string): { keywords: string[]; others: number } {
  const keywords: string[] = [];
  let others = 0;
  for (const line of oracleText.split('\n')) {
    const words = line.replace(/\([^()]*\)/g, '').trim();
    if (words === '') continue;
    const parts = words.split(/,\s*/);
    // A keyword with a cost or a number needs the words of a script; only the bare ones are certain.
    if (parts.every(isBareKeyword)) keywords.push(...parts.map(asWritten));
    else others++;
  }
  return { keywords, others };
}

function isBareKeyword(words: string): boolean {
  const ability = findKeywordAbility(words);
  if (!ability || ability.name !== words.toLowerCase()) return false;
  return ability.forms.includes(ability.name);
}

/** Scripts write keywords with a capital, and these two with one on each word. */
function asWritten(keyword: string): string {
  const lower = keyword.toLowerCase();
  if (lower === 'first strike') return 'First Strike';
  if (lower === 'double strike') return 'Double Strike';
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** Lines that the card model has a place for. */
const READ = new Set([
  'Name',
  'ManaCost',
  'Types',
  'PT',
  'Loyalty',
  'Defense',
  'Oracle',
  'AlternateMode',
  'ALTERNATE',
]);

/** The kinds of lines that say how the game plays the card; no other format has them. */
export function findPassedOver(text: string): readonly PassedOver[] {
  const count = new PassedOverCount();
  const byCard = new Map<number, string[]>();
  for (const { card, lines } of readScript(text).faces) {
    const keys = lines.filter(({ colon, key }) => colon && !READ.has(key.value)).map(({ key }) => key.value);
    byCard.set(card, [...(byCard.get(card) ?? []), ...keys]);
  }
  for (const keys of byCard.values()) count.add(keys);
  return count.list;
}
