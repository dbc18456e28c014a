// Starts the VS Code server on a free port of 127.0.0.1 with folders of its own, and stops it again.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostNode, serverMain } from './install';

/** A running VS Code server. */
export interface RunningServer {
  /** 0 where it listens on a socket. */
  readonly port: number;
  /** Resolves with the exit code when the server ends by itself. */
  readonly ended: Promise<number | null>;
  /** Ends the server and everything it started. */
  stop(): Promise<void>;
}

/** What a server is started with. */
export interface ServerOptions {
  /** A folder of its own for settings, state, logs and extensions. */
  readonly dataDir: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly arguments?: readonly string[];
  /** Listens on this socket, which has the rights of its folder, instead of a port that is open to this machine. */
  readonly socketPath?: string;
  /** Environment variables that also reach the extension host. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Settings that keep the window to what is tested: no welcome page, no telemetry, no look-ups. */
export const QUIET_SETTINGS = {
  'workbench.startupEditor': 'none',
  'chat.disableAIFeatures': true,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'telemetry.telemetryLevel': 'off',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'update.mode': 'none',
  'files.autoSave': 'off',
  'git.openRepositoryInParentFolders': 'never',
  'security.workspace.trust.enabled': false,
  // Lenses come late and move the lines that the mouse is on its way to.
  'cardwright.simulate.codeLens': false,
};

/** A new empty folder in the system's folder for such things. */
export function temporaryDir(name: string): string {
  return mkdtempSync(join(tmpdir(), `cardwright-${name}-`));
}

/** Removes a temporary folder, patiently: a server that just ended may still write to it. */
export function removeDir(dir: string): void {
  rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** Starts a server; resolves once it listens, rejects with its output when it does not within a minute. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dataDir } = options;
  for (const scope of ['User', 'Machine']) {
    const dir = join(dataDir, 'data', scope);
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'settings.json'), JSON.stringify({ ...QUIET_SETTINGS, ...options.settings }));
  }
  const child = spawn(
    hostNode(),
    [
      serverMain,
      ...(options.socketPath
        ? ['--socket-path', options.socketPath]
        : ['--host', '127.0.0.1', '--port', '0']),
      ...['--without-connection-token', '--accept-server-license-terms'],
      ...['--server-data-dir', dataDir, '--extensions-dir', join(dataDir, 'extensions')],
      ...['--telemetry-level', 'off', '--disable-workspace-trust', ...(options.arguments ?? [])],
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that the extension hosts end with it.
      detached: true,
      cwd: dataDir,
      env: { ...process.env, HOME: dataDir, VSCODE_CWD: dataDir, ...options.environment },
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.pid === undefined) return;
    signalGroup(child.pid, 'SIGTERM');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 3000).unref())]);
    signalGroup(child.pid, 'SIGKILL');
  };
  let output = '';
  const port = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the VS Code server did not start:\n${output}`)), 60_000);
    const read = (chunk: Buffer): void => {
      if (output.length < 100_000) output += chunk.toString();
      const match = /listening on (\S+)/.exec(output);
      if (!match) return;
      clearTimeout(timer);
      resolve(options.socketPath ? 0 : Number(match[1]));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`the VS Code server ended with ${code}:\n${output}`)));
  });
  try {
    return { port: await port, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already ended, which is what was wanted.
  }
}

/** Installs a packaged extension into the folders of a server, as a user would. */
export function installExtension(vsix: string, dataDir: string): void {
  const folders = ['--server-data-dir', dataDir, '--extensions-dir', join(dataDir, 'extensions')];
  const { status, stdout, stderr } = spawnSync(
    hostNode(),
    [serverMain, ...folders, '--install-extension', vsix, '--force'],
    { encoding: 'utf8', env: { ...process.env, HOME: dataDir } },
  );
  if (status !== 0) throw new Error(`installing ${vsix} ended with ${status}:\n${stdout}${stderr}`);
}
