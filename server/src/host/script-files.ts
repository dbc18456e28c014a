// The text files of a folder, listed and read without holding up anything else.
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { decode } from './text-encoding';

/** A folder of more files is a whole disk, not somebody's scripts. */
const MOST_FILES = 100_000;
/** Files that are being read at a time. */
const AT_ONCE = 32;

/** The addresses of the `.txt` files below a folder (a `file:` address), in the order of their names. */
export async function listTextFiles(folder: string, isCancelled: () => boolean): Promise<readonly string[]> {
  if (!folder.startsWith('file:')) return [];
  const found: string[] = [];
  const waiting = [fileURLToPath(folder)];
  let seen = 0;
  for (let path = waiting.shift(); path !== undefined && !isCancelled(); path = waiting.shift()) {
    let entries: Dirent[];
    try {
      entries = await readdir(path, { withFileTypes: true });
    } catch {
      // Not ours to read, or gone: nothing to learn there.
      continue;
    }
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (++seen > MOST_FILES) return found;
      if (entry.isDirectory()) waiting.push(join(path, entry.name));
      else if (entry.isFile() && /\.txt$/i.test(entry.name))
        found.push(pathToFileURL(join(path, entry.name)).href);
    }
  }
  return found;
}

/** The texts of files in their order; undefined for those that cannot be read or are too large. */
export async function* readTexts(
  uris: readonly string[],
  largest: number,
): AsyncGenerator<{ readonly uri: string; readonly text: string | undefined }> {
  for (let at = 0; at < uris.length; at += AT_ONCE) {
    const some = uris.slice(at, at + AT_ONCE);
    const texts = await Promise.all(some.map((uri) => readOne(uri, largest)));
    for (const [index, uri] of some.entries()) yield { uri, text: texts[index] };
  }
}

async function readOne(uri: string, largest: number): Promise<string | undefined> {
  try {
    const path = fileURLToPath(uri);
    if ((await stat(path)).size > largest) return undefined;
    return decode(await readFile(path)).text;
  } catch {
    return undefined;
  }
}
