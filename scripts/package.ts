// Packages the extension as dist/cardwright.vsix and says how large it is.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';

const FILE = 'dist/cardwright.vsix';

mkdirSync('dist', { recursive: true });
rmSync(FILE, { force: true });
// The programs are bundles, so no dependencies go along; links stay as they are, for there is no public address yet.
const options = ['--no-dependencies', '--no-rewrite-relative-links', '--allow-missing-repository'];
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@vscode/vsce/vsce', 'package', ...options, '--out', FILE],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
if (status === 0) console.log(`${FILE}: ${(statSync(FILE).size / 1024).toFixed(0)} KiB`);
process.exitCode = status ?? 1;
