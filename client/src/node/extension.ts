// Entry of the extension where Node is at hand: the server is a process of its own.
import { homedir } from 'node:os';
import * as vscode from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { activate as activateCommon } from '../common/extension';
import type { CardwrightApi } from '../common/extension';

/** Called by VS Code when a card file opens. */
export function activate(context: vscode.ExtensionContext): Promise<CardwrightApi> {
  const module = vscode.Uri.joinPath(context.extensionUri, 'server/dist/language-server.js').fsPath;
  return activateCommon(
    context,
    (options) =>
      new LanguageClient('cardwright', 'Cardwright', { module, transport: TransportKind.ipc }, options),
    homedir(),
  );
}
