// The side view that follows the cursor and says what the words there mean in the rules.
import * as vscode from 'vscode';
import type { ExplainedWords } from '../../../server/src/protocol';
import type { AskServer } from './ask-server';
import { cursorPage, PAGE_COMMANDS } from './cursor-page';

/** How long the cursor must rest, in milliseconds. */
const REST = 120;

/** Fills the view while it is visible. */
export class CursorView implements vscode.WebviewViewProvider, vscode.Disposable {
  static readonly id = 'cardwright.rulesAtCursor';
  private view: vscode.WebviewView | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private shown: string | undefined;
  private turn = 0;
  private readonly subscriptions: vscode.Disposable[] = [];

  constructor(
    private readonly ask: AskServer,
    private readonly hasCards: (document: vscode.TextDocument) => boolean,
  ) {
    this.subscriptions.push(
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor === vscode.window.activeTextEditor) this.follow();
      }),
      vscode.window.onDidChangeActiveTextEditor(() => this.follow()),
    );
  }

  resolveWebviewView(view: vscode.WebviewView): void {
    this.view = view;
    this.shown = undefined;
    view.webview.options = {
      enableScripts: false,
      enableCommandUris: [...PAGE_COMMANDS],
      localResourceRoots: [],
    };
    view.onDidChangeVisibility(() => this.follow(), undefined, this.subscriptions);
    view.onDidDispose(() => (this.view = undefined), undefined, this.subscriptions);
    this.show(undefined);
    this.follow();
  }

  /** Looks at the cursor again once it rests. */
  follow(): void {
    clearTimeout(this.waiting);
    if (this.view?.visible) this.waiting = setTimeout(() => void this.update(), REST);
  }

  dispose(): void {
    clearTimeout(this.waiting);
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private async update(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    // Who reads the rulebook or clicks into the view keeps what is shown.
    if (!editor || !this.hasCards(editor.document)) return;
    const turn = (this.turn += 1);
    const { document, selection } = editor;
    const words = await this.ask<ExplainedWords | null>('cardwright/explain', {
      textDocument: { uri: document.uri.toString() },
      position: { line: selection.active.line, character: selection.active.character },
    });
    if (turn === this.turn) this.show(words ?? undefined);
  }

  private show(words: ExplainedWords | undefined): void {
    const key = JSON.stringify(words) ?? '';
    if (!this.view || key === this.shown) return;
    this.shown = key;
    const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
    const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    this.view.webview.html = cursorPage(words, nonce);
  }
}
