// Numbers as cards write them: digits up to no limit, words up to twenty.

const WORDS = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
  'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty',
]; // prettier-ignore

/** Other words that stand for a number. */
const OTHER: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  once: 1,
  twice: 2,
  both: 2,
  pair: 2,
  dozen: 12,
  second: 2,
};

/** The number that a word or digits stand for. */
export function readNumber(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const lower = word.toLowerCase();
  const index = WORDS.indexOf(lower);
  return index >= 0 ? index : OTHER[lower];
}

/** Every number in a text, words and digits, hyphenated ones too (`thirty-one` counts as nothing). */
export function numbersIn(text: string): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const match of text.matchAll(/\d+|[a-z]+/gi)) {
    const number = readNumber(match[0]);
    if (number !== undefined) numbers.add(number);
  }
  return numbers;
}
