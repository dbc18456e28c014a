// The rules in the editor: the rulebook's pages, looking up, the side view, editions, downloading.
import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { AskServer } from './ask-server';
import { compareEditions, showComparison } from './compare-editions';
import { CursorView } from './cursor-view';
import { downloadCommand } from './download-command';
import { serveFiles } from './files';
import { lookUpRule } from './look-up';
import { RULES_SCHEME, RulesPages } from './pages';

export { RULES_SCHEME } from './pages';

/** What the rules need of the extension. */
export interface RulesPlace {
  readonly client: BaseLanguageClient;
  /** Starts the server when it does not run yet. */
  readonly start: () => Promise<void>;
  readonly hasCards: (document: vscode.TextDocument) => boolean;
  /** Where downloaded editions are kept. */
  readonly folder: vscode.Uri;
  /** What `~` stands for, where there is such a folder. */
  readonly homeFolder?: string;
}

/** Registers all commands and views about rules. */
export function registerRules({
  client,
  start,
  hasCards,
  folder,
  homeFolder,
}: RulesPlace): vscode.Disposable {
  const ask: AskServer = async (method, params) => {
    await start();
    return client.sendRequest(method, params);
  };
  serveFiles(client, homeFolder);
  const pages = new RulesPages(ask);
  const view = new CursorView(ask, hasCards);
  client.onNotification('cardwright/rulebookChanged', () => {
    pages.refresh();
    view.follow();
  });
  const command = (id: string, run: (...args: unknown[]) => unknown): vscode.Disposable =>
    vscode.commands.registerCommand(id, run);
  return vscode.Disposable.from(
    pages,
    view,
    vscode.workspace.registerTextDocumentContentProvider(RULES_SCHEME, pages),
    vscode.window.registerWebviewViewProvider(CursorView.id, view),
    command('cardwright.lookUpRule', async (words) => {
      const place = await lookUpRule(ask, typeof words === 'string' ? words : selectedWords());
      if (place) await pages.showRule(place);
    }),
    command('cardwright.showRule', async (number) => {
      if (typeof number === 'string') await pages.showRule({ number });
    }),
    command('cardwright.openRulebook', () => pages.showRule({ number: '1' })),
    command('cardwright.compareEditions', (first, second) =>
      first instanceof vscode.Uri && second instanceof vscode.Uri
        ? showComparison(ask, pages, first, second)
        : compareEditions(ask, pages, folder),
    ),
    command('cardwright.downloadRules', () => downloadCommand(ask, folder)),
  );
}

/** What is selected, when it is short enough to be looked up. */
function selectedWords(): string {
  const editor = vscode.window.activeTextEditor;
  const words = editor ? editor.document.getText(editor.selection).trim() : '';
  return words.length <= 60 && !words.includes('\n') ? words : '';
}
