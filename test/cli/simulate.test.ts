// `cardwright simulate`: exit codes, the report with lines, JSON, standard input as a path, saved runs, puzzles.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folderOf, run } from './terminal';

const GOOD = `- name: a life is gained
  resolve: You gain 1 life.
  then: { you.life: 21 }
- name: nothing is done
  start: { you.hand: [Forest] }
  then: { you.hand: [Forest] }
`;
const BAD = `- name: too much is expected
  resolve: You gain 1 life.
  then:
    you.life: 30
`;
const PUZZLE =
  '[metadata]\nName:A pond\n[state]\nhumanlife=3\nhumanbattlefield=Forest|Tapped;Little Newt\nailife=9\n';

describe('simulate', () => {
  const at = folderOf({
    'in/good.scenario.yaml': GOOD,
    'bad.scenario.yaml': BAD,
    'slip.scenario.yaml': '- nam: x\n  name: y\n',
    'unknown.scenario.yaml': '- name: x\n  start: { you.hand: [Lost Card] }\n',
    'pond.pzl': PUZZLE,
    'newt.card': 'Little Newt {G}\nCreature — Salamander\n1/1\n',
    'empty/readme.txt': 'nothing',
  });

  it('passes with 0 and says how many', async () => {
    const { code, out } = await run(['simulate', at('in')]);
    expect(out).toContain('✓ a life is gained');
    expect(out).toContain('2 of 2 scenarios came out as expected.');
    expect(code).toBe(0);
  });

  it('fails with 1 and points at the line', async () => {
    const { code, out } = await run(['simulate', at('in/good.scenario.yaml'), at('bad.scenario.yaml')]);
    expect(out).toContain('4:5  The life of You is 21, not 30.');
    expect(out).toContain('2 of 3 scenarios came out as expected, 1 did not.');
    expect(code).toBe(1);
  });

  it('could not run with 2', async () => {
    expect(await run(['simulate', at('slip.scenario.yaml')])).toMatchObject({
      code: 2,
      out: expect.stringContaining('1:3  The key “nam” is not known. Did you mean “name”?') as string,
    });
    expect(await run(['simulate', at('unknown.scenario.yaml')])).toMatchObject({ code: 2 });
    expect(await run(['simulate', at('nothing.scenario.yaml')])).toMatchObject({ code: 2 });
    expect(await run(['simulate', at('empty')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no scenario file in this folder') as string,
    });
  });

  it('prints JSON with lines and steps', async () => {
    const { out } = await run(['simulate', at('bad.scenario.yaml'), '--format', 'json']);
    const report = JSON.parse(out) as { failed: number; files: { scenarios: object[] }[] };
    expect(report.failed).toBe(1);
    expect(report.files[0]?.scenarios[0]).toMatchObject({
      name: 'too much is expected',
      line: 1,
      outcome: 'failed',
      failures: [{ line: 4, column: 5 }],
    });
  });

  it('shows the steps with their rules', async () => {
    const { out } = await run(['simulate', at('in/good.scenario.yaml'), '--steps', '--only', 'gained']);
    expect(out).toContain('You gain 1 life.');
    expect(out).toContain('1 of 1 scenarios came out as expected.');
  });

  it('saves runs as scenarios that pass', async () => {
    const saved = at('saved.scenario.yaml');
    await run(['simulate', at('bad.scenario.yaml'), '--save', saved]);
    expect(readFileSync(saved, 'utf8')).toContain('you.life: 21');
    expect((await run(['simulate', saved])).code).toBe(0);
  });

  it('makes a scenario of a Forge puzzle, with the cards of a folder', async () => {
    const saved = at('pond.scenario.yaml');
    const { code } = await run(['simulate', at('pond.pzl'), '--cards', at('newt.card'), '--save', saved]);
    expect(code).toBe(0);
    expect(readFileSync(saved, 'utf8')).toContain('name: A pond');
    expect((await run(['simulate', saved])).code).toBe(0);
  });
});
