// Holds the layers: imports point downward only, each library has its one place, each file says what it is for.
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSourceFiles } from './support/source-files';
import type { SourceFile } from './support/source-files';

/** What each folder of server/src may import besides itself. `protocol` is the file of that name. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  lsp: [
    'features',
    'conversion',
    'analysis',
    'simulator',
    'rulebook',
    'checks',
    'formats',
    'oracle',
    'card',
    'vocabulary',
    'text',
    'protocol',
    'host',
  ],
  debug: ['simulator', 'analysis', 'text'],
  cli: [
    'features',
    'conversion',
    'analysis',
    'simulator',
    'rulebook',
    'checks',
    'formats',
    'oracle',
    'card',
    'vocabulary',
    'text',
    'host',
  ],
  host: ['text'],
  features: [
    'conversion',
    'analysis',
    'simulator',
    'rulebook',
    'checks',
    'formats',
    'oracle',
    'card',
    'vocabulary',
    'text',
    'protocol',
  ],
  conversion: ['formats', 'card', 'vocabulary', 'text'],
  analysis: ['checks', 'formats', 'oracle', 'card', 'vocabulary', 'text'],
  simulator: ['oracle', 'card', 'vocabulary', 'text'],
  checks: ['oracle', 'card', 'vocabulary', 'text'],
  formats: ['card', 'vocabulary', 'text'],
  oracle: ['vocabulary', 'text'],
  card: ['vocabulary', 'text'],
  rulebook: ['vocabulary', 'text'],
  vocabulary: ['text'],
  text: [],
  protocol: [],
};

/** Libraries that only some folders may use; all of one folder's files, or the file named. */
const LIBRARIES: readonly { readonly name: RegExp; readonly only: readonly string[] }[] = [
  {
    name: /^node:|^(?:fs|path|os|child_process|worker_threads|zlib|url|util|crypto)$/,
    only: ['host/', 'cli/main.ts'],
  },
  { name: /^vscode-languageserver(?:-textdocument)?(?:\/|$)/, only: ['lsp/'] },
  { name: /^@vscode\/debugadapter/, only: ['debug/'] },
  { name: /^(?:commander|picocolors)$/, only: ['cli/'] },
  { name: /^vscode$/, only: [] },
];

/** Who may import `host/`: the entry points of the command line and the server, never what they share. */
const HOST_USERS = /^(?:cli\/|lsp\/node\.ts$)/;

/** Folders whose parts do not know each other: a format, a check. */
const APART = ['formats'];

const ROOT = 'server/src/';
const source = readSourceFiles(['server/src', 'client/src']);
const server = source.filter(({ path }) => path.startsWith(ROOT));
const written = readSourceFiles(['server/src', 'server/bin', 'client/src', 'scripts', 'test']);
const LONGEST = 400;

describe('layers', () => {
  it('know every folder of the server', () => {
    const folders = new Set(server.map(({ path }) => layerOf(path)));
    expect([...folders].filter((folder) => !(folder in LAYERS))).toEqual([]);
    expect(server.length).toBeGreaterThan(50);
  });

  it('import downward only', () => {
    const wrong = server.flatMap((file) =>
      targets(file)
        .filter((target) => target.startsWith(ROOT))
        .map((target) => [layerOf(file.path), layerOf(target)] as const)
        .filter(([from, to]) => from !== to && !LAYERS[from]?.includes(to))
        .map(([, to]) => `${file.path} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it('leave each library to its folder', () => {
    const wrong = server.flatMap((file) => {
      const path = file.path.slice(ROOT.length);
      return file.imports.flatMap((name) => {
        const library = LIBRARIES.find((each) => each.name.test(name));
        return library && !library.only.some((place) => path.startsWith(place))
          ? [`${path} imports ${name}`]
          : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('keep the host to the entry points', () => {
    const wrong = server.filter(
      (file) =>
        layerOf(file.path) !== 'host' &&
        !HOST_USERS.test(file.path.slice(ROOT.length)) &&
        targets(file).some((target) => layerOf(target) === 'host'),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('keep formats apart', () => {
    const wrong = server.flatMap((file) => {
      const [layer = '', part = '', inner] = file.path.slice(ROOT.length).split('/');
      if (!APART.includes(layer) || inner === undefined) return [];
      return targets(file)
        .map((target) => target.slice(ROOT.length).split('/'))
        .filter(([to, other, file]) => to === layer && file !== undefined && other !== part)
        .map((target) => `${file.path} imports ${target.join('/')}`);
    });
    expect(wrong).toEqual([]);
  });

  it('keep checks apart', () => {
    const wrong = server.flatMap((file) => {
      if (!/^server\/src\/checks\/[^/]+\//.test(file.path)) return [];
      const id = file.path.replace(/\.ts$/, '');
      const others = server
        .map(({ path }) => path.replace(/\.ts$/, ''))
        .filter((path) => isCheck(path) && !id.startsWith(path));
      return targets(file)
        .filter((target) => others.includes(target))
        .map((target) => `${file.path} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('let the client know nothing of cards', () => {
    const wrong = source
      .filter(({ path }) => path.startsWith('client/'))
      .flatMap((file) =>
        targets(file)
          .filter((target) => target.startsWith(ROOT) && !/^server\/src\/(?:protocol$|debug\/)/.test(target))
          .map((target) => `${file.path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('source files', () => {
  it('begin with a line that says what they are for', () => {
    const silent = written.filter(({ path, text }) => {
      const [first = '', second = ''] = text.split('\n');
      return !/^\/\/ \S.{10,}/.test(first.startsWith('#!') ? second : first) && !path.endsWith('.d.ts');
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('have no nameless place for code', () => {
    const nameless = written.filter(({ path }) =>
      /(?:^|[/-])(?:utils?|helpers?|managers?|misc|common)\.ts$/.test(path),
    );
    expect(nameless.map(({ path }) => path)).toEqual([]);
  });

  it('leave nothing for later', () => {
    const marked = written.filter(
      ({ text }) => /\b(?:TODO|FIX[M]E|XX[X])\b/.test(text) && !text.includes('leave nothing for later'),
    );
    expect(marked.map(({ path }) => path)).toEqual([]);
  });

  it('are short; the long ones are named here for a better cut', () => {
    const long = written
      .filter(({ isGenerated }) => !isGenerated)
      .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
      .filter(({ lines }) => lines > LONGEST)
      .sort((a, b) => b.lines - a.lines);
    if (long.length > 0) console.log(long.map(({ path, lines }) => `${lines} lines: ${path}`).join('\n'));
    expect(written.length).toBeGreaterThan(long.length);
  });
});

/** `server/src/oracle/words/lex.ts` is of the layer `oracle`; a file beside the folders is one of its own. */
function layerOf(path: string): string {
  return (path.slice(ROOT.length).split('/')[0] ?? '').replace(/\.ts$/, '');
}

/** The relative imports of a file as paths from the project's root. */
function targets({ path, imports }: SourceFile): string[] {
  return imports.filter((name) => name.startsWith('.')).map((name) => posix.join(posix.dirname(path), name));
}

/** A check is a file with a page beside it. */
function isCheck(path: string): boolean {
  return CHECK_PAGES.has(`${path}.md`);
}

const CHECK_PAGES = new Set(
  readdirSync('server/src/checks', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `server/src/checks/${path.replaceAll('\\', '/')}`),
);
