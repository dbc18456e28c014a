// Colours for what was understood of the rules text; words that were not understood keep the plain colour.
import type { AnalysedCard, AnalysedDocument, AnalysedFace } from '../analysis';
import { readOracle } from '../oracle';
import type { OracleLine } from '../oracle';
import type { FileSpan, MappedText, Span } from '../text';
import { colourLine } from './semantic-words';
import type { ColouredWords, WordKind } from './semantic-words';

export { WORD_KINDS } from './semantic-words';
export type { WordKind } from './semantic-words';

/** Words of one kind, in the file and on one line of it. */
export interface SemanticToken {
  readonly span: FileSpan;
  readonly kind: WordKind;
}

/** Lines come from the reader's cache, so what they were coloured with is kept as long as they are. */
const colours = new WeakMap<OracleLine, readonly ColouredWords[]>();

/** The coloured words of a document, in their order; with `range`, only those of the cards that it touches. */
export function findSemanticTokens(document: AnalysedDocument, range?: Span): SemanticToken[] {
  const tokens: SemanticToken[] = [];
  for (const card of document.cards) {
    const { start, end } = card.card.file;
    if (range && (start > range.end || end < range.start)) continue;
    if (card.otherLanguage !== undefined) continue;
    for (const face of card.faces) addFace(document.text, card, face, tokens);
  }
  tokens.sort((a, b) => a.span.start - b.span.start);
  let reached = 0;
  return tokens.filter(({ span }) => {
    if (span.start < reached) return false;
    reached = span.end;
    return true;
  });
}

/** A text much longer than any card is no card text. */
const longestText = 20_000;

function addFace(text: string, card: AnalysedCard, { face }: AnalysedFace, tokens: SemanticToken[]): void {
  const { oracleText, name, typeLine } = face;
  if (!oracleText?.text || oracleText.text.length > longestText) return;
  const faceNames = card.faces.flatMap((each) => each.face.name?.text ?? []);
  const names = { name: name?.text ?? '', faceNames, typeLine: typeLine?.text ?? '' };
  for (const { start, text: lineText, line } of readOracle(oracleText.text, names).lines) {
    let words = colours.get(line);
    if (!words) colours.set(line, (words = colourLine(lineText, line)));
    for (const { kind, ...span } of words) addWords(text, oracleText, start, span, kind, tokens);
  }
}

/** Adds words of a line as they stand in the file: one token for each line of the file that they run over. */
function addWords(
  text: string,
  oracleText: MappedText,
  line: number,
  { start, end }: Span,
  kind: WordKind,
  tokens: SemanticToken[],
): void {
  const file = oracleText.toFile({ start: line + start, end: line + end });
  let at = file.start;
  for (const piece of text.slice(file.start, file.end).split(/\r\n|\r|\n/)) {
    if (piece !== '') tokens.push({ span: { start: at, end: at + piece.length }, kind });
    at += piece.length;
    at += /^(?:\r\n|\r|\n)?/.exec(text.slice(at, at + 2))![0].length;
  }
}
