// Marks in the editor of a card: the words of the step that is looked at, and notices at their words.
import * as vscode from 'vscode';
import type { PlainRange, Simulation } from '../../../server/src/protocol';

/** The marks of one simulation. */
export class WordsShown implements vscode.Disposable {
  private readonly step = vscode.window.createTextEditorDecorationType({
    backgroundColor: new vscode.ThemeColor('editor.findMatchHighlightBackground'),
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.findMatchForeground'),
  });
  private readonly notice = vscode.window.createTextEditorDecorationType({
    borderWidth: '0 0 2px 0',
    borderStyle: 'dashed',
    borderColor: new vscode.ThemeColor('editorWarning.foreground'),
  });

  /** Shows what belongs to a step of a run of a document. */
  show(uri: string, run: Simulation, at: number): void {
    const step = run.steps[at];
    const words = step?.words?.place;
    const notices = run.steps.flatMap((each) => each.notices);
    for (const editor of this.editorsOf(uri)) {
      editor.setDecorations(this.step, words ? [toRange(words)] : []);
      editor.setDecorations(
        this.notice,
        notices.flatMap(({ says, words: about }) =>
          about?.place ? [{ range: toRange(about.place), hoverMessage: plain(says) }] : [],
        ),
      );
    }
  }

  /** Shows the words of a step, or of its first notice, in the editor of the document. */
  reveal(uri: string, run: Simulation, at: number): void {
    const step = run.steps[at];
    const place = step?.words?.place ?? step?.notices.find(({ words }) => words?.place)?.words?.place;
    if (!place) return;
    for (const editor of this.editorsOf(uri)) editor.revealRange(toRange(place));
  }

  clear(): void {
    for (const editor of vscode.window.visibleTextEditors) {
      editor.setDecorations(this.step, []);
      editor.setDecorations(this.notice, []);
    }
  }

  dispose(): void {
    this.step.dispose();
    this.notice.dispose();
  }

  private editorsOf(uri: string): vscode.TextEditor[] {
    return vscode.window.visibleTextEditors.filter(({ document }) => document.uri.toString() === uri);
  }
}

function plain(text: string): vscode.MarkdownString {
  return new vscode.MarkdownString().appendText(text);
}

function toRange({ start, end }: PlainRange): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
