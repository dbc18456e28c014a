// Reads one line: cuts it into its parts and reads each by the grammar.
import type { LexedLine } from './words';
import { formOfWord, WordClass } from './words';
import { Builder, countReadings, findChoices, Parse, type Meaning } from './engine/parse';
import { cardGrammar, rootCategories } from './card-grammar';
import type { LinePart, OracleLine, Stop, Unread } from './tree';

/** A sentence of more words than this is not read. */
const mostWords = 300;

interface Reading {
  readonly parts: LinePart[];
  readonly older: { start: number; end: number }[];
}

/** Counts the readings of ambiguous sentences; only the corpus run asks. */
export interface AmbiguityLog {
  readings: number;
  readonly spans: { start: number; end: number }[];
  /** The wordings that compete. */
  readonly choices: string[];
}

function expectedWords(parse: Parse): string[] {
  const words = new Set<string>();
  for (const node of parse.expecting) {
    for (const id of node.words?.keys() ?? []) words.add(formOfWord(id));
    for (const { category } of node.categories) words.add(`<${cardGrammar.categories[category]!.name}>`);
    if (words.size > 12) break;
  }
  return [...words].slice(0, 12);
}

function readRange(
  line: LexedLine,
  from: number,
  to: number,
  roots: readonly number[],
  older: { start: number; end: number }[],
  log: AmbiguityLog | undefined,
): Meaning | Unread {
  const span = { start: line.starts[from]!, end: line.ends[to - 1]! };
  const long = to - from > mostWords;
  let best: Parse | undefined;
  if (!long) {
    for (const root of roots) {
      const parse = new Parse(cardGrammar, line, from, to, log !== undefined);
      const stretch = parse.read(root);
      if (stretch) {
        const builder = new Builder(line, (quote) => readLexedLine(quote, log));
        const meaning = builder.build(stretch) as Meaning;
        older.push(...builder.older);
        if (log) {
          const count = countReadings(stretch, 100);
          if (count > 1) {
            log.readings = Math.max(log.readings, count);
            log.spans.push(span);
            log.choices.push(...findChoices(cardGrammar, stretch));
          }
        }
        return meaning;
      }
      if (!best || parse.furthest > best.furthest) best = parse;
    }
  }
  const at = best ? Math.min(best.furthest, to - 1) : from;
  const furthest =
    best && best.furthest >= to
      ? { start: span.end, end: span.end }
      : { start: line.starts[at]!, end: line.ends[at]! };
  return { kind: 'unread', span, furthest, expected: best ? expectedWords(best) : [] };
}

function endsSentence(line: LexedLine, at: number, last: number): boolean {
  if (at >= last || line.classes[at] !== WordClass.Quote) return false;
  const next = at + 1;
  return (
    line.capitals[next] === 1 && line.classes[next] === WordClass.Plain && /[.!?]['"”]$/.test(line.forms[at]!)
  );
}

/** Reads a lexed line, also the inside of a quote. */
export function readLexedLine(line: LexedLine, log?: AmbiguityLog): OracleLine {
  const { forms, classes, ids } = line;
  const last = ids.length - 1;
  let at = 0;
  const bullet = forms[at] === '•';
  if (bullet) at += 1;
  let label: string | undefined;
  let chapter: string | undefined;
  let loyalty: string | undefined;
  let range: string | undefined;
  if (classes[at] === WordClass.Chapter) chapter = forms[at++];
  if (classes[at] === WordClass.Range && forms[at + 1] === '|') {
    range = forms[at];
    at += 2;
  } else if (classes[at] === WordClass.Number && forms[at + 1] === '|') {
    range = forms[at];
    at += 2;
  }
  // A mode with a cost of its own (spree): its symbols stand before the dash.
  let costDash = -1;
  if (forms[at] === '+' && classes[at + 1] === WordClass.Symbol) {
    const dash = forms.indexOf('—', at);
    if (dash > 0 && classes.slice(at + 1, dash).every((wordClass) => wordClass === WordClass.Symbol))
      costDash = dash;
  }
  if (classes[at] === WordClass.Label) label = forms[at++];
  if (classes[at] === WordClass.Loyalty && forms[at + 1] === ':') {
    loyalty = forms[at];
    at += 2;
  }
  const reading: Reading = { parts: [], older: [] };
  const add = (role: 'cost' | 'sentence', from: number, to: number, stop: Stop): void => {
    if (to <= from) return;
    const roots =
      role === 'cost'
        ? rootCategories.cost
        : stop === 'none' || stop === '—'
          ? rootCategories.plain
          : rootCategories.sentence;
    const meaning = readRange(line, from, to, roots, reading.older, log);
    const end = line.ends[stop === 'none' || to > last ? to - 1 : to]!;
    reading.parts.push({ role, stop, span: { start: line.starts[from]!, end }, meaning });
  };
  if (costDash > 0) {
    add('cost', at + 1, costDash, '—');
    at = costDash + 1;
  }
  let from = at;
  let costSeen = costDash > 0;
  for (; at <= last; at += 1) {
    const form = forms[at];
    if (classes[at] !== WordClass.Plain) {
      if (endsSentence(line, at, last)) {
        add('sentence', from, at + 1, 'none');
        from = at + 1;
      }
      continue;
    }
    if (form === '.') {
      add('sentence', from, at, '.');
      from = at + 1;
    } else if (form === ':' && !costSeen) {
      add('cost', from, at, ':');
      costSeen = true;
      from = at + 1;
    } else if (form === '—' && at === last) {
      add('sentence', from, at, '—');
      from = at + 1;
    }
  }
  add('sentence', from, last + 1, 'none');
  return {
    kind: 'line',
    bullet,
    ...(costDash > 0 && { plus: true as const }),
    ...(label !== undefined && { label }),
    ...(chapter !== undefined && { chapter }),
    ...(loyalty !== undefined && { loyalty }),
    ...(range !== undefined && { range }),
    parts: reading.parts,
    reminders: line.reminders.map(({ span }) => span),
    older: reading.older,
  };
}
