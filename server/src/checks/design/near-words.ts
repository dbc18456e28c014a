// The words of card English that lie near a misspelt one.
import { distance } from 'fastest-levenshtein';
import { formOfWord, wordCount } from '../../oracle/words';

/** Words kept with what lies near them; typing makes new ones all the time. */
const MOST_KEPT = 2000;
const kept = new Map<string, readonly NearWord[]>();

/** A word of card English, in lower case, and how many slips away it is. */
export interface NearWord {
  readonly form: string;
  readonly slips: number;
}

/** Words of card English a slip or two away from `word` (in lower case), the nearest first. */
export function findNearWords(word: string): readonly NearWord[] {
  const known = kept.get(word);
  if (known) return known;
  const found = search(word);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, found);
  return found;
}

function search(word: string): readonly NearWord[] {
  if (word.length < 3 || word.length > 20 || !/^\p{L}[\p{L}'-]*$/u.test(word)) return [];
  const allowed = word.length < 4 ? 1 : 2;
  const letters = lettersOf(word);
  const found: NearWord[] = [];
  for (const { form, letters: others } of everyForm()) {
    if (Math.abs(form.length - word.length) > allowed || form === word) continue;
    // A slip changes two letters at most; counting these is far cheaper than the distance.
    if (countBits(letters ^ others) > 2 * allowed) continue;
    // Two letters that changed places are one slip.
    const slips = isSwapped(form, word) ? 1 : distance(form, word);
    if (slips <= allowed) found.push({ form, slips });
  }
  return found.sort((a, b) => a.slips - b.slips || likeliness(b.form, word) - likeliness(a.form, word));
}

/** Letters are left out more often than typed wrongly, and typed wrongly more often than added. */
function likeliness(form: string, word: string): number {
  if (form.length === word.length) return 1;
  return form.length > word.length && hasInOrder(form, word) ? 2 : 0;
}

/** Whether all letters of a word stand in a form, in their order. */
function hasInOrder(form: string, word: string): boolean {
  let at = 0;
  for (const letter of form) if (letter === word[at]) at += 1;
  return at === word.length;
}

interface Form {
  readonly form: string;
  readonly letters: number;
}

let forms: readonly Form[] | undefined;

/** Every word that the grammar names. The grammar is complete before anything is read. */
function everyForm(): readonly Form[] {
  forms ??= Array.from({ length: wordCount() }, (_, id) => formOfWord(id))
    .filter((form) => /^[a-z].+/.test(form))
    .map((form) => ({ form, letters: lettersOf(form) }));
  return forms;
}

/** The letters of a word as bits; all that is no letter is one more. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
