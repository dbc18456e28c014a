// "Save this run as a scenario": the file that plays a simulated run again, or why it can't be one.
import type { SimulationAnswer, SimulationScenarioResult } from '../protocol';
import { startRun, type Answerer, type Run } from '../simulator';
import {
  coreTable,
  readScenarios,
  runScenario,
  writeScenario,
  type WrittenAction,
} from '../simulator/scenario';
import { scenarioCardSource } from './scenario-cards';
import { tryPlayable, type Playable } from './simulation-view';

/**
 * A scenario file of a run. A spell is cast; an activated ability is activated anew, with its cost. The file is run
 * before it is given: what doesn't come out the same is not given.
 */
export function simulationScenario(
  playable: Playable,
  answers: readonly SimulationAnswer[] = [],
): SimulationScenarioResult {
  const trial = tryPlayable(playable, answers);
  if (!trial.played) return { problem: 'It could not be played, so there is no run to save.' };
  if (trial.situation !== 'main') {
    return {
      problem:
        'This run begins in the middle of a combat or with a spell on the stack, which a scenario reaches by actions: write it by hand.',
    };
  }
  const { ability } = playable;
  if (ability && ability.kind !== 'activated' && ability.kind !== 'loyalty') {
    return {
      problem:
        'A scenario triggers an ability by its event, which this run leaves out: write an action that causes it.',
    };
  }
  const name = playable.printed[playable.face]?.name ?? playable.card;
  const run = ability ? activated(trial.run, name, ability.line) : trial.run;
  if (typeof run === 'string') return { problem: run };
  const actions: WrittenAction[] = ability
    ? [{ activate: name, ability: ability.line }, { pass: 'all' }]
    : [{ cast: name }, { pass: 'all' }];
  const text = writeScenario(run, { name: `${playable.card} resolves`, actions });
  const [scenario] = readScenarios(text).scenarios;
  const result =
    scenario && runScenario(scenario, scenarioCardSource({ readText: () => undefined }), coreTable);
  if (result?.outcome === 'passed') return { text };
  const why = result?.failures[0]?.message ?? 'it can’t be read';
  return { problem: `A scenario of this run would not come out the same: ${why}` };
}

/** The run in which the ability is activated with its cost; the answers to choices that both runs share are kept. */
function activated(tried: Run, name: string, line: string): Run | string {
  const given = tried.steps.flatMap(({ decisions }) => decisions).filter((each) => each.given);
  const answerer: Answerer = ({ question }) => {
    const at = given.findIndex(({ decision }) => decision.question === question);
    return at < 0 ? undefined : given.splice(at, 1)[0]!.answer;
  };
  let activates = false;
  const run = startRun(
    tried.start,
    function* (game) {
      const source = game.state.battlefield.findLast((id) => game.nameOf(id) === name);
      const ability =
        source === undefined
          ? undefined
          : game.of(source).abilities.find(({ place }) => place.text.split('\n')[place.line] === line);
      if (source === undefined || !ability) return;
      activates = true;
      yield* coreTable.activateAbility(game, 0, source, ability.key, {});
      yield* coreTable.resolveAll(game);
    },
    answerer,
  );
  return activates ? run : 'The ability is not there to be activated.';
}
