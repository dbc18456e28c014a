// A slip of the keys in a real line that was understood: the mark stands on that very word, with the right one offered.
import { describe, expect, it } from 'vitest';
import { Dice } from '../../scripts/dice';
import { readOracleCards } from '../../scripts/corpus-cards';
import { cardTextOf, checks, findProblems } from '../../server/src/checks';
import { readOracle, unreadIn } from '../../server/src/oracle';

const cards = readOracleCards();
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SLIPS = 300;

/** The word with one letter left out, changed, added, or two that changed places. */
function slipIn(word: string, dice: Dice): string {
  const at = 1 + dice.roll(word.length - 2);
  const letter = LETTERS[dice.roll(LETTERS.length)]!;
  const [before, after] = [word.slice(0, at), word.slice(at)];
  const made = [
    before + after.slice(1),
    before + letter + after.slice(1),
    before + letter + after,
    before + after.charAt(1) + after.charAt(0) + after.slice(2),
  ];
  return made[dice.roll(made.length)]!;
}

describe('unread words', () => {
  if (!cards) {
    it('are not measured, because the corpus is not here', () => expect(cards).toBeUndefined());
    return;
  }

  it('are marked exactly where the slip is', () => {
    const dice = new Dice(20_260_417);
    const running = checks.filter(({ id }) => id === 'unread-words');
    const missed: string[] = [];
    let [made, right] = [0, 0];
    while (made < SLIPS) {
      const [face] = cards[dice.roll(cards.length)]!.faces;
      const line = face?.text?.split('\n').find((each) => !each.includes('('));
      if (!face || !line) continue;
      const names = { name: face.name ?? '', typeLine: face.typeLine ?? '' };
      const [read] = readOracle(line, names).lines;
      if (!read || unreadIn(read.line).length > 0) continue;
      const words = [...line.matchAll(/(?<![\p{L}'’-])\p{Ll}{4,}(?![\p{L}'’-])/gu)];
      const word = words[dice.roll(Math.max(1, words.length))];
      if (!word) continue;
      const slip = slipIn(word[0], dice);
      if (slip === word[0]) continue;
      made += 1;
      const text = line.slice(0, word.index) + slip + line.slice(word.index + word[0].length);
      const found = findProblems(cardTextOf([{ ...face, text }]), 0, running);
      const there = found.find(
        ({ span }) => span.start === word.index && span.end === word.index + slip.length,
      );
      if (!there) missed.push(`${word[0]} as ${slip}: ${line}`);
      else if (there.fixes[0]?.edits[0]?.newText === word[0]) right += 1;
    }
    // Measured last: 299 marked on the very word, 294 of them with the right word offered; a slip may make another word.
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(SLIPS * 0.02);
    expect(right).toBeGreaterThanOrEqual(SLIPS * 0.97);
  });
});
