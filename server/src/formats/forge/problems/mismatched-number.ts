// A number in the script is not the one in the card's text.
import { numbersAt, numbersIn } from '../oracle-numbers';
import type { Body, Parameter } from '../script';
import { findParameter } from '../script';
import type { Problem } from '../../../text';
import { problem } from './script-check';
import type { ScriptCheck, ScriptContext } from './script-check';

/** What the text says where an effect has a number: the number is the first group. */
interface Wording {
  readonly api: string;
  readonly parameter: string;
  readonly said: RegExp;
  readonly what: string;
}

const NUMBER = String.raw`(\d+|an?|[a-z]+)`;

const WORDINGS: readonly Wording[] = [
  { api: 'DealDamage', parameter: 'NumDmg', said: new RegExp(`${NUMBER} damage`, 'g'), what: 'damage' },
  { api: 'DamageAll', parameter: 'NumDmg', said: new RegExp(`${NUMBER} damage`, 'g'), what: 'damage' },
  { api: 'GainLife', parameter: 'LifeAmount', said: new RegExp(`${NUMBER} life`, 'g'), what: 'life' },
  { api: 'LoseLife', parameter: 'LifeAmount', said: new RegExp(`${NUMBER} life`, 'g'), what: 'life' },
  {
    api: 'Mill',
    parameter: 'NumCards',
    said: new RegExp(`mills? ${NUMBER}|top ${NUMBER} cards?`, 'g'),
    what: 'cards milled',
  },
  {
    api: 'Draw',
    parameter: 'NumCards',
    said: new RegExp(`draws? ${NUMBER}(?: additional)? cards?`, 'g'),
    what: 'cards drawn',
  },
  {
    api: 'Scry',
    parameter: 'ScryNum',
    said: new RegExp(`scr(?:y|ies) ${NUMBER}`, 'g'),
    what: 'cards for scry',
  },
  {
    api: 'Surveil',
    parameter: 'Amount',
    said: new RegExp(`surveils? ${NUMBER}`, 'g'),
    what: 'cards for surveil',
  },
  {
    api: 'PutCounter',
    parameter: 'CounterNum',
    said: new RegExp(`${NUMBER}(?: additional)? [\\w+/-]+ counters?`, 'g'),
    what: 'counters',
  },
  { api: 'Token', parameter: 'TokenAmount', said: new RegExp(`creates? ${NUMBER} `, 'g'), what: 'tokens' },
];

const BY_API = new Map<string, Wording[]>();
for (const wording of WORDINGS) BY_API.set(wording.api, [...(BY_API.get(wording.api) ?? []), wording]);

export const check: ScriptCheck = {
  id: 'mismatched-number',
  find(context) {
    if (context.oracle === '') return [];
    return context.face.bodies.flatMap((body) => judge(body, context));
  },
};

function judge(body: Body, context: ScriptContext): Problem[] {
  const wordings = body.declarer?.kind === 'api' ? BY_API.get(body.declarer.names[0] ?? '') : undefined;
  if (!wordings) return [];
  return wordings.flatMap((wording) => {
    const parameter = findParameter(body, wording.parameter);
    // Energy is written as symbols.
    if (/^(?:ENERGY|TICKET)$/.test(findParameter(body, 'CounterType')?.value.value ?? '')) return [];
    return parameter && /^\d+$/.test(parameter.value.value) ? compare(parameter, wording, context) : [];
  });
}

function compare(parameter: Parameter, wording: Wording, { oracle }: ScriptContext): Problem[] {
  const written = Number(parameter.value.value);
  // Where the number stands anywhere in the text, the script may have read it there.
  if (written === 0 || numbersIn(oracle).has(written)) return [];
  const said = [...numbersAt(oracle, wording.said)];
  if (said.length === 0) return [];
  const words = `The script has ${written} (${wording.what}), the card's text ${said.join(' or ')}. Make them agree.`;
  return [problem(check.id, 'warning', parameter.value.file, words)];
}
