// Runs a mocha suite inside the extension host of the VS Code server; the window is headless Chromium.
import { format } from 'node:util';
import { openWindow } from './chromium';
import { removeDir, startServer, temporaryDir } from './server';

/** A suite to run, all paths absolute. */
export interface HostSuite {
  readonly workspace: string;
  readonly extensionDevelopmentPath: string;
  /** The file whose `run()` runs the suite. */
  readonly extensionTestsPath: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly environment?: Readonly<Record<string, string>>;
}

const LONGEST_RUN = 180_000;

/** What VS Code itself says on its console about outside hosts and services that are not there. */
const NOISE =
  /AgentHost|ChatModelSelection|AccountPolicyGate|open-vsx|Creating a socket|onnection token|grace-time|Service Worker|Could not locate the bindings file|Release\/watchdog|builtin extensions cache|workbench\.js:\d/;

/** Runs the suite and gives its exit code; 124 when it does not end, 125 when the server or the window dies. */
export async function runSuiteInHost(suite: HostSuite): Promise<number> {
  const dataDir = temporaryDir('suite');
  const server = await startServer({
    dataDir,
    settings: suite.settings,
    environment: suite.environment,
    // Without it, VS Code starts no suite.
    arguments: ['--enable-smoke-test-driver'],
  });
  const window = await openWindow();
  let timer: NodeJS.Timeout | undefined;
  try {
    const { page } = window;
    const authority = `127.0.0.1:${server.port}`;
    const remote = (path: string): string => `vscode-remote://${authority}${path}`;
    const payload = [
      ['extensionDevelopmentPath', remote(suite.extensionDevelopmentPath)],
      ['extensionTestsPath', remote(suite.extensionTestsPath)],
      ['skipWelcome', 'true'],
      ['skipReleaseNotes', 'true'],
    ];
    const query = new URLSearchParams({ folder: suite.workspace, payload: JSON.stringify(payload) });
    const exitCode = new Promise<number>((resolve, reject) => {
      timer = setTimeout(() => {
        console.error(`The suite did not end within ${LONGEST_RUN / 1000} s.`);
        resolve(124);
      }, LONGEST_RUN);
      page.exposeFunction('codeAutomationExit', resolve).catch(reject);
      page.exposeFunction('codeAutomationLog', printLog).catch(reject);
      page.once('crash', () => resolve(125));
      void server.ended.then(() => resolve(125));
    });
    await page.goto(`http://${authority}/?${query.toString()}`, { timeout: 60_000 });
    return await exitCode;
  } finally {
    clearTimeout(timer);
    await window.close();
    await server.stop();
    removeDir(dataDir);
  }
}

function printLog(type: string, args: unknown[]): void {
  const line = format(...args);
  if (NOISE.test(line)) return;
  if (type === 'error') console.error(line);
  else console.log(line);
}
