// A script variable is defined twice on one face.
import type { ScriptVariable } from '../script';
import { problem } from './script-check';
import type { ScriptCheck } from './script-check';

export const check: ScriptCheck = {
  id: 'duplicate-svar',
  find({ face }) {
    const seen = new Map<string, ScriptVariable>();
    return face.variables.flatMap((variable) => {
      const first = seen.get(variable.name.value);
      seen.set(variable.name.value, first ?? variable);
      if (!first) return [];
      const words =
        first.value.value === variable.value.value
          ? `“${variable.name.value}” is defined twice, in the same way. Remove one.`
          : `“${variable.name.value}” is defined twice; only the last definition counts. Rename one of them or remove it.`;
      return [problem(check.id, 'warning', variable.name.file, words)];
    });
  },
};
