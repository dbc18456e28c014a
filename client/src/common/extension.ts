// The extension, wherever it runs: starts the server when a card file is open, and offers the commands.
import * as vscode from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';
import type { DocumentStatus, InitializationOptions } from '../../../server/src/protocol';
import { CheckPages, PAGE_SCHEME } from './check-pages';
import { checkWorkspace } from './check-workspace';
import {
  CARD_FILES,
  FORGE_SCRIPT,
  isForgeScript,
  isInteresting,
  isScenario,
  LANGUAGES,
  SCENARIO_FILES,
} from './interest';
import { MSE_SCHEME, MseSets, openMseSet } from './mse-sets';
import { registerRules, RULES_SCHEME } from '../rules';
import { registerSimulation } from '../simulation';
import { StatusItem } from './status-item';

/** Makes a client whose server runs in the right place. */
export type CreateClient = (options: LanguageClientOptions) => BaseLanguageClient;

/** What `activate` gives back, for tests and other extensions. */
export interface CardwrightApi {
  /** What the server said last about an open document. */
  statusOf(uri: vscode.Uri): DocumentStatus | undefined;
  /** Fires after each check of an open document. */
  readonly onDidCheck: vscode.Event<DocumentStatus>;
}

/** Starts the extension. */
export async function activate(
  context: vscode.ExtensionContext,
  createClient: CreateClient,
  homeFolder?: string,
): Promise<CardwrightApi> {
  const log = vscode.window.createOutputChannel('Cardwright', { log: true });
  const status = new StatusItem();
  const initializationOptions: InitializationOptions = {
    pageLink: `${PAGE_SCHEME}:/{page}.md`,
    servesFiles: true,
    rulesScheme: RULES_SCHEME,
    simulates: true,
  };
  const client = createClient({
    documentSelector: [
      ...LANGUAGES.map((language) => ({ language })),
      { scheme: RULES_SCHEME },
      { pattern: SCENARIO_FILES },
    ],
    outputChannel: log,
    initializationOptions,
    // Diagnostics of files that are not open are taken back when the file changes on disk.
    synchronize: { fileEvents: CARD_FILES.map((files) => vscode.workspace.createFileSystemWatcher(files)) },
    markdown: { isTrusted: false, supportHtml: false },
  });
  client.onNotification('cardwright/status', (told: DocumentStatus) => status.tell(told));

  let started: Promise<void> | undefined;
  const start = (): Promise<void> => (started ??= client.start());
  const sets = new MseSets(async () => {
    await start();
    return client;
  });
  /** Scripts that were shown as such; who then chooses another language for one has the last word. */
  const recognised = new Set<string>();
  const startFor = async (document: vscode.TextDocument): Promise<void> => {
    if (isForgeScript(document) && !recognised.has(document.uri.toString())) {
      recognised.add(document.uri.toString());
      await vscode.languages.setTextDocumentLanguage(document, FORGE_SCRIPT);
    }
    if (isInteresting(document) || isScenario(document)) await start();
  };

  context.subscriptions.push(
    log,
    status,
    registerRules({
      client,
      start,
      hasCards: isInteresting,
      folder: vscode.Uri.joinPath(context.globalStorageUri, 'rules'),
      ...(homeFolder === undefined ? {} : { homeFolder }),
    }),
    registerSimulation({ client, start }),
    { dispose: () => void (started && client.dispose()) },
    sets,
    vscode.workspace.registerTextDocumentContentProvider(PAGE_SCHEME, new CheckPages(context.extensionUri)),
    vscode.workspace.registerTextDocumentContentProvider(MSE_SCHEME, sets),
    vscode.workspace.onDidOpenTextDocument(guarded(log, startFor)),
    command('cardwright.checkWorkspace', async () => {
      await start();
      await checkWorkspace(client, sets);
    }),
    command('cardwright.openMseSet', openMseSet),
    command('cardwright.fixAll', fixAll),
    command('cardwright.restart', async () => {
      if (started) {
        await started;
        await client.stop();
      }
      started = client.start();
      await started;
      log.info('The server has been restarted.');
    }),
    command('cardwright.showLog', () => log.show()),
  );
  await Promise.all(vscode.workspace.textDocuments.map(guarded(log, startFor)));
  return { statusOf: (uri) => status.statusOf(uri.toString()), onDidCheck: status.onDidTell };
}

function command(id: string, run: (argument?: unknown) => unknown): vscode.Disposable {
  return vscode.commands.registerCommand(id, run);
}

/** Logs what goes wrong in an event, which has nobody to tell it to. */
function guarded<T>(
  log: vscode.LogOutputChannel,
  run: (value: T) => Promise<void>,
): (value: T) => Promise<void> {
  return async (value) => {
    try {
      await run(value);
    } catch (error) {
      log.error(error instanceof Error ? error : String(error));
    }
  };
}

/** Applies the safe fixes of the open file, as saving would with `source.fixAll.cardwright` turned on. */
async function fixAll(): Promise<void> {
  await vscode.commands.executeCommand('editor.action.codeAction', {
    kind: 'source.fixAll.cardwright',
    apply: 'first',
  });
}
