// Finds the files that a path of the command line stands for.
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file to read. */
export interface FoundFile {
  /** As the user would write it. */
  readonly path: string;
  readonly bytes: number;
  /** Whether the user named this very file; files found in a folder may turn out to hold no cards. */
  readonly isNamed: boolean;
}

/** Folders that hold no cards of anybody's own. */
const PASSED_OVER = new Set(['node_modules', 'bower_components']);

/**
 * The file at `path`, or all files below the folder at `path` that end in one of `endings` (lower case, with
 * the dot), in the order of their names. Hidden folders are passed over; links to folders are not followed,
 * so that a circle ends. Throws the system's error when the path does not exist.
 */
export async function findFilesAt(path: string, endings: readonly string[]): Promise<FoundFile[]> {
  const found = await stat(path);
  if (!found.isDirectory()) return [{ path, bytes: found.size, isNamed: true }];
  const files: FoundFile[] = [];
  await walk(path, endings, files);
  return files;
}

async function walk(folder: string, endings: readonly string[], files: FoundFile[]): Promise<void> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch {
    // A folder that may not be read is no reason to leave the others.
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!PASSED_OVER.has(entry.name)) await walk(path, endings, files);
      continue;
    }
    const name = entry.name.toLowerCase().replace(/\.gz$/, '');
    if (!endings.some((ending) => name.endsWith(ending))) continue;
    const size = await stat(path).then((file) => (file.isFile() ? file.size : undefined), () => undefined);
    if (size !== undefined) files.push({ path, bytes: size, isNamed: false });
  }
}
