// Measures the script checks on the corpus: problems of each kind, a random few of each, scripts per second.
import { format } from '../server/src/formats/forge';
import { cardName } from '../server/src/card';
import { readForgeCorpus } from './forge-corpus';

/** A repeatable random number below `limit`. */
function random(seed: { value: number }, limit: number): number {
  seed.value = (Math.imul(seed.value, 1_103_515_245) + 12_345) & 0x7fffffff;
  return seed.value % limit;
}

function main([only = '', shown = '30']: string[]): void {
  const scripts = readForgeCorpus();
  if (!scripts) {
    console.log('No corpus of Forge scripts.');
    return;
  }
  const found = new Map<string, string[]>();
  let cards = 0;
  const start = performance.now();
  for (const { name, text } of scripts) {
    const { cards: read, problems } = format.read(text);
    cards += read.length;
    if (read[0] && cardName(read[0]) === '') console.log(`${name}: no name`);
    for (const problem of problems) {
      const line = text.slice(0, problem.span.start).split('\n').length;
      const key = `${problem.severity} ${problem.check}`;
      const list = found.get(key) ?? [];
      found.set(key, list);
      const words = text.slice(problem.span.start, problem.span.end);
      list.push(`${name.replace('cardsfolder/', '')}:${line} [${words.slice(0, 60)}] ${problem.message}`);
    }
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${scripts.length} scripts, ${cards} cards, ${seconds.toFixed(2)} s, ${Math.round(scripts.length / seconds)} scripts/s`,
  );
  for (const [key, list] of [...found].sort()) {
    console.log(`${key}: ${list.length}`);
    if (only !== 'all' && !key.endsWith(` ${only}`)) continue;
    const seed = { value: 20_260_417 };
    const picked = [...list];
    while (picked.length > Number(shown)) picked.splice(random(seed, picked.length), 1);
    for (const line of picked) console.log(`  ${line}`);
  }
}

main(process.argv.slice(2));
