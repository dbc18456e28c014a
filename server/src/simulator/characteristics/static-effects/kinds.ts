// What objects are: card types, subtypes, supertypes and colours that an effect sets or adds (layers 4 and 5).
import {
  basicLandTypes,
  cardTypes,
  colors as colorTable,
  subtypes as subtypeTable,
  supertypes,
} from '../../../vocabulary';
import type { Meaning } from '../../../oracle';
import { chosenOf } from '../../meaning/chosen';
import { isNode, type Frame } from '../../meaning/frame';
import { colorOf } from '../../meaning/types';
import type { Color } from '../../state/identity';
import { fittingSubtypes, isSubtypeOf } from '../type-line';
import type { Values } from '../values';
import { givePart } from './given-abilities';
import { amountPart, baseSizePart } from './sizes';
import type { Part, PartReader, Surroundings } from './static-effect';

/** Types that an effect gives, sorted. */
export interface NewTypes {
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  /** Adds to the types that are there (CR 205.1b). */
  readonly adds: boolean;
  /** "In addition to its other creature types" and the like add subtypes, too. */
  readonly addsSubtypes: boolean;
}

/** Sorts type words. @returns undefined where a word is no type */
export function sortTypes(
  words: readonly string[],
): Pick<NewTypes, 'types' | 'subtypes' | 'supertypes'> | undefined {
  const sorted = { types: [] as string[], subtypes: [] as string[], supertypes: [] as string[] };
  for (const word of words) {
    const lower = word.toLowerCase();
    if (cardTypes.includes(lower)) sorted.types.push(lower);
    else if (supertypes.includes(lower)) sorted.supertypes.push(lower);
    else if (subtypeTable.has(word)) sorted.subtypes.push(word);
    else return undefined;
  }
  return sorted;
}

const union = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...new Set([...one, ...other]),
];

/** The values with other types (CR 205.1a, 205.1b, 305.7). */
export function withTypes(values: Values, change: NewTypes): Values {
  const { types, subtypes, supertypes: more, adds, addsSubtypes } = change;
  // CR 205.1b: becoming an artifact creature leaves the other card types as they are.
  const keeps = adds || types.length === 0 || (types.includes('artifact') && types.includes('creature'));
  const nowTypes = keeps ? union(values.types, types) : types;
  const creature = subtypes.some((word) => isSubtypeOf(word, 'creature'));
  const land = subtypes.filter((word) => isSubtypeOf(word, 'land'));
  let old = values.subtypes;
  let { everyCreatureType, abilities } = values;
  if (!adds && !addsSubtypes) {
    if (creature) {
      old = old.filter((word) => !isSubtypeOf(word, 'creature'));
      everyCreatureType = false;
    }
    if (land.length > 0) {
      old = old.filter((word) => !isSubtypeOf(word, 'land'));
      // CR 305.7: with a basic land type set, the land loses the abilities of its rules text.
      if (land.some((word) => word in basicLandTypes)) abilities = [];
    }
    for (const kind of ['artifact', 'enchantment', 'planeswalker', 'battle'] as const) {
      if (subtypes.some((word) => isSubtypeOf(word, kind) && !isSubtypeOf(word, 'creature'))) {
        old = old.filter((word) => !isSubtypeOf(word, kind));
      }
    }
  }
  return {
    ...values,
    types: nowTypes,
    subtypes: union(keeps ? old : fittingSubtypes(old, nowTypes), subtypes),
    supertypes: union(values.supertypes, more),
    everyCreatureType:
      everyCreatureType && nowTypes.some((type) => type === 'creature' || type === 'kindred'),
    abilities,
  };
}

/** The values without a type. */
export function withoutType(values: Values, word: string): Values {
  const lower = word.toLowerCase();
  const types = values.types.filter((type) => type !== lower);
  const kept = values.subtypes.filter((type) => type !== word);
  return {
    ...values,
    types,
    subtypes: types.length === values.types.length ? kept : fittingSubtypes(kept, types),
    supertypes: values.supertypes.filter((type) => type !== lower),
    everyCreatureType: values.everyCreatureType && lower !== 'creature',
  };
}

/** The values with colours set or added, in the order of the rulebook. */
export function withColors(values: Values, colors: readonly Color[], adds: boolean): Values {
  const all = adds ? [...values.colors, ...colors] : colors;
  return {
    ...values,
    colors: colorTable.map(({ letter }) => letter).filter((letter) => all.includes(letter)),
  };
}

const allColors: readonly Color[] = colorTable.map(({ letter }) => letter);

const typePart = (change: NewTypes): Part => ({
  layer: 'type',
  apply: (values) => withTypes(values, change),
});

const colorPart = (colors: readonly Color[], adds: boolean): Part => ({
  layer: 'color',
  apply: (values) => withColors(values, colors, adds),
});

/** Words of a description: its noun, its types, and types among its adjectives. */
function wordsOf(what: Meaning): { words: string[]; rest: unknown[] } | undefined {
  if (what.kind !== 'described') return undefined;
  const words: string[] = [];
  const rest: unknown[] = [];
  for (const adjective of (what['adjs'] ?? []) as unknown[]) {
    if (typeof adjective === 'string' && supertypes.includes(adjective)) words.push(adjective);
    else rest.push(adjective);
  }
  for (const slot of ['types', 'allTypes']) {
    const types = what[slot];
    if (types === undefined) continue;
    if (!Array.isArray(types)) return undefined;
    for (const each of types.flat(3) as unknown[]) {
      if (typeof each !== 'string') return undefined;
      words.push(each);
    }
  }
  if (what['anyTypes'] !== undefined) return undefined;
  const noun = what['noun'];
  if (typeof noun === 'string' && noun !== 'permanent' && noun !== 'token') words.push(noun);
  return { words, rest };
}

function isStill(post: unknown): boolean {
  return isNode(post) && /"kind":"still"/.test(JSON.stringify(post));
}

/** The parts of "is a 2/2 green Elf creature with flying"; undefined where some of it is not known. */
export function partsOfPhrase(
  phrase: Meaning,
  also: string | undefined,
  around: Surroundings,
): readonly Part[] | undefined {
  const what = phrase['what'];
  if (!isNode(what) || (phrase.kind !== 'object' && phrase.kind !== 'objects')) return undefined;
  const parts: Part[] = [];
  const read = wordsOf(what);
  if (!read) return undefined;
  const posts = (phrase['post'] ?? []) as unknown[];
  const still = posts.some(isStill);
  const colors: Color[] = [];
  let colorless = false;
  for (const adjective of read.rest) {
    if (isNode(adjective) && adjective.kind === 'size') {
      const part = baseSizePart(adjective['size'], around);
      if (!part) return undefined;
      parts.push(part);
      continue;
    }
    const several =
      isNode(adjective) && (adjective.kind === 'allOf' || adjective.kind === 'both') ? adjective : undefined;
    const names = several ? [several['of'], several['and']].flat() : [adjective];
    for (const name of names) {
      const color = typeof name === 'string' ? colorOf(name) : undefined;
      if (color) colors.push(color);
      else if (name === 'colorless') colorless = true;
      else return undefined;
    }
  }
  for (const post of posts) {
    if (isStill(post)) continue;
    if (isNode(post) && post.kind === 'named' && typeof post['name'] === 'string' && post['not'] !== true) {
      const { name } = post;
      parts.push({ layer: 'text', apply: (values) => ({ ...values, name }) });
      continue;
    }
    const quality = isNode(post) && post.kind === 'with' ? post['quality'] : undefined;
    if (!isNode(quality)) return undefined;
    const part =
      quality.kind === 'baseSize'
        ? baseSizePart(quality['size'], around)
        : quality.kind === 'sizeEqual'
          ? amountPart('set', 'both', quality['n'], quality)
          : quality.kind === 'keywords' || quality.kind === 'abilities'
            ? givePart(quality['of'])
            : undefined;
    if (!part) return undefined;
    parts.push(part);
  }
  const sorted = sortTypes(read.words);
  if (!sorted) return undefined;
  if (read.words.length > 0) {
    const adds = still || also === 'types' || also === 'colors and types';
    parts.push(typePart({ ...sorted, adds, addsSubtypes: adds || also !== undefined }));
  }
  if (colors.length > 0 || colorless)
    parts.push(colorPart(colors, also === 'colors and types' || also === 'colors'));
  return parts.length > 0 ? parts : undefined;
}

function everyPart(every: unknown, around: Surroundings): Part | undefined {
  switch (every) {
    case 'every creature type':
    case 'all creature types':
      return { layer: 'type', apply: (values) => ({ ...values, everyCreatureType: true }) };
    case 'every basic land type':
      return typePart({
        types: [],
        supertypes: [],
        subtypes: Object.keys(basicLandTypes),
        adds: true,
        addsSubtypes: true,
      });
    case 'the chosen type':
      return chosenTypePart(around, false);
  }
  return undefined;
}

function chosenTypePart(around: Surroundings, adds: boolean): Part {
  const of = (frame: Frame): readonly string[] =>
    chosenOf(frame, 'type', around.holder).flatMap((one) => (one.kind === 'type' ? [one.type] : []));
  return {
    layer: 'type',
    apply: (values, frame) =>
      withTypes(values, {
        types: [],
        supertypes: [],
        ...sortTypes(of(frame)),
        subtypes: of(frame),
        adds: false,
        addsSubtypes: adds,
      }),
    does: (frame) => of(frame).join(),
  };
}

function chosenColorPart(around: Surroundings, adds: boolean): Part {
  const of = (frame: Frame): readonly Color[] =>
    chosenOf(frame, 'color', around.holder).flatMap((one) => (one.kind === 'color' ? [one.color] : []));
  return {
    layer: 'color',
    apply: (values, frame) => withColors(values, of(frame), adds),
    does: (frame) => of(frame).join(),
  };
}

/** The parts of a complement: "black", "colorless", "a Zombie in addition to its other types". */
function readComplement(is: unknown, around: Surroundings): readonly Part[] | undefined {
  if (typeof is === 'string') {
    const color = colorOf(is);
    if (color) return [colorPart([color], false)];
    if (is === 'colorless') return [colorPart([], false)];
    return supertypes.includes(is)
      ? [typePart({ types: [], subtypes: [], supertypes: [is], adds: true, addsSubtypes: true })]
      : undefined;
  }
  if (!isNode(is)) return undefined;
  const one = (part: Part | undefined): readonly Part[] | undefined => part && [part];
  switch (is.kind) {
    case 'every':
      return one(everyPart(is['every'], around));
    case 'alsoA':
      return isNode(is['a']) ? partsOfPhrase(is['a'], String(is['what']), around) : undefined;
    case 'alsoMany':
      return isNode(is['types']) ? partsOfPhrase(is['types'], String(is['what']), around) : undefined;
    case 'alsoAdjective':
      return typeof is['adj'] === 'string' ? readComplement(is['adj'], around) : undefined;
    case 'chosenAlso':
      return is['what'] === 'color' ? [chosenColorPart(around, true)] : [chosenTypePart(around, true)];
    case 'object':
    case 'objects': {
      const what = is['what'];
      const noun = isNode(what) ? what['noun'] : undefined;
      const adjectives = (isNode(what) ? (what['adjs'] ?? []) : []) as unknown[];
      if (noun === 'color' && is['det'] === 'all') return [colorPart(allColors, false)];
      if (noun === 'color' && adjectives.includes('chosen')) return [chosenColorPart(around, false)];
      if (noun === 'type' && adjectives.includes('chosen')) return [chosenTypePart(around, false)];
      return partsOfPhrase(is, undefined, around);
    }
  }
  return undefined;
}

/** The parts of verb phrases about what objects are. */
export const readKinds: PartReader = (does, around) => {
  switch (does.kind) {
    case 'is':
    case 'are':
      return readComplement(does['is'], around);
    case 'isnt': {
      const is = does['is'];
      if (typeof is === 'string' && supertypes.includes(is)) {
        return [{ layer: 'type', apply: (values) => withoutType(values, is) }];
      }
      const what = isNode(is) ? is['what'] : undefined;
      const noun =
        isNode(what) && what['adjs'] === undefined && what['types'] === undefined ? what['noun'] : undefined;
      if (typeof noun !== 'string' || sortTypes([noun]) === undefined) return undefined;
      return [{ layer: 'type', apply: (values) => withoutType(values, noun) }];
    }
    case 'become':
      return isNode(does['a']) ? partsOfPhrase(does['a'], alsoOf(does['with']), around) : undefined;
    case 'becomeColor':
      return readComplement(does['color'], around);
    case 'lose':
      return does['abilities'] === 'all creature types'
        ? [
            {
              layer: 'type',
              apply: (values) => ({
                ...values,
                everyCreatureType: false,
                subtypes: values.subtypes.filter((word) => !isSubtypeOf(word, 'creature')),
              }),
            },
          ]
        : undefined;
  }
  return undefined;
};

function alsoOf(node: unknown): string | undefined {
  return isNode(node) && node.kind === 'also' ? String(node['what']) : undefined;
}
