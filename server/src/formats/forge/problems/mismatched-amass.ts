// `Amass` without its type, or another type or number than the card's text.
import { readNumber } from '../oracle-numbers';
import type { Body } from '../script';
import { findParameter } from '../script';
import type { Problem } from '../../../text';
import { problem, replacement } from './script-check';
import type { ScriptCheck, ScriptContext } from './script-check';

export const check: ScriptCheck = {
  id: 'mismatched-amass',
  find(context) {
    return context.face.bodies.flatMap((body) =>
      body.declarer?.kind === 'api' && body.declarer.names[0]?.toLowerCase() === 'amass'
        ? judge(body, context)
        : [],
    );
  },
};

function judge(body: Body, { oracle }: ScriptContext): Problem[] {
  const declarer = body.declarer!.parameter;
  const said = [...oracle.matchAll(/\bamass(?:es)? (?:([a-z]+s) )?(\d+|x|[a-z]+)(?![a-z])/g)].map(
    ([, type, number]) => ({
      type: type ?? 'zombies',
      number: readNumber(number!),
    }),
  );
  const type = findParameter(body, 'Type');
  if (!type) {
    const word = singularOf(said[0]?.type ?? 'zombies');
    const at = { start: declarer.file.end, end: declarer.file.end };
    const words = `Amass has no Type$, and the game stops when it has to make the Army. Add “Type$ ${word}”.`;
    return [
      problem(check.id, 'error', declarer.file, words, [
        replacement(`Add “Type$ ${word}”`, at, ` | Type$ ${word}`),
      ]),
    ];
  }
  if (said.length === 0) return [];
  const problems: Problem[] = [];
  const ofType = said.filter((one) => singularOf(one.type).toLowerCase() === type.value.value.toLowerCase());
  if (ofType.length === 0 && /^[A-Z][a-z]+$/.test(type.value.value)) {
    const right = singularOf(said[0]!.type);
    const words = `The script amasses ${type.value.value}, the card's text “${said[0]!.type}”. Make them agree.`;
    problems.push(
      problem(check.id, 'warning', type.value.file, words, [
        replacement(`Change to “${right}”`, type.value.file, right),
      ]),
    );
  }
  const number = findParameter(body, 'Num');
  const written = number ? number.value.value : '1';
  const wanted = (ofType.length > 0 ? ofType : said)
    .map((one) => one.number)
    .filter((one) => one !== undefined);
  if (/^\d+$/.test(written) && wanted.length > 0 && !wanted.includes(Number(written))) {
    const words = `The script amasses ${written}, the card's text ${wanted.join(' or ')}. Make them agree.`;
    const span = number ? number.value.file : declarer.file;
    const fixes = number ? [replacement(`Change to “${wanted[0]!}”`, span, String(wanted[0]!))] : [];
    problems.push(problem(check.id, 'warning', span, words, fixes));
  }
  return problems;
}

/** `zombies` as `Zombie`, as scripts write the type. */
function singularOf(plural: string): string {
  const word = /ves$/.test(plural)
    ? plural.replace(/ves$/, 'f')
    : /ies$/.test(plural) && plural !== 'zombies'
      ? plural.replace(/ies$/, 'y')
      : plural.replace(/s$/, '');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
