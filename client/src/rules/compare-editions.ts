// The command "Compare Editions of the Rules": asks for two files and shows what changed, also for one's own cards.
import * as vscode from 'vscode';
import type { CompareEditionsParams, CompareEditionsResult } from '../../../server/src/protocol';
import type { AskServer } from './ask-server';
import { toUri } from './files';
import type { RulesPages } from './pages';

interface EditionItem extends vscode.QuickPickItem {
  /** Undefined for "another file". */
  readonly uri?: vscode.Uri;
}

/** Asks for two editions and shows the comparison. `folder` holds the downloaded ones. */
export async function compareEditions(ask: AskServer, pages: RulesPages, folder: vscode.Uri): Promise<void> {
  const known = await knownEditions(folder);
  const first = await choose('Compare Editions: first file', known);
  const second =
    first &&
    (await choose(
      'Compare Editions: second file',
      known.filter(({ uri }) => !isSame(uri, first)),
    ));
  if (!first || !second) return;
  await showComparison(ask, pages, first, second);
}

/** Compares two files and shows what is found. */
export async function showComparison(
  ask: AskServer,
  pages: RulesPages,
  first: vscode.Uri,
  second: vscode.Uri,
): Promise<void> {
  const options = { location: vscode.ProgressLocation.Window, title: 'Comparing editions' };
  const { title, markdown, problem } = await vscode.window.withProgress(options, async () => {
    const params: CompareEditionsParams = { texts: [await readText(first), await readText(second)] };
    return ask<CompareEditionsResult>('cardwright/compareEditions', params);
  });
  if (title !== undefined && markdown !== undefined) await pages.showReport(title, markdown);
  else void vscode.window.showErrorMessage(problem ?? 'The files could not be compared.');
}

async function knownEditions(folder: vscode.Uri): Promise<readonly EditionItem[]> {
  const chosen = vscode.workspace.getConfiguration('cardwright.rulebook').get<string>('file', '').trim();
  const uris = chosen === '' ? [] : [await toUri(chosen)];
  try {
    for (const [name] of await vscode.workspace.fs.readDirectory(folder)) {
      const uri = vscode.Uri.joinPath(folder, name);
      if (name.endsWith('.txt') && !uris.some((other) => isSame(other, uri))) uris.push(uri);
    }
  } catch {
    // Nothing has been downloaded yet.
  }
  return uris.map((uri) => ({ label: uri.path.split('/').at(-1) ?? '', description: uri.fsPath, uri }));
}

async function choose(title: string, known: readonly EditionItem[]): Promise<vscode.Uri | undefined> {
  const other: EditionItem = { label: '$(folder-opened) Another file…' };
  const chosen = known.length === 0 ? other : await vscode.window.showQuickPick([...known, other], { title });
  if (!chosen) return undefined;
  if (chosen.uri) return chosen.uri;
  const found = await vscode.window.showOpenDialog({ title, filters: { 'Comprehensive Rules': ['txt'] } });
  return found?.[0];
}

async function readText(uri: vscode.Uri): Promise<string> {
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
}

function isSame(one: vscode.Uri | undefined, other: vscode.Uri): boolean {
  return one?.toString() === other.toString();
}
