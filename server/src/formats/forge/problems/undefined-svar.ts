// A script variable is named that this face does not define.
import { findNearWord } from '../near-word';
import { findReferences } from '../references';
import type { Reference } from '../references';
import type { Problem } from '../../../text';
import { gameVariables } from '../../../vocabulary/forge';
import { problem, replacement } from './script-check';
import type { ScriptCheck, ScriptContext } from './script-check';

export const check: ScriptCheck = {
  id: 'undefined-svar',
  find(context) {
    return findReferences(context.face, context.vocabulary).flatMap((reference) => judge(reference, context));
  },
};

function judge(reference: Reference, context: ScriptContext): Problem[] {
  const { name, kind } = reference;
  const { vocabulary, definedNames, face, script } = context;
  if (definedNames.has(name.value)) return [];
  const isAbility =
    kind === 'keyword' || (kind === 'variable' && ABILITY.test(reference.parameter!.name.value));
  if (
    !isAbility &&
    (vocabulary.numberWords.has(name.value) || gameVariables.has(name.value) || WORDS.test(name.value))
  )
    return [];
  const other = script.faces.find(
    (candidate) =>
      candidate !== face && candidate.card === face.card && candidate.variableNamed.has(name.value),
  );
  const near = findNearWord(
    name.value,
    [...face.variableNamed.keys()].map((known) => [known, 1] as const),
  );
  const where = reference.parameter
    ? `“${reference.parameter.name.value}$” names “${name.value}”`
    : `“${name.value}” is named here`;
  const result = isAbility
    ? 'so that part of the card does nothing'
    : /^Add/.test(reference.parameter?.name.value ?? '') && kind === 'variable'
      ? 'so nothing is given'
      : 'so it counts as 0';
  const advice = other
    ? 'It is defined on another face, which this one cannot see.'
    : near
      ? `Did you mean “${near}”?`
      : `Define it with a line “SVar:${name.value}:”.`;
  const words = `${where}, but this face defines no such script variable, ${result}. ${advice}`;
  const fixes = near ? [replacement(`Change to “${near}”`, name.file, near)] : [];
  return [problem(check.id, isAbility ? 'error' : 'warning', name.file, words, fixes)];
}

/** Words that the game itself gives a value. */
const WORDS = /^(?:Chosen|Vote|Cost|Prevented|Half|Third|Twice|Thrice|Double|Triple|Min\d|AllBut)/;

/** Parameters that need an ability, a trigger, a static ability or a replacement; the others count or grant something. */
const ABILITY = /Abilit(?:y|ies)|^Execute$|Trigger|^ReplaceWith$|^Choices$|Static|Replacement|Pile$/;
