// Fences around requests: a bug in one is logged and answers "nothing", and all others go on.
import { ResponseError } from 'vscode-languageserver';
import type { RemoteConsole } from 'vscode-languageserver';

/** Runs `work`; when it fails, logs that and gives `otherwise`. Answers meant for the client pass through. */
export function fenced<T>(console: RemoteConsole, what: string, otherwise: T, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ResponseError) throw error;
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(`${what} failed: ${told}`);
    return otherwise;
  }
}
