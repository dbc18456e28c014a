// Counter kinds: the keywords that a counter can grant, the kinds with a meaning in the rules, and all kinds seen.
import { seenCounterKinds } from './counter-kinds.generated';

/** CR 122.1b: the keywords that a counter grants, with any variants of them. */
export const keywordCounters: readonly string[] = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'decayed',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
];

const keywordCounterSet = new Set(keywordCounters);

/** Variants of those keywords that take more words: CR 702.11d, CR 702.19c. */
const variant = /^(?:hexproof from .+|trample over planeswalkers)$/;

/** Whether a counter of this kind grants its keyword: `flying`, `hexproof from white` (CR 122.1b). */
export function isKeywordCounter(kind: string): boolean {
  const key = kind.toLowerCase();
  return keywordCounterSet.has(key) || variant.test(key);
}

/** Whether this is a power and toughness counter such as `+1/+1` (CR 122.1a); both kinds of minus signs are read. */
export function isPowerToughnessCounter(kind: string): boolean {
  return /^[+\-−–][0-9XY]+\/[+\-−–][0-9XY]+$/.test(kind);
}

/** Kinds, apart from those two groups, that the rules give a meaning, with the rule that does. */
export const counterKindRules: Readonly<Record<string, string>> = {
  shield: '122.1c',
  stun: '122.1d',
  loyalty: '122.1e',
  poison: '122.1f',
  defense: '122.1g',
  finality: '122.1h',
  rad: '122.1i',
  energy: '107.14',
  ticket: '107.17',
  lore: '714.2',
  level: '711.2',
  time: '702.62a',
  fade: '702.32a',
  age: '702.24a',
  charge: '721.2',
};

/** All kinds that cards of the corpus use, as written there. */
export const counterKinds: ReadonlySet<string> = new Set([
  ...seenCounterKinds,
  ...keywordCounters,
  ...Object.keys(counterKindRules),
]);
