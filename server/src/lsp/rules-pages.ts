// The pages of rules that a client shows under a scheme of its own, and where a rule stands: in a page or in a file.
import type { Location, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { numberInBook } from '../features';
import type { RulesDocument } from '../features';
import type { Span } from '../text';
import { toRange } from './conversion';
import type { RulebookFile } from './rulebook-file';

/** The page of the rulebook at hand. A client without a scheme for it is led into the rulebook's own file. */
export class RulesPages {
  /** Set by the client's options. */
  scheme: string | undefined;
  private laidOut: { readonly page: RulesDocument; readonly text: TextDocument } | undefined;

  constructor(
    private readonly rulebook: RulebookFile,
    /** The address of the rulebook's file; undefined where it has none. */
    private readonly addressOfFile: () => string | undefined,
  ) {}

  /** Whether an address is that of a page, of this edition or another. */
  isPage(uri: string): boolean {
    return this.scheme !== undefined && uri.startsWith(`${this.scheme}:`);
  }

  /** The address of the page; undefined when the client shows none. */
  get uri(): string | undefined {
    if (this.scheme === undefined) return undefined;
    const edition = this.rulebook.loaded?.edition;
    const name = edition === undefined ? 'Rules Digest' : `Comprehensive Rules ${edition}`;
    return `${this.scheme}:/${encodeURIComponent(name)}.rules`;
  }

  /** The page under an address; undefined when it is that of another edition. */
  pageAt(uri: string): RulesDocument | undefined {
    return uri === this.uri ? this.rulebook.page() : undefined;
  }

  /** The text of the page, for positions in it. */
  get text(): TextDocument {
    const page = this.rulebook.page();
    if (this.laidOut?.page !== page)
      this.laidOut = { page, text: TextDocument.create(this.uri ?? '', 'rules', 0, page.text) };
    return this.laidOut.text;
  }

  /**
   * Where a rule stands. Numbers are those of the newest whole edition unless `typed` by a person, who means their
   * own edition. Where only the subrule is missing, its rule is given.
   */
  placeOfRule(number: string, typed = false): Location | undefined {
    const book = this.rulebook.loaded;
    const here = typed ? number : (numberInBook(number, book) ?? number);
    const page = this.rulebook.page();
    for (const each of [here, here.replace(/[a-z]$/, ''), here.split('.')[0]!]) {
      const span = page.spanOf(each);
      if (span && this.uri !== undefined) return this.inPage(span);
      const line = book?.rule(each)?.line;
      if (line !== undefined) return inFile(this.addressOfFile(), line);
    }
    return undefined;
  }

  /** Where an entry of the glossary stands. */
  placeOfTerm(term: string): Location | undefined {
    const span = this.rulebook.page().spanOfTerm(term);
    if (span && this.uri !== undefined) return this.inPage(span);
    const line = this.rulebook.loaded?.glossaryEntry(term)?.line;
    return line === undefined ? undefined : inFile(this.addressOfFile(), line);
  }

  /** A place in the page, from its first character to the end of its first line. */
  private inPage({ start, end }: Span): Location {
    const lineEnd = this.text.getText().indexOf('\n', start);
    const range = toRange(this.text, { start, end: lineEnd < 0 ? end : Math.min(end, lineEnd) });
    return { uri: this.uri ?? '', range };
  }
}

function inFile(uri: string | undefined, line: number): Location | undefined {
  const range: Range = { start: { line, character: 0 }, end: { line, character: 0 } };
  return uri === undefined ? undefined : { uri, range };
}
