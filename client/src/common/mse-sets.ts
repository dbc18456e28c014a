// Shows the text inside a Magic Set Editor package, which is a zip, as a document that can be read and not changed.
import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { ReadMseSetParams, ReadMseSetResult } from '../../../server/src/protocol';

/** The scheme of such a document: it has the package's path, and the package's whole address in the query. */
export const MSE_SCHEME = 'cardwright-mse';

/** The address of the text inside a package. */
export function addressOfSet(file: vscode.Uri): vscode.Uri {
  return vscode.Uri.from({ scheme: MSE_SCHEME, path: file.path, query: file.toString() });
}

/** Asks the server for the text of packages, and tells when one changed on the disk. */
export class MseSets implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  private readonly watcher = vscode.workspace.createFileSystemWatcher('**/*.mse-set', true, false, true);
  readonly onDidChange = this.changed.event;

  constructor(private readonly client: () => Promise<BaseLanguageClient>) {
    this.watcher.onDidChange((file) => this.changed.fire(addressOfSet(file)));
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    return this.read(vscode.Uri.parse(uri.query, true));
  }

  /** The text of a package. Fails with a message for people. */
  async read(file: vscode.Uri): Promise<string> {
    const bytes = await vscode.workspace.fs.readFile(file);
    const params: ReadMseSetParams = { base64: toBase64(bytes) };
    const client = await this.client();
    const { text, problem } = await client.sendRequest<ReadMseSetResult>('cardwright/readMseSet', params);
    if (text === undefined)
      throw new Error(`${vscode.workspace.asRelativePath(file)}: ${problem ?? 'no set'}`);
    return text;
  }

  dispose(): void {
    this.watcher.dispose();
    this.changed.dispose();
  }
}

/** Opens the text of a package: the one that is named, the one in front, or one that the user picks. */
export async function openMseSet(named?: unknown): Promise<void> {
  const file = named instanceof vscode.Uri ? named : (fileInFront() ?? (await pickFile()));
  if (!file) return;
  try {
    const address = file.scheme === MSE_SCHEME ? file : addressOfSet(file);
    const document = await vscode.workspace.openTextDocument(address);
    await vscode.window.showTextDocument(document, { preview: false });
  } catch (error) {
    void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
  }
}

function fileInFront(): vscode.Uri | undefined {
  const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
  const uri = (input as { uri?: unknown } | undefined)?.uri;
  return uri instanceof vscode.Uri && uri.path.endsWith('.mse-set') ? uri : undefined;
}

async function pickFile(): Promise<vscode.Uri | undefined> {
  const picked = await vscode.window.showOpenDialog({
    filters: { 'Magic Set Editor sets': ['mse-set'] },
    openLabel: 'Open Cards',
  });
  return picked?.[0];
}

/** Bytes as text for the way to the server, a piece at a time: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(binary);
}
