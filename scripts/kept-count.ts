// Counts the words that trees keep as they are, and prints them by sort: what `measure-reading --kept` shows.
import { keptWordsIn, type OracleLine } from '../server/src/oracle';

/** A count of kept words over many lines. */
export class KeptCount {
  private readonly counts = new Map<string, Map<string, number>>();

  add(line: OracleLine): void {
    for (const { sort, words, slot } of keptWordsIn(line)) {
      // A name stands for itself wherever it is; of a phrase one wants to know the slot, too.
      const shown = sort === 'phrase' ? `${words}\t(${slot})` : words;
      const list = this.counts.get(sort) ?? new Map<string, number>();
      list.set(shown, (list.get(shown) ?? 0) + 1);
      this.counts.set(sort, list);
    }
  }

  /** One line for each sort with its sum, and below it the commonest ones. */
  report(top: number): string[] {
    return [...this.counts].flatMap(([sort, list]) => {
      const ranked = [...list].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
      const sum = ranked.reduce((total, [, count]) => total + count, 0);
      return [
        `kept as ${sort}: ${sum} times, ${list.size} different`,
        ...ranked.slice(0, top).map(([words, count]) => `  ${count}\t${words}`),
      ];
    });
  }
}
