// Runs the suite of test/vscode inside the extension host of the VS Code server.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buildSuite } from './vscode-host/build-suite';
import { installChromium } from './vscode-host/chromium';
import { installHost, projectDir } from './vscode-host/install';
import { removeDir, temporaryDir } from './vscode-host/server';
import { runSuiteInHost } from './vscode-host/suite';

async function main(): Promise<number> {
  installHost(console.log);
  installChromium(console.log);
  const extensionTestsPath = await buildSuite();
  const workspace = temporaryDir('workspace');
  cpSync(join(projectDir, 'test/vscode/workspace'), workspace, { recursive: true });
  const results = process.env.CARDWRIGHT_RESULTS;
  try {
    return await runSuiteInHost({
      workspace,
      extensionDevelopmentPath: projectDir,
      extensionTestsPath,
      environment: results ? { CARDWRIGHT_RESULTS: results } : {},
    });
  } finally {
    removeDir(workspace);
  }
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
