// Measures how fast cards are checked, beside a prose checker on the same texts, and how fast problems follow a key.
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Analyser, analyseText } from '../server/src/analysis';
import { findFormat } from '../server/src/formats';
import { format as cardText } from '../server/src/formats/card';

const CORPUS = '../shared/corpus/oracle-cards.json.gz';
/** Texts that the prose checker gets: all would take it long, and its rate is per text. */
const HARPER_TEXTS = 300;
const CARDS_IN_FILE = 1000;
const TYPED = ' Put a prowess counter on it.';
const KEYS = 20 * TYPED.length;
const ROUNDS = 3;
/** The three checks of this benchmark, so that its figures can be compared over time. */
const CHECKS = ['undefined-choice', 'illegal-keyword-counter', 'amass-subtype'];

interface OracleCard {
  readonly oracle_text?: string;
}

async function run(): Promise<void> {
  if (!existsSync(CORPUS)) {
    console.log(`${CORPUS} is not here, so there is nothing to measure.`);
    return;
  }
  const text = gunzipSync(readFileSync(CORPUS)).toString('utf8');
  const ours = checkAll(text);
  const theirs = await lint(text);
  console.log(`Ours is ${(ours / theirs).toFixed(0)} times as fast per text.`);
  for (const id of ['card', 'scryfall-json']) typeInto(text, id);
}

/** Texts a second for the whole file, from its characters to placed problems; the best of some rounds. */
function checkAll(text: string): number {
  const format = findFormat('scryfall-json');
  const settings = { severities: {}, only: CHECKS };
  const seconds: number[] = [];
  let cards = 0;
  let texts = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const { analysed } = analyseText(text, format, settings);
    seconds.push((performance.now() - begun) / 1000);
    cards = analysed.cards.length;
    texts = analysed.cards.flatMap(({ faces }) => faces).filter(({ face }) => face.oracleText?.text).length;
  }
  const best = Math.min(...seconds);
  console.log(
    `Cardwright: ${cards} cards (${texts} texts) in ${best.toFixed(2)} s on one thread, the first round in ` +
      `${seconds[0]!.toFixed(2)} s: ${(cards / best).toFixed(0)} cards/s, ${(texts / best).toFixed(0)} texts/s.`,
  );
  return texts / best;
}

/** Texts a second for the prose checker, on texts taken evenly from the file. */
async function lint(text: string): Promise<number> {
  const cards = (JSON.parse(text) as OracleCard[]).flatMap(({ oracle_text }) =>
    oracle_text ? [oracle_text] : [],
  );
  const step = Math.floor(cards.length / HARPER_TEXTS);
  const texts = cards.filter((_, index) => index % step === 0).slice(0, HARPER_TEXTS);
  const [{ LocalLinter }, { binary }] = await Promise.all([import('harper.js'), import('harper.js/binary')]);
  const linter = new LocalLinter({ binary });
  await linter.setup();
  await linter.lint(texts[0]!);
  const begun = performance.now();
  for (const each of texts) await linter.lint(each);
  const rate = texts.length / ((performance.now() - begun) / 1000);
  console.log(`harper.js: ${texts.length} of the same texts, taken evenly: ${rate.toFixed(1)} texts/s.`);
  return rate;
}

/** Milliseconds from a changed document to its problems, over keys typed into cards of a long file. */
function typeInto(corpus: string, id: string): void {
  const cards = findFormat('scryfall-json')!.read(corpus).cards;
  const some = cards
    .filter((_, index) => index % Math.floor(cards.length / CARDS_IN_FILE) === 0)
    .slice(0, CARDS_IN_FILE);
  const format = findFormat(id)!;
  let text = format.writeFile!(some).text;
  const analyser = new Analyser({ severities: {} });
  const languageId = id === 'card' ? cardText.languageIds[0]! : 'json';
  const uri = id === 'card' ? 'file:///a.card' : 'file:///a.json';
  analyser.update(uri, languageId, 0, text);
  const times: number[] = [];
  // From the last card to the first, so that places further up stay where they are.
  const faces = format
    .read(text)
    .cards.map((card) => card.faces[0]!)
    .reverse();
  const places = faces.map(({ oracleText, file }) => oracleText?.file.end ?? file.end - 1);
  for (let key = 0; key < KEYS; key++) {
    const place = places[Math.floor((places.length * Math.floor(key / TYPED.length) * TYPED.length) / KEYS)]!;
    const at = place + (key % TYPED.length);
    const typed = text.slice(0, at) + TYPED[key % TYPED.length]! + text.slice(at);
    const begun = performance.now();
    analyser.update(uri, languageId, key + 1, typed);
    times.push(performance.now() - begun);
    text = typed;
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.floor(times.length * share)]!.toFixed(1);
  console.log(
    `${format.title}, ${some.length} cards in ${(text.length / 1000).toFixed(0)} kB: from a key to the problems ` +
      `${at(0.5)} ms (median), ${at(0.95)} ms (95th percentile), all checks.`,
  );
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
