// A kind of counter that no card has, which the game would silently make up.
import { isKeywordCounter } from '../../../vocabulary/counters';
import { findCounterTypes } from '../counter-types';
import { findNearWord } from '../near-word';
import { problem, replacement } from './script-check';
import type { ScriptCheck } from './script-check';

export const check: ScriptCheck = {
  id: 'unknown-counter-type',
  find({ face, vocabulary, definedNames, oracle }) {
    const squeezed = oracle.replace(/[\s\-']/g, '');
    return findCounterTypes(face).flatMap((type) => {
      const name = type.value;
      if (vocabulary.counters.has(name) || isKeywordCounter(name) || definedNames.has(name)) return [];
      if (/^[PM]\d+[PM]\d+$/.test(name) || !/^[A-Za-z][\w ]*$/.test(name)) return [];
      // A card may have a kind of its own, if its text calls it so.
      if (squeezed.includes(`${name.toLowerCase().replace(/[\s_]/g, '')}counter`)) return [];
      const near = findNearWord(name, vocabulary.counters);
      const fixes = near ? [replacement(`Change to “${near}”`, type.file, near)] : [];
      const advice = near ? `Did you mean “${near}”?` : 'If the card has a kind of its own, its text must say so.';
      const words = `No card has “${name}” counters, and the game would make up a new kind without a word. ${advice}`;
      return [problem(check.id, 'warning', type.file, words, fixes)];
    });
  },
};
