// Shows Cardwright at work: checks the samples, or the PATH given, in the terminal, then opens them in VS Code.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findCode, openCode } from './start/desktop';
import { serveCode } from './start/browser';
import { projectDir } from './vscode-host/install';

/** The sample that is opened first. */
const FIRST_SAMPLE = 'samples/card/moonlit-market.card';

async function main(): Promise<void> {
  const given = process.argv[2];
  const path = resolve(given ?? join(projectDir, 'samples'));
  if (!existsSync(path)) throw new Error(`${path} does not exist.`);
  run(['scripts/build.mjs']);
  console.log(`$ cardwright check ${given ?? 'samples'}\n`);
  const { status } = spawnSync(process.execPath, ['server/bin/cardwright.js', 'check', path], {
    cwd: projectDir,
    stdio: 'inherit',
  });
  // Problems in the files are what we came to see; only a run that could not be made is a failure.
  if (status !== 0 && status !== 1) throw new Error('The check could not be run.');
  if (!process.stdout.isTTY) return;

  const isFile = statSync(path).isFile();
  const folder = isFile ? dirname(path) : path;
  const file = isFile ? path : given === undefined ? join(projectDir, FIRST_SAMPLE) : undefined;
  const code = findCode();
  if (code && openCode(code, folder, file)) {
    console.log('\nOpened in your VS Code. It runs on by itself.');
    return;
  }
  await serveCode(folder, file);
}

function run(args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: projectDir, stdio: 'inherit' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
