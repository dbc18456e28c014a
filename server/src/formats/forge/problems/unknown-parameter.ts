// A parameter is not known and looks like a slip of one that is.
import { obsoleteForgeParameters, rareForgeParameters } from '../../../vocabulary/forge';
import { hasDoubledLetter, isMadeOfWords, isSameButForNumber } from '../name-words';
import { findNearWord, slipsAllowed, slipsBetween } from '../near-word';
import type { Problem } from '../../../text';
import type { Body, Parameter } from '../script';
import { findParameter } from '../script';
import { findRightCase } from './miscased-key';
import { problem, replacement } from './script-check';
import type { ScriptCheck, ScriptContext } from './script-check';

/** A parameter seen that often is real, however much it looks like another. */
const SEEN_OFTEN = 3;

/** A parameter that so many scripts give to an effect belongs to it. */
const BELONGS = 20;

/** How many times as frequent the right name must be where some script has the other one, perhaps by a slip of its own. */
const FAR_MORE = 100;

export const check: ScriptCheck = {
  id: 'unknown-parameter',
  find(context) {
    return context.face.bodies.flatMap((body) => {
      if (!body.declarer) return [];
      const known = context.knownParameters(body);
      return body.parameters.flatMap((parameter) => judge(body, parameter, known, context));
    });
  },
};

function judge(
  body: Body,
  parameter: Parameter,
  known: ReadonlyMap<string, number> | undefined,
  { vocabulary }: ScriptContext,
): Problem[] {
  const name = parameter.name.value;
  const everywhere = vocabulary.parameters.get(name) ?? 0;
  if (!parameter.dollar || rareForgeParameters.has(name)) return [];
  if (everywhere >= SEEN_OFTEN) return judgeElsewhere(body, parameter, known);
  if (Object.hasOwn(obsoleteForgeParameters, name)) return [];
  if (findRightCase(name, known ?? new Map(), vocabulary.parameters) !== undefined) return [];
  const found = findNear(name, Math.max(1, everywhere), known, vocabulary.parameters);
  // Hints for the computer player are named after the parameters that they are about.
  const near = /^AI[A-Z]/.test(name) && !found?.startsWith('AI') ? undefined : found;
  const names = body.declarer?.names ?? [];
  if (near === undefined) {
    if (everywhere > 0) return [];
    const words = `No script that Cardwright knows gives a “${name}$” to anything. If it is not new, it does nothing.`;
    return [problem(check.id, 'information', parameter.name.file, words)];
  }
  const fix = replacement(`Change to “${near}”`, parameter.name.file, near);
  // A name of whole words is more likely new than misspelt, unless a doubled letter or an “s” is all that is different.
  const isSlip =
    hasDoubledLetter(name, near) || (isSameButForNumber(name, near) && (known?.get(near) ?? 0) >= BELONGS);
  if (!isSlip && isMadeOfWords(name, vocabulary, names)) {
    if (everywhere > 0) return [];
    const words = `No script that Cardwright knows gives a “${name}$” to anything. Did you mean “${near}$”? If it is not new, it does nothing.`;
    return [problem(check.id, 'information', parameter.name.file, words, [fix])];
  }
  const words = `${names.join(',') || 'This line'} has no parameter “${name}$”, so it is ignored. Did you mean “${near}$”?`;
  return [problem(check.id, 'warning', parameter.name.file, words, [fix])];
}

/** One slip apart, or a final “s”; short names lie near each other by chance. */
function isSlipOf(name: string, other: string): boolean {
  return (
    isSameButForNumber(name, other) ||
    (name.length > 4 && other !== name && slipsBetween(name, other, 1) <= 1)
  );
}

/** A parameter that other effects have, and that is a slip of one of this effect's: `ValidCard` for `ValidCards`. */
function judgeElsewhere(
  body: Body,
  { name: { value: name, file } }: Parameter,
  known: ReadonlyMap<string, number> | undefined,
): Problem[] {
  const own = known?.get(name) ?? 0;
  if (!known || own >= SEEN_OFTEN) return [];
  const least = Math.max(BELONGS, own * FAR_MORE);
  const [near] = [...known].find(
    ([other, count]) => count >= least && isSlipOf(name, other) && !findParameter(body, other),
  ) ?? [undefined];
  if (near === undefined) return [];
  const words = `${body.declarer!.names.join(',')} has no parameter “${name}$”, so it is ignored. Did you mean “${near}$”?`;
  return [problem(check.id, 'warning', file, words, [replacement(`Change to “${near}”`, file, near)])];
}

/** The parameter meant: one of the same handler if possible, else any; each far more frequent than the slip. */
function findNear(
  name: string,
  own: number,
  known: ReadonlyMap<string, number> | undefined,
  everywhere: ReadonlyMap<string, number>,
): string | undefined {
  const frequent = (counts: ReadonlyMap<string, number>, least: number) =>
    [...counts].filter(
      ([candidate, count]) => candidate !== name && count >= least && isNear(name, candidate),
    );
  const near = known && findNearWord(name, frequent(known, own * 5));
  // A rare parameter that another handler's resembles is no slip; one that no script has may be.
  return near ?? (everywhere.has(name) ? undefined : findNearWord(name, frequent(everywhere, 20)));
}

/** Digits count names (`PresentZone2`), and short names lie near each other by chance. */
function isNear(name: string, candidate: string): boolean {
  if (name.replace(/\D/g, '') !== candidate.replace(/\D/g, '')) return false;
  return slipsBetween(name, candidate, slipsAllowed(name)) <= slipsAllowed(name);
}
