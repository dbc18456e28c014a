// Publishes the problems of documents, at once where checking is quick and after a short rest where it is not.
import type { Connection, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { AnalysedDocument, Analyser } from '../analysis';
import { countProblems } from '../features';
import type { DocumentStatus } from '../protocol';
import { toDiagnostic } from './conversion';
import { fenced } from './fences';

/** Checking that takes longer than this many milliseconds waits until the typing rests. */
const QUICK = 80;
const LONGEST_REST = 500;
const STATUS_REST = 200;

/** Knows which diagnostics each document shows, and keeps them true. */
export class Publisher {
  pageLink: string | undefined;
  enabled = true;
  private readonly waiting = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly telling = new Map<string, ReturnType<typeof setTimeout>>();
  /** How long the last check of a document took. */
  private readonly took = new Map<string, number>();
  /** Documents that show diagnostics. */
  private readonly shown = new Set<string>();

  constructor(
    private readonly connection: Connection,
    private readonly analyser: Analyser,
    private readonly documents: TextDocuments<TextDocument>,
  ) {}

  /** Checks a document soon. Changes that are already waiting in the pipe come first, and count as one. */
  schedule(document: TextDocument): void {
    clearTimeout(this.waiting.get(document.uri));
    const took = this.took.get(document.uri) ?? 0;
    const rest = took <= QUICK ? 0 : Math.min(took, LONGEST_REST);
    this.waiting.set(
      document.uri,
      setTimeout(() => this.publish(document.uri), rest),
    );
  }

  /** The analysis of a document's newest text. */
  analyse(document: TextDocument): AnalysedDocument {
    const { uri, version, languageId } = document;
    const known = this.analyser.get(uri, version);
    if (known) return known;
    // The first reading says nothing about the next: most of what it finds is kept.
    const isFirst = this.analyser.get(uri) === undefined;
    const start = performance.now();
    const analysed = this.analyser.update(uri, languageId, version, document.getText());
    if (!isFirst) this.took.set(uri, performance.now() - start);
    return analysed;
  }

  /** Publishes every open document again, as after a change of settings. */
  publishAll(): void {
    for (const { uri } of this.documents.all()) this.publish(uri);
  }

  /** Forgets a closed document and takes its diagnostics back. */
  close(uri: string): void {
    clearTimeout(this.waiting.get(uri));
    this.waiting.delete(uri);
    clearTimeout(this.telling.get(uri));
    this.telling.delete(uri);
    this.took.delete(uri);
    this.analyser.close(uri);
    this.clear(uri);
  }

  /** Takes back what a document shows. */
  clear(uri: string): void {
    if (!this.shown.delete(uri)) return;
    void this.connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  /** Shows the problems of an analysed text, open or not. */
  show(analysed: AnalysedDocument, document: TextDocument, version?: number): void {
    const diagnostics = this.enabled
      ? analysed.problems.map((problem) => toDiagnostic(document, problem, this.pageLink))
      : [];
    // A file that we cannot read has nothing to take back either, unless it showed something before.
    if (diagnostics.length === 0 && !analysed.format && !this.shown.has(document.uri)) return;
    if (diagnostics.length > 0) this.shown.add(document.uri);
    else this.shown.delete(document.uri);
    const { uri } = document;
    void this.connection.sendDiagnostics({ uri, diagnostics, ...(version === undefined ? {} : { version }) });
  }

  private publish(uri: string): void {
    this.waiting.delete(uri);
    fenced(this.connection.console, 'Checking', undefined, () => {
      const document = this.documents.get(uri);
      if (!document) return;
      const analysed = this.analyse(document);
      this.show(analysed, document, document.version);
      clearTimeout(this.telling.get(uri));
      this.telling.set(
        uri,
        setTimeout(() => this.tellStatus(uri), STATUS_REST),
      );
    });
  }

  /** Tells how many cards there are, once typing rests: counting them may need a reading of the whole file. */
  private tellStatus(uri: string): void {
    this.telling.delete(uri);
    fenced(this.connection.console, 'Counting', undefined, () => {
      const document = this.documents.get(uri);
      if (!document) return;
      const { format, cards, problems } = this.analyse(document);
      const status: DocumentStatus = {
        uri,
        ...(format && this.enabled ? { format: format.title } : {}),
        cards: cards.length,
        ...countProblems(problems),
      };
      void this.connection.sendNotification('cardwright/status', status);
    });
  }
}
