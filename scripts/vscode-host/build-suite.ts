// Bundles the suite that runs inside VS Code into one file that its extension host can load.
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectDir } from './install';

/** Writes the bundle and gives its path. */
export async function buildSuite(): Promise<string> {
  const outfile = join(projectDir, 'test/vscode/out/suite.js');
  await build({
    absWorkingDir: projectDir,
    entryPoints: ['test/vscode/suite/index.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['vscode', 'mocha'],
    logLevel: 'warning',
  });
  return outfile;
}
