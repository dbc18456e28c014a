// What the commands share: which files PATH means, which checks ID means.
import { checkSummaries } from '../checks';
import { FORMATS, findFormat } from '../formats';
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

/** The checks of `--only`. Throws a `UsageError` for one that nobody knows. */
export function readOnly(only: string | undefined): string[] | undefined {
  if (only === undefined) return undefined;
  const ids = only
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const known = Object.keys(checkSummaries);
  const unknown = ids.filter((id) => !known.includes(id));
  if (ids.length === 0 || unknown.length > 0) {
    const what = unknown.length > 0 ? `There is no check “${unknown.join('”, “')}”` : '--only names no check';
    throw new UsageError(`${what}. Checks: ${known.join(', ')}.`);
  }
  return ids;
}

/** The format of `--as`. Throws a `UsageError` for one that nobody knows. */
export function readAs(as: string | undefined): string | undefined {
  if (as === undefined || findFormat(as)) return as;
  throw new UsageError(`There is no format “${as}”. Formats: ${FORMATS.map(({ id }) => id).join(', ')}.`);
}
