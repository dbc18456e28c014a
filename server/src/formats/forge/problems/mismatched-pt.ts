// A power and toughness in the script is not one of those in the card's text.
import type { Body, Parameter } from '../script';
import { findParameter } from '../script';
import type { Fix, Problem } from '../../../text';
import { problem, replacement } from './script-check';
import type { ScriptCheck } from './script-check';

export const check: ScriptCheck = {
  id: 'mismatched-pt',
  find({ face, oracle }) {
    const sizes = new Set(
      [...oracle.matchAll(/(?<![\d+\-−/])(\d+)\/(\d+)(?![\d/])/g)].map((match) => match[0]),
    );
    const changes = new Set(
      [...oracle.matchAll(/([+\-−])(\d+)\/([+\-−])(\d+)/g)].map((match) => match[0].replaceAll('−', '-')),
    );
    return face.bodies.flatMap((body) => [
      ...tokens(body, sizes),
      ...set(body, sizes),
      ...changed(body, changes, oracle),
    ]);
  },
};

/** `TokenScript$ w_1_1_soldier` has its size in the name. */
function tokens(body: Body, sizes: ReadonlySet<string>): Problem[] {
  const script = findParameter(body, 'TokenScript');
  if (!script || sizes.size === 0 || findParameter(body, 'TokenPower')) return [];
  return script.value.value.split(',').flatMap((name) => {
    const size = /^[a-z]+_(\d+)_(\d+)_/.exec(name.trim());
    if (!size || sizes.has(`${size[1]!}/${size[2]!}`)) return [];
    const right = [...sizes].map((one) => name.replace(/_\d+_\d+_/, `_${one.replace('/', '_')}_`));
    const fixes = right.length === 1 ? [replaceIn(script, name, right[0]!.trim())] : [];
    return [tell(script, `${size[1]!}/${size[2]!} token`, sizes, fixes)];
  });
}

/** Effects that give a creature a size of its own. */
function set(body: Body, sizes: ReadonlySet<string>): Problem[] {
  const power = findParameter(body, 'Power') ?? findParameter(body, 'SetPower');
  const toughness = findParameter(body, 'Toughness') ?? findParameter(body, 'SetToughness');
  if (!power || !toughness || sizes.size === 0) return [];
  if (!/^\d+$/.test(power.value.value) || !/^\d+$/.test(toughness.value.value)) return [];
  const size = `${power.value.value}/${toughness.value.value}`;
  return sizes.has(size) ? [] : [tell(power, size, sizes)];
}

/** `+2/+0` and the like. */
function changed(body: Body, changes: ReadonlySet<string>, oracle: string): Problem[] {
  if (changes.size === 0) return [];
  const power = findParameter(body, 'NumAtt') ?? findParameter(body, 'AddPower');
  const toughness = findParameter(body, 'NumDef') ?? findParameter(body, 'AddToughness');
  const shown = power ?? toughness;
  if (!shown) return [];
  const change = `${signed(power)}/${signed(toughness)}`;
  // The sign of a zero is a matter of style.
  const same = (said: string) => said.replace(/[+-]0/g, '0') === change.replace(/[+-]0/g, '0');
  if (!/^[+-]\d+\/[+-]\d+$/.test(change) || change === '+0/+0' || [...changes].some(same)) return [];
  if (/instead|\+x|-x|x\/x|\bpower\b.*\bby\b|double/.test(oracle)) return [];
  return [tell(shown, change, changes)];
}

function signed(parameter: Parameter | undefined): string {
  const value = parameter?.value.value ?? '0';
  return /^\d/.test(value) ? `+${value}` : value;
}

/** A fix that writes another word in the place of one in a list. */
function replaceIn({ value }: Parameter, word: string, newWord: string): Fix {
  const old = word.trim();
  const start = value.file.start + value.value.indexOf(old);
  return replacement(`Change to “${newWord}”`, { start, end: start + old.length }, newWord);
}

function tell(
  parameter: Parameter,
  size: string,
  said: ReadonlySet<string>,
  fixes: readonly Fix[] = [],
): Problem {
  const words = `The script makes ${size}, the card's text says ${[...said].join(', ')}. Make them agree.`;
  return problem(check.id, 'warning', parameter.value.file, words, fixes);
}
