// Measures the script checks on scripts that their vocabulary has not seen: learned from four fifths, checked on the fifth.
// `tsx scripts/measure-forge-holdout.ts [--kind ID|all] [--sample 30] [--seed 20260417] [--whole] [--new]`
import { parseArgs } from 'node:util';
import { forgeFormat, format, learnVocabulary } from '../server/src/formats/forge';
import type { FileFormat } from '../server/src/formats';
import { listedHandlers, mergeForgeVocabularies } from '../server/src/vocabulary/forge';
import { Dice } from './dice';
import { readForgeCorpus, type CorpusScript } from './forge-corpus';
import { describeFound, sample, type FoundProblem } from './measure-forge';

/** How many parts the scripts are dealt into; each is checked with what the others teach. */
const PARTS = 5;

/** A part of the scripts, and the format that has learned from all the others. */
export interface HeldOut {
  readonly scripts: readonly CorpusScript[];
  readonly format: FileFormat;
}

/** Deals the scripts into parts at random, always in the same way for a seed. */
export function* holdOut(scripts: readonly CorpusScript[], seed: number): Generator<HeldOut> {
  const dice = new Dice(seed);
  const part = scripts.map(() => dice.roll(PARTS));
  for (let held = 0; held < PARTS; held++) {
    const learned = learnVocabulary(
      scripts.filter((_, index) => part[index] !== held).map(({ text }) => text),
    );
    yield {
      scripts: scripts.filter((_, index) => part[index] === held),
      format: forgeFormat(mergeForgeVocabularies(learned, listedHandlers)),
    };
  }
}

function main(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      kind: { type: 'string' },
      sample: { type: 'string', default: '30' },
      seed: { type: 'string', default: '20260417' },
      whole: { type: 'boolean', default: false },
      new: { type: 'boolean', default: false },
    },
  });
  const scripts = readForgeCorpus();
  if (!scripts) {
    console.log('No corpus of Forge scripts.');
    return;
  }
  const found = new Map<string, FoundProblem[]>();
  const isNew = new Set<FoundProblem>();
  for (const held of holdOut(scripts, Number(values.seed))) {
    for (const script of held.scripts) {
      const seen = new Set(
        format
          .read(script.text)
          .problems.map(({ check, severity, span }) => `${check} ${severity} ${span.start}`),
      );
      for (const problem of held.format.read(script.text).problems) {
        const key = `${problem.severity} ${problem.check}`;
        const list = found.get(key) ?? [];
        found.set(key, list);
        const one = { script, problem };
        list.push(one);
        if (!seen.has(`${problem.check} ${problem.severity} ${problem.span.start}`)) isNew.add(one);
      }
    }
  }
  for (const [key, list] of [...found].sort()) {
    const fresh = list.filter((one) => isNew.has(one));
    console.log(`${key}: ${list.length}, of which ${fresh.length} are not there when all scripts are known`);
    if (values.kind !== 'all' && !key.endsWith(` ${values.kind}`)) continue;
    for (const one of sample(values.new ? fresh : list, Number(values.sample), Number(values.seed))) {
      console.log(`  ${describeFound(one)}`);
      if (values.whole) console.log(one.script.text.trimEnd().replace(/^/gm, '    | '));
    }
  }
}

if (process.argv[1]?.endsWith('measure-forge-holdout.ts')) main(process.argv.slice(2));
