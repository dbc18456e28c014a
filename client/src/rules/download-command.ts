// The command "Download the Comprehensive Rules": asks first, then sets the file as the rulebook.
import * as vscode from 'vscode';
import type { CheckRulebookParams, CheckRulebookResult } from '../../../server/src/protocol';
import type { AskServer } from './ask-server';
import { downloadRules, storeRules } from './download';
import type { RulesFolder } from './download';

/** Asks, downloads into `folder` and chooses the file; gives whether it did. */
export async function downloadCommand(ask: AskServer, folder: vscode.Uri): Promise<boolean> {
  const settings = vscode.workspace.getConfiguration('cardwright.rulebook');
  const address = settings.get<string>('downloadAddress', '').trim();
  const yes = 'Download';
  const chosen = await vscode.window.showInformationMessage(
    'Download the Comprehensive Rules?',
    {
      modal: true,
      detail:
        `About 1 MB is fetched from ${address} and kept on this machine. ` +
        'Hovers then quote the official text. The text belongs to Wizards of the Coast.',
    },
    yes,
  );
  if (chosen !== yes) return false;
  const options = {
    location: vscode.ProgressLocation.Notification,
    title: 'Downloading the rules',
    cancellable: true,
  };
  const file = await vscode.window.withProgress(options, async (_, cancelled) => {
    const abort = new AbortController();
    cancelled.onCancellationRequested(() => abort.abort());
    try {
      const rules = await downloadRules(address, {
        fetch: (url, request) => fetch(url, request),
        check: (text) =>
          ask<CheckRulebookResult>('cardwright/checkRulebook', { text } satisfies CheckRulebookParams),
        signal: abort.signal,
      });
      await vscode.workspace.fs.createDirectory(folder);
      return vscode.Uri.joinPath(folder, await storeRules(rules, folderAt(folder)));
    } catch (error) {
      if (!cancelled.isCancellationRequested) {
        const reason = error instanceof Error ? error.message : String(error);
        void vscode.window.showErrorMessage(
          `The rules were not downloaded, and nothing was changed. ${reason}`,
        );
      }
      return undefined;
    }
  });
  if (!file) return false;
  const name = file.scheme === 'file' ? file.fsPath : file.toString();
  await settings.update('file', name, vscode.ConfigurationTarget.Global);
  void vscode.window.showInformationMessage('The rules are downloaded. Hovers now quote them.');
  return true;
}

function folderAt(folder: vscode.Uri): RulesFolder {
  const { fs } = vscode.workspace;
  const at = (name: string): vscode.Uri => vscode.Uri.joinPath(folder, name);
  return {
    has: (name) =>
      fs.stat(at(name)).then(
        () => true,
        () => false,
      ) as Promise<boolean>,
    write: async (name, bytes) => fs.writeFile(at(name), bytes),
    rename: async (from, to) => fs.rename(at(from), at(to), { overwrite: true }),
    remove: (name) => fs.delete(at(name)).then(undefined, () => undefined) as Promise<void>,
  };
}
