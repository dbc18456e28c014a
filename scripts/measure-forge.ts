// Measures the script checks on the corpus: problems by kind, a random few of each to judge, scripts per second.
// `tsx scripts/measure-forge.ts [--kind ID|all] [--sample 30] [--seed 20260417] [--whole]`
import { parseArgs } from 'node:util';
import { format } from '../server/src/formats/forge';
import { cardName } from '../server/src/card';
import type { Problem } from '../server/src/text';
import { Dice } from './dice';
import { readForgeCorpus, type CorpusScript } from './forge-corpus';

/** A problem and the script that it is in. */
export interface FoundProblem {
  readonly script: CorpusScript;
  readonly problem: Problem;
}

/** All of a list when it is short enough, else so many of it, always the same ones for a seed, in the list's order. */
export function sample<T>(list: readonly T[], count: number, seed: number): readonly T[] {
  if (list.length <= count) return list;
  const dice = new Dice(seed);
  const picked = new Set<number>();
  while (picked.size < count) picked.add(dice.roll(list.length));
  return list.filter((_, index) => picked.has(index));
}

/** A problem in one line: file, line, the words it is at, what it says. */
export function describeFound({ script: { name, text }, problem: { span, message } }: FoundProblem): string {
  const line = text.slice(0, span.start).split('\n').length;
  const words = text.slice(span.start, span.end).slice(0, 60);
  return `${name.replace('cardsfolder/', '')}:${line} [${words}] ${message}`;
}

function main(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      kind: { type: 'string' },
      sample: { type: 'string', default: '30' },
      seed: { type: 'string', default: '20260417' },
      whole: { type: 'boolean', default: false },
    },
  });
  const scripts = readForgeCorpus();
  if (!scripts) {
    console.log('No corpus of Forge scripts.');
    return;
  }
  const found = new Map<string, FoundProblem[]>();
  let cards = 0;
  const start = performance.now();
  for (const script of scripts) {
    const { cards: read, problems } = format.read(script.text);
    cards += read.length;
    if (read[0] && cardName(read[0]) === '') console.log(`${script.name}: no name`);
    for (const problem of problems) {
      const key = `${problem.severity} ${problem.check}`;
      const list = found.get(key) ?? [];
      found.set(key, list);
      list.push({ script, problem });
    }
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${scripts.length} scripts, ${cards} cards, ${seconds.toFixed(2)} s, ${Math.round(scripts.length / seconds)} scripts/s`,
  );
  for (const [key, list] of [...found].sort()) {
    console.log(`${key}: ${list.length}`);
    if (values.kind !== 'all' && !key.endsWith(` ${values.kind}`)) continue;
    for (const one of sample(list, Number(values.sample), Number(values.seed))) {
      console.log(`  ${describeFound(one)}`);
      if (values.whole) console.log(one.script.text.trimEnd().replace(/^/gm, '    | '));
    }
  }
}

if (process.argv[1]?.endsWith('measure-forge.ts')) main(process.argv.slice(2));
