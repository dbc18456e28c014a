// Entry that VS Code calls inside its extension host.
import { runMocha } from '../run-mocha';
import { defineTests } from './extension-tests';

/** Runs the suite; rejects when a test fails. */
export function run(): Promise<void> {
  return runMocha(defineTests);
}
