// The panel of a simulation: keeps the place and the answers, runs again when they change, and shows the page.
import * as vscode from 'vscode';
import type {
  SimulatedDecision,
  SimulateParams,
  Simulation,
  SimulationAnswer,
  SimulationScenarioResult,
} from '../../../server/src/protocol';
import type { AskServer } from '../rules/ask-server';
import { askAnswer, chooseDecision, decisionsOf } from './ask-answer';
import { emptyPage, PAGE_COMMANDS, simulationPage, type PageMessage } from './page';
import { WordsShown } from './words-shown';

/** How long typing must rest, in milliseconds, before the run is made again. */
const REST = 400;

/** The one panel; another simulation takes its place. */
export class SimulationPanel implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;
  private place: { readonly uri: string; readonly position: SimulateParams['position'] } | undefined;
  private answers: SimulationAnswer[] = [];
  private run: Simulation | undefined;
  private at = 0;
  private turn = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private readonly words = new WordsShown();
  private readonly subscriptions: vscode.Disposable[];

  constructor(private readonly ask: AskServer) {
    this.subscriptions = [
      vscode.workspace.onDidChangeTextDocument((change) => this.follow(change)),
      vscode.window.onDidChangeVisibleTextEditors(() => this.mark()),
    ];
  }

  /** Simulates what stands at a place. Says so when there is nothing. */
  async show(uri: string, position: SimulateParams['position']): Promise<void> {
    const run = await this.simulate({ uri, position }, []);
    if (!run) {
      void vscode.window.showInformationMessage(
        'There is nothing to simulate here. Put the cursor on a spell or an ability of a card.',
      );
      return;
    }
    this.place = { uri, position };
    this.answers = [];
    this.at = 0;
    this.open();
    this.render(run);
  }

  /** What is shown, for tests. */
  get shown(): Simulation | undefined {
    return this.run;
  }

  dispose(): void {
    clearTimeout(this.waiting);
    this.panel?.dispose();
    this.words.dispose();
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private open(): void {
    if (this.panel) {
      this.panel.reveal(undefined, false);
      return;
    }
    const panel = vscode.window.createWebviewPanel(
      'cardwright.simulation',
      'Simulation',
      vscode.ViewColumn.Beside,
      { enableScripts: true, enableCommandUris: [...PAGE_COMMANDS], localResourceRoots: [] },
    );
    this.panel = panel;
    panel.webview.onDidReceiveMessage((message: PageMessage) => void this.hear(message));
    panel.onDidDispose(() => {
      this.panel = undefined;
      this.place = undefined;
      this.run = undefined;
      this.words.clear();
    });
  }

  private simulate(
    { uri, position }: NonNullable<SimulationPanel['place']>,
    answers: readonly SimulationAnswer[],
  ): Promise<Simulation | null> {
    const params: SimulateParams = { textDocument: { uri }, position, answers };
    return this.ask<Simulation | null>('cardwright/simulate', params);
  }

  private render(run: Simulation | undefined): void {
    this.run = run;
    if (!this.panel) return;
    const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
    const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    this.at = Math.min(this.at, Math.max(0, (run?.steps.length ?? 1) - 1));
    this.panel.title = run ? `Simulation: ${run.card}` : 'Simulation';
    this.panel.webview.html = run ? simulationPage(run, this.at, nonce) : emptyPage(nonce);
    this.mark();
  }

  private mark(): void {
    if (this.place && this.run) this.words.show(this.place.uri, this.run, this.at);
    else this.words.clear();
  }

  private async again(): Promise<void> {
    const { place } = this;
    if (!place) return;
    const turn = (this.turn += 1);
    const run = await this.simulate(place, this.answers);
    if (turn === this.turn) this.render(run ?? undefined);
  }

  private async hear(message: PageMessage): Promise<void> {
    const { run, place } = this;
    if (!run || !place) return;
    switch (message.kind) {
      case 'step':
        this.at = message.at;
        this.mark();
        break;
      case 'words':
        this.words.reveal(place.uri, run, message.at);
        break;
      case 'change':
        await this.change(await chooseDecision(run));
        break;
      case 'answer':
        await this.change(decisionsOf(run).find(({ at }) => at === message.at));
        break;
      case 'save':
        await this.save(run);
        break;
    }
  }

  private async change(decision: SimulatedDecision | undefined): Promise<void> {
    if (!decision) return;
    const chosen = await askAnswer(decision);
    if (!chosen) return;
    const { at, question } = decision;
    this.answers = [...this.answers.filter((each) => each.at !== at), { at, question, chosen }];
    await this.again();
  }

  private async save({ card }: Simulation): Promise<void> {
    const { place } = this;
    if (!place) return;
    const params: SimulateParams = {
      textDocument: { uri: place.uri },
      position: place.position,
      answers: this.answers,
    };
    const { text, problem } = await this.ask<SimulationScenarioResult>(
      'cardwright/simulationScenario',
      params,
    );
    if (text === undefined) {
      void vscode.window.showInformationMessage(problem ?? 'This run cannot be saved as a scenario.');
      return;
    }
    const file = `${
      card
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '') || 'run'
    }.scenario.yaml`;
    const target = await vscode.window.showSaveDialog({
      defaultUri: vscode.Uri.joinPath(vscode.Uri.parse(place.uri), '..', file),
      // An ending of two parts would be added once more.
      filters: { Scenarios: ['yaml', 'yml'] },
      saveLabel: 'Save Scenario',
    });
    if (!target) return;
    await vscode.workspace.fs.writeFile(target, new TextEncoder().encode(text));
    await vscode.window.showTextDocument(target, { viewColumn: vscode.ViewColumn.One });
  }

  /** The card changed: the place moves with its line, and the run is made again. */
  private follow({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const { place } = this;
    if (!place || contentChanges.length === 0 || document.uri.toString() !== place.uri) return;
    let { line, character } = place.position;
    for (const { range, text } of contentChanges) {
      if (range.end.line < line || (range.end.line === line && range.end.character <= character)) {
        const lines = text.split('\n');
        if (range.end.line === line) {
          const kept = lines.length === 1 ? range.start.character : 0;
          character = character - range.end.character + lines.at(-1)!.length + kept;
        }
        line += lines.length - 1 - (range.end.line - range.start.line);
      }
    }
    this.place = { uri: place.uri, position: { line: Math.max(0, line), character: Math.max(0, character) } };
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.again(), REST);
  }
}
