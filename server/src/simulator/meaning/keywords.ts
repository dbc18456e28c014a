// Keywords of an object, with their parameters.
import type { Meaning } from '../../oracle';
import type { Ability } from '../abilities/ability';
import type { Characteristics } from '../characteristics/characteristics';
import { isNode } from './frame';

/** Whether the object has a keyword ability of that name (lower case). */
export function hasKeyword(characteristics: Characteristics, name: string): boolean {
  return characteristics.abilities.some(({ keyword }) => keyword === name);
}

/** All abilities of that keyword: an object can have several (two instances of ward). */
export function keywordsNamed(characteristics: Characteristics, name: string): readonly Ability[] {
  return characteristics.abilities.filter(({ keyword }) => keyword === name);
}

/** The parameter node of a keyword ability. */
export function keywordNode(ability: Ability): Meaning | undefined {
  return isNode(ability.node) ? ability.node : undefined;
}

/** The number after a keyword (`toxic 2`); undefined where there is none or it is a variable. */
export function keywordNumber(ability: Ability): number | undefined {
  const n = keywordNode(ability)?.['n'];
  return typeof n === 'number' ? n : undefined;
}

/** The mana symbols after a keyword (`kicker {2}`). */
export function keywordCost(ability: Ability): readonly string[] | undefined {
  const cost = keywordNode(ability)?.['cost'];
  return Array.isArray(cost) ? (cost as string[]) : undefined;
}
