// Checks files that are not open, a batch at a time, and shows their problems until the next run.
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyseText } from '../analysis';
import type { AnalysisSettings, KnownFormats } from '../analysis';
import { countProblems } from '../features';
import type { CheckFilesResult, FileToCheck, ProblemCounts } from '../protocol';
import type { Publisher } from './publisher';
import type { ScriptLearning } from './script-learning';

/** Milliseconds of work after which other requests get their turn. */
const TURN = 40;

/** One run over the files of a workspace after another. */
export class FileRun {
  /** Files of this run that are known to hold cards. */
  private readonly checked = new Set<string>();

  constructor(
    private readonly publisher: Publisher,
    private readonly known: { readonly formats: KnownFormats; readonly learning: ScriptLearning },
    private readonly settings: () => AnalysisSettings,
    private readonly isOpen: (uri: string) => boolean,
  ) {}

  /** Checks a batch. The first batch of a run takes back what the run before it showed. */
  async check(files: readonly FileToCheck[], first: boolean): Promise<CheckFilesResult> {
    if (first) this.takeBack();
    let turn = performance.now();
    let result: CheckFilesResult = { files: 0, cards: 0, errors: 0, warnings: 0, information: 0, hints: 0 };
    for (const { uri, text } of files) {
      const file = { path: uri, languageId: '', text };
      const found = this.known.formats.choose(file);
      if (!found) continue;
      // What a script may say is known best by the scripts around it.
      const format = (await this.known.learning.learnAround(uri, found))
        ? this.known.formats.choose(file)
        : found;
      const { analysed } = analyseText(text, format, this.settings());
      if (!this.isOpen(uri)) {
        this.checked.add(uri);
        this.publisher.show(analysed, TextDocument.create(uri, '', 0, text));
      }
      if (performance.now() - turn > TURN) {
        await new Promise((resolve) => setTimeout(resolve, 0));
        turn = performance.now();
      }
      const counts = countProblems(analysed.problems);
      result = {
        ...add(result, counts),
        files: result.files + 1,
        cards: result.cards + analysed.cards.length,
      };
    }
    return result;
  }

  private takeBack(): void {
    for (const uri of this.checked) if (!this.isOpen(uri)) this.publisher.clear(uri);
    this.checked.clear();
  }
}

function add(one: ProblemCounts, other: ProblemCounts): ProblemCounts {
  return {
    errors: one.errors + other.errors,
    warnings: one.warnings + other.warnings,
    information: one.information + other.information,
    hints: one.hints + other.hints,
  };
}
