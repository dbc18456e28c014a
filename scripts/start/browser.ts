// Serves VS Code to the browser on this machine, with the extension installed, until Ctrl-C.
import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { openGate } from './gate';
import { installHost, projectDir } from '../vscode-host/install';
import { installExtension, removeDir, startServer, temporaryDir } from '../vscode-host/server';

/** Opens a folder, and a file in it where one is given; resolves when the user has had enough. */
export async function serveCode(folder: string, file: string | undefined): Promise<void> {
  console.log('\nNo VS Code of your own was found, so one is served to your browser.');
  installHost(console.log);
  const packaged = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/package.ts'], {
    cwd: projectDir,
    encoding: 'utf8',
  });
  if (packaged.status !== 0) throw new Error(`The extension could not be packaged:\n${packaged.stderr}`);
  const dataDir = temporaryDir('start');
  const stopping = new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop());
  });
  try {
    installExtension(join(projectDir, 'dist/cardwright.vsix'), dataDir);
    const socketPath =
      process.platform === 'win32'
        ? `\\\\.\\pipe\\${randomBytes(16).toString('hex')}`
        : join(dataDir, 'socket');
    const server = await startServer({ dataDir, socketPath });
    const token = randomBytes(16).toString('hex');
    const gate = await openGate(socketPath, token);
    const authority = `127.0.0.1:${gate.port}`;
    const query = new URLSearchParams({ tkn: token, folder });
    if (file) query.set('payload', JSON.stringify([['openFile', `vscode-remote://${authority}${file}`]]));
    console.log(`\nOpen http://${authority}/?${query.toString()}\n\nCtrl-C stops it.`);
    const ended = await Promise.race([stopping, server.ended]);
    gate.close();
    await server.stop();
    if (typeof ended === 'number') throw new Error(`The VS Code server ended by itself (${ended}).`);
    console.log('\nStopped.');
  } finally {
    removeDir(dataDir);
  }
}
