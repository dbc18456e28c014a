// The extension inside a real VS Code: problems, hover, fixes, settings and every command.
import * as assert from 'node:assert';
import { afterEach, describe, it } from 'mocha';
import * as vscode from 'vscode';
import { defineFormatTests } from './format-tests';
import { actionsOn, closeAll, codesOf, fileUri, hoverOn, openFile, problemsBecome } from './editor';
import { defineRulesTests } from './rules-tests';

const CHOICE = 'undefined-choice';
const COUNTER = 'illegal-keyword-counter';
const AMASS = 'amass-subtype';

/** Defines the tests; mocha runs them. */
export function defineTests(): void {
  describe('Cardwright in VS Code', () => {
    afterEach(closeAll);
    describe('card files', defineCardTests);
    describe('JSON files', defineJsonTests);
    describe('files of other programs', defineFormatTests);
    describe('commands', defineCommandTests);
    describe('settings', defineSettingTests);
    describe('rules', defineRulesTests);
  });
}

function defineCardTests(): void {
  it('have a language of their own, and problems as they open', async () => {
    const { document } = await openFile('cards/market.card');
    assert.strictEqual(document.languageId, 'cardwright-card');
    await problemsBecome(document.uri, [CHOICE, COUNTER]);
    const [choice] = vscode.languages.getDiagnostics(document.uri);
    assert.ok(choice && typeof choice.code === 'object');
    assert.strictEqual(choice.code.target.toString(), 'cardwright-check:/card/undefined-choice.md');
    const page = await vscode.workspace.openTextDocument(choice.code.target);
    assert.match(page.getText(), /^# undefined-choice/);
  });

  it('lose a problem as it is typed away', async () => {
    const editor = await openFile('cards/market.card');
    await problemsBecome(editor.document.uri, [CHOICE, COUNTER]);
    const start = editor.document.getText().indexOf('prowess');
    const at = editor.document.positionAt(start);
    await editor.edit((edit) => edit.replace(new vscode.Range(at, at.translate(0, 7)), 'flying'));
    await problemsBecome(editor.document.uri, [CHOICE]);
  });

  it('explain words on hover', async () => {
    const { document } = await openFile('cards/market.card');
    await problemsBecome(document.uri, [CHOICE, COUNTER]);
    assert.match(await hoverOn(document, 'Flying'), /Flying[^]*CR 702\.9/);
    assert.match(await hoverOn(document, '{W}'), /CR 107\.4/);
  });

  it('are mended by a quick fix', async () => {
    const { document } = await openFile('cards/market.card');
    await problemsBecome(document.uri, [CHOICE, COUNTER]);
    const [fix] = await actionsOn(document, 'the chosen color', 'quickfix');
    assert.ok(fix?.edit);
    await vscode.workspace.applyEdit(fix.edit);
    await problemsBecome(document.uri, [COUNTER]);
    assert.match(document.getText(), /enters, choose a color\./);
  });

  it('are mended in one step where the same is wrong twice', async () => {
    const { document } = await openFile('cards/army.card');
    await problemsBecome(document.uri, [AMASS, AMASS]);
    const fixes = await actionsOn(document, 'Amass 3', 'quickfix');
    const all = fixes.find(({ title }) => title.includes('of this kind'));
    assert.ok(all?.edit);
    await vscode.workspace.applyEdit(all.edit);
    await problemsBecome(document.uri, []);
    assert.match(document.getText(), /Amass Zombies 3\.[^]*Amass Zombies 1\./);
  });

  it('have an outline', async () => {
    const { document } = await openFile('cards/market.card');
    await problemsBecome(document.uri, [CHOICE, COUNTER]);
    const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    assert.deepStrictEqual(
      symbols.map(({ name }) => name),
      ['Prism Herald', 'Forge Tutor'],
    );
  });
}

function defineJsonTests(): void {
  it('with cards have problems inside their strings', async () => {
    const { document } = await openFile('set.json');
    await problemsBecome(document.uri, [CHOICE]);
    const [problem] = vscode.languages.getDiagnostics(document.uri);
    assert.strictEqual(problem && document.getText(problem.range), 'the chosen color');
  });

  it('without cards are left alone', async () => {
    const { document } = await openFile('other.json');
    assert.strictEqual(await hoverOn(document, 'the chosen color'), '');
    assert.deepStrictEqual(codesOf(document.uri), []);
  });
}

function defineCommandTests(): void {
  it('check files that are not open', async () => {
    await vscode.commands.executeCommand('cardwright.checkWorkspace');
    await problemsBecome(fileUri('cards/army.card'), [AMASS, AMASS]);
    await problemsBecome(fileUri('set.json'), [CHOICE]);
    assert.deepStrictEqual(codesOf(fileUri('other.json')), []);
  });

  it('restart the server', async () => {
    const { document } = await openFile('cards/army.card');
    await problemsBecome(document.uri, [AMASS, AMASS]);
    await vscode.commands.executeCommand('cardwright.restart');
    await problemsBecome(document.uri, [AMASS, AMASS]);
    assert.match(await hoverOn(document, 'Amass'), /CR 701\.47/);
  });

  it('fix the whole file', async () => {
    const { document } = await openFile('cards/army.card');
    await problemsBecome(document.uri, [AMASS, AMASS]);
    await vscode.commands.executeCommand('cardwright.fixAll');
    await problemsBecome(document.uri, []);
  });

  it('are all there', async () => {
    const manifest = vscode.extensions.getExtension('cardwright.cardwright-vscode')?.packageJSON as {
      contributes: { commands: { command: string }[] };
    };
    const known = new Set(await vscode.commands.getCommands(true));
    const missing = manifest.contributes.commands.filter(({ command }) => !known.has(command));
    assert.deepStrictEqual(missing, []);
    await vscode.commands.executeCommand('cardwright.showLog');
  });
}

function defineSettingTests(): void {
  const settings = (): vscode.WorkspaceConfiguration => vscode.workspace.getConfiguration();
  const set = (name: string, value: unknown): Thenable<void> =>
    settings().update(name, value, vscode.ConfigurationTarget.Workspace);

  it('turn a check off, and on again', async () => {
    const { document } = await openFile('cards/market.card');
    await problemsBecome(document.uri, [CHOICE, COUNTER]);
    await set('cardwright.checks', { [CHOICE]: 'off' });
    await problemsBecome(document.uri, [COUNTER]);
    await set('cardwright.checks', undefined);
    await problemsBecome(document.uri, [CHOICE, COUNTER]);
  });

  it('turn everything off, and on again', async () => {
    const { document } = await openFile('cards/market.card');
    await problemsBecome(document.uri, [CHOICE, COUNTER]);
    await set('cardwright.enable', false);
    await problemsBecome(document.uri, []);
    await set('cardwright.enable', undefined);
    await problemsBecome(document.uri, [CHOICE, COUNTER]);
  });

  it('fix on save where the user wants that', async () => {
    await set('editor.codeActionsOnSave', { 'source.fixAll.cardwright': 'explicit' });
    const editor = await openFile('cards/army.card');
    await problemsBecome(editor.document.uri, [AMASS, AMASS]);
    const before = editor.document.getText();
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), '# touched\n'));
    await editor.document.save();
    assert.match(editor.document.getText(), /Amass Zombies 3\./);
    await set('editor.codeActionsOnSave', undefined);
    await vscode.workspace.fs.writeFile(editor.document.uri, new TextEncoder().encode(before));
  });
}
