// Tells a type line from a line of rules text, and what a face's types say about the card's layout.
import type { CardLayout } from '../../card';
import { cardTypes, formerTypes, supertypes } from '../../vocabulary';

const TYPE_WORDS = new Set([
  ...cardTypes,
  ...supertypes,
  ...Object.keys(formerTypes),
  'token',
  'emblem',
  'card',
]);

/** Whether a line reads like a type line: words before any dash, one of them a card type, no full stop. */
export function looksLikeType(line: string): boolean {
  if (/[.:,"()]|\{/.test(line)) return false;
  const types = line.split(/\s(?:[-—–]+|\/\/)\s/)[0] ?? '';
  const words = types.toLowerCase().split(/\s+/);
  return words.length <= 8 && words.some((word) => TYPE_WORDS.has(word)) && words.every(isTitleOrType(types));
}

/** Rules text such as "Enchant creature" has words that are no types; a type line has none in lower case. */
function isTitleOrType(types: string): (word: string) => boolean {
  return (word) => TYPE_WORDS.has(word) || !types.includes(` ${word}`);
}

const LAYOUT_OF_SUBTYPE: Readonly<Record<string, CardLayout>> = {
  saga: 'saga',
  class: 'class',
  case: 'case',
};

/** The layout that the type lines of a card's faces show. */
export function layoutOf(typeLines: readonly string[]): CardLayout {
  const words = typeLines.map((line) => line.toLowerCase().split(/[^\p{L}]+/u));
  const second = words[1];
  if (second) {
    if (second.includes('adventure')) return 'adventure';
    return second.includes('omen') ? 'omen' : 'multiface';
  }
  const own = words[0] ?? [];
  if (own.includes('token')) return 'token';
  for (const word of own) {
    const layout = LAYOUT_OF_SUBTYPE[word];
    if (layout) return layout;
    if (word === 'battle' || word === 'scheme' || word === 'vanguard' || word === 'emblem') return word;
    if (word === 'plane' || word === 'phenomenon') return 'planar';
  }
  return 'normal';
}
