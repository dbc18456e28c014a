// A number in the script is not the one in the card's text.
import { numbersIn, readNumber } from '../oracle-numbers';
import type { Body, Parameter } from '../script';
import { findParameter } from '../script';
import type { Problem } from '../../../text';
import { problem, replacement } from './script-check';
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
  { api: 'EachDamage', parameter: 'NumDmg', said: new RegExp(`${NUMBER} damage`, 'g'), what: 'damage' },
  {
    api: 'SetLife',
    parameter: 'LifeAmount',
    said: new RegExp(`life totals? (?:each )?becomes? ${NUMBER}`, 'g'),
    what: 'life total',
  },
  {
    api: 'RearrangeTopOfLibrary',
    parameter: 'NumCards',
    said: new RegExp(`top (?:${NUMBER} )?cards?`, 'g'),
    what: 'cards looked at',
  },
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
    said: new RegExp(`draws? (?:up to )?${NUMBER}(?: additional)? cards?`, 'g'),
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
  {
    api: 'Discard',
    parameter: 'NumCards',
    said: new RegExp(`(?:discards?|chooses?|random(?:ly)?) (?:up to )?${NUMBER}(?: [a-z]+)? cards?`, 'g'),
    what: 'cards discarded',
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
  // Reminder text says what other things do.
  const text = oracle.replace(/\([^)]*\)/g, '');
  const words = [...text.matchAll(wording.said)].map((match) => match[1] ?? match[2] ?? '');
  const said = new Set(words.map(readNumber).filter((number) => number !== undefined));
  if (written === 0 || said.size === 0 || said.has(written)) return [];
  // “That much damage” may be any number; then one that stands anywhere in the text is believed.
  const isAllSaid = words.every((word) => readNumber(word) !== undefined);
  if (!isAllSaid && numbersIn(oracle).has(written)) return [];
  const found = `The script has ${written} (${wording.what}), the card's text ${[...said].join(' or ')}. Make them agree.`;
  const fixes =
    said.size === 1
      ? [replacement(`Change to “${[...said][0]!}”`, parameter.value.file, String([...said][0]!))]
      : [];
  return [problem(check.id, 'warning', parameter.value.file, found, fixes)];
}
