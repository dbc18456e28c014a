// `cardwright read PATH... [--format json|pretty] [--as FORMAT]`: how much of the cards' text was understood.
import { analyseText, ReadingCounter, type ReadingCounts } from '../../analysis';
import { chooseFormat, findFormat } from '../../formats';
import { FileError } from '../../host/files';
import { findFiles, readAs } from '../arguments';
import type { Terminal } from '../terminal';
import { textOf } from '../work';

export interface ReadOptions {
  readonly format: 'pretty' | 'json';
  readonly as?: string;
}

/** Unread phrases that people are shown; JSON has more. */
const shownPhrases = 10;

/**
 * Reads files and prints the counts: for people per file and in all, as JSON summed over all paths.
 * Gives the exit code 0. Throws a `FileError` or a `UsageError`.
 */
export function runRead(paths: readonly string[], options: ReadOptions, terminal: Terminal): number {
  const as = readAs(options.as);
  const files = findFiles(paths);
  const all = new ReadingCounter();
  let read = 0;
  for (const { path, named } of files) {
    const text = textOf(path);
    const format =
      as === undefined
        ? chooseFormat({ path: path.replace(/\.gz$/i, ''), languageId: '', text })
        : findFormat(as);
    if (!format) {
      if (named) throw new FileError(`${path}: no format knows this file. Say which with --as FORMAT.`);
      continue;
    }
    const one = new ReadingCounter();
    for (const { card, otherLanguage } of analyseText(text, format, { severities: {}, only: [] }).analysed
      .cards) {
      if (otherLanguage !== undefined) continue;
      one.add(card);
      all.add(card);
    }
    read += 1;
    if (options.format === 'pretty') terminal.out(describe(path, one.result(shownPhrases)));
  }
  if (options.format === 'json') terminal.out(`${JSON.stringify(all.result(), undefined, 2)}\n`);
  else if (read > 1) terminal.out(describe(`All ${read} files`, all.result(shownPhrases)));
  return 0;
}

function share(part: number, whole: number): string {
  const percent = whole === 0 ? 100 : (100 * part) / whole;
  return `${part.toLocaleString('en')} of ${whole.toLocaleString('en')} (${percent.toFixed(1)} %)`;
}

function describe(title: string, counts: ReadingCounts): string {
  const rows = [
    title,
    `  cards read whole      ${share(counts.cardsRead, counts.cards)}`,
    `  lines read whole      ${share(counts.linesRead, counts.lines)}`,
    `  lines printed back    ${share(counts.linesPrinted, counts.linesRead)}`,
    `  ambiguous lines       ${counts.ambiguous.toLocaleString('en')}`,
  ];
  if (counts.unread.length > 0) rows.push('  not understood, from these words on:');
  for (const { phrase, count } of counts.unread) rows.push(`    ${String(count).padStart(4)}  ${phrase}`);
  return `${rows.join('\n')}\n`;
}
