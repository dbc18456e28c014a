#!/usr/bin/env node
// Takes the command line that test-electron gives a desktop VS Code and runs the suite in the server host instead,
// as in: VSCODE_EXECUTABLE=scripts/vscode-host/code.mjs npm run test:electron
import { tsImport } from 'tsx/esm/api';

const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const { installHost } = await tsImport('./install.ts', import.meta.url);
const { runSuiteInHost } = await tsImport('./suite.ts', import.meta.url);

installHost(console.log);
process.exitCode = await runSuiteInHost({
  workspace: process.argv.slice(2).find((argument) => !argument.startsWith('-')),
  extensionDevelopmentPath: option('extensionDevelopmentPath'),
  extensionTestsPath: option('extensionTestsPath'),
});
