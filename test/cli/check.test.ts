// `cardwright check`: its output in each form, its exit codes, and what it reads.
import { gzipSync } from 'node:zlib';
import esbuild from 'esbuild';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { folderOf, run } from './terminal';

const HERALD =
  'Prism Herald {2}{W}\nCreature — Human Wizard\nCreatures you control of the chosen color get +1/+1.\n2/2\n';
const LEGION = 'Dust Legion {3}{B}\nSorcery\nAmass 2.\n';
const CLEAN = 'Plain Bear {1}{G}\nCreature — Bear\n2/2\n';

interface Report {
  files: { path: string; format: string; cards: number; problems: Record<string, unknown>[] }[];
  summary: Record<string, number>;
}

async function report(args: readonly string[], worker?: string): Promise<Report> {
  const { out } = await run(['check', ...args, '--format', 'json'], worker === undefined ? {} : { worker });
  return JSON.parse(out) as Report;
}

describe('check', () => {
  const at = folderOf({
    'a/herald.card': HERALD,
    'a/legion.card': LEGION,
    'a/clean.card': CLEAN,
    'a/notes.txt': 'Nothing but notes.\n',
    'a/package.json': '{"name": "x"}',
    'a/.hidden/herald.card': HERALD,
    'a/node_modules/x/herald.card': HERALD,
    'packed.card.gz': gzipSync(HERALD),
  });

  it('exits with 1 when there is an error, and with 0 when there is none', async () => {
    expect((await run(['check', at('a/herald.card')])).code).toBe(1);
    expect((await run(['check', at('a/legion.card')])).code).toBe(0);
    expect((await run(['check', at('a/clean.card')])).out).toBe('1 card in 1 file: no problems.\n');
  });

  it.each([
    ['a file that is not there', ['nowhere.card'], /nowhere\.card.*no such file/],
    ['a file of no format', ['a/notes.txt'], /no format/],
    ['an unknown format', ['a/herald.card', '--as', 'forje'], /no format “forje”/],
    ['an unknown check', ['a/herald.card', '--only', 'undefined-choise'], /Did you mean “undefined-choice”/],
    ['an unknown form', ['a/herald.card', '--format', 'xml'], /xml/],
    ['an unknown option', ['a/herald.card', '--nonsense'], /nonsense/],
    ['no path', [], /path/],
  ])('exits with 2 for %s', async (_, [path, ...rest], message) => {
    const result = await run(['check', ...(path === undefined ? [] : [at(path)]), ...rest]);
    expect(result.code).toBe(2);
    expect(result.err).toMatch(message);
  });

  it('prints JSON in the agreed form', async () => {
    const path = at('a/herald.card');
    const { files, summary } = await report([path]);
    expect(files).toHaveLength(1);
    const [{ problems, ...file } = { problems: [] }] = files;
    expect(file).toEqual({ path, format: 'card', cards: 1 });
    expect(Object.keys(problems[0]!)).toEqual([
      'check',
      'severity',
      'card',
      'range',
      'message',
      'rules',
      'fixes',
    ]);
    expect(problems[0]).toMatchObject({
      check: 'undefined-choice',
      severity: 'error',
      card: 'Prism Herald',
      range: { start: { line: 2, character: 25 }, end: { line: 2, character: 41 } },
    });
    expect(problems[0]!['rules']).toContain('607.2d');
    expect(problems[0]!['fixes']).toMatchObject([
      // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- plain data from JSON
      { edits: [{ newText: expect.stringContaining('choose a color') }] },
    ]);
    expect(summary).toEqual({ cards: 1, errors: 1, warnings: 0, information: 0, hints: 0 });
  });

  it('reads a folder, but nothing hidden and no libraries', async () => {
    const { files, summary } = await report([at('a')]);
    expect(files.map(({ path }) => path)).toEqual(
      ['clean', 'herald', 'legion'].map((name) => at(`a/${name}.card`)),
    );
    expect(summary).toMatchObject({ cards: 3, errors: 1, warnings: 1 });
  });

  it('reads a file once that is named twice', async () => {
    expect((await report([at('a/herald.card'), at('a/herald.card')])).files).toHaveLength(1);
  });

  it('reads packed files', async () => {
    const { files } = await report([at('packed.card.gz')]);
    expect(files.map(({ format, problems }) => [format, problems.length])).toEqual([['card', 1]]);
  });

  it('runs only the checks that are named', async () => {
    const { summary } = await report([at('a'), '--only', 'amass-subtype,illegal-keyword-counter']);
    expect(summary).toMatchObject({ cards: 3, errors: 0, warnings: 1 });
  });

  it('draws problems for people', async () => {
    const { out } = await run(['check', at('a/herald.card')]);
    const lines = out.split('\n');
    expect(lines[0]).toBe(`${at('a/herald.card')}:3:26 error undefined-choice in Prism Herald`);
    const marked = lines[1]!.slice(lines[2]!.indexOf('^'), lines[2]!.lastIndexOf('^') + 1);
    expect(marked).toBe('the chosen color');
    expect(out).toMatch(/CR .*607\.2d/);
    expect(out).toMatch(/1 card in 1 file: 1 error\.\n$/);
    expect(out).not.toContain('\u001b');
    expect((await run(['check', at('a/herald.card')], { colors: true })).out).toContain('\u001b[31m');
  });

  it('draws the words of a long line', async () => {
    const rules = `${'Draw a card. '.repeat(80)}Put a prowess counter on target creature. ${'Draw a card. '.repeat(80)}`;
    const long = folderOf({
      'long.json': JSON.stringify([{ name: 'Long', type_line: 'Sorcery', oracle_text: rules }]),
    });
    const { out } = await run(['check', long('long.json')]);
    const [, line = '', marks = ''] = out.split('\n');
    expect(line.length).toBeLessThan(130);
    expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('prowess');
  });

  it('shows a few hints of a kind, and all when they are asked for', async () => {
    const german = (index: number): object => ({
      name: `Karte ${index}`,
      lang: 'de',
      type_line: 'Hexerei',
      oracle_text: 'Ziehe eine Karte.',
    });
    const many = folderOf({
      'many.json': JSON.stringify(Array.from({ length: 30 }, (_, index) => german(index))),
    });
    const { out, code } = await run(['check', many('many.json')]);
    expect(code).toBe(0);
    expect(out.match(/hint other-language/g)).toHaveLength(10);
    expect(out).toContain('… and 20 more hints of other-language; --only other-language shows all.\n');
    expect(out).toMatch(/30 cards in 1 file: 30 hints\.\n$/);
    const all = await run(['check', many('many.json'), '--only', 'other-language']);
    expect(all.out.match(/hint other-language/g)).toHaveLength(30);
    expect(all.out).not.toContain('more hints');
  });

  it('tells unread words when they are asked for', async () => {
    const file = folderOf({ 'a.card': 'Odd Cat {1}{W}\nCreature — Cat\nFlying, vigilence\n2/2\n' });
    expect((await run(['check', file('a.card')])).out).toBe('1 card in 1 file: no problems.\n');
    const { out, code } = await run(['check', file('a.card'), '--only', 'unread-words']);
    expect(code).toBe(0);
    expect(out).toContain('hint unread-words in Odd Cat');
    expect(out).toContain('Did you mean "vigilance"?');
    expect(out).toMatch(/1 card in 1 file: 1 hint\.\n$/);
  });

  it('prints SARIF', async () => {
    const { out } = await run(['check', at('a'), '--format', 'sarif']);
    const log = JSON.parse(out) as Log;
    const [{ tool, results = [] } = { tool: undefined }] = log.runs;
    expect([log.version, tool?.driver.name]).toEqual(['2.1.0', 'Cardwright']);
    expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['undefined-choice', 'error'],
      ['amass-subtype', 'warning'],
    ]);
    expect(tool?.driver.rules?.map(({ id }) => id).sort()).toEqual(['amass-subtype', 'undefined-choice']);
    expect(results[0]?.locations?.[0]?.physicalLocation?.region).toEqual({
      startLine: 3,
      startColumn: 26,
      endLine: 3,
      endColumn: 42,
    });
  });

  it('knows its version and its help', async () => {
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    const help = await run(['check', '--help']);
    expect([help.code, help.out]).toEqual([0, expect.stringContaining('--only')]);
  });
});

describe('workers', () => {
  it('find the same as one thread', async () => {
    const program = folderOf({});
    await esbuild.build({
      entryPoints: ['server/src/cli/worker.ts'],
      outfile: program('worker.js'),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      mainFields: ['module', 'main'],
      loader: { '.md': 'text' },
      logLevel: 'silent',
    });
    const card = (index: number): string =>
      JSON.stringify({
        name: `Card ${index}`,
        type_line: 'Sorcery',
        oracle_text: index % 7 === 0 ? 'Amass 2.' : `Draw ${index} cards. `.repeat(20),
      });
    const lines = Array.from({ length: 6000 }, (_, index) => card(index));
    const at = folderOf({
      'big.json': `[\r\n${lines.join(',\r\n')}\r\n]\r\n`,
      'big.jsonl': lines.join('\n'),
      'indented.json': JSON.stringify(
        lines.map((line) => JSON.parse(line) as unknown),
        undefined,
        1,
      ),
      ...Object.fromEntries(
        Array.from({ length: 90 }, (_, index) => [`many/${index}.card`, index % 2 ? HERALD : CLEAN]),
      ),
    });
    for (const name of ['big.json', 'big.jsonl', 'indented.json', 'many']) {
      const alone = await report([at(name)]);
      expect(alone.summary['cards']).toBe(name === 'many' ? 90 : 6000);
      expect((alone.summary['warnings'] ?? 0) + (alone.summary['errors'] ?? 0)).toBeGreaterThan(40);
      expect(await report([at(name)], program('worker.js'))).toEqual(alone);
    }
  });
});
