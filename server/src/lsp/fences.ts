// Fences around requests: a bug in one is logged and answers "nothing", and all others go on.
import { ResponseError } from 'vscode-languageserver';
import type { RemoteConsole } from 'vscode-languageserver';

/** Runs `work`; when it fails, logs that and gives `otherwise`. Answers meant for the client pass through. */
export function fenced<T>(console: RemoteConsole, what: string, otherwise: T, work: () => T): T {
  try {
    return work();
  } catch (error) {
    return failed(console, what, otherwise, error);
  }
}

/** The same for work that takes its time. */
export async function fencedLater<T>(
  console: RemoteConsole,
  what: string,
  otherwise: T,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    return failed(console, what, otherwise, error);
  }
}

function failed<T>(console: RemoteConsole, what: string, otherwise: T, error: unknown): T {
  if (error instanceof ResponseError) throw error;
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`${what} failed: ${told}`);
  return otherwise;
}
