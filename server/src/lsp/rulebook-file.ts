// The user's copy of the Comprehensive Rules: read when the first question needs it, kept until the setting changes.
import { RulesDocument } from '../features';
import { checkRulebook, digestBook, readRulebook, RuleSearch } from '../rulebook';
import type { Rulebook } from '../rulebook';

/** The title of the rules without the official file. */
const DIGEST_TITLE = "Cardwright's digest of the rules, in its own words";

/** The rulebook that the setting names, and what is made of it on first use. */
export class RulebookFile {
  private file = '';
  private state: 'none' | 'unread' | 'loading' | 'ready' = 'none';
  private loading: Promise<void> | undefined;
  /** The first answer about the settings, until it is there. */
  private settings: Promise<void> | undefined;
  private book: Rulebook | undefined;
  private madeSearch: RuleSearch | undefined;
  private madePage: RulesDocument | undefined;

  constructor(
    private readonly read: (file: string) => string | Promise<string>,
    private readonly complain: (message: string) => void,
  ) {}

  /** The file that the setting names; '' for none. Nothing is read yet. */
  get name(): string {
    return this.file;
  }

  /** Takes the setting; gives whether it names another file than before. */
  configure(file: string): boolean {
    if (file === this.file) return false;
    this.file = file;
    this.state = file === '' ? 'none' : 'unread';
    this.loading = undefined;
    this.forget(undefined);
    return true;
  }

  /** Makes questions wait for the settings, which say whether there is a book. `settings` must not fail. */
  waitFor(settings: Promise<void>): void {
    this.settings = settings.then(() => (this.settings = undefined));
  }

  /** The book, where it has been read. */
  get loaded(): Rulebook | undefined {
    return this.book;
  }

  /** Something to wait for before `loaded` is final; undefined where there is nothing to wait for. Never fails. */
  load(): Promise<void> | undefined {
    if (this.settings) return this.settings.then(() => this.load());
    if (this.state === 'none' || this.state === 'ready') return undefined;
    this.state = 'loading';
    return (this.loading ??= this.loadFile(this.file));
  }

  /** The search over the book, or over the digest. Built on first use. */
  search(): RuleSearch {
    return (this.madeSearch ??= new RuleSearch(this.book));
  }

  /** The book, or the digest, laid out as a text. Built on first use. */
  page(): RulesDocument {
    return (this.madePage ??= this.book
      ? new RulesDocument(this.book)
      : new RulesDocument(digestBook(), DIGEST_TITLE));
  }

  private async loadFile(file: string): Promise<void> {
    let book: Rulebook | undefined;
    try {
      const text = await this.read(file);
      const checked = checkRulebook(text);
      if ('problem' in checked) throw new Error(`${file}: ${checked.problem}`);
      book = readRulebook(text);
    } catch (error) {
      if (file !== this.file) return;
      const reason = error instanceof Error ? error.message : String(error);
      this.complain(`The rulebook cannot be used, so the rules are told in our own words. ${reason}`);
    }
    // The setting may have changed while the file was read.
    if (file !== this.file) return;
    this.state = 'ready';
    this.forget(book);
  }

  private forget(book: Rulebook | undefined): void {
    this.book = book;
    this.madeSearch = undefined;
    this.madePage = undefined;
  }
}
