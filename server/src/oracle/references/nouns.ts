// Which nouns a phrase can be called by: its words, the card type behind a subtype, and what covers what.
import { cardTypes, findSubtype } from '../../vocabulary';
import type { Meaning } from '../tree';

const permanents = new Set([
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
  'token',
  'permanent',
]);
/** Nouns that tell no type, so that an object of any type may be meant. */
const typeless = new Set([
  'card',
  'permanent',
  'spell',
  'token',
  'source',
  'object',
  'target',
  'copy',
  'commander',
  'one',
]);
const cardTypeNouns: ReadonlySet<string> = new Set([...cardTypes].map((type) => type.toLowerCase()));
const nounSlots = ['noun', 'types', 'anyTypes', 'allTypes', 'eachType', 'of', 'one', 'other', 'what', 'role'];

const kindsOfSubtype = new Map<string, readonly string[]>();

function addNoun(word: string, found: Set<string>): void {
  const noun = word.toLowerCase();
  found.add(noun);
  let kinds = kindsOfSubtype.get(noun);
  if (!kinds) {
    kinds = findSubtype(noun)?.subtype.kinds ?? [];
    kindsOfSubtype.set(noun, kinds);
  }
  for (const kind of kinds) found.add(kind);
  if (noun.includes(' ')) for (const part of noun.split(' ')) found.add(part);
}

/** The nouns of a description: `Goblin creature card` gives goblin, creature and card. */
export function nounsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') addNoun(value, found);
  else if (Array.isArray(value)) for (const item of value) nounsOf(item, found);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Readonly<Record<string, unknown>>;
    if (/^abilit(?:y|ies)Of/.test(String(node['kind']))) return found.add('ability');
    if (node['kind'] === 'cardOrToken') return found.add('card').add('token');
    if (node['kind'] === 'spellsAndAbilities') return found.add('spell').add('ability');
    for (const slot of nounSlots) if (node[slot] !== undefined) nounsOf(node[slot], found);
  }
  return found;
}

/**
 * How well a phrase with these nouns can be meant by another: 3 when they share a noun, 2 when one of them tells no
 * type, 1 when the types differ (an object may have changed), 0 never.
 */
export function fitOf(wanted: ReadonlySet<string>, offered: ReadonlySet<string>): number {
  if (wanted.size === 0) return 3;
  for (const special of ['ability', 'counter', 'copy', 'color', 'door', 'emblem', 'effect'])
    if (wanted.has(special) !== offered.has(special) && !(special === 'copy' && offered.has(special)))
      return 0;
  for (const noun of wanted) if (offered.has(noun)) return 3;
  if (hasType(wanted) && hasType(offered)) return 1;
  for (const noun of wanted) if (typeless.has(noun)) return 2;
  for (const noun of offered) if (typeless.has(noun)) return 2;
  if (wanted.has('permanent')) for (const noun of offered) if (permanents.has(noun)) return 2;
  return 1;
}

function hasType(nouns: ReadonlySet<string>): boolean {
  for (const noun of nouns) if (cardTypeNouns.has(noun)) return true;
  return false;
}

/** Whether a phrase that is neither `object` nor `objects` is about several things; undefined where it may be. */
export function isMany(node: Meaning): boolean | undefined {
  switch (node.kind) {
    case 'tokens':
      return node['n'] !== undefined && node['n'] !== 1;
    case 'eitherOf':
    case 'orPlayer':
    case 'oneOf':
    case 'topCard':
    case 'tokenCopy':
    case 'duplicate':
    case 'eachOf':
    case 'abilityOf':
      return false;
    case 'andOr':
    case 'zones':
    case 'someOf':
      return undefined;
    default:
      return true;
  }
}
