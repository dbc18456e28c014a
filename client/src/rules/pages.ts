// The rulebook as read-only documents: their text comes from the server, comparisons from the command that made them.
import * as vscode from 'vscode';
import type { PlaceOfRuleParams, RulePlace, RulesPageResult } from '../../../server/src/protocol';
import type { AskServer } from './ask-server';

/** The scheme of the rulebook's address, as `cardwright-rules:/Rules Digest.rules`. */
export const RULES_SCHEME = 'cardwright-rules';

/** Shows pages of rules and comparisons of editions. */
export class RulesPages implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changing = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changing.event;
  /** Comparisons of this session by their address. */
  private readonly reports = new Map<string, string>();

  constructor(private readonly ask: AskServer) {}

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const report = this.reports.get(uri.toString());
    if (report !== undefined) return report;
    const page = await this.ask<RulesPageResult | null>('cardwright/rulesPage', { uri: uri.toString() });
    return page?.text ?? 'This edition of the rules is not at hand any more. Open the rulebook again.\n';
  }

  /** Opens the rulebook at a rule or an entry of the glossary; says so when there is none. */
  async showRule(place: PlaceOfRuleParams): Promise<void> {
    const found = await this.ask<RulePlace | null>('cardwright/placeOfRule', place);
    if (!found) {
      const what = place.number === undefined ? `“${place.term}”` : `rule ${place.number}`;
      void vscode.window.showInformationMessage(`There is no ${what} in the rules at hand.`);
      return;
    }
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(found.uri));
    const { start } = found.range;
    const at = new vscode.Position(start.line, start.character);
    const editor = await vscode.window.showTextDocument(document, { selection: new vscode.Range(at, at) });
    editor.revealRange(new vscode.Range(at, at), vscode.TextEditorRevealType.AtTop);
  }

  /** Opens a text in Markdown as a page to read. */
  async showReport(title: string, markdown: string): Promise<void> {
    const uri = vscode.Uri.from({
      scheme: RULES_SCHEME,
      path: `/${title.replaceAll(/[\\/:*?"<>|]/g, ' ')}.md`,
    });
    this.reports.set(uri.toString(), markdown);
    this.changing.fire(uri);
    await vscode.commands.executeCommand('vscode.openWith', uri, 'vscode.markdown.preview.editor');
  }

  /** Reads the pages anew that are open, as after another rulebook was chosen. */
  refresh(): void {
    for (const { uri } of vscode.workspace.textDocuments) {
      if (uri.scheme === RULES_SCHEME && !this.reports.has(uri.toString())) this.changing.fire(uri);
    }
  }

  dispose(): void {
    this.changing.dispose();
  }
}
