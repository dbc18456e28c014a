// Reads and runs a scenario text and draws what failed under its lines.
import { readCardText, scenarioCardSource } from '../../server/src/features';
import {
  readScenarios,
  runScenario,
  type CardSource,
  type ScenarioResult,
  type Table,
} from '../../server/src/simulator/scenario';
import { LineIndex } from '../../server/src/text';
import { fakeTable } from './fake-table';

/** A workspace with one card and one file. */
export const source: CardSource = scenarioCardSource({
  readText: (path) => (path === 'beasts.card' ? 'Ox {W}\nCreature — Ox\n2/4\n' : undefined),
  find: (name) => readCardText('Workspace Elk {G}\nCreature — Elk\n3/1\n').find((card) => card.name === name),
  names: () => ['Workspace Elk'],
});

/** The problems of a text, each as `LINE:COLUMN message`. */
export function problemsOf(text: string): string[] {
  return readScenarios(text).problems.map(({ span, message }) => `${placeOf(text, span.start)} ${message}`);
}

/** Runs all scenarios of a text. Throws where the text has problems. */
export function run(text: string, table: Table = fakeTable): ScenarioResult[] {
  const { scenarios, problems } = readScenarios(text);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return scenarios.map((scenario) => runScenario(scenario, source, table));
}

/** What failed, each as `LINE:COLUMN message`. */
export function failuresOf(text: string, table?: Table): string[] {
  return run(text, table).flatMap(({ failures }) =>
    failures.map(({ span, message }) => `${placeOf(text, span.start)} ${message}`),
  );
}

function placeOf(text: string, offset: number): string {
  const { line, character } = new LineIndex(text).positionAt(offset);
  return `${line + 1}:${character + 1}`;
}
