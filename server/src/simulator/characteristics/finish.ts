// The last step after the layers: what counters count, and the plain record that others see.
import type { GameObject } from '../state/game-object';
import type { Characteristics } from './characteristics';
import type { Values } from './values';

/** The characteristics of an object after all layers. */
export function finished(values: Values, object: GameObject): Characteristics {
  const there = object.zone === 'battlefield';
  const creature = values.types.includes('creature');
  // CR 208.3: a permanent that is no creature has no power or toughness.
  const size = (value: number | undefined): number | undefined =>
    there ? (creature ? (value ?? 0) : undefined) : value;
  const { name, manaCost, manaValue, colors, supertypes, types, subtypes, everyCreatureType } = values;
  return {
    name,
    manaCost,
    manaValue,
    colors,
    supertypes,
    types,
    subtypes,
    everyCreatureType,
    abilities: values.abilities,
    power: size(values.power),
    toughness: size(values.toughness),
    // CR 306.5c, 310.4c: on the battlefield, loyalty and defense are the number of counters.
    loyalty: there && types.includes('planeswalker') ? (object.counters['loyalty'] ?? 0) : values.loyalty,
    defense: there && types.includes('battle') ? (object.counters['defense'] ?? 0) : values.defense,
    controller: values.controller,
    cantHave: values.cantHave,
  };
}
