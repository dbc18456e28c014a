// Which words of a card's text have a meaning in the rules, and which entry explains them.
import type { OracleSpan } from '../text';
import type { DigestEntry } from './digest-entry';
import { findSubtype } from '../vocabulary';
import { findEntries } from './find-entry';

/** Words of a text that one entry explains. */
export interface TermFound {
  readonly span: OracleSpan;
  /** The words as they stand there. */
  readonly term: string;
  readonly entry: DigestEntry;
}

interface Word {
  readonly start: number;
  readonly end: number;
}

const wordPattern =
  /\{[^{}\s]{1,9}\}|[+\-−][0-9XY]+\/[+\-−][0-9XY]+|[\p{L}\p{M}0-9]+(?:['’\-][\p{L}\p{M}0-9]+)*!?|∞/gu;
const longestTerm = 6;

function wordsOf(text: string, from: number, to: number): Word[] {
  const words: Word[] = [];
  for (const match of text.slice(from, to).matchAll(wordPattern)) {
    words.push({ start: from + match.index, end: from + match.index + match[0].length });
  }
  return words;
}

/** The longest term that covers `offset` in `text`; undefined where nothing has a meaning in the rules. */
export function termAt(text: string, offset: number): TermFound | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = text.indexOf('\n', offset);
  const words = wordsOf(text, lineStart, lineEnd < 0 ? text.length : lineEnd);
  // Between two words that touch, such as {2}{W}, the one behind the cursor is meant.
  const inside = words.findIndex((word) => offset >= word.start && offset < word.end);
  const at = inside < 0 ? words.findIndex((word) => offset === word.end) : inside;
  if (at < 0) return undefined;
  for (let length = longestTerm; length >= 1; length -= 1) {
    for (let first = Math.max(0, at - length + 1); first <= at; first += 1) {
      const found = termOf(text, words, first, length);
      if (found) return found;
    }
  }
  return undefined;
}

/** All terms of a text from left to right, the longest where several begin; they do not overlap. */
export function termsIn(text: string): TermFound[] {
  const words = wordsOf(text, 0, text.length);
  const found: TermFound[] = [];
  for (let first = 0; first < words.length;) {
    let term: TermFound | undefined;
    let length = longestTerm;
    for (; length >= 1 && !term; length -= 1) term = termOf(text, words, first, length);
    if (term) found.push(term);
    first += term ? length + 1 : 1;
  }
  return found;
}

function termOf(text: string, words: readonly Word[], first: number, length: number): TermFound | undefined {
  const start = words[first];
  const end = words[first + length - 1];
  if (!start || !end) return undefined;
  const term = text.slice(start.start, end.end);
  // Words of one term are parted by single spaces; anything else ends a phrase.
  if (length > 1 && (/[\n.,:;()"“”—•]/.test(term) || term.includes('  '))) return undefined;
  const entries = findEntries(term).filter((entry) => fitsCase(entry, term));
  if (entries.length === 0) return undefined;
  const before = words[first - 1];
  const after = words[first + length];
  const entry = choose(
    entries,
    before ? text.slice(before.start, before.end).toLowerCase() : '',
    after ? text.slice(after.start, after.end).toLowerCase() : '',
    term,
  );
  return { span: { start: start.start, end: end.end }, term, entry };
}

/** Subtypes and token names are written with a capital; `in that case` and `a map of` are plain English. */
function fitsCase(entry: DigestEntry, term: string): boolean {
  if (entry.id === 'chapter-symbol' && /^[ivx]+$/i.test(term)) return /^[IVX]+$/.test(term);
  if (entry.kind !== 'subtype' && entry.kind !== 'token') return true;
  return /^[A-Z]/.test(term) || !findSubtype(term);
}

const nounBefore = new Set('in from into to of and or the that were cards card'.split(' '));
const verbAfter = new Set(
  'target that it the this all each up spell those a an one two any another unless'.split(' '),
);
const amountBefore = new Set(
  'a an no of more that all each any one two three four five x those another'.split(' '),
);

/** Tells apart words that are both a thing and an action: a counter and to counter, exile and to exile. */
function choose(entries: readonly DigestEntry[], before: string, after: string, term: string): DigestEntry {
  const first = entries[0]!;
  if (entries.length === 1) return first;
  const action = entries.find((entry) => entry.kind === 'keyword-action');
  const thing = entries.find((entry) => entry.kind !== 'keyword-action');
  if (!action || !thing) return first;
  if (thing.kind === 'counter') {
    const isVerb =
      /^countered|^countering/i.test(term) || (verbAfter.has(after) && !amountBefore.has(before));
    return isVerb ? action : thing;
  }
  if (thing.kind === 'zone') return nounBefore.has(before) && !/ed$/i.test(term) ? thing : action;
  return first;
}
