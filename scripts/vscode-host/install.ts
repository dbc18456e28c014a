// Installs the VS Code server for tests and `npm start`, once, from npm packages pinned by test/vscode/host.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The top folder of the project. */
export const projectDir = resolve(import.meta.dirname, '../..');

const pinsDir = join(projectDir, 'test/vscode/host');
const hostDir = process.env.CARDWRIGHT_VSCODE_HOST ?? join(projectDir, '.vscode-host');
const serverDir = join(hostDir, 'node_modules/code-server/lib/vscode');

/** The program that starts VS Code's server. */
export const serverMain = join(serverDir, 'out/server-main.js');

/**
 * The Node that VS Code's server runs on: 24, which comes with the host on Linux. Elsewhere our own is
 * used, when it is new enough.
 */
export function hostNode(): string {
  const bundled = join(hostDir, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    'the VS Code server needs Node 24, which comes with it on Linux only: install Node 24 or VS Code itself',
  );
}

/** Installs the host unless the pinned one is there already. Says what it does through `say`. */
export function installHost(say: (line: string) => void): void {
  const stampFile = join(hostDir, '.installed');
  const stamp = createHash('sha256')
    .update(readFileSync(join(pinsDir, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  say('Installing the VS Code server (once, about 800 MB in .vscode-host) …');
  rmSync(hostDir, { recursive: true, force: true });
  mkdirSync(hostDir, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(pinsDir, file), join(hostDir, file));
  npm('ci', hostDir);
  // VS Code's own dependencies are pinned by the npm-shrinkwrap.json inside it, which `npm ci` refuses.
  npm('install', serverDir);
  writeFileSync(stampFile, stamp);
}

function npm(command: 'ci' | 'install', cwd: string): void {
  const quiet = ['--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', [command, ...quiet], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`npm ${command} failed in ${cwd}: ${error?.message ?? `exit code ${status}`}`);
}
