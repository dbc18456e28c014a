// The checks: contract, runner, and the list of all checks found by folder scan.
export * from './check';
export * from './run';
export { checks, checkSummaries } from './generated-index';
