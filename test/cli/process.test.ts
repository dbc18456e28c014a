// The built program as a process: standard input, pipes that close early, and the launchers.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import esbuild from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderOf } from './terminal';

const LEGION = 'Dust Legion {3}{B}\nSorcery\nAmass 2.\n';
const at = folderOf({ 'a folder/légion ✓.card': LEGION });
const program = at('cli.js');

function cardwright(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { code: status, out: stdout, err: stderr };
}

describe('the program', () => {
  beforeAll(async () => {
    await esbuild.build({
      entryPoints: ['server/src/cli/main.ts'],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      mainFields: ['module', 'main'],
      loader: { '.md': 'text' },
      logLevel: 'silent',
    });
  });

  it('reads standard input in a format that is named, or that it recognises', () => {
    expect(cardwright(['check', '-', '--as', 'card'], LEGION)).toMatchObject({ code: 0, err: '' });
    expect(cardwright(['check', '-', '--as', 'card'], LEGION).out).toMatch(/^-:3:1 warning amass-subtype/);
    expect(cardwright(['check', '-'], LEGION).out).toContain('amass-subtype');
    expect(cardwright(['check', '-'], 'Words.').code).toBe(2);
    expect(cardwright(['fix', '-', '--as', 'card'], LEGION).out).toBe(
      LEGION.replace('Amass', 'Amass Zombies'),
    );
  });

  it('prints all of a long answer into a pipe', () => {
    const long = `${LEGION}\n`.repeat(4000);
    const { out, code } = cardwright(['check', '-', '--as', 'card', '--format', 'json'], long);
    expect(code).toBe(0);
    expect((JSON.parse(out) as { summary: { warnings: number } }).summary.warnings).toBe(4000);
    expect(cardwright(['fix', '-', '--as', 'card'], long).out).toBe(
      long.replaceAll('Amass', 'Amass Zombies'),
    );
  });

  it('reads paths with spaces and letters of any language', () => {
    const { out, code } = cardwright(['check', at('a folder'), '--format', 'json']);
    expect(code).toBe(0);
    expect((JSON.parse(out) as { files: { path: string }[] }).files[0]?.path).toBe(
      at('a folder/légion ✓.card'),
    );
  });

  it.skipIf(process.platform === 'win32')('ends quietly when nobody reads on', () => {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `"${process.execPath}" "${program}" check - --as card | head -n 1`],
      {
        input: `${LEGION}\n`.repeat(4000),
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, '']);
  });

  it('has launchers that run with node', () => {
    for (const name of ['cardwright', 'cardwright-language-server']) {
      expect(readFileSync(`server/bin/${name}.js`, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    }
  });
});
