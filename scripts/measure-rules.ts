// Measures the rules: parse counts of all editions, searches, hovers over the live server with the whole rulebook, start-up.
// `tsx scripts/measure-rules.ts [--cards 200] [--seed 20260417]`; the built server must be up to date (npm run build).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { readRulebook, RuleSearch } from '../server/src/rulebook';
import { LiveServer } from '../test/lsp/live-server';
import { Dice } from './dice';

const RULES = '../shared/corpus/rules';
const CARDS = '../shared/corpus/oracle-cards.json.gz';
const NEWEST = '2026-04-17.txt';

/** What people half remember, and the rules that they may mean. */
const QUERIES: Readonly<Record<string, RegExp>> = {
  'army token zombie': /^701\.47/,
  'summoning sick': /^302\.6$/,
  'chose color undefined': /^607\.5a?$|^607\.2d$/,
  'target illegal': /^608\.2b$/,
};

interface CorpusCard {
  readonly name: string;
  readonly mana_cost?: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { cards: { type: 'string', default: '200' }, seed: { type: 'string', default: '20260417' } },
  });
  if (!existsSync(`${RULES}/${NEWEST}`) || !existsSync(CARDS)) {
    console.log('measure-rules: no rulebooks and cards beside the project, nothing measured');
    return;
  }
  countEditions();
  measureSearches();
  const texts = sampleCards(Number(values.cards), Number(values.seed));
  const book = resolve(RULES, NEWEST);
  await measureHovers('with the whole rulebook', texts, { rulebook: { file: book } });
  await measureHovers('with the digest alone', texts, {});
  await measureStart({ rulebook: { file: book } });
}

/** Prints the counts of each whole edition. */
function countEditions(): void {
  console.log('edition     chapters rules subrules examples glossary');
  for (const file of readdirSync(RULES).filter((name) => /^\d{4}-\d\d-\d\d\.txt$/.test(name))) {
    const before = performance.now();
    const book = readRulebook(readFileSync(`${RULES}/${file}`, 'utf8'));
    const took = performance.now() - before;
    const of = (kind: string): number => book.rules.filter((rule) => rule.kind === kind).length;
    const examples = book.rules.reduce((sum, rule) => sum + rule.examples.length, 0);
    const counts = [of('chapter'), of('rule'), of('subrule'), examples, book.glossary.length];
    console.log(
      `${book.edition}  ${counts.map((count) => String(count).padStart(8)).join(' ')}  ${took.toFixed(0)} ms`,
    );
  }
}

/** Prints at which place each search finds a rule that is meant, in the rulebook and in the digest. */
function measureSearches(): void {
  const book = readRulebook(readFileSync(`${RULES}/${NEWEST}`, 'utf8'));
  for (const [where, search] of [
    ['rulebook', new RuleSearch(book)],
    ['digest', new RuleSearch()],
  ] as const) {
    for (const [query, wanted] of Object.entries(QUERIES)) {
      search.find(query);
      const before = performance.now();
      const hits = search.find(query, 10);
      const took = performance.now() - before;
      const place = hits.findIndex(({ number }) => wanted.test(number)) + 1;
      const first = hits.slice(0, 3).map(({ number, title }) => `${number} ${title}`.trim());
      console.log(
        `search in the ${where}: “${query}” at place ${place || 'none'} (${took.toFixed(1)} ms): ${first.join('; ')}`,
      );
    }
  }
}

/** Cards as `.card` text, the same ones for a seed. */
function sampleCards(count: number, seed: number): readonly string[] {
  const all = (JSON.parse(gunzipSync(readFileSync(CARDS)).toString()) as CorpusCard[]).filter(
    ({ oracle_text }) => oracle_text,
  );
  const dice = new Dice(seed);
  return Array.from({ length: count }, () => {
    const card = all[dice.roll(all.length)]!;
    return [`${card.name} ${card.mana_cost ?? ''}`.trim(), card.type_line, card.oracle_text].join('\n');
  });
}

/** Hovers on every word of the cards, one file per ten cards, and prints how long the answers took. */
async function measureHovers(what: string, texts: readonly string[], settings: object): Promise<void> {
  const server = await LiveServer.start(settings);
  const times: number[] = [];
  let answered = 0;
  let first = 0;
  for (let at = 0; at < texts.length; at += 10) {
    const uri = `file:///measured/${at}.card`;
    const text = texts.slice(at, at + 10).join('\n\n');
    await server.open(uri, 'cardwright-card', text);
    const document = server.document(uri);
    for (const { index } of text.matchAll(/[\p{L}{][\p{L}}'-]*/gu)) {
      const before = performance.now();
      const hover = await server.hover(uri, document.positionAt(index + 1));
      const took = performance.now() - before;
      if (times.length === 0 && first === 0) first = took;
      else times.push(took);
      if (hover) answered += 1;
    }
    await server.close(uri);
  }
  times.sort((one, other) => one - other);
  const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2);
  console.log(
    `hovers ${what}: ${times.length + 1} on words of ${texts.length} cards, ${answered} answered; ` +
      `first ${first.toFixed(0)} ms, median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`,
  );
  await server.stop();
}

/** Prints the time from the start of the server to its first problems, with and without a rulebook in the settings. */
async function measureStart(settings: object): Promise<void> {
  const text = 'Prism Herald {2}{W}\nCreature — Wizard\nCreatures of the chosen color have flying.\n2/2\n';
  const times: Record<string, number[]> = { without: [], with: [] };
  for (let round = 0; round < 7; round += 1) {
    for (const [name, given] of [
      ['without', {}],
      ['with', settings],
    ] as const) {
      const before = performance.now();
      const server = await LiveServer.start(given);
      await server.open('file:///measured/start.card', 'cardwright-card', text);
      times[name]!.push(performance.now() - before);
      await server.stop();
    }
  }
  const median = (list: readonly number[]): string =>
    [...list].sort((a, b) => a - b)[list.length >> 1]!.toFixed(0);
  console.log(
    `from start to first problems (median of 7): ${median(times.without!)} ms without a rulebook, ` +
      `${median(times.with!)} ms with one in the settings`,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
