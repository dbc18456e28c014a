// A body does something that the game has no effect, trigger, static ability or replacement for.
import { isMadeOfWords } from '../name-words';
import { findNearWord, slipsBetween } from '../near-word';
import type { Problem } from '../../../text';
import type { Body } from '../script';
import { problem, replacement } from './script-check';
import type { ScriptCheck, ScriptContext } from './script-check';

const DECLARERS = ['DB', 'AB', 'SP', 'ST', 'Mode', 'Event'];

/** What a line of that key must say of itself. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  A: ['AB', 'SP'],
  T: ['Mode'],
  S: ['Mode'],
  R: ['Event'],
};

export const check: ScriptCheck = {
  id: 'unknown-api',
  find(context) {
    const bodies = context.face.bodies.flatMap((body) =>
      body.declarer ? judge(body, context) : undeclared(body, context),
    );
    return [...bodies, ...single(context)];
  },
};

function judge(body: Body, { vocabulary }: ScriptContext): Problem[] {
  const declarer = body.declarer!;
  const kinds = declarer.kind === 'mode' ? ['trigger', 'static'] : [declarer.kind];
  const written = declarer.parameter.value;
  return declarer.names.flatMap((name) => {
    if (kinds.some((kind) => vocabulary.handlers.has(`${kind}:${name}`))) return [];
    const candidates: [string, number][] = [];
    for (const [handler, parameters] of vocabulary.handlers) {
      const colon = handler.indexOf(':');
      if (kinds.includes(handler.slice(0, colon)))
        candidates.push([handler.slice(colon + 1), parameters.size]);
    }
    // The game does not tell upper from lower case here.
    if (candidates.some(([candidate]) => candidate.toLowerCase() === name.toLowerCase())) return [];
    const near = findNearWord(name, candidates);
    const what = declarer.kind === 'api' ? 'effect' : declarer.kind === 'replacement' ? 'event' : 'mode';
    const fixes =
      near && written.value === name ? [replacement(`Change to “${near}”`, written.file, near)] : [];
    // A name of whole words, or one with two slips, may be a newer one.
    const isNew = near === undefined || isMadeOfWords(name, vocabulary);
    const advice = [
      ...(near ? [`Did you mean “${near}”?`] : []),
      ...(isNew ? ['If it is not new, the game stops when it builds the card.'] : []),
    ].join(' ');
    const severity = isNew ? 'information' : slipsBetween(name, near, 1) <= 1 ? 'error' : 'warning';
    const words = `No ${what} called “${name}” is known. ${advice}`;
    return [problem(check.id, severity, written.file, words, fixes)];
  });
}

/** A body without any of `DB$`, `AB$`, `SP$`, `Mode$` and `Event$`. */
function undeclared(body: Body, context: ScriptContext): Problem[] {
  const first = body.parameters.find(({ dollar }) => dollar);
  // A lost `$` is told by missing-dollar; notes for the computer player look like bodies but do not declare anything.
  const lostDollar = body.parameters.some(
    ({ dollar, name }) => !dollar && DECLARERS.includes(/^\w+/.exec(name.value)?.[0] ?? ''),
  );
  if (!first || lostDollar || (body.owner && !isAbility(body, context))) return [];
  const expected = EXPECTED[body.lineKey] ?? ['DB'];
  const nearest = (names: readonly string[]) =>
    findNearWord(
      first.name.value,
      names.map((name) => [name, 1] as const),
    );
  const near = nearest(expected) ?? nearest(DECLARERS);
  const words = `Nothing here says what this does: ${expected.map((name) => `${name}$`).join(' or ')} is missing.${near ? ` Did you mean “${near}$”?` : ''}`;
  return [
    problem(
      check.id,
      'error',
      first.name.file,
      words,
      near ? [replacement(`Change to “${near}”`, first.name.file, near)] : [],
    ),
  ];
}

/** Whether the pieces of a script variable are those of an ability, a trigger, a static ability or a replacement. */
function isAbility(body: Body, { vocabulary }: ScriptContext): boolean {
  const first = body.parameters[0];
  const does = first?.value.value ?? '';
  const name = first?.name.value ?? '';
  if (name.length <= 3 && vocabulary.handlers.has(`api:${does}`)) return true;
  const isMode =
    findNearWord(name, [
      ['Mode', 1],
      ['Event', 1],
    ]) !== undefined;
  if (
    isMode &&
    ['trigger', 'static', 'replacement'].some((kind) => vocabulary.handlers.has(`${kind}:${does}`))
  )
    return true;
  return body.parameters.some((parameter) => ABILITY.test(parameter.name.value));
}

/** Parameters that only abilities, triggers and replacements have. */
const ABILITY = /^(?:Defined|SubAbility|ValidTgts|Execute|ReplaceWith|SpellDescription)$/;

/** `XB$ Proliferate`: one piece only, with a head that is nearly `DB`. */
function single({ face, vocabulary }: ScriptContext): Problem[] {
  return face.variables.flatMap(({ body, value }) => {
    const match = body ? null : /^(\w{1,3})\s*\$\s*(\w+)$/.exec(value.value);
    if (!match || vocabulary.expressions.has(match[1]!) || !vocabulary.handlers.has(`api:${match[2]!}`))
      return [];
    const span = { start: value.file.start, end: value.file.start + match[1]!.length };
    return [
      problem(check.id, 'error', span, `“${match[1]!}$” starts no ability. Did you mean “DB$”?`, [
        replacement('Change to “DB”', span, 'DB'),
      ]),
    ];
  });
}
