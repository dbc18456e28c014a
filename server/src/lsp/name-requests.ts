// Requests about names inside a file, such as script variables: rename, and what fits at a place.
import { CompletionItemKind, ErrorCodes, ResponseError } from 'vscode-languageserver';
import type { CompletionItem, CompletionOptions, Connection, RenameOptions } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { findCompletions, findRenamable, renameName } from '../features';
import type { FileCompletion } from '../formats';
import type { Answer } from './answers';
import { toRange, toTextEdits } from './conversion';
import { fenced } from './fences';
import type { ScenarioDocuments } from './scenario-documents';

/** What the server offers. */
export const renameProvider: RenameOptions = { prepareProvider: true };
export const completionProvider: CompletionOptions = { triggerCharacters: [':', '$', '|', ' ', ','] };

/** Answers the requests about names. */
export function answerAboutNames(
  connection: Connection,
  answer: Answer,
  scenarios: ScenarioDocuments,
  documentOf: (uri: string) => TextDocument | undefined,
): void {
  connection.onPrepareRename(({ textDocument: { uri }, position }) =>
    answer('Rename', uri, null, (analysed, document) => {
      const found = findRenamable(analysed, document.offsetAt(position));
      return found ? { range: toRange(document, found.file), placeholder: found.name } : null;
    }),
  );

  connection.onRenameRequest(({ textDocument: { uri }, position, newName }) =>
    answer('Rename', uri, null, (analysed, document) => {
      const renamed = renameName(analysed, document.offsetAt(position), newName);
      if ('refused' in renamed) throw new ResponseError(ErrorCodes.InvalidRequest, renamed.refused);
      return { changes: { [uri]: toTextEdits(document, renamed.edits) } };
    }),
  );

  connection.onCompletion(({ textDocument: { uri }, position }) => {
    const scenario = scenarios.isScenario(uri) ? documentOf(uri) : undefined;
    if (scenario) {
      return fenced(connection.console, 'Completion', null, () =>
        scenarios.complete(scenario, scenario.offsetAt(position)),
      );
    }
    return answer('Completion', uri, null, (analysed, document) =>
      findCompletions(analysed, document.offsetAt(position)).map((found, index) =>
        toCompletionItem(document, found, index),
      ),
    );
  });
}

const KINDS: Readonly<Record<string, CompletionItemKind>> = {
  line: CompletionItemKind.Struct,
  keyword: CompletionItemKind.Keyword,
  'script variable': CompletionItemKind.Variable,
  api: CompletionItemKind.Function,
  trigger: CompletionItemKind.Event,
  static: CompletionItemKind.Constant,
  replacement: CompletionItemKind.Event,
};

function toCompletionItem(
  document: TextDocument,
  { label, detail, file, newText }: FileCompletion,
  index: number,
): CompletionItem {
  const isParameter = newText.endsWith('$ ');
  return {
    label,
    detail,
    kind: KINDS[detail] ?? (isParameter ? CompletionItemKind.Property : CompletionItemKind.EnumMember),
    // Editors sort by words; ours come with the most usual first.
    sortText: String(index).padStart(5, '0'),
    filterText: label,
    textEdit: { range: toRange(document, file), newText },
    ...(isParameter ? { command: { title: 'Suggest values', command: 'editor.action.triggerSuggest' } } : {}),
  };
}
