// The cost of an activated ability is not the one in the card's text.
import { symbolOf } from '../values';
import type { Body } from '../script';
import { findParameter } from '../script';
import type { Problem } from '../../../text';
import { problem, replacement } from './script-check';
import type { ScriptCheck } from './script-check';

export const check: ScriptCheck = {
  id: 'mismatched-cost',
  find({ face, oracle }) {
    const costs = costsIn(oracle);
    // A cost inside a script variable is one to pay in a trigger, or of an ability that something is given.
    const anywhere = [...new Set([...costs, ...runsIn(oracle)])];
    return face.bodies.flatMap((body) => judge(body, body.lineKey === 'A' ? costs : anywhere, oracle));
  },
};

function judge(body: Body, costs: readonly string[], oracle: string): Problem[] {
  const cost = findParameter(body, 'Cost');
  const isAbility = body.declarer?.parameter.name.value.toUpperCase() === 'AB';
  if (!cost || !isAbility || findParameter(body, 'CostDesc')) return [];
  const loyalty = /^(Add|Sub)Counter<(\d+)\/LOYALTY>$/.exec(cost.value.value);
  const expected = loyalty ? loyaltyOf(loyalty) : symbolsOf(cost.value.value);
  if (expected === undefined || costs.includes(expected)) return [];
  // Keywords and other abilities may say the cost without a colon.
  if (!loyalty && oracle.includes(expected) && expected.length > 5) return [];
  const same = costs.filter((one) => one.startsWith('[') === (loyalty !== null));
  if (same.length === 0) return [];
  const words = `No ability in the card's text costs ${describe(expected)}; there ${same.length === 1 ? 'is' : 'are'} ${same.map(describe).join(', ')}.`;
  const right = same.length === 1 ? rightCost(cost.value.value, same[0]!) : undefined;
  const fixes = right === undefined ? [] : [replacement(`Change to “${right}”`, cost.value.file, right)];
  return [problem(check.id, 'warning', cost.value.file, words, fixes)];
}

/** A script's cost with the symbols that the text has; the rest of it, such as a sacrifice, stays. */
function rightCost(cost: string, said: string): string {
  const loyal = /^\[([+-]?)(\d+|x)\]$/.exec(said);
  if (loyal) return `${loyal[1] === '-' ? 'Sub' : 'Add'}Counter<${loyal[2]!.toUpperCase()}/LOYALTY>`;
  const symbols = (said.match(/\{[^}]+\}/g) ?? []).map((symbol) =>
    symbol.replace(/[{}/]/g, '').toUpperCase(),
  );
  // Mana first, the symbols for tapping and untapping last.
  const ordered = [
    ...symbols.filter((symbol) => !/^[TQ]$/.test(symbol)),
    ...symbols.filter((symbol) => /^[TQ]$/.test(symbol)),
  ];
  const rest = cost.match(/[A-Za-z]+<[^>]*>/g) ?? [];
  return [...ordered, ...rest].join(' ');
}

function loyaltyOf([, sign, number]: RegExpExecArray): string {
  return number === '0' ? '[0]' : `[${sign === 'Add' ? '+' : '-'}${number!}]`;
}

/** Mana and tap symbols of a cost in the order of the alphabet; undefined when the cost has none. */
function symbolsOf(cost: string): string | undefined {
  const symbols: string[] = [];
  for (const piece of cost.replace(/<[^>]*>/g, '<>').split(/\s+/)) {
    if (/^(?:\d+|[WUBRGCSXTQEP]|[WUBRG2][WUBRGP]|[WUBRG2]\/[WUBRGP])$/.test(piece))
      symbols.push(symbolOf(piece).toLowerCase());
  }
  if (
    /PayEnergy|XMin|Mandatory|bend</.test(cost) ||
    symbols.length === 0 ||
    symbols.includes('{0}') ||
    /^\{x\}$/.test(symbols.join(''))
  )
    return undefined;
  return ordered(symbols);
}

function ordered(symbols: readonly string[]): string {
  return [...symbols].sort().join('');
}

/** The costs before a colon: symbols in the order of the alphabet, or a loyalty cost in brackets. */
function costsIn(oracle: string): string[] {
  const costs = new Set<string>();
  for (const match of oracle.matchAll(/(?:^|\n|"|“|—|• |\| )([^\n"“”:.]*?)\s*:/g)) {
    const words = match[1]!;
    const loyalty = /\[([+\-−]?\d+|[+\-−]?x)\]$/.exec(words.trim());
    if (loyalty) costs.add(`[${loyalty[1]!.replace('−', '-')}]`);
    for (const one of words.split(/ or (?=\{)/)) {
      const symbols = one.replaceAll('{e}', '').match(/\{[^}]+\}/g);
      if (symbols) costs.add(ordered(symbols));
    }
  }
  return [...costs];
}

/** Every run of symbols in a text, with a comma between two of them or without. */
function runsIn(oracle: string): string[] {
  return [...oracle.matchAll(/\{[^}]+\}(?:(?:, )?\{[^}]+\})*/g)].map((match) =>
    ordered(match[0].match(/\{[^}]+\}/g) ?? []),
  );
}

function describe(cost: string): string {
  return cost.startsWith('[') ? cost : cost.toUpperCase();
}
