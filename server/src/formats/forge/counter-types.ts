// Where a script names kinds of counters: parameters, costs, keywords and filters.
import type { Sourced } from '../../card';
import { isWords } from './parameter-words';
import { part, wordsIn } from './words-in';
import type { ScriptFace } from './script';

/** Every kind of counter that a face names, one by one. */
export function findCounterTypes(face: ScriptFace): readonly Sourced<string>[] {
  const found: Sourced<string>[] = [];
  for (const body of face.bodies) {
    for (const { name, value, dollar } of body.parameters) {
      if (!dollar || isWords(name.value)) continue;
      if (/^CounterTypes?\d?$/.test(name.value)) found.push(...wordsIn(value, KINDS));
      else addMatches(found, value);
    }
  }
  for (const { key, value } of face.lines) {
    if (key.value !== 'K') continue;
    const etb = /^etbCounter:([^:]+)/.exec(value.value);
    if (etb) found.push(...wordsIn(part(value, 'etbCounter:'.length, etb[1]!), KINDS));
    addMatches(found, value);
  }
  for (const { value, body } of face.variables) if (!body) addMatches(found, value);
  return found;
}

/** A list of kinds, which may begin with the word `EACH`. */
const KINDS = /(?<=^EACH |,|^)(?!EACH )[^,]+/g;

/** Each ends with the kind of counter. */
const PATTERNS: readonly RegExp[] = [
  /(?:Add|Sub)Counter<[^/<>]*\/([^/<>]+)/g,
  /(?<![A-Za-z])counters_(?:LT|LE|EQ|GE|GT|NE)\w+?_(\w+)/g,
];

function addMatches(found: Sourced<string>[], value: Sourced<string>): void {
  if (!value.value.includes('ounter')) return;
  for (const pattern of PATTERNS) {
    for (const match of value.value.matchAll(pattern)) {
      found.push(part(value, match.index + match[0].length - match[1]!.length, match[1]!));
    }
  }
}
