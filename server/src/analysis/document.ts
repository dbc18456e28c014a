// What the analysis knows about one document: its cards, how their text was read, and its problems.
import type { Card, Face } from '../card';
import type { FileFormat } from '../formats/file-format';
import type { OracleReading } from '../oracle/structure';
import type { FileSpan, OracleSpan, Problem, Severity } from '../text';

/** A problem in the text of the file; its edits count in the file, too, and are escaped for it. */
export interface FileProblem extends Problem {
  readonly span: FileSpan;
  /** The name of the card that it belongs to; undefined outside cards. */
  readonly card?: string;
}

/** One face, how its rules text was read, and what the checks said about it. */
export interface AnalysedFace {
  readonly face: Face;
  /** Undefined where the face has no rules text, or none in English. */
  readonly reading: OracleReading | undefined;
  /** Problems in spans of the rules text, before comments and settings of the file are applied. */
  readonly findings: readonly Problem[];
}

/** One card with its faces, front first. */
export interface AnalysedCard {
  readonly card: Card;
  /** What people call the card (`Front // Back`), or '' where the file gives no name. */
  readonly name: string;
  readonly faces: readonly AnalysedFace[];
  /** The language that the card was left alone for (`de`, or `und` when only its words told); undefined for English. */
  readonly otherLanguage: string | undefined;
}

/** One version of one document. It answers for that version's text and no other. */
export interface AnalysedDocument {
  readonly uri: string | undefined;
  readonly version: number;
  readonly text: string;
  /** Undefined where no format knows the text; such a document has no cards. */
  readonly format: FileFormat | undefined;
  readonly cards: readonly AnalysedCard[];
  /** All problems by position: those of the format, of the checks, and notes on cards left alone. */
  readonly problems: readonly FileProblem[];
}

/** What the user's settings say about checks. */
export interface AnalysisSettings {
  /** The level at which a check reports, or `off`; a check that is not named keeps its own. */
  readonly severities: Readonly<Record<string, Severity | 'off'>>;
  /** When given, only these checks run. */
  readonly only?: readonly string[];
  /** Whether somebody is writing the cards just now, as in an editor: checks for writers run, too. */
  readonly writing?: boolean;
}

/** Where an offset of the file falls within the rules text of a face. */
export interface PlaceInFace {
  readonly card: AnalysedCard;
  readonly face: AnalysedFace;
  /** The offset in `face.face.oracleText.text`. */
  readonly offset: number;
}

/**
 * The face whose rules text holds the file offset (or ends there), with the offset inside that text;
 * undefined when the offset stands anywhere else.
 */
export function findPlace(document: AnalysedDocument, offset: number): PlaceInFace | undefined {
  for (const card of cardsAround(document, offset)) {
    for (const face of card.faces) {
      const inside = face.face.oracleText?.toOracle(offset);
      if (inside !== undefined) return { card, face, offset: inside };
    }
  }
  return undefined;
}

/** The card in whose lines the offset stands (or ends), or undefined. */
export function findCard(document: AnalysedDocument, offset: number): AnalysedCard | undefined {
  return cardsAround(document, offset)[0];
}

/** Where an Oracle span of a face stands in the file; undefined when the face has no rules text. */
export function fileSpanOf(face: AnalysedFace, range: OracleSpan): FileSpan | undefined {
  return face.face.oracleText?.toFile(range);
}

/** Cards stand in the file in order, so the last that begins at or before the offset is found by halving. */
function cardsAround(document: AnalysedDocument, offset: number): AnalysedCard[] {
  const { cards } = document;
  let low = 0;
  let high = cards.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cards[middle]!.card.file.start <= offset) low = middle + 1;
    else high = middle;
  }
  return cards
    .slice(Math.max(0, low - 2), low)
    .reverse()
    .filter(({ card }) => offset <= card.file.end);
}
