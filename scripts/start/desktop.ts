// Finds the user's own VS Code and opens a folder in it, with the extension of this folder.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectDir } from '../vscode-host/install';

const MAC_PROGRAM = '/Applications/Visual Studio Code.app/Contents/Resources/app/bin/code';

/** The `code` command, or undefined. */
export function findCode(): string | undefined {
  const name = process.platform === 'win32' ? 'code.cmd' : 'code';
  const candidates = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return [...candidates, MAC_PROGRAM].find((path) => existsSync(path));
}

/** Opens a new window; false when VS Code refuses, as it does for root. */
export function openCode(code: string, folder: string, file: string | undefined): boolean {
  const isWindows = process.platform === 'win32';
  const quoted = (argument: string): string => (isWindows ? `"${argument}"` : argument);
  const args = ['--new-window', `--extensionDevelopmentPath=${projectDir}`, folder, ...(file ? [file] : [])];
  const { status } = spawnSync(quoted(code), args.map(quoted), { stdio: 'inherit', shell: isWindows });
  return status === 0;
}
