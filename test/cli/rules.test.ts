// `cardwright rules`: what it prints and how it ends.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runRules, type RulesArguments } from '../../server/src/cli/commands/rules';

const folder = fileURLToPath(new URL('../../../shared/corpus/rules/', import.meta.url));

async function run(args: RulesArguments) {
  let out = '';
  let err = '';
  const code = await runRules(args, {
    readFile: (path) => readFileSync(path, 'utf8'),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  return { code, out, err };
}

describe('cardwright rules', () => {
  it('answers from the digest', async () => {
    const { code, out } = await run({ query: ['target', 'illegal'] });
    expect(code).toBe(0);
    expect(out).toMatch(/^CR 608\.2b {2}Illegal target\n {2}\S/);
  });
  it('gives JSON', async () => {
    const { out } = await run({ query: ['summoning sick'], json: true, limit: 1 });
    expect(JSON.parse(out)).toMatchObject({ edition: null, hits: [{ number: '302.6', from: 'digest' }] });
  });
  it('says when there is nothing, and when it could not run', async () => {
    expect(await run({ query: ['zzzzqqqq'] })).toMatchObject({ code: 1, out: '' });
    expect(await run({ query: [] })).toMatchObject({ code: 2 });
    const missing = await run({ query: ['flying'], rulebook: `${folder}no-such-file.txt` });
    expect(missing.code).toBe(2);
    expect(missing.err).not.toBe('');
    const wrong = await run({ query: ['flying'], rulebook: fileURLToPath(import.meta.url) });
    expect(wrong.err).toContain('effective');
    expect((await run({ query: [], compare: 'x' })).err).toContain('--rulebook');
  });
  it.runIf(existsSync(folder))('quotes a rulebook and compares two', async () => {
    const { out } = await run({ query: ['701.44a'], rulebook: `${folder}2025-04-04.txt` });
    expect(out).toMatch(/^CR 701\.44a {2}Amass/);
    const compared = await run({
      query: [],
      rulebook: `${folder}2025-06-06.txt`,
      compare: `${folder}2025-04-04.txt`,
      json: true,
    });
    const { from, to, changes } = JSON.parse(compared.out) as {
      from: string;
      to: string;
      changes: { to: string }[];
    };
    expect([from, to]).toEqual(['2025-04-04', '2025-06-06']);
    expect(changes.find((change) => change.to === '701.47')).toMatchObject({
      kind: 'renumbered',
      from: '701.44',
    });
  });
});
