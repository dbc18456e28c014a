// Runs what a generator plays: applies its events, answers its decisions, keeps the steps. Deterministic.
import { apply, type LastKnown } from '../events/apply';
import type { GameEvent } from '../events/game-event';
import { Game } from '../process/game';
import type { GameState } from '../state/game-state';
import type { Answer, Decision, Notice, Play, StepStart } from './play';

/** A decision with the answer that was taken. */
export interface Answered {
  readonly decision: Decision;
  readonly answer: Answer;
  /** Whether somebody gave it; otherwise the stated default was taken. */
  readonly given: boolean;
}

/** One step that people read: what happened, in order. */
export interface RunStep extends StepStart {
  readonly events: GameEvent[];
  readonly decisions: Answered[];
  readonly notices: Notice[];
}

/** Gives answers. Undefined where it has none: then the default is taken. */
export type Answerer = (decision: Decision, game: Game) => Answer | undefined;

/** A finished (or stopped) run. */
export interface Run {
  /** The state before the first event. */
  readonly start: GameState;
  readonly steps: readonly RunStep[];
  readonly game: Game;
  /** Whether any words were not executed. */
  readonly complete: boolean;
  /** Set when the run was stopped for its length. */
  readonly stopped?: string;
}

const mostYields = 20_000;

function isValid(decision: Decision, answer: Answer): boolean {
  const distinct = new Set(answer);
  return (
    distinct.size === answer.length &&
    answer.length >= decision.least &&
    answer.length <= decision.most &&
    answer.every((at) => Number.isInteger(at) && at >= 0 && at < decision.options.length)
  );
}

/**
 * Plays to the end. @param state is not changed, and must not be changed afterwards; @param play what is played; @param answer asked first, then the default; @param most after so many yields the run is stopped
 * @returns the run; an answer that does not fit is refused with a notice and the default taken
 */
export function startRun(
  state: GameState,
  play: (game: Game) => Play,
  answer: Answerer = () => undefined,
  most = mostYields,
): Run {
  const start = state;
  const game = new Game(structuredClone(state));
  const steps: RunStep[] = [];
  const opened = (): RunStep => {
    if (steps.length === 0)
      steps.push({ says: 'Start', rule: 'game', events: [], decisions: [], notices: [] });
    return steps.at(-1)!;
  };
  const generator = play(game);
  let reply: Answer = [];
  let complete = true;
  for (let count = 0; count < most; count += 1) {
    const { value, done } = generator.next(reply);
    if (done) return { start, steps, game, complete };
    reply = [];
    switch (value.kind) {
      case 'event':
        apply(game.state, value.event, game.lastKnown);
        opened().events.push(value.event);
        break;
      case 'notice':
        if (value.notice.kind === 'unsupported') complete = false;
        opened().notices.push(value.notice);
        break;
      case 'step':
        steps.push({ ...value.step, events: [], decisions: [], notices: [] });
        break;
      case 'decision': {
        const given = answer(value.decision, game);
        const taken = given !== undefined && isValid(value.decision, given);
        if (given !== undefined && !taken) {
          opened().notices.push({
            kind: 'information',
            says: `The answer does not fit “${value.decision.question}”. The default was taken.`,
          });
        }
        reply = taken ? given : value.decision.byDefault;
        opened().decisions.push({ decision: value.decision, answer: reply, given: taken });
        break;
      }
    }
  }
  return { start, steps, game, complete: false, stopped: 'The run was stopped: it does not come to an end.' };
}

/** The state after the first `count` events of a run: stepping back is replaying fewer. */
export function stateAfter(run: Run, count: number): { state: GameState; lastKnown: LastKnown } {
  const state = structuredClone(run.start);
  const lastKnown: LastKnown = new Map();
  let left = count;
  for (const step of run.steps) {
    for (const event of step.events) {
      if (left-- <= 0) return { state, lastKnown };
      apply(state, event, lastKnown);
    }
  }
  return { state, lastKnown };
}
