// Scenario files in the Test Explorer: found by name, listed and run by the server, failures at their lines.
import * as vscode from 'vscode';
import type {
  ListedScenarios,
  PlainRange,
  RanScenarios,
  ScenarioFileParams,
} from '../../../server/src/protocol';
import { isScenario, SCENARIO_FILES } from '../common/interest';
import type { AskServer } from '../rules/ask-server';

/** Offers scenarios as tests. */
export class ScenarioTests implements vscode.Disposable {
  readonly controller = vscode.tests.createTestController('cardwright.scenarios', 'Cardwright Scenarios');
  private readonly watcher = vscode.workspace.createFileSystemWatcher(SCENARIO_FILES);
  private readonly subscriptions: vscode.Disposable[] = [];

  constructor(private readonly ask: AskServer) {
    const { controller, watcher } = this;
    controller.resolveHandler = async (item) => {
      if (item) await this.list(item);
      else await this.findFiles();
    };
    controller.refreshHandler = () => this.findFiles();
    const profile = controller.createRunProfile(
      'Run',
      vscode.TestRunProfileKind.Run,
      (request, token) => this.run(request, token),
      true,
    );
    this.subscriptions.push(
      profile,
      watcher,
      watcher.onDidCreate((uri) => void this.fileItem(uri)),
      watcher.onDidChange((uri) => void this.listAgain(uri)),
      watcher.onDidDelete((uri) => controller.items.delete(uri.toString())),
      vscode.workspace.onDidOpenTextDocument((document) => void this.opened(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => void this.opened(document)),
    );
    for (const document of vscode.workspace.textDocuments) void this.opened(document);
  }

  dispose(): void {
    this.controller.dispose();
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private async opened(document: vscode.TextDocument): Promise<void> {
    if (document.uri.scheme !== 'git' && isScenario(document)) await this.list(this.fileItem(document.uri));
  }

  private async listAgain(uri: vscode.Uri): Promise<void> {
    const item = this.controller.items.get(uri.toString());
    if (item) await this.list(item);
  }

  private async findFiles(): Promise<void> {
    const found = await vscode.workspace.findFiles(SCENARIO_FILES, '**/node_modules/**');
    for (const uri of found) this.fileItem(uri);
  }

  private fileItem(uri: vscode.Uri): vscode.TestItem {
    const id = uri.toString();
    const known = this.controller.items.get(id);
    if (known) return known;
    const item = this.controller.createTestItem(id, vscode.workspace.asRelativePath(uri), uri);
    item.canResolveChildren = true;
    this.controller.items.add(item);
    return item;
  }

  /** Reads which scenarios a file has. */
  private async list(file: vscode.TestItem): Promise<void> {
    const { uri } = file;
    if (!uri || file.parent) return;
    try {
      const params: ScenarioFileParams = { uri: uri.toString(), text: await textOf(uri) };
      const listed = await this.ask<ListedScenarios>('cardwright/listScenarios', params);
      file.error = undefined;
      file.children.replace(
        listed.map(({ name, range }, at) => {
          const item = this.controller.createTestItem(`${uri.toString()}#${at}`, name, uri);
          item.range = toRange(range);
          item.sortText = String(at).padStart(5, '0');
          return item;
        }),
      );
    } catch (error) {
      file.error = error instanceof Error ? error.message : String(error);
    }
  }

  private async run(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    if (!request.include) await this.findFiles();
    const run = this.controller.createTestRun(request);
    const wanted = request.include ?? [...this.controller.items].map(([, item]) => item);
    const excluded = new Set(request.exclude?.map(({ id }) => id));
    const files = new Map<vscode.TestItem, Set<string> | undefined>();
    for (const item of wanted) {
      const file = item.parent ?? item;
      if (!item.parent) files.set(file, undefined);
      else if (!files.has(file)) files.set(file, new Set([item.id]));
      else files.get(file)?.add(item.id);
    }
    try {
      for (const [file, only] of files) {
        if (token.isCancellationRequested) break;
        if (!excluded.has(file.id)) await this.runFile(run, file, only, excluded);
      }
    } finally {
      run.end();
    }
  }

  private async runFile(
    run: vscode.TestRun,
    file: vscode.TestItem,
    only: ReadonlySet<string> | undefined,
    excluded: ReadonlySet<string>,
  ): Promise<void> {
    const { uri } = file;
    if (!uri) return;
    await this.list(file);
    const items = [...file.children].map(([, item]) => item);
    const chosen = items.filter(({ id }) => (only?.has(id) ?? true) && !excluded.has(id));
    for (const item of chosen) run.started(item);
    try {
      const params: ScenarioFileParams = {
        uri: uri.toString(),
        text: await textOf(uri),
        only: chosen.map(({ id }) => positionIn(id)),
      };
      const results = await this.ask<RanScenarios>('cardwright/runScenarios', params);
      for (const item of chosen) {
        const result = results.find(({ at }) => at === positionIn(item.id));
        if (result) report(run, item, uri, result);
        else run.errored(item, new vscode.TestMessage('The server could not run it; its log says why.'));
      }
    } catch (error) {
      const message = new vscode.TestMessage(error instanceof Error ? error.message : String(error));
      for (const item of chosen) run.errored(item, message);
    }
  }
}

function report(
  run: vscode.TestRun,
  item: vscode.TestItem,
  uri: vscode.Uri,
  { outcome, failures, log }: RanScenarios[number],
): void {
  run.appendOutput(`${[item.label, ...log.map((line) => `  ${line}`)].join('\r\n')}\r\n`, undefined, item);
  const messages = failures.map(({ message, range }) => {
    const told = new vscode.TestMessage(message);
    told.location = new vscode.Location(uri, toRange(range));
    return told;
  });
  if (outcome === 'passed') run.passed(item);
  else if (outcome === 'failed') run.failed(item, messages);
  else run.errored(item, messages);
}

function positionIn(id: string): number {
  return Number(id.slice(id.lastIndexOf('#') + 1));
}

/** The text as it stands in the editor, or else in the file. */
async function textOf(uri: vscode.Uri): Promise<string> {
  const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  return open?.getText() ?? new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
}

function toRange({ start, end }: PlainRange): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
