// The language server: which requests it answers and with what. Node and browser entries share it.
import {
  CodeActionKind,
  CodeLensRefreshRequest,
  DidChangeConfigurationNotification,
  MessageType,
  ShowMessageNotification,
  TextDocuments,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import type {
  CodeAction,
  CodeActionParams,
  Connection,
  InitializeParams,
  InitializeResult,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Analyser } from '../analysis';
import type { AnalysedDocument } from '../analysis';
import { findFixes, findFixesOfKind, findReminder, fixWholeFile, outline } from '../features';
import type { CheckFilesParams, InitializationOptions, ServerOffers } from '../protocol';
import { readConfiguration } from './configuration';
import { FIX_ALL, toCodeAction, toDocumentSymbol, toRuleSymbol, toSpan } from './conversion';
import { fenced } from './fences';
import { clientFiles, noFiles } from './file-access';
import type { FileAccess } from './file-access';
import { FileRun } from './file-run';
import { answerAboutNames, completionProvider, renameProvider } from './name-requests';
import { Publisher } from './publisher';
import { ScenarioDocuments } from './scenario-documents';
import { RulebookFile } from './rulebook-file';
import { RulesPages } from './rules-pages';
import { answerAboutRules } from './rules-requests';
import { answerAboutScenarios } from './scenario-requests';
import { ScriptLearning } from './script-learning';
import type { ScriptFiles } from './script-learning';
import { answerAboutSets } from './set-requests';
import { answerSemanticTokens, semanticTokensProvider } from './semantic-tokens';
import { answerAboutSimulations } from './simulation-requests';
import { WorkspaceCards } from './workspace-cards';

/** What differs between the places a server can run in. */
export interface ServerHost {
  readonly version: string;
  /** The link to a check's page when the client names none; see `InitializationOptions`. */
  readonly pageLink?: string;
  /** How the server reaches files by itself, where it can. */
  readonly files?: FileAccess;
  /** How the server reads the user's folder of scripts, where it can. */
  readonly scripts?: ScriptFiles;
}

/** Makes a connection answer for card files, and listens on it. */
export function startServer(connection: Connection, host: ServerHost): void {
  const documents = new TextDocuments(TextDocument);
  const analyser = new Analyser(readConfiguration(undefined).analysis);
  const publisher = new Publisher(connection, analyser, documents);
  const learning = new ScriptLearning(connection, host.scripts, analyser.formats, () => {
    analyser.configure(analyser.settings);
    publisher.publishAll();
  });
  const run = new FileRun(
    publisher,
    { formats: analyser.formats, learning, files: host.scripts },
    // Nobody is writing in files that are not open.
    () => ({ ...analyser.settings, writing: false }),
    (uri) => documents.get(uri) !== undefined,
  );
  let files = host.files ?? noFiles;
  const cards: WorkspaceCards = new WorkspaceCards(
    () => files,
    {
      all: () => documents.all().filter(({ uri }) => !pages.isPage(uri)),
      analyse: (document) => publisher.analyse(document),
    },
    () => ({ ...analyser.settings, writing: false }),
  );
  const rulebook: RulebookFile = new RulebookFile(
    (file) => files.readText(file, cards.folders),
    // A message to read, not a question that a client must answer.
    (message) =>
      void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message }),
  );
  const pages: RulesPages = new RulesPages(rulebook, () => files.addressOf(rulebook.name, cards.folders));
  const scenarios = new ScenarioDocuments(connection, documents, cards, () => files);
  let asksForSettings = false;
  let registersForSettings = false;
  const lenses = { offered: false, wanted: true, canRefresh: false };

  connection.onInitialize((params: InitializeParams): InitializeResult => {
    const { workspace } = params.capabilities;
    asksForSettings = workspace?.configuration === true;
    learning.initialize(params);
    registersForSettings = workspace?.didChangeConfiguration?.dynamicRegistration === true;
    const options = readOptions(params.initializationOptions);
    publisher.pageLink = options.pageLink ?? host.pageLink;
    if (options.servesFiles) files = clientFiles(connection);
    pages.scheme = options.rulesScheme;
    lenses.offered = options.simulates === true;
    lenses.canRefresh = workspace?.codeLens?.refreshSupport === true;
    cards.folders = foldersOf(params);
    return {
      serverInfo: { name: 'Cardwright', version: host.version },
      capabilities: {
        positionEncoding: 'utf-16',
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        documentLinkProvider: {},
        documentSymbolProvider: true,
        semanticTokensProvider,
        renameProvider,
        completionProvider,
        ...(lenses.offered ? { codeLensProvider: {} } : {}),
        experimental: { readsFiles: host.scripts !== undefined } satisfies ServerOffers,
        codeActionProvider: {
          codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, FIX_ALL],
        },
      },
    };
  });

  connection.onInitialized(() => {
    if (registersForSettings) {
      const registered = connection.client.register(DidChangeConfigurationNotification.type, {
        section: 'cardwright',
      });
      registered.catch((error: unknown) => connection.console.warn(`No news of settings: ${String(error)}`));
    }
    if (asksForSettings) {
      const settings = askForSettings();
      learning.waitFor(settings);
      rulebook.waitFor(settings);
    }
  });

  connection.onDidChangeConfiguration(({ settings }) => {
    if (asksForSettings) void askForSettings();
    else applySettings((settings as { cardwright?: unknown } | null | undefined)?.cardwright);
  });

  async function askForSettings(): Promise<void> {
    try {
      applySettings(await connection.workspace.getConfiguration('cardwright'));
    } catch (error) {
      connection.console.warn(`Settings could not be read, so they stay as they were: ${String(error)}`);
    }
  }

  function applySettings(section: unknown): void {
    fenced(connection.console, 'Applying settings', undefined, () => {
      const { enabled, analysis, rulebookFile, learnsFromScripts, simulateLenses } =
        readConfiguration(section);
      publisher.enabled = enabled;
      scenarios.enabled = enabled;
      learning.enabled = enabled && learnsFromScripts;
      analyser.configure(analysis);
      publisher.publishAll();
      scenarios.publishAll();
      if (lenses.wanted !== simulateLenses) {
        lenses.wanted = simulateLenses;
        if (lenses.canRefresh) void connection.sendRequest(CodeLensRefreshRequest.type);
      }
      // Read when the first question needs it.
      if (rulebook.configure(rulebookFile)) void connection.sendNotification('cardwright/rulebookChanged');
    });
  }

  // Fires for opened documents, too.
  documents.onDidChangeContent(({ document }) => {
    if (scenarios.isScenario(document.uri)) scenarios.schedule(document);
    else if (!pages.isPage(document.uri)) publisher.schedule(document);
  });
  documents.onDidClose(({ document }) => {
    if (scenarios.isScenario(document.uri)) scenarios.close(document.uri);
    publisher.close(document.uri);
  });

  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) {
      if (!documents.get(uri)) publisher.clear(uri);
      cards.changed(uri);
    }
    scenarios.changed();
  });

  connection.onRequest('cardwright/checkFiles', ({ files, first }: CheckFilesParams) =>
    run.check(files, first),
  );

  answerAboutRules(connection, {
    rulebook,
    pages,
    cards,
    cardsIn(uri) {
      const document = documents.get(uri);
      const analysed = document && publisher.enabled ? publisher.analyse(document) : undefined;
      return document && analysed?.format ? { analysed, document } : undefined;
    },
  });

  connection.onDocumentSymbol(({ textDocument: { uri } }) => {
    const page = pages.pageAt(uri);
    if (page) {
      return fenced(connection.console, 'Outline', null, () =>
        page.outline().map((item) => toRuleSymbol(pages.text, item)),
      );
    }
    return answer('Outline', uri, null, (analysed, document) =>
      outline(analysed).map((item) => toDocumentSymbol(document, item)),
    );
  });

  answerAboutNames(connection, answer, scenarios, (uri) => documents.get(uri));
  answerAboutSets(connection);
  answerAboutSimulations(connection, answer, () => lenses.offered && lenses.wanted);
  answerAboutScenarios(connection, scenarios);
  documents.onDidOpen(({ document }) => {
    const format = analyser.formats.choose({
      path: document.uri,
      languageId: document.languageId,
      text: document.getText(),
    });
    if (format) void learning.learnAround(document.uri, format);
  });

  const forgetColours = answerSemanticTokens(connection, answer);
  documents.onDidClose(({ document }) => forgetColours(document.uri));

  connection.onCodeAction((params) =>
    answer('Fixes', params.textDocument.uri, [], (analysed, document) =>
      codeActions(params, analysed, document),
    ),
  );

  /** Answers about the newest text of a document; with `nothing` when it is not open or holds no cards. */
  function answer<T>(
    what: string,
    uri: string,
    nothing: T,
    find: (analysed: AnalysedDocument, document: TextDocument) => T,
  ): T {
    return fenced(connection.console, what, nothing, () => {
      const document = documents.get(uri);
      const analysed = document && publisher.enabled ? publisher.analyse(document) : undefined;
      return document && analysed?.format ? find(analysed, document) : nothing;
    });
  }

  documents.listen(connection);
  connection.listen();
}

function codeActions(
  params: CodeActionParams,
  analysed: AnalysedDocument,
  document: TextDocument,
): CodeAction[] {
  const { only, diagnostics } = params.context;
  const wants = (kind: CodeActionKind): boolean =>
    !only || only.some((asked) => asked === '' || kind === asked || kind.startsWith(`${asked}.`));
  const range = toSpan(document, params.range);
  const actions: CodeAction[] = [];
  if (wants(CodeActionKind.QuickFix)) {
    for (const fix of [...findFixes(analysed, range), ...findFixesOfKind(analysed, range)]) {
      actions.push(toCodeAction(document, fix, CodeActionKind.QuickFix, diagnostics));
    }
  }
  const reminder = wants(CodeActionKind.RefactorRewrite) ? findReminder(analysed, range.start) : undefined;
  if (reminder) {
    const { keyword, replaces, edits } = reminder;
    const title = replaces
      ? `Write the reminder text of “${keyword}” in today's wording`
      : `Insert the reminder text of “${keyword}”`;
    const fix = { title, edits, problems: [], preferred: false };
    actions.push(toCodeAction(document, fix, CodeActionKind.RefactorRewrite, []));
  }
  // Whole-file fixes are offered when asked for, so that the menu on a word stays short.
  if (only && wants(FIX_ALL)) {
    const fix = fixWholeFile(analysed);
    if (fix) actions.push(toCodeAction(document, fix, FIX_ALL, diagnostics));
  }
  return actions;
}

function readOptions(options: unknown): InitializationOptions {
  const { pageLink, servesFiles, rulesScheme, simulates } = (options ?? {}) as Record<string, unknown>;
  return {
    ...(typeof pageLink === 'string' ? { pageLink } : {}),
    servesFiles: servesFiles === true,
    simulates: simulates === true,
    ...(typeof rulesScheme === 'string' && /^[a-z][a-z0-9+.-]+$/.test(rulesScheme) ? { rulesScheme } : {}),
  };
}

function foldersOf({ workspaceFolders, rootUri }: InitializeParams): string[] {
  if (workspaceFolders) return workspaceFolders.map(({ uri }) => uri);
  return typeof rootUri === 'string' ? [rootUri] : [];
}
