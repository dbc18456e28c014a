// What the tests do with VS Code: open, wait for problems, edit. Nothing sleeps; all wait for events.
import * as assert from 'node:assert';
import * as vscode from 'vscode';

/** The address of a file of the workspace. */
export function fileUri(path: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  assert.ok(folder, 'a folder is open');
  return vscode.Uri.joinPath(folder.uri, path);
}

/** Opens a file in an editor. */
export async function openFile(path: string): Promise<vscode.TextEditor> {
  return vscode.window.showTextDocument(await vscode.workspace.openTextDocument(fileUri(path)));
}

/** Closes all editors without saving. */
export async function closeAll(): Promise<void> {
  for (const tab of vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs)) {
    const { input } = tab;
    if (input instanceof vscode.TabInputText) await vscode.window.showTextDocument(input.uri);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
}

/** The codes of a file's problems, in their order in the file. */
export function codesOf(uri: vscode.Uri): string[] {
  return vscode.languages
    .getDiagnostics(uri)
    .sort((a, b) => a.range.start.compareTo(b.range.start))
    .map(({ code }) => String(typeof code === 'object' ? code.value : code));
}

/** Waits until the problems of a file are these. */
export async function problemsBecome(uri: vscode.Uri, codes: readonly string[]): Promise<void> {
  const wanted = JSON.stringify(codes);
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      if (JSON.stringify(codesOf(uri)) !== wanted) return;
      clearTimeout(timer);
      listener.dispose();
      resolve();
    };
    const listener = vscode.languages.onDidChangeDiagnostics(look);
    const timer = setTimeout(() => {
      listener.dispose();
      reject(new Error(`problems stayed ${JSON.stringify(codesOf(uri))} instead of ${wanted}`));
    }, 20_000);
    look();
  });
}

/** The range where `words` stand first. */
export function rangeOf(document: vscode.TextDocument, words: string): vscode.Range {
  const start = document.getText().indexOf(words);
  assert.ok(start >= 0, `“${words}” is in the document`);
  return new vscode.Range(document.positionAt(start), document.positionAt(start + words.length));
}

/** The hover's words on `words`, without those of problems. */
export async function hoverOn(document: vscode.TextDocument, words: string): Promise<string> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    rangeOf(document, words).start.translate(0, 1),
  );
  return hovers
    .flatMap(({ contents }) => contents)
    .map((content) => (typeof content === 'string' ? content : content.value))
    .join('\n');
}

/** The actions offered on `words`. */
export function actionsOn(
  document: vscode.TextDocument,
  words: string,
  kind?: string,
): Thenable<vscode.CodeAction[]> {
  return vscode.commands.executeCommand(
    'vscode.executeCodeActionProvider',
    document.uri,
    rangeOf(document, words),
    kind,
  );
}
