// Searches the rules by number, word or half-remembered phrase, with slips of the finger allowed.
import MiniSearch from 'minisearch';
import { ruleTitle } from '../vocabulary';
import type { Rulebook } from './comprehensive';
import { digestEntries } from './digest';
import type { DigestEntry } from './digest-entry';
import { entryOf } from './find-entry';
import { searchWord, searchWords } from './search-words';

/** One rule found. */
export interface RuleHit {
  /** Rule number in the book that was searched (in the newest whole edition for the digest alone). */
  readonly number: string;
  /** The heading above the rule, or the glossary term. */
  readonly title: string;
  /** The official text when a book was searched, else the digest's. */
  readonly text: string;
  /** Where the text comes from. */
  readonly from: 'rulebook' | 'glossary' | 'digest';
  /** The digest entry about the same rule, if there is one. */
  readonly entry?: DigestEntry;
  readonly score: number;
}

interface Indexed {
  id: number;
  number: string;
  title: string;
  /** Words that people use for this rule: digest terms, glossary terms. */
  names: string;
  /** Each of those names and the title, as the search compares words. */
  exact: ReadonlySet<string>;
  own: string;
  text: string;
  hit: Omit<RuleHit, 'score'>;
}

/** A search over one rulebook, or over the digest alone. Building it takes some 100 ms; keep it. */
export class RuleSearch {
  private readonly index: MiniSearch<Indexed>;
  private readonly documents: readonly Indexed[];
  private readonly byNumber = new Map<string, Indexed>();

  constructor(private readonly book?: Rulebook) {
    this.documents = book ? bookDocuments(book) : digestDocuments();
    for (const document of this.documents) {
      if (document.number && !this.byNumber.has(document.number))
        this.byNumber.set(document.number, document);
    }
    this.index = new MiniSearch<Indexed>({
      fields: ['title', 'names', 'own', 'text'],
      storeFields: [],
      tokenize: searchWords,
      processTerm: rememberedWord,
    });
    this.index.addAll(this.documents);
  }

  /**
   * The best hits for a query, best first. A number finds its rule and those below it; words are matched in
   * headings, names, glossary and text, by beginnings too, and with a slip in longer words.
   */
  find(query: string, limit = 20): RuleHit[] {
    const number = /^\s*(?:cr|rule)?\s*(\d{1,3}(?:\.\d*[a-z]?)?)\.?\s*$/i.exec(query)?.[1]?.toLowerCase();
    if (number) return this.findNumber(number, limit);
    const wanted = searchWords(query)
      .map(rememberedWord)
      .filter((word): word is string => word !== null);
    if (wanted.length === 0) return [];
    const options = {
      prefix: (term: string) => term.length > 3,
      fuzzy: (term: string) => (term.length > 7 ? 2 : term.length > 4 ? 1 : false),
      maxFuzzy: 2,
      weights: { prefix: 0.4, fuzzy: 0.25 },
      boost: { names: 4, title: 3, own: 1.5, text: 1 },
      boostDocument: (id: number) => this.weight(this.documents[id]!, wanted),
    };
    const both = this.index.search(query, { ...options, combineWith: 'AND' });
    const results =
      both.length >= 3 ? both : [...both, ...this.index.search(query, { ...options, combineWith: 'OR' })];
    const seen = new Set<string>();
    const hits: RuleHit[] = [];
    for (const result of results) {
      const document = this.documents[result.id as number]!;
      const key = document.number || document.title;
      if (seen.has(key)) continue;
      seen.add(key);
      hits.push({ ...document.hit, score: result.score });
      if (hits.length >= limit) break;
    }
    return hits;
  }

  /** A query that is, word for word, one of the names of a rule means that rule. */
  private weight(document: Indexed, wanted: readonly string[]): number {
    return document.exact.has(wanted.join(' ')) ? 4 : 1;
  }

  private findNumber(number: string, limit: number): RuleHit[] {
    const clean = number.replace(/\.$/, '');
    const hits: RuleHit[] = [];
    const push = (document: Indexed, score: number) => {
      if (hits.length < limit) hits.push({ ...document.hit, score });
    };
    const exact = this.byNumber.get(clean);
    if (exact) push(exact, 100);
    for (const [other, document] of this.byNumber) {
      if (other === clean || !other.startsWith(clean)) continue;
      const rest = other.slice(clean.length);
      // "701.4" is followed by its subrules, and, while it may still be typed on, by 701.40 and so on.
      push(document, /^[a-z]/.test(rest) || rest.startsWith('.') ? 50 : 10);
    }
    hits.sort((a, b) => b.score - a.score);
    if (hits.length === 0 && this.book === undefined) {
      const entry = entryOf(clean);
      if (entry && ruleTitle(clean)) hits.push({ ...digestHit(entry), number: clean, score: 1 });
    }
    return hits;
  }
}

const remembered = new Map<string, string | null>();

/** The rulebook repeats a few thousand words a hundred times each: each is worked out once. */
function rememberedWord(word: string): string | null {
  let known = remembered.get(word);
  if (known === undefined) {
    known = searchWord(word);
    if (remembered.size < 50_000) remembered.set(word, known);
  }
  return known;
}

function exactNames(title: string, terms: readonly string[]): ReadonlySet<string> {
  return new Set(
    [title, ...terms].map((name) => searchWords(name).map(rememberedWord).filter(Boolean).join(' ')),
  );
}

function digestHit(entry: DigestEntry): Omit<RuleHit, 'score'> {
  return { number: entry.rules[0]!, title: entry.title, text: entry.text, from: 'digest', entry };
}

function digestDocuments(): Indexed[] {
  return digestEntries().map((entry, id) => ({
    id,
    number: entry.rules[0]!,
    title: entry.title,
    names: entry.terms.join('|'),
    exact: exactNames(entry.title, entry.terms),
    own: entry.heading,
    text: entry.text,
    hit: digestHit(entry),
  }));
}

function bookDocuments(book: Rulebook): Indexed[] {
  const entries = new Map<string, DigestEntry[]>();
  for (const entry of digestEntries()) {
    const number = book.locate(entry.rules[0]!, entry.heading);
    if (number) entries.set(number, [...(entries.get(number) ?? []), entry]);
  }
  const documents: Indexed[] = [];
  for (const rule of book.rules) {
    const title = book.titleAbove(rule.number) ?? '';
    const about = entries.get(rule.number) ?? [];
    const terms = about.flatMap((entry) => entry.terms);
    documents.push({
      id: documents.length,
      number: rule.number,
      title: rule.title ?? '',
      names: terms.join('|'),
      exact: exactNames(rule.title ?? '', terms),
      own: about.map((entry) => entry.text).join(' '),
      text: rule.title ? '' : `${title} ${rule.text}`,
      hit: {
        number: rule.number,
        title,
        text: rule.text,
        from: 'rulebook',
        ...(about[0] ? { entry: about[0] } : {}),
      },
    });
  }
  for (const entry of book.glossary) {
    documents.push({
      id: documents.length,
      number: '',
      title: entry.term,
      names: '',
      exact: exactNames(entry.term, []),
      own: '',
      text: entry.text,
      hit: { number: '', title: entry.term, text: entry.text, from: 'glossary' },
    });
  }
  return documents;
}
