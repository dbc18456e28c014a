// The rules inside VS Code, without a rulebook: pages of the digest, outline, links, jumps, references, reminder text.
import * as assert from 'node:assert';
import { it } from 'mocha';
import * as vscode from 'vscode';
import { actionsOn, openFile, rangeOf } from './editor';

const PAGE = 'cardwright-rules:/Rules%20Digest.rules';

/** Defines the tests; mocha runs them. */
export function defineRulesTests(): void {
  const ask = <T>(command: string, uri: vscode.Uri, at?: vscode.Position): Thenable<T> =>
    vscode.commands.executeCommand<T>(command, uri, ...(at ? [at] : []));

  it('lead from a keyword to its rule', async () => {
    const { document } = await openFile('cards/market.card');
    const at = rangeOf(document, 'Flying').start.translate(0, 1);
    const [found] = await ask<vscode.Location[]>('vscode.executeDefinitionProvider', document.uri, at);
    assert.strictEqual(found?.uri.toString(), PAGE);
    const page = await vscode.workspace.openTextDocument(found.uri);
    assert.strictEqual(page.lineAt(found.range.start.line).text, '702.9. Flying');
  });

  it('show the rulebook with an outline and links', async () => {
    await vscode.commands.executeCommand('cardwright.showRule', '701.47');
    const editor = vscode.window.activeTextEditor;
    assert.strictEqual(editor?.document.uri.toString(), PAGE);
    assert.strictEqual(editor.document.languageId, 'cardwright-rules');
    assert.match(editor.document.lineAt(editor.selection.active.line).text, /^701\.47\. Amass/);
    const outline = await ask<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      editor.document.uri,
    );
    assert.strictEqual(outline[0]?.name, '1 Game Concepts');
    assert.strictEqual(outline.length, 9);
  });

  it('find the cards of the workspace that depend on a rule', async () => {
    await vscode.commands.executeCommand('cardwright.showRule', '701.47');
    const editor = vscode.window.activeTextEditor;
    assert.ok(editor);
    const at = editor.selection.active;
    const found = await ask<vscode.Location[]>('vscode.executeReferenceProvider', editor.document.uri, at);
    assert.ok(found.some(({ uri }) => uri.path.endsWith('cards/army.card')));
    assert.ok(!found.some(({ uri }) => uri.path.endsWith('cards/market.card')));
  });

  it('offer the reminder text of a keyword', async () => {
    const { document } = await openFile('cards/market.card');
    const [action] = await actionsOn(document, 'Flying', 'refactor');
    assert.strictEqual(action?.title, 'Insert the reminder text of “Flying”');
    assert.ok(action.edit && (await vscode.workspace.applyEdit(action.edit)));
    assert.match(document.getText(), /^Flying \(This creature can't be blocked except by [^\n]*\.\)$/m);
  });
}
