// Measures how much card English the grammar reads: lines, cards, exact prints, ambiguity, speed, commonest unread words.
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  clearLineCache,
  countLineReadings,
  printLine,
  readOracle,
  unreadIn,
  wholeLines,
} from '../server/src/oracle';
import { KeptCount } from './kept-count';
import { readTar } from './tar';

interface Face {
  readonly name: string;
  readonly typeLine: string;
  readonly text: string;
  readonly faceNames: readonly string[];
  readonly manaCost: string;
}
type Card = readonly Face[];

interface RawFace {
  readonly name?: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
  readonly mana_cost?: string;
}

const folder = new URL('../../shared/corpus/', import.meta.url);

function oracleCards(): Card[] {
  const raw = JSON.parse(
    gunzipSync(readFileSync(new URL('oracle-cards.json.gz', folder))).toString(),
  ) as (RawFace & {
    card_faces?: RawFace[];
  })[];
  return raw.map((card) => {
    const faces = card.card_faces ?? [card];
    const names = faces.map(({ name }) => name ?? '');
    return faces.map((face) => ({
      name: face.name ?? '',
      typeLine: face.type_line ?? card.type_line ?? '',
      text: face.oracle_text ?? '',
      manaCost: face.mana_cost ?? '',
      faceNames: names,
    }));
  });
}

function forgeCards(known: ReadonlySet<string>): Card[] {
  const cards: Card[] = [];
  for (const { data } of readTar(gunzipSync(readFileSync(new URL('forge-cardsfolder.tgz', folder))))) {
    const faces = Buffer.from(data)
      .toString()
      .split(/^ALTERNATE\s*$/m)
      .flatMap((part) => {
        const field = (key: string): string => new RegExp(`^${key}:(.*)$`, 'm').exec(part)?.[1]?.trim() ?? '';
        const oracle = field('Oracle').replaceAll('\\n', '\n');
        return oracle
          ? [
              {
                name: field('Name'),
                typeLine: field('Types'),
                text: oracle,
                faceNames: [],
                manaCost: field('ManaCost').replace(/(\S+)(?: |$)/g, '{$1}'),
              },
            ]
          : [];
      });
    if (faces.length > 0 && !faces.some(({ name }) => known.has(name))) cards.push(faces);
  }
  return cards;
}

const withoutReminder = (line: string): string => line.replace(/ ?\([^()]*\)/g, '').trim();

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? (process.argv[at + 1] ?? '') : undefined;
}

function measure(title: string, cards: readonly Card[]): void {
  const word = option('failing');
  const differing = process.argv.includes('--differing');
  const grammarOnly = process.argv.includes('--grammar');
  const listKept = process.argv.includes('--kept');
  const top = Number(option('top') ?? 60);
  const kept = new KeptCount();
  let lines = 0;
  let linesRead = 0;
  let cardsRead = 0;
  let printed = 0;
  let ambiguous = 0;
  let shown = 0;
  let danglingLines = 0;
  const choices = new Map<string, { count: number; example: string }>();
  const phrases = new Map<string, { lines: number; cards: number; example: string }>();
  const times: number[] = [];
  clearLineCache();
  const begin = performance.now();
  const trees = cards.map((card) => {
    const start = performance.now();
    const read = card.map((face) => readOracle(face.text, face));
    times.push(performance.now() - start);
    return read;
  });
  const seconds = (performance.now() - begin) / 1000;
  const beginReferences = performance.now();
  const wholeOf = cards.map((card, index) => {
    const faces = trees[index]!;
    const manaCost = card.map((face) => face.manaCost).join('');
    return faces.map((tree) => {
      if (grammarOnly) return tree.lines.map(({ line }) => unreadIn(line).length === 0);
      return wholeLines(tree, { manaCost, otherFaces: faces.filter((each) => each !== tree) });
    });
  });
  const share = (performance.now() - beginReferences) / 1000 / seconds;
  cards.forEach((card, index) => {
    const failed = new Set<string>();
    let broken = 0;
    card.forEach((face, at) => {
      const wholes = wholeOf[index]![at]!;
      for (const [number, { text, line }] of trees[index]![at]!.lines.entries()) {
        const plain = withoutReminder(text);
        if (!plain) continue;
        lines += 1;
        if (unreadIn(line).length === 0 && !wholes[number]) {
          danglingLines += 1;
          if (process.argv.includes('--dangling') && shown++ < top) console.log(`~ ${plain}`);
        }
        if (wholes[number]) {
          linesRead += 1;
          if (listKept) kept.add(line);
          const back = printLine(line, face);
          if (back === plain) printed += 1;
          else if (differing && shown++ < top) console.log(`- ${plain}\n+ ${back ?? '(not printed)'}`);
          if (process.argv.includes('--ambiguous')) {
            const found = countLineReadings(text, face);
            if (found.readings > 1) {
              ambiguous += 1;
              for (const choice of new Set(found.choices)) {
                const entry = choices.get(choice) ?? { count: 0, example: plain };
                entry.count += 1;
                choices.set(choice, entry);
              }
            }
          }
        } else {
          broken += 1;
          for (const unread of unreadIn(line)) {
            const from = unread.furthest.start;
            const phrase = text.slice(from).split(' ').slice(0, 4).join(' ').toLowerCase() || `<end>`;
            const before = text.slice(0, from).trimEnd().split(' ').slice(-2).join(' ').toLowerCase();
            const key = `${before} ^ ${phrase.split(' ').slice(0, 2).join(' ')}`;
            failed.add(key);
            const entry = phrases.get(key) ?? { lines: 0, cards: 0, example: plain };
            entry.lines += 1;
            phrases.set(key, entry);
          }
          if (word !== undefined && plain.toLowerCase().includes(word.toLowerCase()) && shown++ < top) {
            const at = unreadIn(line)[0]!.furthest.start;
            console.log(`! ${text.slice(0, at)} <<>> ${text.slice(at)}`);
          }
        }
      }
    });
    if (broken === 0) cardsRead += 1;
    else if (failed.size === 1) for (const key of failed) phrases.get(key)!.cards += 1;
  });
  for (const [choice, { count, example }] of [...choices]
    .sort((a, b) => b[1].count - a[1].count)
    .slice(0, top)) {
    console.log(`? ${count}\t${choice}\n\t\t${example.slice(0, 160)}`);
  }
  for (const row of kept.report(top)) console.log(row);
  times.sort((a, b) => a - b);
  const percent = (part: number, whole: number): string =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  console.log(
    `${title}: ${cards.length} cards, ${cardsRead} whole (${percent(cardsRead, cards.length)}); ${lines} lines, ${linesRead} whole ` +
      `(${percent(linesRead, lines)}); printed exactly ${printed} (${percent(printed, linesRead)}); ambiguous ${ambiguous}; dangling ${danglingLines}; ` +
      `references took ${share.toFixed(2)} of the time of reading; ` +
      `${Math.round(cards.length / seconds)} cards/s, p99 ${times[Math.floor(times.length * 0.99)]!.toFixed(2)} ms`,
  );
  if (option('unread') !== undefined || process.argv.includes('--unread')) {
    const ranked = [...phrases]
      .sort((a, b) => b[1].cards - a[1].cards || b[1].lines - a[1].lines)
      .slice(0, top);
    for (const [key, entry] of ranked)
      console.log(`${entry.cards}\t${entry.lines}\t${key}\t| ${entry.example.slice(0, 150)}`);
  }
}

if (!existsSync(folder)) console.log('The corpus is not there; nothing measured.');
else {
  const cards = oracleCards();
  if (!process.argv.includes('--forge-only')) measure('oracle', cards);
  if (process.argv.includes('--forge') || process.argv.includes('--forge-only')) {
    measure('held out', forgeCards(new Set(cards.flat().map(({ name }) => name))));
  }
}
