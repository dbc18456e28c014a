// Files that a setting or the workspace names: found on the disk by path or address.
import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FileError, listFiles, readText } from './files';

/** Larger files are left to the command line. */
const LARGEST_FILE = 32 * 1024 * 1024;

/**
 * The text of a file named by an absolute path, `~/…`, a path within one of the folders (`file:` addresses), or a
 * `file:` address. Throws an error with a message for people.
 */
export function readNamedFile(name: string, folders: readonly string[]): string {
  const path = findPath(name, folders);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat && !stat.isFile()) throw new FileError(`${path}: this is not a file.`);
  if (stat && stat.size > LARGEST_FILE) throw new FileError(`${path}: the file is too large.`);
  return readText(path);
}

/** The address of a named file, whether it is there or not. */
export function addressOfFile(name: string, folders: readonly string[]): string {
  return pathToFileURL(findPath(name, folders)).href;
}

function findPath(name: string, folders: readonly string[]): string {
  if (name.startsWith('file:')) return fileURLToPath(name);
  if (/^~[\\/]/.test(name)) return join(homedir(), name.slice(2));
  if (isAbsolute(name)) return name;
  const paths = folders.filter((folder) => folder.startsWith('file:')).map((uri) => fileURLToPath(uri));
  const candidates = paths.map((folder) => resolve(folder, name));
  const found = candidates.find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
  return found ?? candidates[0] ?? resolve(name);
}

/** The addresses of all files below folders (`file:` addresses) whose names end like those of card files. */
export function listCardFiles(folders: readonly string[]): string[] {
  return folders
    .filter((folder) => folder.startsWith('file:'))
    .flatMap((folder) => listFiles(fileURLToPath(folder)))
    .filter((path) => /(?:\.(?:card|json|jsonl|ndjson|txt|tsv|xml|cardconjurer)|[\\/]set)$/i.test(path))
    .map((path) => pathToFileURL(path).href);
}
