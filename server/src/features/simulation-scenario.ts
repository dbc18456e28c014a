// "Save this run as a scenario": the file that plays a simulated run again, or why it can't be one.
import type { SimulationAnswer, SimulationScenarioResult } from '../protocol';
import { startRun, trySpell, type Answerer, type Run, type Trial } from '../simulator';
import {
  coreTable,
  readScenarios,
  runScenario,
  writeScenario,
  type ScenarioResult,
  type WrittenAction,
} from '../simulator/scenario';
import { scenarioCardSource } from './scenario-cards';
import { tryPlayable, type Playable } from './simulation-view';

/**
 * A scenario file of a run. A spell is cast; an activated ability is activated anew, with its cost; for a triggered
 * ability its card is cast, where that makes it trigger. The file is run before it is given: what doesn't come out the
 * same is not given.
 */
export function simulationScenario(
  playable: Playable,
  answers: readonly SimulationAnswer[] = [],
): SimulationScenarioResult {
  const tried = tryPlayable(playable, answers);
  if (!tried.played) return { problem: 'It could not be played, so there is no run to save.' };
  const played = asPlayed(playable, tried);
  if ('problem' in played) return played;
  const first = writtenAndRun(playable.card, played);
  // A scenario looks at all lines of the card, also at those that this run had nothing to do with.
  const isIncomplete = played.run.complete && first.result?.run?.complete === false;
  const { text, result } = isIncomplete
    ? writtenAndRun(playable.card, { ...played, run: { ...played.run, complete: false } })
    : first;
  if (result?.outcome === 'passed') return { text };
  const why = result?.failures[0]?.message ?? 'it can’t be read';
  return { problem: `A scenario of this run would not come out the same: ${why}` };
}

function writtenAndRun(
  card: string,
  { run, actions }: Played,
): { readonly text: string; readonly result: ScenarioResult | undefined } {
  const text = writeScenario(run, { name: `${card} resolves`, actions });
  const [scenario] = readScenarios(text).scenarios;
  const source = scenarioCardSource({ readText: () => undefined });
  return { text, result: scenario && runScenario(scenario, source, coreTable) };
}

interface Played {
  readonly run: Run;
  readonly actions: readonly WrittenAction[];
}

/** The run by actions that a scenario has. */
function asPlayed(playable: Playable, tried: Trial): Played | { readonly problem: string } {
  const { ability, printed, face, card } = playable;
  const name = printed[face]?.name ?? card;
  const activates = ability?.kind === 'activated' || ability?.kind === 'loyalty';
  const trial =
    ability && !activates ? trySpell(printed, face, { answers: () => sameAnswers(tried.run) }) : tried;
  if (ability && !activates && !resolves(trial, ability.line)) {
    return {
      problem:
        'A scenario triggers an ability by its event, which this run leaves out: write an action that causes it.',
    };
  }
  if (trial.situation !== 'main') {
    return {
      problem:
        'This run begins in the middle of a combat or with a spell on the stack, which a scenario reaches by actions: write it by hand.',
    };
  }
  if (!ability || !activates) return { run: trial.run, actions: [{ cast: name }, { pass: 'all' }] };
  const run = activated(trial.run, name, ability.line);
  if (!run) return { problem: 'The ability is not there to be activated.' };
  return { run, actions: [{ activate: name, ability: ability.line }, { pass: 'all' }] };
}

/** Whether words of a line were carried out in a run. */
function resolves({ played, run }: Trial, line: string): boolean {
  return (
    played && run.steps.some(({ words }) => words && words.place.text.split('\n')[words.place.line] === line)
  );
}

/** The answers that somebody gave in a run, for the same questions in another. */
function sameAnswers(run: Run): Answerer {
  const given = run.steps.flatMap(({ decisions }) => decisions).filter((each) => each.given);
  return ({ question }) => {
    const at = given.findIndex(({ decision }) => decision.question === question);
    return at < 0 ? undefined : given.splice(at, 1)[0]!.answer;
  };
}

/** The run in which the ability is activated with its cost; undefined where no permanent has it. */
function activated(tried: Run, name: string, line: string): Run | undefined {
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
    sameAnswers(tried),
  );
  return activates ? run : undefined;
}
