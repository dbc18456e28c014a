// Laws that hold for the runs of all our scenarios: nothing is lost or doubled, everything has a cause, replay is exact.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownScenarioFiles } from '../../scripts/scenario-files';
import { scenarioCardSource } from '../../server/src/features';
import {
  coreTable,
  readScenarios,
  runScenario,
  writeScenario,
  type ScenarioResult,
} from '../../server/src/simulator/scenario';
import { stateAfter, type Run } from '../../server/src/simulator/run/run';
import type { GameState } from '../../server/src/simulator/state/game-state';

function results(path: string): ScenarioResult[] {
  const source = scenarioCardSource({
    readText: (name) => readFileSync(path.replace(/[^/]*$/, name), 'utf8'),
  });
  const { scenarios } = readScenarios(readFileSync(path, 'utf8'));
  return scenarios.map((scenario) => runScenario(scenario, source, coreTable));
}

function runsOf(path: string): { readonly name: string; readonly run: Run }[] {
  return results(path).flatMap(({ scenario, run }) => (run ? [{ name: scenario.name, run }] : []));
}

function inZones(state: GameState): number[] {
  const ofPlayers = state.players.flatMap(({ library, hand, graveyard }) => [
    ...library,
    ...hand,
    ...graveyard,
  ]);
  return [...ofPlayers, ...state.battlefield, ...state.stack, ...state.exile, ...state.command];
}

function cardsIn(state: GameState): number[] {
  return inZones(state)
    .map((id) => state.objects[id]!)
    .filter(({ kind }) => kind === 'card')
    .map(({ thing }) => thing)
    .sort((a, b) => a - b);
}

describe.each(ownScenarioFiles())('the runs of %s', (path) => {
  const runs = runsOf(path);

  it('come to an end', () => {
    expect(runs.length).toBeGreaterThan(0);
    expect(runs.filter(({ run }) => run.stopped !== undefined).map(({ name }) => name)).toEqual([]);
  });

  it('lose and double no object', () => {
    for (const { name, run } of runs) {
      const ids = inZones(run.game.state);
      expect(new Set(ids).size, name).toBe(ids.length);
      expect(cardsIn(run.game.state), name).toEqual(cardsIn(run.start));
      for (const id of ids) expect(run.game.state.objects[id]?.zone, name).not.toBe('nowhere');
    }
  });

  it('give each event a cause', () => {
    for (const { name, run } of runs) {
      for (const { cause } of run.steps.flatMap(({ events }) => events)) {
        if (cause.kind === 'object') expect(run.game.state.objects[cause.id], name).toBeDefined();
        else expect(cause.rule, name).not.toBe('');
      }
    }
  });

  it('replay to the same state, event by event', () => {
    for (const { name, run } of runs) {
      const events = run.steps.reduce((sum, step) => sum + step.events.length, 0);
      expect(stateAfter(run, events).state, name).toEqual(run.game.state);
      expect(stateAfter(run, 0).state, name).toEqual(run.start);
    }
  });

  it('are the same when they are played again', () => {
    const again = runsOf(path);
    for (const [index, { name, run }] of runs.entries()) {
      expect(again[index]?.run.game.state, name).toEqual(run.game.state);
    }
  });

  it('can be written as scenarios that can be read', () => {
    for (const { name, run } of runs) {
      const text = writeScenario(run, { name, actions: [] });
      expect(readScenarios(text).problems, `${name}\n${text}`).toEqual([]);
    }
  });
});
