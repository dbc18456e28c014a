// Downloads the Comprehensive Rules: only over https, not more than fits, and only what is the rulebook.

/** What went wrong, for people. */
export class DownloadError extends Error {}

/** What a download needs from outside. */
export interface DownloadTools {
  fetch(address: string, options: RequestInit): Promise<Response>;
  /** The date of the edition, or what is wrong with a text. */
  check(text: string): Promise<{ readonly edition?: string; readonly problem?: string }>;
  readonly signal?: AbortSignal;
  /** More bytes than this are not taken. */
  readonly largest?: number;
}

/** A rulebook that has been checked. */
export interface DownloadedRules {
  readonly edition: string;
  readonly bytes: Uint8Array;
  /** Where it was in the end. */
  readonly address: string;
}

const LARGEST = 8 * 1024 * 1024;
const MOST_REDIRECTS = 5;

/**
 * Fetches the rulebook from an address, or from the link to its text file on the page that stands there. Nothing is
 * written. Throws a `DownloadError`.
 */
export async function downloadRules(address: string, tools: DownloadTools): Promise<DownloadedRules> {
  let found = await fetchText(address, tools);
  if (/^\s*(?:<!doctype html|<html)/i.test(found.text.replace(/^\ufeff/, ''))) {
    const link = findLink(found.text, found.address);
    if (link === undefined) {
      throw new DownloadError(
        `The page ${found.address} has no link to the text file of the Comprehensive Rules.`,
      );
    }
    found = await fetchText(link, tools);
  }
  const { edition, problem } = await tools.check(found.text);
  if (edition === undefined) {
    throw new DownloadError(`${found.address} is not the Comprehensive Rules. ${problem ?? ''}`.trim());
  }
  return { edition, bytes: found.bytes, address: found.address };
}

/** The first link to a text file of the rules on a page, as a whole address. */
export function findLink(page: string, base: string): string | undefined {
  for (const [, link = ''] of page.matchAll(/href\s*=\s*["']([^"']+\.txt)(?:[?#][^"']*)?["']/gi)) {
    if (!/comp[^/]*rules/i.test(decodeURIComponentSafely(link))) continue;
    try {
      return new URL(link.replaceAll('&amp;', '&'), base).href;
    } catch {
      // A link that is no address leads nowhere; another one may.
    }
  }
  return undefined;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface Fetched {
  readonly address: string;
  readonly bytes: Uint8Array;
  readonly text: string;
}

async function fetchText(first: string, tools: DownloadTools): Promise<Fetched> {
  let address = onlyHttps(first);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    let answer = await ask(address, 'manual', tools);
    if (answer.type === 'opaqueredirect') {
      // A browser does not say where it is sent; it refuses to leave https from an https page by itself.
      answer = await ask(address, 'follow', tools);
      address = onlyHttps(answer.url || address);
    }
    const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (next !== null) {
      address = onlyHttps(next, address);
      continue;
    }
    if (!answer.ok) throw new DownloadError(`${address} answered ${answer.status}.`);
    const bytes = await readBytes(answer, tools.largest ?? LARGEST, address);
    return { address, bytes, text: decode(bytes) };
  }
  throw new DownloadError(`${first} leads from one address to the next without end.`);
}

async function ask(
  address: string,
  redirect: 'manual' | 'follow',
  { fetch, signal }: DownloadTools,
): Promise<Response> {
  try {
    return await fetch(address, { redirect, credentials: 'omit', ...(signal ? { signal } : {}) });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new DownloadError(`${address} could not be reached${cause}.`);
  }
}

function onlyHttps(address: string, base?: string): string {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    throw new DownloadError(`“${address}” is not an address.`);
  }
  if (url.protocol !== 'https:')
    throw new DownloadError(`${url.href} is not an https address, so it is not opened.`);
  return url.href;
}

/** Reads the body piece by piece, so that an endless one is left off in time. */
async function readBytes(answer: Response, largest: number, address: string): Promise<Uint8Array> {
  const tooLarge = new DownloadError(`${address} is larger than ${Math.round(largest / 1024 / 1024)} MB.`);
  if (Number(answer.headers.get('content-length') ?? 0) > largest) throw tooLarge;
  const reader = answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    let piece: { done: boolean; value?: Uint8Array } | undefined;
    try {
      piece = await reader?.read();
    } catch {
      throw new DownloadError(`${address} ended early.`);
    }
    if (!piece || piece.done || !piece.value) break;
    length += piece.value.length;
    if (length > largest) {
      await reader?.cancel();
      throw tooLarge;
    }
    pieces.push(piece.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The files of a folder, by name. */
export interface RulesFolder {
  has(name: string): Promise<boolean>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Puts a file in the place of another, whole or not at all. */
  rename(from: string, to: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** The name under which an edition is kept. */
export function fileOfEdition(edition: string): string {
  return `comprehensive-rules-${edition}.txt`;
}

/**
 * Keeps a rulebook in a folder and gives its file's name. Other editions stay; an earlier file of the same edition
 * becomes `….old.txt`. When something fails, all files stay as they were.
 */
export async function storeRules({ edition, bytes }: DownloadedRules, folder: RulesFolder): Promise<string> {
  const name = fileOfEdition(edition);
  const beside = `${name}.tmp`;
  const old = name.replace(/\.txt$/, '.old.txt');
  try {
    await folder.write(beside, bytes);
    const replaces = await folder.has(name);
    if (replaces) await folder.rename(name, old);
    try {
      await folder.rename(beside, name);
    } catch (error) {
      if (replaces) await folder.rename(old, name);
      throw error;
    }
    return name;
  } catch (error) {
    await folder.remove(beside);
    throw error;
  }
}
