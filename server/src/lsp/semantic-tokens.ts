// Semantic tokens: colours for what was understood, as a whole, as the difference to what was sent before, or of a range.
import { SemanticTokensBuilder } from 'vscode-languageserver';
import type { Connection, SemanticTokensOptions } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { findSemanticTokens, WORD_KINDS } from '../features';
import type { SemanticToken } from '../features';
import type { Answer } from './answers';
import { toSpan } from './conversion';

/** The token types in the order of the legend; `package.json` describes them to VS Code. */
export const TOKEN_TYPES: readonly string[] = WORD_KINDS.map((kind) =>
  kind === 'reminder' ? 'comment' : `card${kind[0]!.toUpperCase()}${kind.slice(1)}`,
);

/** What the server offers. */
export const semanticTokensProvider: SemanticTokensOptions = {
  legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [] },
  range: true,
  full: { delta: true },
};

/** Documents of more cards are coloured where they are looked at, and not as a whole. */
const MOST_CARDS = 2000;

/** Answers the requests for semantic tokens; gives a function that forgets a closed document. */
export function answerSemanticTokens(connection: Connection, answer: Answer): (uri: string) => void {
  const sent = new Map<string, SemanticTokensBuilder>();

  connection.languages.semanticTokens.on(({ textDocument: { uri } }) =>
    answer('Colours', uri, { data: [] }, (analysed, document) => {
      if (analysed.cards.length > MOST_CARDS) return { data: [] };
      const builder = new SemanticTokensBuilder();
      sent.set(uri, builder);
      push(builder, document, findSemanticTokens(analysed));
      return builder.build();
    }),
  );

  connection.languages.semanticTokens.onDelta(({ textDocument: { uri }, previousResultId }) =>
    answer('Colours', uri, { data: [] }, (analysed, document) => {
      if (analysed.cards.length > MOST_CARDS) return { data: [] };
      const builder = sent.get(uri) ?? new SemanticTokensBuilder();
      sent.set(uri, builder);
      builder.previousResult(previousResultId);
      push(builder, document, findSemanticTokens(analysed));
      return builder.buildEdits();
    }),
  );

  connection.languages.semanticTokens.onRange(({ textDocument: { uri }, range }) =>
    answer('Colours', uri, { data: [] }, (analysed, document) => {
      const builder = new SemanticTokensBuilder();
      push(builder, document, findSemanticTokens(analysed, toSpan(document, range)));
      return builder.build();
    }),
  );

  return (uri) => sent.delete(uri);
}

function push(
  builder: SemanticTokensBuilder,
  document: TextDocument,
  tokens: readonly SemanticToken[],
): void {
  for (const { span, kind } of tokens) {
    const { line, character } = document.positionAt(span.start);
    builder.push(line, character, span.end - span.start, WORD_KINDS.indexOf(kind), 0);
  }
}
