// A line that a face can have only once stands there twice.
import { problem } from './script-check';
import type { ScriptCheck } from './script-check';

/** Keys that a face has once; a second `Name:` begins another card and is told by several-cards. */
const ONCE = new Set([
  'ManaCost',
  'Types',
  'Oracle',
  'PT',
  'Loyalty',
  'Defense',
  'Colors',
  'AlternateMode',
  'Text',
]);

export const check: ScriptCheck = {
  id: 'duplicate-line',
  find({ face }) {
    const seen = new Set<string>();
    return face.lines.flatMap(({ key }) => {
      if (!ONCE.has(key.value)) return [];
      if (!seen.has(key.value)) {
        seen.add(key.value);
        return [];
      }
      const words = `A second “${key.value}:” line for the same face: one of the two is lost. If another card begins here, its “Name:” must start a line.`;
      return [problem(check.id, 'warning', key.file, words)];
    });
  },
};
