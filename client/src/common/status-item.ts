// What Cardwright knows about the open file, beside its language in the status bar.
import * as vscode from 'vscode';
import type { DocumentStatus } from '../../../server/src/protocol';
import { LANGUAGES } from './interest';

/** Holds what the server said about each document and shows it for the one in front. */
export class StatusItem implements vscode.Disposable {
  private readonly told = new Map<string, DocumentStatus>();
  private readonly telling = new vscode.EventEmitter<DocumentStatus>();
  private readonly disposables: vscode.Disposable[] = [];
  private item: vscode.LanguageStatusItem | undefined;
  readonly onDidTell = this.telling.event;

  constructor() {
    this.disposables.push(
      this.telling,
      vscode.window.onDidChangeActiveTextEditor(() => this.show()),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.told.delete(uri.toString())),
    );
  }

  statusOf(uri: string): DocumentStatus | undefined {
    return this.told.get(uri);
  }

  tell(status: DocumentStatus): void {
    this.told.set(status.uri, status);
    this.show();
    this.telling.fire(status);
  }

  dispose(): void {
    this.item?.dispose();
    for (const disposable of this.disposables) disposable.dispose();
  }

  private show(): void {
    const document = vscode.window.activeTextEditor?.document;
    const status = document && this.told.get(document.uri.toString());
    if (!status?.format) {
      this.item?.dispose();
      this.item = undefined;
      return;
    }
    this.item ??= vscode.languages.createLanguageStatusItem(
      'cardwright.status',
      LANGUAGES.map((language) => ({ language })),
    );
    this.item.name = 'Cardwright';
    this.item.text = `${status.format}: ${describeCards(status.cards)}`;
    this.item.detail = describeProblems(status);
    this.item.command = { command: 'workbench.actions.view.problems', title: 'Show problems' };
  }
}

/** `1 card`, `1,204 cards`. */
export function describeCards(cards: number): string {
  return counted(cards, 'card');
}

/** `no problems`, `2 errors, 1 warning`. */
export function describeProblems(
  status: Pick<DocumentStatus, 'errors' | 'warnings' | 'information'>,
): string {
  const { errors, warnings, information } = status;
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
    ...(information > 0 ? [counted(information, 'suggestion')] : []),
  ];
  return parts.join(', ') || 'no problems';
}

/** A number with its noun, in the plural where needed. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
