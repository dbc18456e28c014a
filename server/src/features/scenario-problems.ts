// What an editor shows in a scenario file: slips of the format, names that nobody has, and words to complete.
import {
  basicNames,
  completeScenario,
  readScenarios,
  setUp,
  type CardSource,
  type Scenario,
  type ScenarioProposal,
} from '../simulator/scenario';
import type { Problem } from '../text';

/** Whether a path is that of a scenario file. */
export function isScenarioPath(path: string): boolean {
  return /\.scenario\.ya?ml$/i.test(path);
}

/** More scenarios than this in one file are checked for their form only. */
const mostSetUp = 500;

/** The problems of a scenario file, in the order of the file. */
export function scenarioProblems(text: string, cards: CardSource): Problem[] {
  const { scenarios, problems } = readScenarios(text);
  const inPositions = scenarios.slice(0, mostSetUp).flatMap((scenario) => setUp(scenario, cards).problems);
  return [...problems, ...inPositions].sort((a, b) => a.span.start - b.span.start);
}

/** What can be typed at an offset. */
export function scenarioCompletions(text: string, offset: number, cards: CardSource): ScenarioProposal[] {
  const { scenarios } = readScenarios(text);
  const here = scenarios.filter(({ span }) => span.start <= offset && offset <= span.end + 1);
  return completeScenario(text, offset, [
    ...new Set([...here.flatMap((scenario) => ownNames(scenario, cards)), ...cards.names(), ...basicNames]),
  ]);
}

function ownNames({ cards: texts }: Scenario, cards: CardSource): string[] {
  return texts.flatMap(({ value }) => {
    const found = /[\r\n]/.test(value.trim()) ? cards.read(value) : cards.readFile(value.trim());
    return (found ?? []).map(({ name }) => name);
  });
}

/** The files that the scenarios of a text name, as they name them: card files and puzzles. */
export function scenarioFiles(text: string): string[] {
  const named = readScenarios(text).scenarios.flatMap(({ cards, start }) => [
    ...cards.map(({ value }) => value),
    ...(start.puzzle ? [start.puzzle.value] : []),
  ]);
  return [...new Set(named.map((name) => name.trim()))].filter((name) => name !== '' && !/[\r\n]/.test(name));
}
