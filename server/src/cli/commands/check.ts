// `cardwright check PATH... [--format pretty|json|sarif] [--only ID,ID] [--as FORMAT]`: what is wrong in card files.
import { chooseFormat } from '../../formats';
import { isLong, readPieces, UnevenText } from '../../host/text-pieces';
import { runJobs, workerCount } from '../../host/workers';
import { findFiles, readAs, readOnly, type NamedFile } from '../arguments';
import { NotCuttable, PART_LENGTH, cutIntoParts, piecesOf, type FilePart } from '../file-parts';
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
  const place = new Map(files.map(({ path }, index) => [path, index]));
  reports.sort((one, other) => (place.get(one.path) ?? 0) - (place.get(other.path) ?? 0));
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
  const long = new Set(files.filter(({ path }) => isLong(path)));
  const short = files.filter((file) => !long.has(file));
  if (worker !== undefined && workerCount() > 1 && short.length > filesInPlace) {
    for await (const reports of runJobs<CheckJob, FileReport[]>(worker, jobsOf(short, base))) yield* reports;
  } else {
    for (const { path } of short) {
      const text = textOf(path);
      const inParts =
        path === '-' && text.length > PART_LENGTH
          ? await checkParts(path, () => piecesOf(text), base, worker)
          : undefined;
      yield inParts ?? checkText(path, text, base.as, base.settings);
    }
  }
  for (const { path } of long) {
    const report = await checkParts(path, () => readPieces(path, PART_LENGTH), base, worker);
    yield report ?? checkText(path, textOf(path), base.as, base.settings);
  }
}

function* jobsOf(files: readonly NamedFile[], base: Base): Generator<CheckJob> {
  for (let at = 0; at < files.length; at += filesPerJob) {
    yield { ...base, paths: files.slice(at, at + filesPerJob).map(({ path }) => path) };
  }
}

/**
 * Checks a big file part by part, on workers where there are any, and puts the reports together.
 * Undefined when its format or its lines do not allow that.
 */
async function checkParts(
  path: string,
  pieces: () => Iterable<string> | AsyncIterable<string>,
  base: Base,
  worker: string | undefined,
): Promise<FileReport | undefined> {
  const parts = cutIntoParts(pieces());
  try {
    const first = await parts.next();
    if (first.done) return undefined;
    const named = path.replace(/\.gz$/i, '');
    const format = base.as ?? chooseFormat({ path: named, languageId: '', text: first.value.text })?.id;
    if (format !== 'scryfall-json') return undefined;
    const jobOf = (part: FilePart): CheckJob => ({ ...base, paths: [], part: { path, format, ...part } });
    const jobs = (async function* (): AsyncGenerator<CheckJob> {
      yield jobOf(first.value);
      for await (const part of parts) yield jobOf(part);
    })();
    let cards = 0;
    const problems: ReportedProblem[] = [];
    const take = ([report]: readonly FileReport[]): void => {
      cards += report?.cards ?? 0;
      for (const problem of report?.problems ?? []) problems.push(problem);
    };
    if (worker !== undefined && workerCount() > 1)
      for await (const reports of runJobs<CheckJob, FileReport[]>(worker, jobs)) take(reports);
    else for await (const job of jobs) take(checkFiles(job));
    return { path, format, cards, problems };
  } catch (error) {
    if (error instanceof NotCuttable || error instanceof UnevenText) return undefined;
    throw error;
  } finally {
    await parts.return();
  }
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
