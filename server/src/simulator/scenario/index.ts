// Scenarios: small games as text, with what must come out (docs/scenarios.md). Pure: text in, results out.
export { basicNames, onlyOwnCards, type CardSource, type ScenarioCard } from './card-source';
export { coreTable } from './core-table';
export { completeScenario, type ScenarioProposal } from './complete';
export { wordsOf, type Failure } from './failure';
export { isPuzzle, readPuzzle, type ReadPuzzle } from './forge-puzzle';
export { scenarioSchema } from './json-schema';
export { readScenarios } from './read-scenarios';
export { runScenario, type ScenarioResult } from './run-scenario';
export type { Placed, ReadScenarios, Scenario } from './scenario';
export { setUp, type Position } from './set-up';
export type { Table, Wish } from './table';
export { faceText, writeScenario, type RunDescription, type WrittenAction } from './write-scenario';
