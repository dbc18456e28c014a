// Repeatable chance for scripts that break texts on purpose.

/** Repeatable random numbers: the same seed gives the same rolls. */
export class Dice {
  constructor(private state: number) {}

  /** A number from 0 to `limit - 1`. */
  roll(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  /** One of a list, undefined when it is empty. */
  pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.roll(list.length)];
  }
}

/** A word with one letter lost, doubled, changed or swapped with the next; the word itself may come out, too. */
export function misspell(word: string, dice: Dice): string {
  const at = dice.roll(word.length);
  const letter = 'abcdefghijklmnopqrstuvwxyz'[dice.roll(26)]!;
  if (word[at] === ' ') return word;
  switch (dice.roll(4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + word[at] + word.slice(at);
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1);
    default:
      return at + 1 < word.length && word[at + 1] !== ' '
        ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
        : word;
  }
}
