// Files on the disk: found, read as text, and written whole or not at all.
import type { Dirent } from 'node:fs';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decode, encode } from './text-encoding';

/** A file that cannot be read or written; the message is for people. */
export class FileError extends Error {}

/** Folders that hold no cards of anybody's own. */
const PASSED_OVER = new Set(['node_modules', 'bower_components']);

/** Whether the path is a folder. Throws a `FileError` when nothing is there. */
export function isFolder(path: string): boolean {
  return attempt(path, () => statSync(path).isDirectory());
}

/**
 * All files below a folder in the order of their names. What begins with a dot is passed over; links to
 * folders are not followed, so that a circle ends. A folder that may not be read is left out.
 */
export function listFiles(folder: string): string[] {
  const files: string[] = [];
  const walk = (from: string): void => {
    let entries: Dirent[];
    try {
      entries = readdirSync(from, { withFileTypes: true });
    } catch {
      return;
    }
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.name.startsWith('.') || PASSED_OVER.has(entry.name)) continue;
      const path = join(from, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile() || (entry.isSymbolicLink() && isFileBehind(path))) files.push(path);
    }
  };
  walk(folder);
  return files;
}

function isFileBehind(link: string): boolean {
  try {
    return statSync(link).isFile();
  } catch {
    return false;
  }
}

/** The bytes of a file (`-` is standard input), unpacked when they are gzip. Throws a `FileError`. */
export function readBytes(path: string): Uint8Array {
  return attempt(path, () => {
    const bytes = path === '-' ? readStandardInput() : readFileSync(path);
    return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
  });
}

/** The text of a file with its byte order mark, if it has one. Throws a `FileError`. */
export function readText(path: string): string {
  const bytes = readBytes(path);
  return attempt(path, () => decode(bytes).text);
}

/** Reads to the end, also from a terminal or a pipe that has nothing to say yet. */
function readStandardInput(): Buffer {
  const chunks: Buffer[] = [];
  const buffer = Buffer.alloc(1 << 16);
  for (;;) {
    let length: number;
    try {
      length = readSync(0, buffer, 0, buffer.length, null);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') break;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      continue;
    }
    if (length === 0) break;
    chunks.push(Buffer.from(buffer.subarray(0, length)));
  }
  return Buffer.concat(chunks);
}

/**
 * Writes a file whole or not at all: beside it first, then in its place. Missing folders are made; a link
 * stays a link; a file that is replaced keeps its mode and, where text is given, its encoding.
 * Throws a `FileError`.
 */
export function writeSafely(path: string, content: string | Uint8Array): void {
  attempt(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    const target = pathBehind(path);
    const old = statSync(target, { throwIfNoEntry: false });
    const bytes = typeof content === 'string' ? encodeFor(target, content) : content;
    const beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
    try {
      const file = openSync(beside, 'wx');
      try {
        writeFileSync(file, bytes);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      if (old) chmodSync(beside, old.mode & 0o7777);
      renameSync(beside, target);
    } catch (error) {
      rmSync(beside, { force: true });
      throw error;
    }
  });
}

/** The bytes that a text would have in a file: in the encoding of the file, or UTF-8 where there is none. */
export function encodeFor(path: string, text: string): Uint8Array {
  const old = path === '-' ? undefined : statSync(path, { throwIfNoEntry: false });
  return encode(text, old?.isFile() ? decode(readBytes(path)).encoding : 'utf-8');
}

function pathBehind(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'you may not open it',
  EPERM: 'you may not open it',
  EISDIR: 'this is a folder',
  ENOTDIR: 'a part of the path is no folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read only',
  ERR_STRING_TOO_LONG: 'the file is too long to be read as one text',
  ERR_FS_FILE_TOO_LARGE: 'the file is too long to be read as one text',
  ERR_BUFFER_TOO_LARGE: 'the file is too long to be read as one text',
  Z_DATA_ERROR: 'the file is broken and cannot be unpacked',
  Z_BUF_ERROR: 'the file ends early and cannot be unpacked',
};

/** What went wrong with a file, for people; a `FileError` stays as it is. */
export function fileError(path: string, error: unknown): FileError {
  if (error instanceof FileError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = REASONS[code ?? ''] ?? message;
  return new FileError(`${path === '-' ? 'standard input' : path}: ${reason}.`);
}

function attempt<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw fileError(path, error);
  }
}
