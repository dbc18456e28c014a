// The three old expansions whose names cards refer to (CR 206.3).
import { antiquitiesNames, arabianNightsNames, homelandsNames } from './expansion-names.generated';

/** An expansion with the rule that lists the names first printed in it. */
export interface NamedExpansion {
  readonly name: string;
  readonly rule: string;
  readonly names: readonly string[];
}

/** The expansions, oldest first. */
export const namedExpansions: readonly NamedExpansion[] = [
  { name: 'Arabian Nights', rule: '206.3a', names: arabianNightsNames },
  { name: 'Antiquities', rule: '206.3b', names: antiquitiesNames },
  { name: 'Homelands', rule: '206.3c', names: homelandsNames },
];

function key(name: string): string {
  return name.toLowerCase().replaceAll('’', "'").normalize('NFD').replaceAll(/\p{M}/gu, '');
}

let byName: Map<string, NamedExpansion> | undefined;

/** The expansion in which a name was first printed, when it is one of the three. Accents and case do not matter. */
export function expansionOfName(name: string): NamedExpansion | undefined {
  byName ??= new Map(
    namedExpansions.flatMap((expansion) => expansion.names.map((card) => [key(card), expansion])),
  );
  return byName.get(key(name));
}
