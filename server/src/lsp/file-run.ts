// Checks files that are not open, a batch at a time, and shows their problems until the next run.
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyseText } from '../analysis';
import type { AnalysisSettings, KnownFormats } from '../analysis';
import { countProblems } from '../features';
import type { CheckFilesResult, FileToCheck, ProblemCounts } from '../protocol';
import type { Publisher } from './publisher';
import type { ScriptFiles, ScriptLearning } from './script-learning';

/** Larger files are left to the command line, which reads them faster. */
const LARGEST_FILE = 32 * 1024 * 1024;
/** Milliseconds of work after which other requests get their turn. */
const TURN = 40;

/** One run over the files of a workspace after another. */
export class FileRun {
  /** Files of this run that are known to hold cards. */
  private readonly checked = new Set<string>();

  constructor(
    private readonly publisher: Publisher,
    private readonly known: {
      readonly formats: KnownFormats;
      readonly learning: ScriptLearning;
      readonly files: ScriptFiles | undefined;
    },
    private readonly settings: () => AnalysisSettings,
    private readonly isOpen: (uri: string) => boolean,
  ) {}

  /** Checks a batch. The first batch of a run takes back what the run before it showed. */
  async check(files: readonly FileToCheck[], first: boolean): Promise<CheckFilesResult> {
    if (first) this.takeBack();
    let turn = performance.now();
    let result: CheckFilesResult = { files: 0, cards: 0, errors: 0, warnings: 0, information: 0, hints: 0 };
    const read = await this.readMissing(files);
    for (const { uri, text = read.get(uri) } of files) {
      if (text === undefined) continue;
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

  /** The texts of files that came without. */
  private async readMissing(files: readonly FileToCheck[]): Promise<ReadonlyMap<string, string>> {
    const missing = files.flatMap(({ uri, text }) =>
      text === undefined && uri.startsWith('file:') ? [uri] : [],
    );
    const texts = new Map<string, string>();
    if (missing.length === 0 || !this.known.files) return texts;
    for await (const { uri, text } of this.known.files.read(missing, LARGEST_FILE)) {
      if (text !== undefined) texts.set(uri, text);
    }
    return texts;
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
