// What the commands share: which files PATH means, which checks ID means.
import { closest, distance } from 'fastest-levenshtein';
import { OTHER_LANGUAGE } from '../analysis';
import { checkSummaries } from '../checks';
import { FORMATS, PROBLEM_IDS, findFormat } from '../formats';
import { SCRIPT_CHECKS } from '../formats/forge';
import { isFolder, listFiles } from '../host/files';

/** A call that cannot be run as it stands; the message says how to call. */
export class UsageError extends Error {}

/** A file to work on, and whether the user named it or a folder around it. */
export interface NamedFile {
  readonly path: string;
  readonly named: boolean;
}

const endings = new Set(FORMATS.flatMap(({ extensions }) => extensions));

/** Whether some format may know a file by its ending. */
function mayHoldCards(path: string): boolean {
  const name = path.toLowerCase().replace(/\.gz$/, '');
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  return [...endings].some((ending) => base.endsWith(ending)) || base === 'set';
}

/** The files that paths mean; `-` stays. Throws a `FileError` for what is not there. */
export function findFiles(paths: readonly string[]): NamedFile[] {
  const files = new Map<string, NamedFile>();
  for (const path of paths) {
    if (path !== '-' && isFolder(path)) {
      for (const found of listFiles(path))
        if (mayHoldCards(found) && !files.has(found)) files.set(found, { path: found, named: false });
    } else files.set(path, { path, named: true });
  }
  return [...files.values()];
}

/** Every id that a problem can have. */
function knownIds(): string[] {
  const ids = [
    ...Object.keys(checkSummaries),
    ...PROBLEM_IDS,
    ...SCRIPT_CHECKS.map(({ id }) => id),
    OTHER_LANGUAGE,
  ];
  return [...new Set(ids)].sort();
}

/** More letters than this apart, and two ids have nothing to do with each other. */
const MOST_SLIPS = 5;

/** The checks of `--only`. Throws a `UsageError` for one that nobody knows. */
export function readOnly(only: string | undefined): string[] | undefined {
  if (only === undefined) return undefined;
  const ids = only.split(/[\s,]+/).filter((id) => id !== '');
  const known = knownIds();
  if (ids.length === 0) throw new UsageError(`--only names no check. Checks: ${known.join(', ')}.`);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    const near = closest(unknown, known);
    const advice =
      distance(unknown, near) <= MOST_SLIPS ? `Did you mean “${near}”?` : `Checks: ${known.join(', ')}.`;
    throw new UsageError(`There is no check “${unknown}”. ${advice}`);
  }
  return ids;
}

/** The format of `--as`. Throws a `UsageError` for one that nobody knows. */
export function readAs(as: string | undefined): string | undefined {
  if (as === undefined || findFormat(as)) return as;
  throw new UsageError(`There is no format “${as}”. Formats: ${FORMATS.map(({ id }) => id).join(', ')}.`);
}
