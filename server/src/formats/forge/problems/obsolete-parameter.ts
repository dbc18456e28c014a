// A parameter that nothing reads any more.
import { obsoleteForgeParameters } from '../../../vocabulary/forge';
import { isKnownOtherwise } from './miscased-key';
import { problem, replacement } from './script-check';
import type { ScriptCheck } from './script-check';

const OBSOLETE = new Map(Object.entries(obsoleteForgeParameters));

export const check: ScriptCheck = {
  id: 'obsolete-parameter',
  find({ face, script, knownParameters }) {
    return face.bodies.flatMap((body) =>
      body.parameters.flatMap(({ name, file, dollar }) => {
        const instead = dollar ? OBSOLETE.get(name.value) : undefined;
        if (instead === undefined || isKnownOtherwise(name.value, knownParameters(body) ?? new Map()))
          return [];
        const bar = script.text.lastIndexOf('|', file.start);
        const span = bar >= 0 && bar > body.file.start ? { start: bar, end: file.end } : file;
        const advice = instead ? `Use “${instead}$”.` : 'Remove it.';
        const fixes = instead ? [] : [replacement(`Remove “${name.value}$”`, span, '', 'safe')];
        return [
          problem(
            check.id,
            'information',
            name.file,
            `Forge reads “${name.value}$” no longer. ${advice}`,
            fixes,
          ),
        ];
      }),
    );
  },
};
