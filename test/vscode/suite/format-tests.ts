// Files of other programs inside a real VS Code: recognised, coloured, with names to jump to, and packages opened.
import * as assert from 'node:assert';
import { after, afterEach, before, it } from 'mocha';
import * as vscode from 'vscode';
import { packMseSet } from '../../../server/src/formats/mse';
import { closeAll, fileUri, openFile, problemsBecome, rangeOf } from './editor';

const SCRIPT = `Name:Root Teller
ManaCost:1 G
Types:Creature Treefolk
PT:0/3
T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigDraw | TriggerDescription$ Whenever CARDNAME attacks, draw a card.
SVar:TrigDraw:DB$ Draw | NumCards$ 1 | SubAbility$ DBGone
Oracle:Whenever Root Teller attacks, draw a card.
`;

const SET = `mse version: 2.0.2
game: magic
stylesheet: m15-altered
card:
	name: Lantern Keeper
	casting cost: 1GW
	super type: Creature
	rule text: Add one mana of the chosen color.
	power: 2
	toughness: 3
`;

/** Defines the tests; mocha runs them. */
export function defineFormatTests(): void {
  const script = fileUri('root_teller.txt');
  const packed = fileUri('lantern.mse-set');

  before(async () => {
    await vscode.workspace.fs.writeFile(script, new TextEncoder().encode(SCRIPT));
    await vscode.workspace.fs.writeFile(packed, packMseSet(SET));
  });
  afterEach(closeAll);
  after(async () => {
    await vscode.workspace.fs.delete(script);
    await vscode.workspace.fs.delete(packed);
  });

  it('are known as Forge scripts by what is in them', async () => {
    await openFile('root_teller.txt');
    await problemsBecome(script, ['undefined-svar']);
    const document = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === script.toString());
    assert.strictEqual(document?.languageId, 'forge-script');
  });

  it('have names that are renamed together, an outline and completions', async () => {
    const { document } = await openFile('root_teller.txt');
    await problemsBecome(script, ['undefined-svar']);
    const place = rangeOf(document, 'SVar:TrigDraw').end;
    const edit = await vscode.commands.executeCommand<vscode.WorkspaceEdit>(
      'vscode.executeDocumentRenameProvider',
      script,
      place,
      'Drawing',
    );
    assert.deepStrictEqual(
      edit.get(script).map(({ newText }) => newText),
      ['Drawing', 'Drawing'],
    );
    const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      script,
    );
    assert.deepStrictEqual(
      symbols[0]?.children.map(({ name }) => name),
      ['Attacks trigger', 'TrigDraw'],
    );
    const list = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      script,
      rangeOf(document, 'DB$ Dr').end,
    );
    assert.ok(list.items.some(({ label }) => label === 'DrawCards' || label === 'Draw'));
  });

  it('have colours for what was understood', async () => {
    await openFile('root_teller.txt');
    await problemsBecome(script, ['undefined-svar']);
    const tokens = await vscode.commands.executeCommand<vscode.SemanticTokens>(
      'vscode.provideDocumentSemanticTokens',
      script,
    );
    assert.ok(tokens.data.length >= 5 * 4);
  });

  it('in packages are shown to be read', async () => {
    await vscode.commands.executeCommand('cardwright.openMseSet', packed);
    const document = vscode.window.activeTextEditor?.document;
    assert.strictEqual(document?.uri.scheme, 'cardwright-mse');
    assert.strictEqual(document.getText(), SET);
    await problemsBecome(document.uri, ['undefined-choice']);
  });
}
