// Requests of a test view: which scenarios a file has, and how they come out.
import type { Connection } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ListedScenarios, RanScenarios, ScenarioFileParams } from '../protocol';
import { coreTable, readScenarios, runScenario } from '../simulator/scenario';
import { toRange } from './conversion';
import { fenced, fencedLater } from './fences';
import type { ScenarioDocuments } from './scenario-documents';

/** Answers the requests about scenarios. */
export function answerAboutScenarios(connection: Connection, scenarios: ScenarioDocuments): void {
  connection.onRequest('cardwright/listScenarios', (params: ScenarioFileParams): ListedScenarios =>
    fenced(connection.console, 'Listing scenarios', [], () => {
      const { uri, text } = readParams(params);
      const document = TextDocument.create(uri, 'yaml', 0, text);
      return readScenarios(text).scenarios.map(({ name, nameSpan }) => ({
        name,
        range: toRange(document, nameSpan),
      }));
    }),
  );

  connection.onRequest('cardwright/runScenarios', (params: ScenarioFileParams): Promise<RanScenarios> =>
    fencedLater<RanScenarios>(connection.console, 'Running scenarios', [], async () => {
      const { uri, text, only } = readParams(params);
      const document = TextDocument.create(uri, 'yaml', 0, text);
      const source = await scenarios.cardsFor(uri, text);
      const { scenarios: all, problems } = readScenarios(text);
      const errors = problems.filter(({ severity }) => severity === 'error');
      return all.flatMap((scenario, at) => {
        if (only && !only.includes(at)) return [];
        const slips = errors.filter(
          ({ span }) => span.start >= scenario.span.start && span.start <= scenario.span.end,
        );
        if (slips.length > 0) {
          const failures = slips.map(({ message, span }) => ({ message, range: toRange(document, span) }));
          return [{ at, outcome: 'unplayable' as const, failures, log: [] }];
        }
        const { outcome, failures, run } = runScenario(scenario, source, coreTable);
        return [
          {
            at,
            outcome,
            failures: failures.map(({ message, span }) => ({ message, range: toRange(document, span) })),
            log: (run?.steps ?? []).flatMap(({ says, events, notices }) => [
              says,
              ...events.flatMap((event) => (event.says === '' ? [] : [`  ${event.says}`])),
              ...notices.map((notice) => `  ${notice.says}`),
            ]),
          },
        ];
      });
    }),
  );
}

/** Params come from anybody: what is not as it should be is left out. */
function readParams(params: Partial<ScenarioFileParams> | undefined): ScenarioFileParams {
  const only = params?.only;
  return {
    uri: String(params?.uri ?? ''),
    text: typeof params?.text === 'string' ? params.text : '',
    ...(Array.isArray(only) && { only }),
  };
}
