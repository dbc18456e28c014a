// A piece between two `|` has no `$`, so nothing reads it.
import type { ScriptVariable } from '../script';
import { findNearWord } from '../near-word';
import { problem, replacement } from './script-check';
import type { ScriptCheck, ScriptContext } from './script-check';
import type { Problem } from '../../../text';

export const check: ScriptCheck = {
  id: 'missing-dollar',
  find(context) {
    const { face, vocabulary } = context;
    const pieces = face.bodies.flatMap((body) =>
      body.parameters.flatMap(({ dollar, file, name }) => {
        if (dollar) return [];
        const first = /^\w+/.exec(name.value)?.[0] ?? '';
        const isKnown = vocabulary.parameters.has(first) && name.value.length > first.length;
        const at = { start: file.start + first.length, end: file.start + first.length };
        const fixes = isKnown ? [replacement(`Put a “$” behind “${first}”`, at, '$')] : [];
        const advice = isKnown ? `Write “${first}$”.` : 'Every piece between two “|” must be “Name$ Value”.';
        return [
          problem(check.id, 'error', file, `This piece has no “$”, so it is ignored. ${advice}`, fixes),
        ];
      }),
    );
    return [...pieces, ...face.variables.flatMap((variable) => expression(variable, context))];
  },
};

/** A script variable that would be an ability or an expression if it had its `$`. */
function expression(variable: ScriptVariable, { vocabulary }: ScriptContext): Problem[] {
  const { value } = variable;
  if (variable.body || value.value.includes('$') || vocabulary.readByGame.has(variable.name.value)) return [];
  const head = headOf(value.value, vocabulary.expressions, vocabulary.handlers);
  if (head === undefined) return [];
  const at = { start: value.file.start + head.length, end: value.file.start + head.length };
  const words = `There is no “$” behind “${head}”, so “${variable.name.value}” is only text. Write “${head}$”.`;
  return [
    problem(check.id, 'error', value.file, words, [replacement(`Put a “$” behind “${head}”`, at, '$')]),
  ];
}

function headOf(
  value: string,
  expressions: ReadonlyMap<string, number>,
  handlers: ReadonlyMap<string, unknown>,
): string | undefined {
  const ability = /^(DB|AB|SP|ST)\s*(\w+)$/.exec(value);
  if (ability && handlers.has(`api:${ability[2]!}`)) return ability[1];
  if (/^(?:Mode|Event)\s+\w+/.test(value)) return value.slice(0, value.indexOf(' '));
  // The longest head counts: `TriggeredCardController` before `TriggeredCard`.
  let best: string | undefined;
  for (const [head, count] of expressions) {
    if (count < 3 || head.length <= (best?.length ?? 2) || !value.startsWith(head)) continue;
    if (/^\s*[A-Z0-9]/.test(value.slice(head.length))) best = head;
  }
  if (best !== undefined) return best;
  const word = /^\w+(?=\s)/.exec(value)?.[0];
  return word !== undefined && word.length > 4 && findNearWord(word, [['Count', 1]]) === 'Count'
    ? word
    : undefined;
}
