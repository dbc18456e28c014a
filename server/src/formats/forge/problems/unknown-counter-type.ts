// A kind of counter that no card has, which the game would silently make up.
import { isKeywordCounter } from '../../../vocabulary/counters';
import { findCounterTypes } from '../counter-types';
import { isMadeOfWords } from '../name-words';
import { findNearWord } from '../near-word';
import { problem, replacement } from './script-check';
import type { ScriptCheck } from './script-check';

export const check: ScriptCheck = {
  id: 'unknown-counter-type',
  find({ face, vocabulary, definedNames, oracle }) {
    const said = kindsIn(oracle);
    return findCounterTypes(face).flatMap((type) => {
      const name = type.value;
      if (vocabulary.counters.has(name) || isKeywordCounter(name) || definedNames.has(name)) return [];
      if (!/^\w[\w ]*$/.test(name) || /^\d+$/.test(name)) return [];
      // A card may have a kind of its own, if its text calls it so.
      const spoken = name.replace(
        /^([PM])(\d+)([PM])(\d+)$/,
        (_, a: string, b: string, c: string, d: string) => `${sign(a)}${b}/${sign(c)}${d}`,
      );
      if (isSaid(spoken.toLowerCase().replace(/[\s_]/g, ''), said)) return [];
      // `ChosenFromList` says how the kind is found; kinds themselves are in capitals, or are keywords.
      if (/^(?:[A-Z][a-z]+){2,}$/.test(name) && isMadeOfWords(name, vocabulary)) return [];
      const inCapitals = name === name.toUpperCase();
      const alike = [...vocabulary.counters].filter(([kind]) => (kind === kind.toUpperCase()) === inCapitals);
      const near = findNearWord(name, alike) ?? findNearWord(name, vocabulary.counters);
      const fixes = near ? [replacement(`Change to “${near}”`, type.file, near)] : [];
      const advice = near
        ? `Did you mean “${near}”?`
        : 'If the card has a kind of its own, its text must say so.';
      const words = `No card has “${name}” counters, and the game would make up a new kind without a word. ${advice}`;
      return [problem(check.id, 'warning', type.file, words, fixes)];
    });
  },
};

/** Whether the text has a kind of that name, in full or with no more than its beginning (`REPR` of reprieve). */
function isSaid(kind: string, said: ReadonlySet<string>): boolean {
  if (said.has(kind)) return true;
  return kind.length >= 4 && [...said].some((one) => one.startsWith(kind) && one.length >= kind.length + 3);
}

function sign(letter: string): string {
  return letter === 'P' ? '+' : '-';
}

/** What stands before “counter” in a text: the last word, the last two and the last three, without spaces; and sizes. */
function kindsIn(oracle: string): ReadonlySet<string> {
  const sizes = oracle.includes('counter') ? (oracle.match(/[+\-−]\d+\/[+\-−]\d+/g) ?? []) : [];
  const kinds = new Set<string>(sizes.map((size) => size.replaceAll('−', '-')));
  for (const match of oracle.matchAll(/((?:[\w'+\-−/]+ ){1,3})counter/g)) {
    const words = match[1]!.trim().replace(/'/g, '').replaceAll('−', '-').split(' ');
    for (let count = 1; count <= words.length; count++) kinds.add(words.slice(-count).join(''));
  }
  return kinds;
}
