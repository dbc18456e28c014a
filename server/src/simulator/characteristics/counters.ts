// What counters do to the characteristics of their object: keyword counters and +N/+N counters (CR 122.1a, 122.1b).
import { isKeywordCounter, isPowerToughnessCounter } from '../../vocabulary';
import { abilitiesOfText } from '../abilities/granted';
import type { Ability } from '../abilities/ability';
import type { GameObject } from '../state/game-object';

/** The keyword abilities that counters on an object give it, with the timestamps of the counters. */
export function keywordsOfCounters(
  object: GameObject,
): readonly { readonly ability: Ability; readonly since: number }[] {
  return Object.keys(object.counters)
    .filter(isKeywordCounter)
    .flatMap((kind) =>
      abilitiesOfText(kind[0]!.toUpperCase() + kind.slice(1), `counter ${kind}.`).map((ability) => ({
        ability,
        since: object.counterTimestamps[kind] ?? object.timestamp,
      })),
    );
}

/** By how much the counters on an object change its power and toughness. */
export function sizeOfCounters(object: GameObject): readonly [number, number] {
  let power = 0;
  let toughness = 0;
  for (const [kind, n] of Object.entries(object.counters)) {
    if (!isPowerToughnessCounter(kind)) continue;
    const [one = '0', other = '0'] = kind.replaceAll(/[−–]/g, '-').split('/');
    power += n * (Number(one) || 0);
    toughness += n * (Number(other) || 0);
  }
  return [power, toughness];
}
