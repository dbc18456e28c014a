// One job of `check`: some files, or a part of one, analysed and reported. Runs on a worker thread or in place.
import { analyseText, type AnalysisSettings } from '../analysis';
import { chooseFormat, findFormat } from '../formats';
import { isPackage, readMseSet } from '../formats/mse';
import { FileError, readBytes, readText } from '../host/files';
import { reportOf, type FileReport } from './report';

export interface CheckJob {
  /** Whole files to read and check. */
  readonly paths: readonly string[];
  /** A text at hand instead: a part of a file, or standard input. */
  readonly part?: {
    readonly path: string;
    readonly text: string;
    readonly firstLine: number;
    readonly format: string;
  };
  /** The format that the user names, for all files. */
  readonly as?: string;
  readonly settings: AnalysisSettings;
}

/** Analyses what the job names. A file that no format knows has `format: null`. Throws a `FileError`. */
export function checkFiles({ paths, part, as, settings }: CheckJob): FileReport[] {
  if (part) {
    const { analysed } = analyseText(part.text, findFormat(part.format), settings);
    return [reportOf(part.path, analysed, part.firstLine)];
  }
  return paths.map((path) => {
    const text = textOf(path);
    return checkText(path, text, as, settings);
  });
}

/** The text of a file; of a zipped set, the text inside it. Throws a `FileError`. */
export function textOf(path: string): string {
  if (!path.toLowerCase().endsWith('.mse-set')) return readText(path);
  const bytes = readBytes(path);
  if (!isPackage(bytes)) return readText(path);
  const set = readMseSet(bytes);
  if ('refused' in set) throw new FileError(`${path}: ${set.refused}`);
  return set.text;
}

/** Analyses one text and reports on it. */
export function checkText(
  path: string,
  text: string,
  as: string | undefined,
  settings: AnalysisSettings,
): FileReport {
  const format =
    as === undefined
      ? chooseFormat({ path: path.replace(/\.gz$/i, ''), languageId: '', text })
      : findFormat(as);
  return reportOf(path, analyseText(text, format, settings).analysed);
}
