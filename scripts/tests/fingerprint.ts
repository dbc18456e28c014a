// Tells which files of the project a program has changed, without asking git.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PASSED_OVER = new Set(['node_modules', 'dist', 'out', '.git', '.vscode-host', 'coverage']);

/** A digest of each file, by its path. */
export function fingerprint(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (PASSED_OVER.has(entry.name)) continue;
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) found.set(path, digest(join(folder, path)));
    }
  };
  walk('');
  return found;
}

/** The paths that differ: new, gone or other content. */
export function changedFiles(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}

function digest(path: string): string {
  return createHash('sha1').update(readFileSync(path)).digest('hex');
}
