// Runs a scenario: sets the position up, plays the actions, compares what came out with what is expected.
import { startRun, type Run } from '../run/run';
import { Actions } from './actions';
import { Answers } from './answers';
import type { CardSource } from './card-source';
import type { Failure } from './failure';
import { Journal } from './journal';
import type { Scenario } from './scenario';
import { setUp, type Position } from './set-up';
import type { Table } from './table';

/** How a scenario came out. */
export interface ScenarioResult {
  readonly scenario: Scenario;
  /** `unplayable`: the position could not be set up, so that nothing was played. */
  readonly outcome: 'passed' | 'failed' | 'unplayable';
  /** In the order of the file. */
  readonly failures: readonly Failure[];
  readonly position: Position;
  readonly run: Run | undefined;
}

/** Runs one scenario. Never throws: a fault of the rules core is a failure of the scenario. */
export function runScenario(scenario: Scenario, source: CardSource, table: Table): ScenarioResult {
  const position = setUp(scenario, source);
  const errors = position.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    return {
      scenario,
      outcome: 'unplayable',
      failures: errors.map(({ span, message }) => ({ span, message })),
      position,
      run: undefined,
    };
  }
  const failures: Failure[] = [];
  const { naming } = position;
  const answers = new Answers(scenario.answers, naming, failures);
  const journal = new Journal();
  const actions = new Actions(scenario, table, naming, answers, journal, failures);
  let run: Run | undefined;
  try {
    run = startRun(
      position.state,
      (game) => actions.play(game),
      (decision, game) => answers.answer(decision, game),
    );
    if (run.stopped !== undefined) failures.push({ span: scenario.nameSpan, message: run.stopped });
    checkComplete(scenario, run, journal, failures);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    failures.push({ span: scenario.nameSpan, message: `The simulator failed: ${message}` });
  }
  failures.sort((a, b) => a.span.start - b.span.start);
  return { scenario, outcome: failures.length === 0 ? 'passed' : 'failed', failures, position, run };
}

/** Words that were not executed are a failure, unless the scenario says that it expects them. */
function checkComplete(scenario: Scenario, run: Run, journal: Journal, failures: Failure[]): void {
  const stated = scenario.then.find(({ of, key }) => of.kind === 'game' && key === 'complete');
  const wanted = stated?.value.kind === 'plain' ? stated.value.value !== false : true;
  if (wanted === run.complete) return;
  const span = stated?.span ?? scenario.nameSpan;
  if (!wanted) {
    failures.push({ span, message: 'All words were executed.' });
    return;
  }
  const unsupported = journal.notices
    .filter(({ kind }) => kind === 'unsupported')
    .map(({ says, words }) => {
      const line = words && words.place.text.split('\n')[words.place.line];
      const where = line && words ? ` (“${line.slice(words.span.start, words.span.end)}”)` : '';
      return says + where;
    });
  failures.push({ span, message: `Not all words were executed: ${unsupported.join(' ')}` });
}
