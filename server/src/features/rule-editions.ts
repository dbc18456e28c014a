// From a rule's number in the user's edition to its number in the newest whole edition, which our tables speak of.
import type { Rulebook } from '../rulebook';
import { isRuleNumber, ruleNumberList, ruleTitle } from '../vocabulary';

const tables = new WeakMap<Rulebook, ReadonlyMap<string, string>>();

/** The number that a rule of `book` has in our tables; the same number where nothing tells otherwise. */
export function newestNumberOf(number: string, book?: Rulebook): string {
  if (!book) return number;
  let table = tables.get(book);
  if (!table) {
    const found = new Map<string, string>();
    for (const newest of ruleNumberList()) {
      const here = book.locate(newest, ruleTitle(newest) ?? '');
      if (here !== undefined && !found.has(here)) found.set(here, newest);
    }
    tables.set(book, (table = found));
  }
  return table.get(number) ?? number;
}

/** The number that a rule of our tables has in `book`; undefined where it is not in it. */
export function numberInBook(newest: string, book?: Rulebook): string | undefined {
  if (!book) return isRuleNumber(newest) ? newest : undefined;
  return book.locate(newest, ruleTitle(newest) ?? '');
}
