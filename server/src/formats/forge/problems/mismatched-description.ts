// A description is like the card's text but for a number.
import { numbersIn, readNumber } from '../oracle-numbers';
import type { Parameter, ScriptFace } from '../script';
import { findLine } from '../script';
import type { Problem } from '../../../text';
import { problem } from './script-check';
import type { ScriptCheck } from './script-check';

export const check: ScriptCheck = {
  id: 'mismatched-description',
  find({ face, oracle: text }) {
    const oracle = text === '' ? undefined : findLine(face, 'Oracle')?.value.value;
    const descriptions = oracle
      ? face.bodies.flatMap(({ parameters }) => parameters.filter(isDescription))
      : [];
    if (descriptions.length === 0) return [];
    const lines = normalise(oracle!, face);
    return descriptions.flatMap((parameter) => judge(parameter, lines, face));
  },
};

function isDescription({ name }: Parameter): boolean {
  return /^(?:SpellDescription|TriggerDescription|Description)$/.test(name.value);
}

/** Words of a text, with numbers both as they are and hidden. */
interface Plain {
  readonly words: string;
  readonly hidden: string;
}

function judge(parameter: Parameter, oracle: Plain, face: ScriptFace): Problem[] {
  const description = normalise(parameter.value.value, face);
  if (description.words === description.hidden || description.words.length < 20) return [];
  if (oracle.words.includes(description.words)) return [];
  // Only numbers differ when the text contains the description with its numbers hidden.
  const at = oracle.hidden.indexOf(description.hidden);
  if (at < 0) return [];
  const [here, there] = firstDifference(description, oracle, at);
  if (here === undefined || there === undefined) return [];
  // The text may have the number elsewhere, where it says several things at once.
  if (digitsOf(here) === digitsOf(there) || numbersIn(oracle.words).has(Number(digitsOf(here)))) return [];
  const words = `This says ${here} where the card's text says ${there}. Make them agree.`;
  return [problem(check.id, 'warning', parameter.value.file, words)];
}

/** The first number that differs: here and in the card's text. */
function firstDifference(
  description: Plain,
  oracle: Plain,
  at: number,
): [string | undefined, string | undefined] {
  const here = description.words.trim().split(' ');
  const there = oracle.words.trim().split(' ');
  const first = oracle.hidden.slice(0, at).split(' ').length - 1;
  const index = here.findIndex((word, position) => word !== there[first + position]);
  return [here[index], there[first + index]];
}

function digitsOf(number: string): string {
  return number.replace(/[{}+]/g, '');
}

function normalise(text: string, face: ScriptFace): Plain {
  const name = findLine(face, 'Name')?.value.value ?? '';
  const short = name.split(/,| the | of /)[0] ?? name;
  let plain = text.replaceAll('\\n', ' ');
  if (name !== '') plain = plain.replaceAll(name, ' ~ ').replaceAll(short, ' ~ ');
  plain = plain
    .replace(
      /CARDNAME|NICKNAME|\b[Tt]his (?:creature|artifact|enchantment|land|spell|token|card|Aura|Equipment|Vehicle)\b/g,
      ' ~ ',
    )
    .replace(/\([^)]*\)/g, ' ')
    .toLowerCase();
  const found = (plain.match(/[a-z~]+(?:'[a-z]+)?|[+-]?\d+|\{[^}]*\}|[/.]/g) ?? []).filter(
    (word) => word !== '.',
  );
  // “ten” and “10” are the same number; “a” and “one” mean other things too.
  const words = found.map((word) => ((readNumber(word) ?? 0) > 1 ? String(readNumber(word)) : word));
  return { words: ` ${words.join(' ')} `, hidden: ` ${words.map(hide).join(' ')} ` };
}

/** A number is hidden as `#`. */
function hide(word: string): string {
  return /^[+-]?\d+$/.test(word) || /^\{\d+\}$/.test(word) ? '#' : word;
}
