// The text of a long file piece by piece, unpacked on the way, so that no more of it is in memory than is needed.
import { createReadStream, statSync, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fileError } from './files';

/** Files below this are read whole; packed ones are some eight times as long as they seem. */
const LONG = 2 << 20;
const LONG_PACKED = 1 << 18;

/** What is read from the disk at once, and how long a line may be. */
const CHUNK = 1 << 18;
const LONGEST_LINE = 64 << 20;

/** The text cannot be read in pieces: it is no UTF-8, or has lines without end. It may be read whole. */
export class UnevenText extends Error {}

/** Whether a file is so long that it should be read in pieces; false for what is not there. */
export function isLong(path: string): boolean {
  if (path === '-') return false;
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && stats.isFile() && stats.size > (/\.gz$/i.test(path) ? LONG_PACKED : LONG);
}

/**
 * The text of a file, byte order mark included, in pieces of at least `length` that end where lines end; the last
 * may be shorter. Throws a `FileError`, or `UnevenText`.
 */
export async function* readPieces(path: string, length: number): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
  const waiting: string[] = [];
  let size = 0;
  for await (const bytes of bytesOf(path)) {
    const text = decode(() => decoder.decode(bytes, { stream: true }));
    const end = size + text.length < length ? 0 : text.lastIndexOf('\n') + 1;
    if (end > 0) {
      yield waiting.splice(0).join('') + text.slice(0, end);
      size = 0;
    }
    waiting.push(end > 0 ? text.slice(end) : text);
    size += text.length - end;
    if (size > LONGEST_LINE) throw new UnevenText();
  }
  waiting.push(decode(() => decoder.decode()));
  const rest = waiting.join('');
  if (rest !== '') yield rest;
}

async function* bytesOf(path: string): AsyncGenerator<Uint8Array, void> {
  try {
    const file = createReadStream(path, { highWaterMark: CHUNK });
    const bytes: Readable = (await isPacked(path)) ? unpacked(file) : file;
    for await (const chunk of bytes) yield chunk as Uint8Array;
  } catch (error) {
    throw fileError(path, error);
  }
}

function unpacked(file: ReadStream): Readable {
  // What goes wrong is thrown where the result is read.
  return pipeline(file, createGunzip({ chunkSize: CHUNK }), () => undefined);
}

async function isPacked(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

function decode(action: () => string): string {
  try {
    return action();
  } catch {
    throw new UnevenText();
  }
}
