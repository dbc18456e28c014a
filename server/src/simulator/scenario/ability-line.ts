// The words of an ability, to name it in a scenario.
import type { Ability } from '../abilities/ability';

/** The line of rules text that an ability stands in. */
export function lineOf({ place }: Ability): string {
  return place.text.split('\n')[place.line] ?? place.text;
}
