// Reads a file as text and writes it back in the same encoding: UTF-8, UTF-16 or, failing both, Latin-1; gzip or not.
import { createReadStream } from 'node:fs';
import { chmod, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createGunzip, gzipSync } from 'node:zlib';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';

/** The text of a file, byte order mark included, and how it was stored. */
export interface FileContent {
  readonly text: string;
  readonly encoding: Encoding;
  readonly isGzip: boolean;
}

/** No JavaScript string is longer, so no more than this can be read as one text. */
const LONGEST = 512 * 1024 * 1024 - 64;

/** Reads a file, unpacked when it is gzip; `-` is standard input. Throws the system's error. */
export async function readContent(path: string): Promise<FileContent> {
  const { bytes, isGzip } = await readBytes(path);
  return { ...decode(bytes), isGzip };
}

/** The bytes of a file, unpacked while they come in when its first two say gzip. */
export async function readBytes(path: string): Promise<{ bytes: Buffer; isGzip: boolean }> {
  const source = path === '-' ? process.stdin : createReadStream(path);
  const chunks: Buffer[] = [];
  let length = 0;
  let unpacking: ReturnType<typeof createGunzip> | undefined;
  const keep = (chunk: Buffer): void => {
    length += chunk.length;
    if (length > LONGEST) throw new Error('The file is too long to be read as one text.');
    chunks.push(chunk);
  };
  const drained = async (stream: ReturnType<typeof createGunzip>): Promise<void> => {
    for await (const chunk of stream) keep(chunk as Buffer);
  };
  let unpacked: Promise<void> | undefined;
  let failure: unknown;
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk as Buffer);
    if (!unpacking && length === 0 && isGzipStart(bytes)) {
      unpacking = createGunzip();
      unpacked = drained(unpacking).catch((error: unknown) => {
        failure = error ?? new Error('The file cannot be unpacked.');
      });
    }
    if (failure) break;
    if (!unpacking) keep(bytes);
    else if (!unpacking.write(bytes)) await Promise.race([drainOf(unpacking), unpacked]);
  }
  unpacking?.end();
  await unpacked;
  if (failure) throw failure instanceof Error ? failure : new Error('The file cannot be unpacked.');
  return { bytes: Buffer.concat(chunks, length), isGzip: unpacking !== undefined };
}

function drainOf(stream: NodeJS.WritableStream): Promise<void> {
  return new Promise((resolve) => stream.once('drain', resolve));
}

function isGzipStart(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Bytes as text. What is no UTF-8 is taken byte by byte, so that writing it back changes nothing else. */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    if (bytes.length % 2 === 0) return { text: new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes), encoding };
  } else {
    try {
      return { text: new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes), encoding };
    } catch {
      // Not UTF-8; Latin-1 below.
    }
  }
  return { text: Buffer.from(bytes).toString('latin1'), encoding: 'latin1' };
}

/** Text as bytes. Latin-1 becomes UTF-8 when the text has characters that Latin-1 has no byte for. */
export function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  if (encoding === 'latin1' && !/[^\u0000-\u00ff]/.test(text)) return Buffer.from(text, 'latin1');
  return Buffer.from(text, 'utf8');
}

/**
 * Writes a file as a whole or not at all: beside it first, then in its place. A link stays a link, and the
 * file keeps its mode. Throws the system's error.
 */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const mode = await stat(target).then((found) => found.mode, () => undefined);
  const beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    const file = await open(beside, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    if (mode !== undefined) await chmod(beside, mode & 0o7777);
    await rename(beside, target);
  } catch (error) {
    await unlink(beside).catch(() => undefined);
    throw error;
  }
}

/** Writes a changed text back to the file that it was read from. */
export async function writeContent(path: string, text: string, { encoding, isGzip }: FileContent): Promise<void> {
  const bytes = encode(text, encoding);
  await writeAtomically(path, isGzip ? gzipSync(bytes) : bytes);
}
