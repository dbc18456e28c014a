// Runs the tests in the window on the packaged extension, in folders of their own. `--keep` renews docs/images.
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { installChromium } from '../../../scripts/vscode-host/chromium';
import { installHost, projectDir } from '../../../scripts/vscode-host/install';
import { removeDir, temporaryDir } from '../../../scripts/vscode-host/server';
import { runMocha } from '../run-mocha';
import { defineRulesTests } from './rules-tests';
import { defineSimulationTests } from './simulation-tests';
import { defineTests } from './window-tests';
import { defineWorkerTests } from './worker-tests';

async function main(): Promise<void> {
  const vsix = join(projectDir, 'dist/cardwright.vsix');
  if (!existsSync(vsix)) throw new Error('The extension is not packaged: run npm run package first.');
  installHost(console.log);
  installChromium(console.log);
  const dataDir = temporaryDir('window');
  const parent = temporaryDir('workspace');
  const workspace = join(parent, 'my-set');
  cpSync(join(projectDir, 'test/vscode/workspace'), workspace, { recursive: true });
  cpSync(join(projectDir, 'samples/card/moonlit-market.card'), join(workspace, 'moonlit-market.card'));
  // The first visit mends the card; the second finds it as it was.
  const rulesDir = temporaryDir('window');
  const rulesWorkspace = join(parent, 'my-other-set');
  cpSync(workspace, rulesWorkspace, { recursive: true });
  const simulationDir = temporaryDir('window');
  const simulationWorkspace = join(parent, 'my-third-set');
  cpSync(workspace, simulationWorkspace, { recursive: true });
  const pictures = join(projectDir, 'test/vscode/out/pictures');
  const kept = process.argv.includes('--keep') ? join(projectDir, 'docs/images') : pictures;
  try {
    await runMocha(() => {
      defineWorkerTests();
      defineTests({ dataDir, workspace, vsix, pictures, kept });
      defineRulesTests({ dataDir: rulesDir, workspace: rulesWorkspace, vsix, pictures, kept });
      defineSimulationTests({
        dataDir: simulationDir,
        workspace: simulationWorkspace,
        vsix,
        pictures,
        kept,
      });
    });
  } finally {
    removeDir(dataDir);
    removeDir(rulesDir);
    removeDir(simulationDir);
    removeDir(parent);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
