// Shows the page of a check, which the code beside a problem links to.
import * as vscode from 'vscode';

/** The scheme of a page's address, as `cardwright-check:/card/undefined-choice.md`. */
export const PAGE_SCHEME = 'cardwright-check';

/** Reads pages from the extension's own folder. */
export class CheckPages implements vscode.TextDocumentContentProvider {
  constructor(private readonly extensionUri: vscode.Uri) {}

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const file = vscode.Uri.joinPath(this.extensionUri, 'server/src/checks', uri.path);
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
  }
}
