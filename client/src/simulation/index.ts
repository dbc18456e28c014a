// Simulating in the editor: the command, its panel, and scenario files as tests.
import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { AskServer } from '../rules/ask-server';
import { SimulationPanel } from './panel';
import { ScenarioTests } from './scenario-tests';

/** What simulating needs of the extension. */
export interface SimulationPlace {
  readonly client: BaseLanguageClient;
  /** Starts the server when it does not run yet. */
  readonly start: () => Promise<void>;
}

/** Registers the command, the panel and the tests. */
export function registerSimulation({ client, start }: SimulationPlace): vscode.Disposable {
  const ask: AskServer = async (method, params) => {
    await start();
    return client.sendRequest(method, params);
  };
  const panel = new SimulationPanel(ask);
  return vscode.Disposable.from(
    panel,
    new ScenarioTests(ask),
    vscode.commands.registerCommand('cardwright.simulate', async (uri?: unknown, position?: unknown) => {
      const editor = vscode.window.activeTextEditor;
      const place = typeof uri === 'string' ? readPosition(position) : editor?.selection.active;
      const address = typeof uri === 'string' ? uri : editor?.document.uri.toString();
      if (!place || address === undefined) {
        void vscode.window.showInformationMessage('Open a file with cards to simulate what one says.');
        return;
      }
      await panel.show(address, { line: place.line, character: place.character });
    }),
  );
}

function readPosition(value: unknown): { line: number; character: number } | undefined {
  const { line, character } = (value ?? {}) as Record<string, unknown>;
  return typeof line === 'number' && typeof character === 'number' ? { line, character } : undefined;
}
