// Runs tests that are already defined with mocha, and leaves the counts where the caller asked for them.
import { writeFileSync } from 'node:fs';
import Mocha from 'mocha';

/** Defines tests by calling `define`, runs them, and rejects when one fails. */
export async function runMocha(define: () => void): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', timeout: 60_000, color: process.stdout.isTTY === true });
  // What loading a file of tests would do: bind describe and it to this run.
  mocha.suite.emit('pre-require', globalThis, '', mocha);
  define();
  const { passed, failed } = await new Promise<{ passed: number; failed: number }>((resolve) => {
    const runner = mocha.run((failures) => resolve({ passed: runner.stats?.passes ?? 0, failed: failures }));
  });
  const results = process.env.CARDWRIGHT_RESULTS;
  if (results) writeFileSync(results, JSON.stringify({ passed, failed }));
  if (failed > 0) throw new Error(`${failed} of the tests failed`);
}
