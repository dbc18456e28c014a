// How the parts of the server ask for the newest analysis of an open document.
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { AnalysedDocument } from '../analysis';

/** Answers about the newest text of a document; with `nothing` when it is not open, holds no cards, or all is off. */
export type Answer = <T>(
  what: string,
  uri: string,
  nothing: T,
  find: (analysed: AnalysedDocument, document: TextDocument) => T,
) => T;
