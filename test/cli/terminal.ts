// A terminal that remembers what was written, and a folder on the disk that goes away after the tests.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { runProgram } from '../../server/src/cli/program';

/** What a run printed and its exit code. */
export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Standard output as bytes. */
  readonly bytes: Buffer;
}

/** Runs the command line in this process. */
export async function run(
  args: readonly string[],
  options: { colors?: boolean; worker?: string } = {},
): Promise<Run> {
  const out: Uint8Array[] = [];
  let err = '';
  const terminal = {
    out: (text: string): void => void out.push(Buffer.from(text, 'utf8')),
    outBytes: (bytes: Uint8Array): void => void out.push(bytes),
    err: (text: string): void => void (err += text),
    colors: options.colors ?? false,
    interactive: false,
  };
  const code = await runProgram(args, terminal, options.worker);
  const bytes = Buffer.concat(out);
  return { code, out: bytes.toString('utf8'), err, bytes };
}

/** A new folder with these files; gives the path of a file in it. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-test-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return (name) => join(folder, name);
}

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
