// Makes slips in good scripts and counts how many the script checks catch, by kind of slip.
// `tsx scripts/seed-forge-slips.ts [--count 2000] [--missed 0] [--held-out]`; held out, no script is known to its reader.
import { parseArgs } from 'node:util';
import type { FileFormat } from '../server/src/formats';
import { findCounterTypes } from '../server/src/formats/forge/counter-types';
import { findMentions } from '../server/src/formats/forge/references';
import { format, readScript } from '../server/src/formats/forge';
import { applyEdits } from '../server/src/text';
import type { Span, TextEdit } from '../server/src/text';
import { forgeTable } from '../server/src/vocabulary/forge';
import { Dice, misspell } from './dice';
import { readForgeCorpus } from './forge-corpus';
import { holdOut } from './measure-forge-holdout';

/** One kind of slip: where it can be made in a script, and what it writes there. */
interface Slip {
  readonly name: string;
  make(text: string, dice: Dice): TextEdit | undefined;
}

const edit = (span: Span, newText: string): TextEdit => ({ span, newText });

/** A word with one letter lost, doubled, changed or swapped with the next; always another word than before. */
function slipIn(word: string, dice: Dice): string {
  for (let tries = 0; tries < 20; tries++) {
    const slip = misspell(word, dice);
    if (slip !== '' && slip.toLowerCase() !== word.toLowerCase()) return slip;
  }
  return `${word}e`;
}

const parameters = (text: string) =>
  readScript(text).faces.flatMap((face) =>
    face.bodies.flatMap((body) => body.parameters.filter(({ dollar }) => dollar)),
  );

export const SLIPS: readonly Slip[] = [
  {
    name: 'a parameter misspelt',
    make(text, dice) {
      const name = dice.pick(parameters(text))?.name;
      return name && edit(name.file, slipIn(name.value, dice));
    },
  },
  {
    name: 'a script variable renamed on one side',
    make(text, dice) {
      const places = readScript(text).faces.flatMap((face) =>
        [...face.variableNamed.values()].flatMap((variable) => {
          const mentions = findMentions(face, variable.name.value, forgeTable);
          return mentions.length === 0 ? [] : [[variable.name, ...mentions]];
        }),
      );
      const place = dice.pick(dice.pick(places) ?? []);
      return place && edit(place.file, dice.roll(2) === 0 ? `${place.value}2` : slipIn(place.value, dice));
    },
  },
  {
    name: '“Svar:” for “SVar:”',
    make(text, dice) {
      const lines = readScript(text).faces.flatMap((face) =>
        face.lines.filter(({ key }) => key.value === 'SVar'),
      );
      const line = dice.pick(lines);
      return line && edit(line.key.file, 'Svar');
    },
  },
  {
    name: 'a dropped “$”',
    make(text, dice) {
      const parameter = dice.pick(parameters(text));
      if (!parameter) return undefined;
      const at = text.indexOf('$', parameter.name.file.end);
      return edit({ start: at, end: at + 1 }, '');
    },
  },
  {
    name: 'a counter misspelt',
    make(text, dice) {
      const type = dice.pick(readScript(text).faces.flatMap((face) => findCounterTypes(face)));
      return type && /^\w+$/.test(type.value) ? edit(type.file, slipIn(type.value, dice)) : undefined;
    },
  },
  {
    name: 'another kind of counter',
    make(text, dice) {
      const type = dice.pick(readScript(text).faces.flatMap((face) => findCounterTypes(face)));
      const kinds = [...forgeTable.counters.keys()].filter(
        (kind) => /^[A-Z0-9]+$/.test(kind) && kind !== 'ANY',
      );
      const other = dice.pick(kinds);
      return type && other && /^[A-Z0-9]+$/.test(type.value) && type.value !== other
        ? edit(type.file, other)
        : undefined;
    },
  },
];

/** The parameters of that name on a handler whose values are as `value` says. */
const valuesOf = (text: string, names: readonly string[], value: RegExp) =>
  parameters(text).filter(
    (parameter) => names.includes(parameter.name.value) && value.test(parameter.value.value),
  );

/** Slips that only a comparison with the card's text can find; not every text says enough. */
export const TEXT_SLIPS: readonly Slip[] = [
  {
    name: 'a number changed',
    make(text, dice) {
      const value = dice.pick(
        valuesOf(text, ['NumDmg', 'LifeAmount', 'ScryNum', 'NumCards'], /^[1-9]$/),
      )?.value;
      return value && edit(value.file, String(Number(value.value) + 1));
    },
  },
  {
    name: 'a cost changed',
    make(text, dice) {
      const costs = valuesOf(text, ['Cost'], /^[1-9](?: [WUBRGT])+$/);
      const value = dice.pick(costs)?.value;
      return (
        value &&
        edit({ start: value.file.start, end: value.file.start + 1 }, String(Number(value.value[0]) + 1))
      );
    },
  },
  {
    name: 'another size of token',
    make(text, dice) {
      const value = dice.pick(valuesOf(text, ['TokenScript'], /^[a-z]+_[1-8]_[1-8]_/))?.value;
      if (!value) return undefined;
      const at = value.file.start + value.value.indexOf('_') + 1;
      return edit({ start: at, end: at + 1 }, String(Number(text[at]) + 1));
    },
  },
  {
    name: 'amass without its type',
    make(text, dice) {
      const bodies = readScript(text).faces.flatMap((face) => face.bodies);
      const amass = dice.pick(bodies.filter(({ declarer }) => declarer?.names[0] === 'Amass'));
      const type = amass?.parameters.find(({ name }) => name.value === 'Type');
      return type && edit({ start: text.lastIndexOf('|', type.file.start), end: type.file.end }, '');
    },
  },
  {
    name: 'a choice not made',
    make(text) {
      const bodies = readScript(text).faces.flatMap((face) => face.bodies);
      const makers = bodies.filter(
        ({ declarer, parameters: pieces }) =>
          /^(?:ChooseColor|ChooseType|NameCard)$/.test(declarer?.names[0] ?? '') &&
          !pieces.some(({ name }) => name.value === 'Note'),
      );
      // Of two makers the other one would still make the choice.
      const maker = makers.length === 1 ? makers[0] : undefined;
      return maker && edit(maker.declarer!.parameter.value.file, 'Scry');
    },
  },
];

/** How a kind of slip fared. */
export interface SlipCount {
  readonly made: number;
  /** How often a problem is there that was not before. */
  readonly caught: number;
  /** How often it is a warning or an error. */
  readonly warned: number;
  /** How often a fix that is offered gives the script back, or another one without the problem. */
  readonly mended: number;
}

/** A script, and the format that reads it if it is another than the one that ships. */
export interface SlippedScript {
  readonly name: string;
  readonly text: string;
  readonly format?: FileFormat;
}

/** Makes so many slips of a kind in the scripts and counts those that are caught. */
export function measureSlip(
  slip: Slip,
  scripts: readonly SlippedScript[],
  wanted: number,
  missed: (line: string) => void = () => {},
): SlipCount {
  const dice = new Dice(20_260_417);
  let made = 0;
  let caught = 0;
  let warned = 0;
  let mended = 0;
  for (let tries = 0; made < wanted && tries < wanted * 500; tries++) {
    const script = dice.pick(scripts);
    const change = script && slip.make(script.text, dice);
    if (!script || !change) continue;
    made++;
    const { read } = script.format ?? format;
    const known = new Set(read(script.text).problems.map(({ check, message }) => `${check} ${message}`));
    const text = applyEdits(script.text, [change]);
    const fresh = read(text).problems.filter(
      ({ check, message, severity }) => severity !== 'hint' && !known.has(`${check} ${message}`),
    );
    if (fresh.some(({ severity }) => severity !== 'information')) warned++;
    const fixed = fresh.flatMap(({ fixes }) => fixes.map(({ edits }) => applyEdits(text, edits)));
    const isMended = (one: string) =>
      read(one).problems.every(({ check, message }) => known.has(`${check} ${message}`));
    if (fixed.includes(script.text) || fixed.some(isMended)) mended++;
    if (fresh.length > 0) caught++;
    else
      missed(
        `${script.name} “${script.text.slice(change.span.start, change.span.end)}” to “${change.newText}” in ${text.slice(Math.max(0, change.span.start - 60), change.span.start + 40)}`,
      );
  }
  return { made, caught, warned, mended };
}

function main(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '2000' },
      missed: { type: 'string', default: '0' },
      'held-out': { type: 'boolean', default: false },
    },
  });
  const corpus = readForgeCorpus();
  if (!corpus) {
    console.log('No corpus of Forge scripts.');
    return;
  }
  const scripts: readonly SlippedScript[] = values['held-out']
    ? [...holdOut(corpus, 20_260_417)].flatMap((held) =>
        held.scripts.map((script) => ({ ...script, format: held.format })),
      )
    : corpus;
  for (const slip of [...SLIPS, ...TEXT_SLIPS]) {
    const missed: string[] = [];
    const { made, caught, warned, mended } = measureSlip(slip, scripts, Number(values.count), (line) =>
      missed.push(line),
    );
    const share = (count: number) => `${count} of ${made} (${((100 * count) / made).toFixed(1)} %)`;
    console.log(
      `${slip.name}: ${share(caught)} caught, ${share(warned)} as a warning or an error, ${share(mended)} mended by a fix`,
    );
    for (const line of missed.slice(0, Number(values.missed)))
      console.log(`  ${line.replaceAll('\n', ' ⏎ ')}`);
  }
}

if (process.argv[1]?.endsWith('seed-forge-slips.ts')) main(process.argv.slice(2));
