// `cardwright check PATH... [--format pretty|json|sarif] [--only ID,ID] [--as FORMAT]`: what is wrong in card files.
import { chooseFormat } from '../../formats';
import { runJobs, workerCount } from '../../host/workers';
import { findFiles, readAs, readOnly, type NamedFile } from '../arguments';
import { cutIntoParts, isCuttable } from '../file-parts';
import { FewHints } from '../few-hints';
import { describeFile, describeMoreHints, describeSummary } from '../pretty';
import { summarise, type FileReport, type ReportedProblem } from '../report';
import { toSarif } from '../sarif';
import type { Terminal } from '../terminal';
import { checkFiles, checkText, textOf, type CheckJob } from '../work';

export interface CheckOptions {
  readonly format: 'pretty' | 'json' | 'sarif';
  readonly only?: string;
  readonly as?: string;
}

/** Files in one job; enough that sending them costs little, few enough that workers share evenly. */
const filesPerJob = 64;

/** Below this many files a worker is not worth its start. */
const filesInPlace = 40;

/**
 * Checks files and prints what it finds. Gives the exit code: 0 nothing at error level, 1 errors.
 * Throws a `FileError` or a `UsageError` when it cannot run.
 * @param worker the worker's bundle; without it all runs on this thread
 */
export async function runCheck(
  paths: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
  version: string,
  worker?: string,
): Promise<number> {
  const only = readOnly(options.only);
  const as = readAs(options.as);
  const files = findFiles(paths);
  const settings = { severities: {}, ...(only && { only }) };
  const base = { settings, ...(as !== undefined && { as }) };
  const progress = new Progress(terminal, files.length);
  const reports: FileReport[] = [];
  for await (const report of checkAll(files, base, worker)) {
    reports.push(
      only ? { ...report, problems: report.problems.filter(({ check }) => only.includes(check)) } : report,
    );
    progress.show(reports.length);
  }
  progress.end();
  const named = new Map(files.map(({ path, named: wasNamed }) => [path, wasNamed]));
  const unknown = reports.filter(({ format, path }) => format === null && named.get(path));
  for (const { path } of unknown)
    terminal.err(`${path}: no format knows this file. Say which with --as FORMAT.\n`);
  const known = reports.filter(({ format }) => format !== null);
  print(known, { format: options.format, named: only ?? [] }, terminal, version);
  if (unknown.length > 0) return 2;
  return known.some(({ problems }) => problems.some(({ severity }) => severity === 'error')) ? 1 : 0;
}

function print(
  reports: readonly FileReport[],
  { format, named }: { format: CheckOptions['format']; named: readonly string[] },
  terminal: Terminal,
  version: string,
): void {
  const summary = summarise(reports);
  if (format === 'json') {
    const files = reports.map((report) => ({ ...report, problems: report.problems.map(withoutExcerpt) }));
    terminal.out(`${JSON.stringify({ files, summary }, undefined, 2)}\n`);
  } else if (format === 'sarif') {
    terminal.out(`${JSON.stringify(toSarif(reports, version), undefined, 2)}\n`);
  } else {
    const few = new FewHints(named);
    for (const report of reports) terminal.out(describeFile(few.take(report), terminal.colors));
    terminal.out(describeMoreHints(few.left, terminal.colors));
    terminal.out(describeSummary(reports.length, summary, terminal.colors));
  }
}

function withoutExcerpt(problem: ReportedProblem): object {
  const { excerpt: _, ...plain } = problem;
  return plain;
}

type Base = Pick<CheckJob, 'as' | 'settings'>;

async function* checkAll(
  files: readonly NamedFile[],
  base: Base,
  worker: string | undefined,
): AsyncGenerator<FileReport> {
  if (worker !== undefined && workerCount() > 1 && files.length > filesInPlace) {
    for await (const reports of runJobs<CheckJob, FileReport[]>(worker, jobsOf(files, base))) yield* reports;
    return;
  }
  for (const { path } of files) {
    const text = textOf(path);
    const format = base.as ?? chooseFormat({ path: path.replace(/\.gz$/i, ''), languageId: '', text })?.id;
    if (format !== 'scryfall-json' || !isCuttable(text)) yield checkText(path, text, base.as, base.settings);
    else yield await checkParts(path, text, format, base, worker);
  }
}

function* jobsOf(files: readonly NamedFile[], base: Base): Generator<CheckJob> {
  for (let at = 0; at < files.length; at += filesPerJob) {
    yield { ...base, paths: files.slice(at, at + filesPerJob).map(({ path }) => path) };
  }
}

/** Checks a big file part by part, on workers where there are any, and puts the reports together. */
async function checkParts(
  path: string,
  text: string,
  format: string,
  base: Base,
  worker: string | undefined,
): Promise<FileReport> {
  const jobs = (function* (): Generator<CheckJob> {
    for (const part of cutIntoParts(text)) yield { ...base, paths: [], part: { path, format, ...part } };
  })();
  let cards = 0;
  const problems: ReportedProblem[] = [];
  const take = ([report]: readonly FileReport[]): void => {
    cards += report?.cards ?? 0;
    for (const problem of report?.problems ?? []) problems.push(problem);
  };
  if (worker !== undefined && workerCount() > 1)
    for await (const reports of runJobs<CheckJob, FileReport[]>(worker, jobs)) take(reports);
  else for (const job of jobs) take(checkFiles(job));
  return { path, format, cards, problems };
}

/** A line on the terminal that says how far the run is; wiped at its end. */
class Progress {
  private shown = 0;

  constructor(
    private readonly terminal: Terminal,
    private readonly total: number,
  ) {}

  show(done: number): void {
    const percent = Math.floor((done * 100) / Math.max(1, this.total));
    if (!this.terminal.interactive || this.total < 20 || percent === this.shown) return;
    this.shown = percent;
    this.terminal.err(`\rChecked ${done} of ${this.total} files (${percent} %)`);
  }

  end(): void {
    if (this.shown > 0) this.terminal.err('\r\u001b[K');
  }
}
