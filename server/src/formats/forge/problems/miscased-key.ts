// A key of a line or of a parameter is right but for its letter case.
import { forgeLineKeys, obsoleteForgeParameters } from '../../../vocabulary/forge';
import type { Problem } from '../../../text';
import { problem, replacement } from './script-check';
import type { ScriptCheck, ScriptContext } from './script-check';

const KEYS = new Map(forgeLineKeys.map((key) => [key.toLowerCase(), key]));

export const check: ScriptCheck = {
  id: 'miscased-key',
  find(context) {
    return [...lines(context), ...parameters(context)];
  },
};

function lines({ face }: ScriptContext): Problem[] {
  return face.lines.flatMap(({ key, colon }) => {
    const written = key.value.replace(/^Variant:/, '');
    const right = KEYS.get(written.toLowerCase());
    if (right === undefined || right === written || (!colon && right !== 'ALTERNATE')) return [];
    const words = `Keys of lines tell upper from lower case: “${written}” is not known and the line is lost. Write “${right}”.`;
    return [
      problem(check.id, 'error', key.file, words, [
        replacement(`Change to “${right}”`, key.file, right, 'safe'),
      ]),
    ];
  });
}

function parameters(context: ScriptContext): Problem[] {
  return context.face.bodies.flatMap((body) => {
    const known = context.knownParameters(body);
    if (!known) return [];
    return body.parameters.flatMap(({ name, dollar }) => {
      // An obsolete parameter may be like another but for its case: `SVars` of effects, `sVars` of animations.
      if (Object.hasOwn(obsoleteForgeParameters, name.value) && !isKnownOtherwise(name.value, known))
        return [];
      const right = dollar ? findRightCase(name.value, known, context.vocabulary.parameters) : undefined;
      if (right === undefined) return [];
      const words = `Write “${right}$”: “${name.value}$” has its capitals wrong, and Forge's own check of scripts counts that as an error.`;
      return [
        problem(check.id, 'warning', name.file, words, [
          replacement(`Change to “${right}”`, name.file, right, 'safe'),
        ]),
      ];
    });
  });
}

/** Whether the effect has a parameter of that name in other letter case. */
export function isKnownOtherwise(name: string, known: ReadonlyMap<string, number>): boolean {
  const lower = name.toLowerCase();
  return [...known.keys()].some((candidate) => candidate !== name && candidate.toLowerCase() === lower);
}

/** The usual spelling, where the given one is (nearly) never used. */
export function findRightCase(
  name: string,
  known: ReadonlyMap<string, number>,
  everywhere: ReadonlyMap<string, number>,
): string | undefined {
  const own = Math.max(known.get(name) ?? 0, everywhere.get(name) ?? 0);
  if (own > 2) return undefined;
  const lower = name.toLowerCase();
  for (const counts of [known, everywhere]) {
    for (const [candidate, count] of counts) {
      if (candidate !== name && candidate.toLowerCase() === lower && count > own * 10) return candidate;
    }
  }
  return undefined;
}
