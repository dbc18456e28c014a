// The values of an object while the layers are applied: its characteristics and what the layers need beside them.
import type { Ability } from '../abilities/ability';
import type { ObjectNames } from '../../oracle';
import type { Characteristics } from './characteristics';

/** Characteristics in the making. Never changed in place, so that an effect can be tried without harm. */
export interface Values extends Characteristics {
  /** The rules text that the printed abilities come from, and the names it uses for its object. */
  readonly text: string;
  readonly names: ObjectNames;
  /** When abilities were given by an effect or counter, by key; the others are as old as the object (CR 613.7a). */
  readonly since: Readonly<Record<string, number>>;
  /** Abilities that something keeps the object from having, by when that came to apply. */
  readonly basePower: number | undefined;
  readonly baseToughness: number | undefined;
}

/** The values with an ability added, unless the object can't have it. @param since when it was given */
export function withAbility(values: Values, ability: Ability, since: number): Values {
  if (ability.keyword !== undefined && values.cantHave.includes(ability.keyword)) return values;
  return {
    ...values,
    abilities: [...values.abilities, ability],
    since: { ...values.since, [ability.key]: since },
  };
}

/** The values without the abilities that a test picks. */
export function withoutAbilities(values: Values, goes: (ability: Ability) => boolean): Values {
  return { ...values, abilities: values.abilities.filter((ability) => !goes(ability)) };
}
