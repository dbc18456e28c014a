// A script variable is named that this face does not define.
import { findNearWord } from '../near-word';
import { findReferences } from '../references';
import type { Reference } from '../references';
import type { Problem } from '../../../text';
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
  if (kind !== 'variable' && kind !== 'keyword') {
    if (vocabulary.numberWords.has(name.value) || WORDS.test(name.value)) return [];
  }
  if (kind === 'expression' && name.value.includes('$')) return [];
  const other = script.faces.find((candidate) => candidate !== face && candidate.variableNamed.has(name.value));
  const near = findNearWord(name.value, [...face.variableNamed.keys()].map((known) => [known, 1] as const));
  const where = reference.parameter ? `“${reference.parameter.name.value}$” names “${name.value}”` : `“${name.value}” is named here`;
  const result = kind === 'variable' || kind === 'keyword' ? 'so that part of the card does nothing' : 'so it counts as 0';
  const advice = other
    ? 'It is defined on another face, which this one cannot see.'
    : near
      ? `Did you mean “${near}”?`
      : `Define it with a line “SVar:${name.value}:”.`;
  const words = `${where}, but this face defines no such script variable, ${result}. ${advice}`;
  const fixes = near ? [replacement(`Change to “${near}”`, name.file, near)] : [];
  const isSure = kind === 'variable' || kind === 'keyword';
  return [problem(check.id, isSure ? 'error' : 'warning', name.file, words, fixes)];
}

/** Names that the game itself gives a value. */
const WORDS = /^(?:Chosen|Vote|Cost|Result|Excess|Prevented|Half|Third|Twice|Double|Triple|Min\d|AllBut|Announce)/;
