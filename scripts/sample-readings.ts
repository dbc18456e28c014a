// Shows a random sample of lines that were read whole, text and tree side by side, to be read through by a person.
//   npx tsx scripts/sample-readings.ts --seed 1 --count 100 [--forge] [--words 30]
import { readOracle, wholeLines } from '../server/src/oracle';
import { readForgeCards, readOracleCards } from './corpus-cards';
import { Dice } from './dice';
import { describeTree } from './tree-text';

function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? Number(process.argv[at + 1]) : otherwise;
}

/** Only lines of at least so many words: they are where readings go wrong. */
const leastWords = option('words', 1);

const known = readOracleCards() ?? [];
const names = new Set(known.flatMap(({ faces }) => faces.map(({ name }) => name)));
const cards = process.argv.includes('--forge')
  ? (readForgeCards() ?? []).filter(({ faces }) => !faces.some(({ name }) => names.has(name)))
  : known;

// Lines that say the same stand for one, so that "Flying" does not fill the sample.
const lines = new Map<string, { name: string; tree: string }>();
for (const { faces } of cards) {
  const faceNames = faces.map(({ name }) => name ?? '');
  for (const { name = '', typeLine, text = '' } of faces) {
    const tree = readOracle(text, { name, typeLine, faceNames });
    const wholes = wholeLines(tree);
    tree.lines.forEach(({ text: lineText, line }, at) => {
      const plain = lineText.replace(/ ?\([^()]*\)/g, '').trim();
      if (plain === '' || !wholes[at]) return;
      if (plain.split(' ').length < leastWords) return;
      const key = name ? plain.replaceAll(name, '~') : plain;
      if (!lines.has(key)) lines.set(key, { name: `${name}: ${plain}`, tree: describeTree(line) });
    });
  }
}

const seed = option('seed', 1);
const count = option('count', 100);
/** A place for each line that hangs on the seed and its text alone: so a grown grammar keeps most of a sample. */
const place = (text: string): number => {
  let state = seed;
  for (const unit of text) state = new Dice(state ^ unit.codePointAt(0)!).roll(2 ** 31);
  return state;
};
const sample = [...lines]
  .map(([text, line]) => ({ ...line, at: place(text) }))
  .sort((a, b) => a.at - b.at)
  .slice(0, count);
for (const [index, { name, tree }] of sample.entries()) console.log(`${index + 1}. ${name}\n${tree}\n`);
console.log(`Seed ${seed}: ${sample.length} of ${lines.size} different lines that were read whole.`);
