// Runs the tests in the window on the packaged extension, in folders of their own.
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { installChromium } from '../../../scripts/vscode-host/chromium';
import { installHost, projectDir } from '../../../scripts/vscode-host/install';
import { removeDir, temporaryDir } from '../../../scripts/vscode-host/server';
import { runMocha } from '../run-mocha';
import { defineTests } from './window-tests';

async function main(): Promise<void> {
  const vsix = join(projectDir, 'dist/cardwright.vsix');
  if (!existsSync(vsix)) throw new Error('The extension is not packaged: run npm run package first.');
  installHost(console.log);
  installChromium(console.log);
  const dataDir = temporaryDir('window');
  const workspace = temporaryDir('workspace');
  cpSync(join(projectDir, 'samples/card'), workspace, { recursive: true });
  cpSync(join(projectDir, 'test/vscode/workspace'), workspace, { recursive: true });
  const pictures = process.env.CARDWRIGHT_PICTURES ?? join(projectDir, 'test/vscode/out/pictures');
  try {
    await runMocha(() => defineTests({ dataDir, workspace, vsix, pictures }));
  } finally {
    removeDir(dataDir);
    removeDir(workspace);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
