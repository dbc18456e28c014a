// Requests about simulating what cards say: runs, scenarios of them, lenses above abilities.
import type { CodeLens, Connection } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { findPlayablesIn, playableAt, simulate, simulationScenario } from '../features';
import type { Playable } from '../features';
import type {
  PlainRange,
  SimulatedWords,
  SimulateParams,
  Simulation,
  SimulationAnswer,
  SimulationScenarioResult,
} from '../protocol';
import type { FileSpan } from '../text';
import type { Answer } from './answers';
import { toRange } from './conversion';

/** The command of the lenses; the client that has it says so with `InitializationOptions.simulates`. */
export const SIMULATE_COMMAND = 'cardwright.simulate';

/** Answers the requests; `showsLenses` tells whether the client and the user want lenses. */
export function answerAboutSimulations(
  connection: Connection,
  answer: Answer,
  showsLenses: () => boolean,
): void {
  connection.onRequest('cardwright/simulate', (params: SimulateParams): Simulation | null =>
    about<Simulation | null>(params, null, (playable, answers, document) =>
      toSimulation(document, simulate(playable, answers)),
    ),
  );

  connection.onRequest('cardwright/simulationScenario', (params: SimulateParams): SimulationScenarioResult =>
    about<SimulationScenarioResult>(
      params,
      { problem: 'There is nothing to simulate at this place.' },
      (playable, answers) => simulationScenario(playable, answers),
    ),
  );

  connection.onCodeLens(({ textDocument: { uri } }) =>
    answer('Lenses', uri, [], (analysed, document): CodeLens[] =>
      showsLenses() ? lensesFor(findPlayablesIn(analysed), document) : [],
    ),
  );

  function about<T>(
    params: SimulateParams,
    nothing: T,
    find: (playable: Playable, answers: readonly SimulationAnswer[], document: TextDocument) => T,
  ): T {
    const { uri, position, answers } = readParams(params);
    return answer('Simulation', uri, nothing, (analysed, document) => {
      const playable = position && playableAt(analysed, document.offsetAt(position));
      return playable ? find(playable, answers, document) : nothing;
    });
  }
}

const LONGEST_TITLE = 32;

/** A lens above each; where a file has several in one line, as JSON has, each says which it is. */
function lensesFor(playables: readonly Playable[], document: TextDocument): CodeLens[] {
  const lenses = playables.map(({ span, ability, card }) => ({
    range: toRange(document, span),
    words: ability?.line ?? card,
  }));
  const inLine = new Map<number, number>();
  for (const { range } of lenses) inLine.set(range.start.line, (inLine.get(range.start.line) ?? 0) + 1);
  return lenses.map(({ range, words }) => {
    const short = words.length > LONGEST_TITLE ? `${words.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : words;
    const title = inLine.get(range.start.line) === 1 ? 'Simulate' : `Simulate “${short}”`;
    return { range, command: { title, command: SIMULATE_COMMAND, arguments: [document.uri, range.start] } };
  });
}

/** Params come from anybody: what is not as it should be is left out. */
function readParams(params: Partial<SimulateParams> | undefined): {
  readonly uri: string;
  readonly position: SimulateParams['position'] | undefined;
  readonly answers: readonly SimulationAnswer[];
} {
  const { line, character } = (params?.position ?? {}) as Partial<SimulateParams['position']>;
  const answers = Array.isArray(params?.answers) ? (params.answers as readonly unknown[]) : [];
  return {
    uri: String(params?.textDocument?.uri ?? ''),
    position: typeof line === 'number' && typeof character === 'number' ? { line, character } : undefined,
    answers: answers.filter(isAnswer),
  };
}

function isAnswer(value: unknown): value is SimulationAnswer {
  const { at, question, chosen } = (value ?? {}) as Partial<Record<keyof SimulationAnswer, unknown>>;
  return typeof at === 'number' && typeof question === 'string' && Array.isArray(chosen);
}

function toSimulation(document: TextDocument, run: Simulation<FileSpan>): Simulation {
  const words = (found: { readonly words?: SimulatedWords<FileSpan> }): { words?: SimulatedWords } => {
    if (!found.words) return {};
    const { quote, place } = found.words;
    return { words: { quote, ...(place && { place: rangeOf(place) }) } };
  };
  const rangeOf = (span: FileSpan): PlainRange => toRange(document, span);
  return {
    ...run,
    place: rangeOf(run.place),
    steps: run.steps.map((step) => ({
      ...step,
      notices: step.notices.map(
        (notice) => ({ ...notice, ...words(notice) }) as Simulation['steps'][number]['notices'][number],
      ),
      ...words(step),
    })) as Simulation['steps'],
  };
}
