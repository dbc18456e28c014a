// Reads the rules text of a face into a tree of meaning; lines that were read before come from a cache.
import { lexLine, selfNamesOf, type ObjectNames, type SelfName } from './words';
import { readLexedLine, type AmbiguityLog } from './read-line';
import type { LinePart, OracleLine, OracleTree, Unread } from './tree';

const mostCached = 50_000;
const cache = new Map<string, OracleLine>();

/** Forgets all lines (for measuring). */
export function clearLineCache(): void {
  cache.clear();
}

function readLine(text: string, selfNames: readonly SelfName[]): OracleLine {
  const used = selfNames.filter((name) => text.includes(name.text));
  const key = used.length === 0 ? text : text + '\n' + used.map((name) => name.form + name.text).join('\n');
  const known = cache.get(key);
  if (known) return known;
  const line = readLexedLine(lexLine(text, used));
  if (cache.size >= mostCached) cache.clear();
  cache.set(key, line);
  return line;
}

/**
 * Reads the rules text of one face. Any text is read; nothing throws.
 * @param text the rules text with `\n` between its lines; @param card the names that the object goes by
 */
export function readOracle(text: string, card: ObjectNames): OracleTree {
  const selfNames = selfNamesOf(card);
  const lines: OracleTree['lines'][number][] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ start, text: line, line: readLine(line, selfNames) });
    start += line.length + 1;
  }
  return { ...(card.typeLine !== undefined && { typeLine: card.typeLine }), lines };
}

/** Reads one line in all its ways and says how many there are (the corpus run's question). */
export function countLineReadings(text: string, card: ObjectNames): AmbiguityLog {
  const log: AmbiguityLog = { readings: 1, spans: [], choices: [] };
  readLexedLine(lexLine(text, selfNamesOf(card)), log);
  return log;
}

function quotesIn(value: unknown, found: OracleLine[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) quotesIn(item, found);
    return;
  }
  if ((value as { kind?: unknown }).kind === 'line') {
    found.push(value as OracleLine);
    return;
  }
  for (const item of Object.values(value)) quotesIn(item, found);
}

/** The unread parts of a line, those inside quotes too. */
export function unreadIn(line: OracleLine): readonly Unread[] {
  return line.parts.flatMap(({ meaning }: LinePart): Unread[] => {
    if (meaning.kind === 'unread') return [meaning as Unread];
    const quotes: OracleLine[] = [];
    quotesIn(meaning, quotes);
    return quotes.flatMap((quote) => [...unreadIn(quote)]);
  });
}
