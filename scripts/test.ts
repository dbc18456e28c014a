// All tests, one after another and where possible side by side. `--only a,b` runs some steps, `--list` names them.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, fingerprint } from './tests/fingerprint';
import { installChromium } from './vscode-host/chromium';
import { installHost, projectDir } from './vscode-host/install';
import { removeDir, temporaryDir } from './vscode-host/server';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly about: string;
  readonly run: () => Promise<Counts>;
}

const RESULTS = temporaryDir('results');
/** No step may take longer; together they stay far below the 40 minutes that a run may take. */
const LONGEST_STEP = 12 * 60_000;

/** Steps of one row run side by side. A row that fails does not keep the next from running. */
const ROWS: readonly (readonly Step[])[] = [
  [{ name: 'build', about: 'bundles of all programs', run: () => npmScript('build') }],
  [
    { name: 'typecheck', about: 'types', run: () => npmScript('typecheck') },
    { name: 'host', about: 'VS Code server and Chromium', run: installHostStep },
  ],
  [{ name: 'lint', about: 'linter and formatter', run: () => npmScript('lint') }],
  [{ name: 'generated', about: 'generated files are up to date', run: generatedStep }],
  [{ name: 'unit', about: 'unit, protocol and corpus tests', run: unitStep }],
  [{ name: 'package', about: 'the packaged extension', run: () => npmScript('package') }],
  [{ name: 'suite', about: 'tests inside VS Code', run: () => mochaStep('suite', 'scripts/test-suite.ts') }],
  [
    {
      name: 'window',
      about: 'tests in the window',
      run: () => mochaStep('window', 'test/vscode/window/index.ts'),
    },
  ],
];

async function main(): Promise<void> {
  const only = option('--only')?.split(',');
  const rows = ROWS.map((row) => row.filter(({ name }) => !only || only.includes(name)));
  if (process.argv.includes('--list')) {
    for (const { name, about } of rows.flat()) console.log(`${name}: ${about}`);
    return;
  }
  const sum = { passed: 0, failed: 0 };
  for (const row of rows) {
    for (const { passed, failed } of await Promise.all(row.map(runStep))) {
      sum.passed += passed;
      sum.failed += failed;
    }
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  if (sum.failed > 0 || sum.passed === 0) process.exitCode = 1;
}

async function runStep({ name, about, run }: Step): Promise<Counts> {
  console.log(`\n— ${name}: ${about}`);
  const start = Date.now();
  let counts: Counts;
  try {
    counts = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1 };
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`— ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  return counts;
}

/** Runs a script of package.json; counts as one test. */
async function npmScript(name: string): Promise<Counts> {
  return counted((await command('npm', ['run', '--silent', name])) === 0);
}

function installHostStep(): Promise<Counts> {
  // Chromium first: it is quick to say that it is missing.
  installChromium(console.log);
  installHost(console.log);
  return Promise.resolve(counted(true));
}

async function generatedStep(): Promise<Counts> {
  const before = fingerprint(projectDir);
  const ended = await npmScript('generate');
  const changed = changedFiles(before, fingerprint(projectDir));
  for (const file of changed) console.error(`${file} was out of date and has been written anew; commit it.`);
  return counted(ended.failed === 0 && changed.length === 0);
}

async function unitStep(): Promise<Counts> {
  const results = join(RESULTS, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const code = await command(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporters]);
  const told = JSON.parse(readFileSync(results, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  };
  if (told.numPendingTests > 0)
    console.log(`${told.numPendingTests} tests were left out: their material is not here.`);
  // A file that cannot be loaded fails the run without a failed test.
  return { passed: told.numPassedTests, failed: Math.max(told.numFailedTests, code === 0 ? 0 : 1) };
}

async function mochaStep(name: string, script: string): Promise<Counts> {
  const results = join(RESULTS, `${name}.json`);
  rmSync(results, { force: true });
  const code = await command(process.execPath, ['--import', 'tsx', script], { CARDWRIGHT_RESULTS: results });
  const told = JSON.parse(readFileSync(results, 'utf8')) as Counts;
  return { passed: told.passed, failed: Math.max(told.failed, code === 0 ? 0 : 1) };
}

function counted(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/** Runs a program with our output as its own; gives its exit code. */
function command(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: projectDir,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32' && program === 'npm',
    });
    const timer = setTimeout(() => {
      console.error(`${program} ${args.join(' ')} took too long and was ended.`);
      child.kill('SIGTERM');
    }, LONGEST_STEP);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => removeDir(RESULTS));
