// Every scenario of this repository comes out as it says; those that do not yet are listed with the reason.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coveredList } from '../../scripts/generate-scenarios-covered';
import { ownScenarioFiles } from '../../scripts/scenario-files';
import { readCardFile, scenarioCardSource, scenarioProblems } from '../../server/src/features';
import { coreTable, readScenarios, runScenario } from '../../server/src/simulator/scenario';
import { LineIndex } from '../../server/src/text';
import { notYet } from './not-yet';

const files = ownScenarioFiles();

function sourceFor(path: string): ReturnType<typeof scenarioCardSource> {
  return scenarioCardSource({
    readText: (name) => readFileSync(path.replace(/[^/]*$/, name), 'utf8'),
  });
}

describe.each(files)('%s', (path) => {
  const text = readFileSync(path, 'utf8');
  const { scenarios } = readScenarios(text);

  it('has no problem, and no two scenarios of one name', () => {
    expect(scenarioProblems(text, sourceFor(path)).map(({ message }) => message)).toEqual([]);
    const names = scenarios.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (name, scenario) => {
    const lines = new LineIndex(text);
    const { failures } = runScenario(scenario, sourceFor(path), coreTable);
    const told = failures.map(
      ({ span, message }) => `${path}:${lines.positionAt(span.start).line + 1} ${message}`,
    );
    // A scenario that is listed and passes shows that its line in the list can go.
    if (notYet.has(name))
      expect(told, 'This passes now: take it off the list in not-yet.ts.').not.toEqual([]);
    else expect(told).toEqual([]);
  });
});

describe('the list of what does not work yet', () => {
  it('names scenarios that exist', () => {
    const names = files.flatMap((path) =>
      readScenarios(readFileSync(path, 'utf8')).scenarios.map(({ name }) => name),
    );
    expect([...notYet.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('the list of rules that are covered', () => {
  it('is up to date', () => {
    expect(readFileSync('docs/scenarios-covered.md', 'utf8')).toBe(coveredList());
  });
});

describe('card files', () => {
  it('can be named in a scenario', () => {
    expect(readCardFile('a.card', 'Ox {W}\nCreature — Ox\n2/4\n')?.map(({ name }) => name)).toEqual(['Ox']);
  });
});
