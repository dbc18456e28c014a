// The command that checks all card files of the workspace, open or not.
import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type {
  CheckFilesParams,
  CheckFilesResult,
  FileToCheck,
  ServerOffers,
} from '../../../server/src/protocol';
import { CARD_FILES } from './interest';
import { addressOfSet } from './mse-sets';
import type { MseSets } from './mse-sets';
import { counted, describeCards, describeProblems } from './status-item';

/** Files above this size are left to the command line, which reads them faster. */
const LARGEST_FILE = 32 * 1024 * 1024;
/** About how many characters go to the server at once. */
const BATCH_LENGTH = 1024 * 1024;
/** And how many files. */
const BATCH_FILES = 512;
/** Files that are read at a time. */
const READ_AT_ONCE = 32;

/** Checks the files with a progress bar, then says what was found and opens the list of problems. */
export async function checkWorkspace(
  client: BaseLanguageClient,
  sets: MseSets,
): Promise<CheckFilesResult | undefined> {
  const found = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Notification, title: 'Checking card files', cancellable: true },
    (progress, cancelled) => checkFiles(client, sets, progress, cancelled),
  );
  if (!found) return undefined;
  void tell(found);
  return found;
}

async function checkFiles(
  client: BaseLanguageClient,
  sets: MseSets,
  progress: vscode.Progress<{ message?: string; increment?: number }>,
  cancelled: vscode.CancellationToken,
): Promise<CheckFilesResult | undefined> {
  const passedOver = '**/{node_modules,.git}/**';
  const found = await Promise.all(
    CARD_FILES.map((files) => vscode.workspace.findFiles(files, passedOver, undefined, cancelled)),
  );
  const uris = found.flat();
  const offers = client.initializeResult?.capabilities.experimental as ServerOffers | undefined;
  const open = new Set(vscode.workspace.textDocuments.map(({ uri }) => uri.toString()));
  // What the server reads from the disk need not take the way through the editor.
  const readsItself = (uri: vscode.Uri): boolean =>
    offers?.readsFiles === true &&
    uri.scheme === 'file' &&
    !uri.path.endsWith('.mse-set') &&
    !open.has(uri.toString());
  let sum: CheckFilesResult = { files: 0, cards: 0, errors: 0, warnings: 0, information: 0, hints: 0 };
  let batch: FileToCheck[] = [];
  let length = 0;
  let first = true;
  const send = async (): Promise<void> => {
    const params: CheckFilesParams = { files: batch, first };
    sum = add(sum, await client.sendRequest<CheckFilesResult>('cardwright/checkFiles', params));
    [batch, length, first] = [[], 0, false];
  };
  for (let at = 0; at < uris.length; at += READ_AT_ONCE) {
    if (cancelled.isCancellationRequested) return undefined;
    const some = uris.slice(at, at + READ_AT_ONCE);
    const increment = (100 * some.length) / uris.length;
    progress.report({ message: vscode.workspace.asRelativePath(some[0]!), increment });
    for (const uri of some.filter(readsItself)) batch.push({ uri: client.code2ProtocolConverter.asUri(uri) });
    const others = some.filter((uri) => !readsItself(uri));
    for (const file of await Promise.all(others.map((uri) => readFile(uri, sets)))) {
      if (!file) continue;
      batch.push({ uri: client.code2ProtocolConverter.asUri(file.uri), text: file.text });
      length += file.text.length;
    }
    if (length >= BATCH_LENGTH || batch.length >= BATCH_FILES) await send();
  }
  await send();
  return sum;
}

/** A text with cards and the address at which its problems show. */
interface ReadFile {
  readonly uri: vscode.Uri;
  readonly text: string;
}

async function readFile(uri: vscode.Uri, sets: MseSets): Promise<ReadFile | undefined> {
  if (!uri.path.endsWith('.mse-set')) {
    const text = await readText(uri);
    return text === undefined ? undefined : { uri, text };
  }
  try {
    return { uri: addressOfSet(uri), text: await sets.read(uri) };
  } catch {
    // No package, or none that can be read: opening it says why.
    return undefined;
  }
}

/** The text of a file, as an editor holds it or as it is on disk; undefined when it is too large or gone. */
async function readText(uri: vscode.Uri): Promise<string | undefined> {
  const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (open) return open.getText();
  try {
    const { size } = await vscode.workspace.fs.stat(uri);
    if (size > LARGEST_FILE) return undefined;
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
  } catch {
    // Gone since it was found, or not ours to read: there is nothing to check.
    return undefined;
  }
}

async function tell(found: CheckFilesResult): Promise<void> {
  if (found.files === 0) {
    await vscode.window.showInformationMessage('There are no card files in this workspace.');
    return;
  }
  const checked = `${describeCards(found.cards)} in ${counted(found.files, 'file')} checked`;
  const message = `${checked}: ${describeProblems(found)}.`;
  if (found.errors + found.warnings + found.information === 0) {
    await vscode.window.showInformationMessage(message);
    return;
  }
  const choice = await vscode.window.showInformationMessage(message, 'Show Problems');
  if (choice) await vscode.commands.executeCommand('workbench.actions.view.problems');
}

function add(one: CheckFilesResult, other: CheckFilesResult): CheckFilesResult {
  return {
    files: one.files + other.files,
    cards: one.cards + other.cards,
    errors: one.errors + other.errors,
    warnings: one.warnings + other.warnings,
    information: one.information + other.information,
    hints: one.hints + other.hints,
  };
}
