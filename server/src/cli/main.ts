// The program `cardwright`: its process around the command line.
import { existsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import picocolors from 'picocolors';
import { runProgram } from './program';
import type { Terminal } from './terminal';

/** Writes all bytes before the process may end, also into a pipe that is full. */
function write(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      const code = (error as { code?: string }).code;
      // The reader has gone (`| head`): that is its right.
      if (code === 'EPIPE') process.exit(process.exitCode ?? 0);
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

const terminal: Terminal = {
  out: (text) => write(1, Buffer.from(text, 'utf8')),
  outBytes: (bytes) => write(1, bytes),
  err: (text) => write(2, Buffer.from(text, 'utf8')),
  // `isTTY` is undefined in a pipe, and undefined would mean "decide yourself" to the colouring library.
  colors: picocolors.isColorSupported && Boolean(process.stdout.isTTY),
  interactive: Boolean(process.stderr.isTTY),
};

const worker = join(__dirname, 'cli-worker.js');

runProgram(process.argv.slice(2), terminal, existsSync(worker) ? worker : undefined).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    terminal.err(
      `Cardwright failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exitCode = 2;
  },
);
