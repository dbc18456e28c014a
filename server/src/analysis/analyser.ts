// Keeps the open documents analysed: an edit re-reads only the cards whose words changed.
import type { Card } from '../card';
import { cardName } from '../card';
import type { FileFormat } from '../formats';
import type { CardFindings } from './card-findings';
import { cardKey, findInCard } from './card-findings';
import type { AnalysedCard, AnalysedDocument, AnalysisSettings } from './document';
import { leveledAll, problemsInFile } from './file-problems';
import { KnownFormats } from './known-formats';
import { findChangedPart, withProblemsOfPart } from './part';
import { isSameRun, runningChecks } from './running-checks';

/** The settings before a user says anything. */
export const DEFAULT_SETTINGS: AnalysisSettings = { severities: {} };

interface OpenDocument {
  readonly languageId: string;
  readonly analysed: AnalysedDocument;
  /** What was found in each card, by the card's words; spans inside count in the rules text, so it can move. */
  readonly findings: ReadonlyMap<string, CardFindings>;
  /** How often only a part has been read since the whole was. */
  readonly parts: number;
}

/** After so many edits the whole is read again, and with it goes what is kept for cards that are no more. */
const MOST_PARTS = 1000;

/** Holds one analysis per open document. Synchronous and pure: it knows no editor, no file and no clock. */
export class Analyser {
  private readonly documents = new Map<string, OpenDocument>();
  private current: AnalysisSettings;

  constructor(
    settings: AnalysisSettings = DEFAULT_SETTINGS,
    readonly formats = new KnownFormats(),
  ) {
    this.current = settings;
  }

  get settings(): AnalysisSettings {
    return this.current;
  }

  /** Takes new settings and applies them to every open document; gives back the documents as they are now. */
  configure(settings: AnalysisSettings): readonly AnalysedDocument[] {
    const before = this.current;
    this.current = settings;
    for (const [uri, open] of this.documents) {
      const { version, text, format } = open.analysed;
      const known = isSameRun(before, settings, format) ? open.findings : undefined;
      this.analyse(uri, open.languageId, version, text, known);
    }
    return [...this.documents.values()].map(({ analysed }) => analysed);
  }

  /**
   * Analyses a version of a document and remembers it. `languageId` is the editor's word for the file's
   * kind (`cardwright-card`, `json` …, '' when unknown). Never throws on the text.
   */
  update(uri: string, languageId: string, version: number, text: string): AnalysedDocument {
    const open = this.documents.get(uri);
    if (open && open.analysed.text === text && open.languageId === languageId) {
      if (open.analysed.version === version) return open.analysed;
      const analysed = { ...open.analysed, version };
      this.documents.set(uri, { ...open, analysed });
      return analysed;
    }
    const part = open?.languageId === languageId ? this.analysePart(open, uri, version, text) : undefined;
    return part ?? this.analyse(uri, languageId, version, text, open?.findings);
  }

  /** The analysis of a document, or undefined when it is not open or (when `version` is given) has moved on. */
  get(uri: string, version?: number): AnalysedDocument | undefined {
    const analysed = this.documents.get(uri)?.analysed;
    return version === undefined || analysed?.version === version ? analysed : undefined;
  }

  /** Every open document. */
  all(): readonly AnalysedDocument[] {
    return [...this.documents.values()].map(({ analysed }) => analysed);
  }

  /** Forgets a document. */
  close(uri: string): void {
    this.documents.delete(uri);
  }

  private analyse(
    uri: string,
    languageId: string,
    version: number,
    text: string,
    known: ReadonlyMap<string, CardFindings> | undefined,
  ): AnalysedDocument {
    const format = this.formats.choose({ path: uri, languageId, text });
    const { analysed, findings } = analyseText(text, format, this.current, known);
    const document = { ...analysed, uri, version };
    this.documents.set(uri, { languageId, analysed: document, findings, parts: 0 });
    return document;
  }

  /** Reads only the cards that an edit touched; the others are read when somebody asks for cards. */
  private analysePart(
    open: OpenDocument,
    uri: string,
    version: number,
    text: string,
  ): AnalysedDocument | undefined {
    const { format, problems, text: old } = open.analysed;
    const part = format && open.parts < MOST_PARTS ? findChangedPart(format, old, text) : undefined;
    if (!format || !part) return undefined;
    const settings = this.current;
    const read = analyseText(text.slice(part.start, part.end), format, settings, open.findings);
    const findings = new Map([...open.findings, ...read.findings]);
    let cards: readonly AnalysedCard[] | undefined;
    const analysed: AnalysedDocument = {
      uri,
      version,
      text,
      format,
      problems: withProblemsOfPart(problems, part, read.analysed.problems),
      get cards() {
        return (cards ??= analyseText(text, format, settings, findings).analysed.cards);
      },
    };
    this.documents.set(uri, { ...open, analysed, findings, parts: open.parts + 1 });
    return analysed;
  }
}

/**
 * Analyses one text on its own. `known` holds what an earlier version's cards had, so that equal cards are
 * not read again; `findings` are this version's.
 */
export function analyseText(
  text: string,
  format: FileFormat | undefined,
  settings: AnalysisSettings = DEFAULT_SETTINGS,
  known?: ReadonlyMap<string, CardFindings>,
): { analysed: AnalysedDocument; findings: ReadonlyMap<string, CardFindings> } {
  const read = format?.read(text) ?? { cards: [], problems: [] };
  const running = runningChecks(settings, format);
  const findings = new Map<string, CardFindings>();
  const cards = read.cards.map((card): AnalysedCard => {
    const key = cardKey(card);
    const found = findings.get(key) ?? known?.get(key) ?? findInCard(card, running);
    findings.set(key, found);
    return analysedCard(card, found);
  });
  const problems = leveledAll(read.problems, settings);
  for (const card of cards) problemsInFile(card, settings, problems);
  problems.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  return { analysed: { uri: undefined, version: 0, text, format, cards, problems }, findings };
}

function analysedCard(card: Card, found: CardFindings): AnalysedCard {
  return {
    card,
    name: cardName(card),
    otherLanguage: found.otherLanguage,
    faces: card.faces.map((face, index) => ({
      face,
      reading: found.faces[index]?.reading,
      findings: found.faces[index]?.findings ?? [],
    })),
  };
}
