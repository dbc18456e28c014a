// Downloading the rules, against a server on this machine: what is taken, what is refused, and what is kept.
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadRules, findLink, storeRules } from '../../client/src/rules/download';
import type { DownloadTools, RulesFolder } from '../../client/src/rules/download';
import { checkRulebook } from '../../server/src/rulebook';
import { inventedRulebook } from '../support/invented-rulebook';

const SITE = 'https://rules.example';
const RULES = inventedRulebook();

let server: Server;
let answer: (incoming: IncomingMessage, response: ServerResponse) => void;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((incoming, response) => {
    asked.push(incoming.url ?? '');
    answer(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
});
beforeEach(() => (asked.length = 0));

/** Sends what goes to the site to the server on this machine; no other address can be reached. */
const tools: DownloadTools = {
  fetch(address, options) {
    if (!address.startsWith(`${SITE}/`)) return Promise.reject(new TypeError('not reachable in tests'));
    const { port } = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${address.slice(SITE.length)}`, options);
  },
  check: (text) => Promise.resolve(checkRulebook(text)),
};

const page = (body: string): string => `<!DOCTYPE html><html><body>${body}</body></html>`;

describe('a download', () => {
  it('takes the rulebook as it is', async () => {
    answer = (_, response) => response.end(RULES);
    const found = await downloadRules(`${SITE}/rules.txt`, tools);
    expect(found.edition).toBe('2031-04-01');
    expect(new TextDecoder().decode(found.bytes)).toBe(RULES);
  });

  it('follows the link of a page, and redirects within https', async () => {
    answer = ({ url }, response) => {
      if (url === '/rules')
        response.end(page('<a href="/x.txt">no</a> <a href="/Comp%20Rules%202.txt?a=1">yes</a>'));
      else if (url?.startsWith('/Comp')) response.writeHead(302, { location: `${SITE}/moved.txt` }).end();
      else response.end(RULES);
    };
    const found = await downloadRules(`${SITE}/rules`, tools);
    expect(found.address).toBe(`${SITE}/moved.txt`);
    expect(asked).toEqual(['/rules', '/Comp%20Rules%202.txt', '/moved.txt']);
    expect(findLink(page('<a href="other.txt">'), SITE)).toBeUndefined();
  });

  it('opens nothing but https', async () => {
    answer = (_, response) => response.writeHead(301, { location: 'http://rules.example/rules.txt' }).end();
    await expect(downloadRules(`${SITE}/rules.txt`, tools)).rejects.toThrow('not an https address');
    await expect(downloadRules('http://rules.example/rules.txt', tools)).rejects.toThrow(
      'not an https address',
    );
    await expect(downloadRules('file:///etc/rules.txt', tools)).rejects.toThrow('not an https address');
    await expect(downloadRules('the rules', tools)).rejects.toThrow('is not an address');
    answer = (_, response) => response.end(page('<a href="http://rules.example/CompRules.txt">plain</a>'));
    await expect(downloadRules(`${SITE}/rules`, tools)).rejects.toThrow('not an https address');
  });

  it('refuses what is not the rulebook, and says why', async () => {
    answer = (_, response) => response.end('A recipe for soup.');
    await expect(downloadRules(`${SITE}/rules.txt`, tools)).rejects.toThrow('is not the Comprehensive Rules');
    answer = (_, response) => response.end(page('No link here.'));
    await expect(downloadRules(`${SITE}/rules`, tools)).rejects.toThrow('has no link');
    answer = (_, response) => response.writeHead(404).end();
    await expect(downloadRules(`${SITE}/rules.txt`, tools)).rejects.toThrow('answered 404');
    answer = ({ url }, response) => response.writeHead(302, { location: `${SITE}${url}x` }).end();
    await expect(downloadRules(`${SITE}/rules.txt`, tools)).rejects.toThrow('without end');
    await expect(downloadRules('https://elsewhere.example/', tools)).rejects.toThrow('could not be reached');
  });

  it('ends at the size limit, whether the size is told or not', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-length': '99999999' }).flushHeaders();
    await expect(downloadRules(`${SITE}/rules.txt`, tools)).rejects.toThrow('larger than 8 MB');
    answer = (_, response) => {
      const more = (): void => {
        if (!response.destroyed) response.write('x'.repeat(65_536), () => setImmediate(more));
      };
      response.on('error', () => response.destroy());
      more();
    };
    await expect(downloadRules(`${SITE}/endless.txt`, { ...tools, largest: 1_000_000 })).rejects.toThrow(
      'larger',
    );
  });

  it('can be called off', async () => {
    const abort = new AbortController();
    answer = () => abort.abort();
    await expect(downloadRules(`${SITE}/rules.txt`, { ...tools, signal: abort.signal })).rejects.toThrow();
  });
});

describe('keeping a rulebook', () => {
  let folder: string;
  let store: RulesFolder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cardwright-download-'));
    const at = (name: string): string => join(folder, name);
    store = {
      has: (name) => Promise.resolve(existsSync(at(name))),
      write: (name, bytes) => Promise.resolve(writeFileSync(at(name), bytes)),
      rename: (from, to) => Promise.resolve(renameSync(at(from), at(to))),
      remove: (name) => Promise.resolve(rmSync(at(name), { force: true })),
    };
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const rules = (edition: string, text: string) => ({
    edition,
    bytes: new TextEncoder().encode(text),
    address: SITE,
  });
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8');

  it('keeps other editions, and an earlier file of the same one', async () => {
    expect(await storeRules(rules('2031-04-01', 'one'), store)).toBe('comprehensive-rules-2031-04-01.txt');
    await storeRules(rules('2032-05-02', 'two'), store);
    await storeRules(rules('2031-04-01', 'one again'), store);
    expect(readdirSync(folder)).toEqual([
      'comprehensive-rules-2031-04-01.old.txt',
      'comprehensive-rules-2031-04-01.txt',
      'comprehensive-rules-2032-05-02.txt',
    ]);
    expect(text('comprehensive-rules-2031-04-01.old.txt')).toBe('one');
    expect(text('comprehensive-rules-2031-04-01.txt')).toBe('one again');
  });

  it('leaves all as it was when the disk fails', async () => {
    await storeRules(rules('2031-04-01', 'one'), store);
    const full = { ...store, write: () => Promise.reject(new Error('the disk is full')) };
    await expect(storeRules(rules('2031-04-01', 'two'), full)).rejects.toThrow('full');
    let renames = 0;
    const torn: RulesFolder = {
      ...store,
      rename: (from, to) =>
        (renames += 1) === 2 ? Promise.reject(new Error('torn')) : store.rename(from, to),
    };
    await expect(storeRules(rules('2031-04-01', 'two'), torn)).rejects.toThrow('torn');
    expect(readdirSync(folder)).toEqual(['comprehensive-rules-2031-04-01.txt']);
    expect(text('comprehensive-rules-2031-04-01.txt')).toBe('one');
  });
});
