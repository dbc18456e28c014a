// Finds the word that a slip of the keys probably meant.

/**
 * How many single slips (a letter left out, put in, changed, or two changed places) lie between two words,
 * or `most + 1` when there are more than `most`. Letter case does not count.
 */
export function slipsBetween(first: string, second: string, most: number): number {
  const a = first.toLowerCase();
  const b = second.toLowerCase();
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let slips = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      ) {
        slips = Math.min(slips, beforeLast[j - 2]! + 1);
      }
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length]!, most + 1);
}

/** How many slips a word of that length can have and still be recognised. */
export function slipsAllowed(word: string): number {
  return word.length <= 3 ? 1 : word.length <= 5 ? 1 : 2;
}

/** The nearest of the candidates within a few slips; of two equally near ones the more frequent one. */
export function findNearWord(
  word: string,
  candidates: Iterable<readonly [string, number]>,
): string | undefined {
  let best: string | undefined;
  let bestSlips = slipsAllowed(word) + 1;
  let bestCount = -1;
  for (const [candidate, count] of candidates) {
    if (candidate === word) continue;
    const slips = slipsBetween(word, candidate, Math.min(bestSlips, slipsAllowed(word)));
    if (slips < bestSlips || (slips === bestSlips && slips <= slipsAllowed(word) && count > bestCount)) {
      [best, bestSlips, bestCount] = [candidate, slips, count];
    }
  }
  return best;
}
