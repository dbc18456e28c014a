// Runs the suite of test/vscode in a desktop VS Code: one that is downloaded, or the one that VSCODE_EXECUTABLE names.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { runTests } from '@vscode/test-electron';
import { buildSuite } from './vscode-host/build-suite';
import { projectDir } from './vscode-host/install';
import { removeDir, temporaryDir } from './vscode-host/server';

async function main(): Promise<void> {
  const workspace = temporaryDir('workspace');
  cpSync(join(projectDir, 'test/vscode/workspace'), workspace, { recursive: true });
  try {
    await runTests({
      vscodeExecutablePath: process.env.VSCODE_EXECUTABLE,
      extensionDevelopmentPath: projectDir,
      extensionTestsPath: await buildSuite(),
      launchArgs: [workspace, '--disable-extensions', '--disable-workspace-trust'],
    });
  } finally {
    removeDir(workspace);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
