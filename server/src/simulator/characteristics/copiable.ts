// Copiable values (CR 707.2): what a printed face, a token or a copy is before other effects apply.
import { colors as colorTable, findSymbol } from '../../vocabulary';
import { readAbilities } from '../abilities/read-abilities';
import type { ContinuousEffect } from '../state/continuous-effect';
import type { GameObject } from '../state/game-object';
import type { Color } from '../state/identity';
import type { Printed } from '../state/printed';
import { readTypeLine } from './type-line';
import type { Values } from './values';

/** Symbols of a mana cost such as `{2}{G/W}`; undefined without one (CR 202.1b). */
export function symbolsIn(manaCost: string | undefined): readonly string[] | undefined {
  return manaCost === undefined || manaCost === '' ? undefined : (manaCost.match(/\{[^}]+\}/g) ?? []);
}

/** The mana value of a cost (CR 202.3). @param x the value of X, other than 0 only on the stack (CR 202.3e) */
export function manaValueOf(symbols: readonly string[] | undefined, x = 0): number {
  return (symbols ?? []).reduce((sum, text) => {
    const symbol = findSymbol(text);
    return sum + (symbol?.kind === 'variable' ? x : (symbol?.manaValue ?? 0));
  }, 0);
}

function colorsOfCost(symbols: readonly string[] | undefined): readonly Color[] {
  const found = new Set((symbols ?? []).flatMap((text) => findSymbol(text)?.colors ?? []));
  return colorTable.map(({ letter }) => letter).filter((letter) => found.has(letter));
}

/** CR 208.2: `*` and what is no number counts as 0 until an ability defines it. */
function sizeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = /^[+-]?\d+/.exec(text.replace('−', '-'))?.[0];
  return number === undefined ? 0 : Number(number);
}

const mostCached = 5_000;
const cache = new Map<string, Values>();

function keyOf(printed: Printed, faceNames: readonly string[]): string {
  const { name, manaCost, typeLine, text, power, toughness, loyalty, defense, colors } = printed;
  return [
    name,
    manaCost ?? '-',
    typeLine,
    power ?? '',
    toughness ?? '',
    loyalty ?? '',
    defense ?? '',
    colors?.join('') ?? '-',
    faceNames.join('/'),
    text,
  ].join('\t');
}

/** The copiable values of one face. @param faceNames names of the other faces, which its text may use */
export function valuesOfPrinted(printed: Printed, faceNames: readonly string[] = []): Values {
  const key = keyOf(printed, faceNames);
  const known = cache.get(key);
  if (known) return known;
  const manaCost = symbolsIn(printed.manaCost);
  const types = readTypeLine(printed.typeLine);
  const names = { name: printed.name, faceNames, typeLine: printed.typeLine };
  const spell = types.types.includes('instant') || types.types.includes('sorcery');
  const power = sizeOf(printed.power);
  const toughness = sizeOf(printed.toughness);
  const values: Values = {
    name: printed.name,
    manaCost,
    manaValue: manaValueOf(manaCost),
    colors: printed.colors ?? colorsOfCost(manaCost),
    ...types,
    everyCreatureType: false,
    abilities: readAbilities(printed.text, names, { keyPrefix: '', spell }),
    power,
    toughness,
    loyalty: sizeOf(printed.loyalty),
    defense: sizeOf(printed.defense),
    controller: 0,
    cantHave: [],
    text: printed.text,
    names,
    since: {},
    basePower: power,
    baseToughness: toughness,
  };
  if (cache.size >= mostCached) cache.clear();
  cache.set(key, values);
  return values;
}

function isSplit(faces: readonly Printed[]): boolean {
  if (faces.length !== 2) return false;
  // CR 709.1: both halves of a split card are instants or sorceries, or rooms. An adventurer card or omen has another half.
  return faces.every(({ typeLine }) =>
    /\b(?:instant|sorcery)\b/i.test(typeLine)
      ? !/\b(?:Adventure|Omen)\b/.test(typeLine)
      : /\bRoom\b/.test(typeLine),
  );
}

function union<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  return [...new Set([...one, ...other])];
}

/** CR 709.4b–d: everywhere but on the stack, a split card has the characteristics of both halves. */
function combined(one: Values, other: Values): Values {
  const manaCost = [...(one.manaCost ?? []), ...(other.manaCost ?? [])];
  return {
    ...one,
    name: `${one.name} // ${other.name}`,
    manaCost,
    manaValue: one.manaValue + other.manaValue,
    colors: colorTable
      .map(({ letter }) => letter)
      .filter((letter) => one.colors.includes(letter) || other.colors.includes(letter)),
    supertypes: union(one.supertypes, other.supertypes),
    types: union(one.types, other.types),
    subtypes: union(one.subtypes, other.subtypes),
    abilities: [
      ...one.abilities,
      ...other.abilities.map((ability) => ({ ...ability, key: `other.${ability.key}` })),
    ],
  };
}

/** Faces that stand alone, by identity: most cards, looked up again and again. */
const single = new WeakMap<Printed, Values>();

function valuesOfSingle(printed: Printed): Values {
  let values = single.get(printed);
  if (!values) {
    values = valuesOfPrinted(printed);
    single.set(printed, values);
  }
  return values;
}

const nothing: Printed = { name: '', typeLine: '', text: '' };

/** The copiable values of an object as it is: its face, both halves, or what it is face down; without copy effects. */
export function copiableValues(object: GameObject): Values {
  const { faces, face, faceDown, zone, onStack } = object;
  let values: Values;
  if (faceDown) {
    // CR 708.2: a face-down object has no other characteristics than those that made it face down list.
    values = valuesOfSingle(faceDown);
  } else if (faces.length === 1) {
    values = valuesOfSingle(faces[0]!);
  } else if (isSplit(faces) && zone !== 'stack' && zone !== 'battlefield') {
    values = combined(valuesOfPrinted(faces[0]!), valuesOfPrinted(faces[1]!));
  } else {
    const printed = faces[face] ?? faces[0] ?? nothing;
    values = valuesOfPrinted(
      printed,
      faces.filter((each) => each !== printed).map(({ name }) => name),
    );
    const front = faces[0];
    if (printed.manaCost === undefined && front && front !== printed && object.kind === 'card') {
      // CR 202.3b: the back face of a double-faced card has the mana value of its front.
      values = { ...values, manaValue: manaValueOf(symbolsIn(front.manaCost)) };
    }
  }
  if (zone === 'stack' && onStack?.x !== undefined && values.manaCost) {
    values = { ...values, manaValue: manaValueOf(values.manaCost, onStack.x) };
  }
  return values.controller === object.controller ? values : { ...values, controller: object.controller };
}

/** What a copy of an object is made as (CR 707.2): its face as printed, or what a copy effect made of it. */
export function printedOf(object: GameObject): Printed {
  return object.faceDown ?? object.faces[object.face] ?? object.faces[0] ?? nothing;
}

/**
 * What a copy of an object that is there is made as (CR 707.2): with copy effects that apply to it, without all others.
 * @param effects those of the state
 */
export function copiablePrinted(object: GameObject, effects: readonly ContinuousEffect[]): Printed {
  const changes = effects
    .filter(({ affects }) => affects.some((entity) => entity.kind === 'object' && entity.id === object.id))
    .flatMap(({ changes: all, timestamp }) =>
      all.flatMap((change) => (change.layer === 'copy' ? [{ timestamp, values: change.values }] : [])),
    )
    .sort((one, other) => one.timestamp - other.timestamp);
  const copied = changes.at(-1)?.values;
  // CR 707.2, 708.2: being face down is part of what is copied, and it hides what the object copies.
  return object.faceDown ?? copied ?? printedOf(object);
}
