// Card types, supertypes and subtypes, with their plurals.
import * as tables from './subtypes.generated';
import { pluralsOf } from './plurals';

/** Card types, in lower case (CR 205.2a). `tribal` is the former name of kindred (CR 308.3). */
export const cardTypes: readonly string[] = [
  'artifact',
  'battle',
  'conspiracy',
  'creature',
  'dungeon',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'phenomenon',
  'plane',
  'planeswalker',
  'scheme',
  'sorcery',
  'vanguard',
];

/** Card types that a permanent can have (CR 110.4). */
export const permanentTypes: readonly string[] = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
];

/** Supertypes, in lower case (CR 205.4a). */
export const supertypes: readonly string[] = ['basic', 'legendary', 'ongoing', 'snow', 'world'];

/** Words that once stood on type lines and what they read today. */
export const formerTypes: Readonly<Record<string, string>> = {
  tribal: 'kindred',
  summon: 'creature',
  interrupt: 'instant',
  enchant: 'enchantment',
};

/** Basic land types with the mana they make (CR 305.6). */
export const basicLandTypes: Readonly<Record<string, string>> = {
  Plains: '{W}',
  Island: '{U}',
  Swamp: '{B}',
  Mountain: '{R}',
  Forest: '{G}',
};

/** What a subtype belongs to; `spell` is shared by instants and sorceries, `creature` by creatures and kindreds. */
export type SubtypeKind =
  | 'artifact'
  | 'battle'
  | 'creature'
  | 'dungeon'
  | 'enchantment'
  | 'land'
  | 'plane'
  | 'planeswalker'
  | 'spell';

/** The rule that lists the subtypes of a kind. */
export const subtypeRules: Readonly<Record<SubtypeKind, string>> = {
  artifact: '205.3g',
  enchantment: '205.3h',
  land: '205.3i',
  planeswalker: '205.3j',
  spell: '205.3k',
  creature: '205.3m',
  plane: '205.3n',
  dungeon: '205.3p',
  battle: '205.3q',
};

/** A subtype: its name as printed, its plurals (the usual one first) and the kinds of card that have it. */
export interface Subtype {
  readonly name: string;
  readonly plurals: readonly string[];
  readonly kinds: readonly SubtypeKind[];
}

/** Subtypes of one kind, as printed, in alphabetical order. */
export const subtypesOf: Readonly<Record<SubtypeKind, readonly string[]>> = {
  artifact: tables.artifactTypes,
  battle: tables.battleTypes,
  creature: tables.creatureTypes,
  dungeon: tables.dungeonTypes,
  enchantment: tables.enchantmentTypes,
  land: tables.landTypes,
  plane: tables.planeTypes,
  planeswalker: tables.planeswalkerTypes,
  spell: tables.spellTypes,
};

/** Subtypes on cards that are newer than the newest whole rulebook. */
export const newerSubtypes: readonly string[] = tables.newerSubtypes;

function collect(): Map<string, Subtype> {
  const kinds = new Map<string, SubtypeKind[]>();
  for (const [kind, names] of Object.entries(subtypesOf) as [SubtypeKind, readonly string[]][]) {
    for (const name of names) kinds.set(name, [...(kinds.get(name) ?? []), kind]);
  }
  return new Map([...kinds].map(([name, list]) => [name, { name, plurals: pluralsOf(name), kinds: list }]));
}

/** All subtypes by their printed name. */
export const subtypes: ReadonlyMap<string, Subtype> = collect();

const lowerCase = new Map<string, Subtype>();
const lowerPlural = new Map<string, Subtype>();
for (const subtype of subtypes.values()) {
  lowerCase.set(subtype.name.toLowerCase(), subtype);
  for (const plural of subtype.plurals) lowerPlural.set(plural.toLowerCase(), subtype);
}

/** A subtype by its singular or plural in any case of letters, with which of the two it is (both for `Merfolk`). */
export function findSubtype(
  word: string,
): { readonly subtype: Subtype; readonly singular: boolean; readonly plural: boolean } | undefined {
  const key = word.toLowerCase().replaceAll('’', "'");
  const one = lowerCase.get(key);
  const many = lowerPlural.get(key);
  const subtype = one ?? many;
  return subtype && { subtype, singular: subtype === one, plural: subtype === many };
}

/** Whether the words are a creature type in the plural, as after `amass` (CR 701.47a). */
export function isCreatureTypePlural(words: string): boolean {
  const found = findSubtype(words);
  return found !== undefined && found.plural && found.subtype.kinds.includes('creature');
}
