// A line begins with a key that scripts do not have, so the whole line is lost.
import { forgeLineKeys } from '../../../vocabulary/forge';
import { findNearWord } from '../near-word';
import { problem, replacement } from './script-check';
import type { ScriptCheck } from './script-check';

const KEYS = new Set(forgeLineKeys);
const LOWER_KEYS = new Set(forgeLineKeys.map((key) => key.toLowerCase()));

export const check: ScriptCheck = {
  id: 'unknown-line-key',
  find({ face }) {
    return face.lines.flatMap((line) => {
      const key = line.key.value.replace(/^Variant:/, '');
      // A key in the wrong case is told by miscased-key.
      if (KEYS.has(key) || LOWER_KEYS.has(key.toLowerCase())) return [];
      if (!line.colon) {
        return [
          problem(
            check.id,
            'error',
            line.file,
            'This line has no key (such as “Oracle:”), so it is ignored. Give it one, or make it a comment with “#”.',
          ),
        ];
      }
      if (/^(?:DB|AB|SP|ST|Mode|Event)\s*\$|^Count\$/.test(line.value.value)) {
        const at = { start: line.key.file.start, end: line.key.file.start };
        const fix = replacement('Make it a script variable', at, 'SVar:', 'safe');
        const words = `“${key}:” is no line of a script, so what it does is lost. To define a script variable, write “SVar:${key}:”.`;
        return [problem(check.id, 'error', line.key.file, words, [fix])];
      }
      const near = findNearWord(
        key,
        forgeLineKeys.filter((known) => known.length > 1).map((known) => [known, 1] as const),
      );
      const fixes = near ? [replacement(`Change to “${near}”`, line.key.file, near)] : [];
      const advice = near
        ? `Did you mean “${near}:”?`
        : 'Check its spelling, or make the line a comment with “#”.';
      const found = `“${key}:” is no line that scripts have, so it is ignored. ${advice}`;
      return [problem(check.id, near ? 'error' : 'warning', line.key.file, found, fixes)];
    });
  },
};
