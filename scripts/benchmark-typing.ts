// Measures the time from a keystroke to its diagnostics, over the live server, in a file of 1,000 cards.
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { LiveServer } from '../test/lsp/live-server';

const CARDS = 1000;
const KEYSTROKES = 400;
const CORPUS = '../shared/corpus/oracle-cards.json.gz';
const TYPED = ' Put a prowess counter on target creature of the chosen color.';

interface CorpusCard {
  readonly name: string;
  readonly mana_cost?: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
  readonly power?: string;
  readonly toughness?: string;
}

/** Real cards where they are at hand, so that the file has their lengths and wordings; invented ones elsewhere. */
function cards(): CorpusCard[] {
  if (!existsSync(CORPUS)) {
    return Array.from({ length: CARDS }, (_, i) => ({
      name: `Market Guard ${i}`,
      mana_cost: '{2}{W}',
      type_line: 'Creature — Human Soldier',
      oracle_text: `Vigilance\nWhenever Market Guard ${i} attacks, you may pay {${i % 7}}. If you do, scry 2, then draw a card.`,
      power: '2',
      toughness: '3',
    }));
  }
  const all = JSON.parse(gunzipSync(readFileSync(CORPUS)).toString()) as CorpusCard[];
  const usable = all.filter(({ oracle_text }) => oracle_text);
  const step = Math.floor(usable.length / CARDS);
  return Array.from({ length: CARDS }, (_, i) => usable[i * step]!);
}

function asCardText(card: CorpusCard): string {
  const lines = [`${card.name} ${card.mana_cost ?? ''}`.trim(), card.type_line, card.oracle_text];
  if (card.power) lines.push(`${card.power}/${card.toughness}`);
  return lines.filter((line) => line).join('\n');
}

async function measure(what: string, uri: string, languageId: string, text: string): Promise<void> {
  const server = await LiveServer.start();
  const opening = performance.now();
  await server.open(uri, languageId, text);
  const opened = performance.now() - opening;
  const times: number[] = [];
  for (let stroke = 0; stroke < KEYSTROKES; stroke += 1) {
    const document = server.document(uri);
    // Typing a sentence at the end of a rules line, a letter at a time; another card for each sentence.
    const letter = stroke % TYPED.length;
    const start = ends(document.getText(), Math.floor(stroke / TYPED.length));
    const at = document.positionAt(start + letter);
    const answered = server.diagnosticsOf(uri, document.version + 1);
    const sent = performance.now();
    await server.change(uri, [{ range: { start: at, end: at }, text: TYPED[letter]! }]);
    await answered;
    times.push(performance.now() - sent);
  }
  await server.stop();
  times.sort((a, b) => a - b);
  const at = (part: number): string => times[Math.floor(times.length * part)]!.toFixed(1);
  console.log(
    `${what}: ${CARDS} cards, ${(text.length / 1024).toFixed(0)} KiB, opened in ${opened.toFixed(0)} ms; ` +
      `keystroke to diagnostics: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${times.at(-1)!.toFixed(1)} ms`,
  );
}

/** The end of a sentence near the given place of a list of places spread over the text. */
function ends(text: string, index: number): number {
  const near = Math.floor(text.length * (0.1 + 0.12 * index));
  return text.indexOf('.', near) + 1;
}

async function main(): Promise<void> {
  const found = cards();
  await measure(
    'card text',
    'file:///typing.card',
    'cardwright-card',
    found.map(asCardText).join('\n\n') + '\n',
  );
  await measure('Scryfall JSON', 'file:///typing.json', 'json', JSON.stringify(found, null, 2));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
