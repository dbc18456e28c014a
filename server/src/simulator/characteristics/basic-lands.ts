// The mana abilities that basic land types bring (CR 305.6).
import { basicLandTypes } from '../../vocabulary';
import { abilitiesOfText } from '../abilities/granted';
import type { GameObject } from '../state/game-object';
import { withAbility, type Values } from './values';

/** The values with a mana ability for each basic land type of a land, wherever it is. */
export function basicLandAbilities(values: Values, object: GameObject): Values {
  if (!values.types.includes('land')) return values;
  return values.subtypes.reduce((now, subtype) => {
    const symbol = basicLandTypes[subtype];
    if (symbol === undefined) return now;
    return abilitiesOfText(`{T}: Add ${symbol}.`, `land ${subtype}.`).reduce(
      (more, ability) => withAbility(more, ability, object.timestamp),
      now,
    );
  }, values);
}
