// Entry of the extension in the browser: the server runs in a web worker.
import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { activate as activateCommon } from '../common/extension';
import type { CardwrightApi } from '../common/extension';

/** The browser's own; the compiler knows only Node's types here. */
declare const Worker: new (address: string) => object;

/** Called by VS Code when a card file opens. */
export function activate(context: vscode.ExtensionContext): Promise<CardwrightApi> {
  const address = vscode.Uri.joinPath(context.extensionUri, 'server/dist/language-server-worker.js').toString(
    true,
  );
  return activateCommon(
    context,
    (options) => new LanguageClient('cardwright', 'Cardwright', new Worker(address), options),
  );
}
