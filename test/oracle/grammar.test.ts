// What the grammar reads comes back as the same text; what it does not read is shown; hostile text ends soon.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countLineReadings,
  isWhole,
  printLine,
  readOracle,
  resolveReferences,
  unreadIn,
  type Place,
} from '../../server/src/oracle';

const card = { name: 'Mirefang Ettin', typeLine: 'Creature — Giant' };

/** Invented lines, one or more for each concept. */
const current = [
  'Flying, vigilance',
  'Ward {2}',
  'Destroy target nonblack creature.',
  'Draw two cards, then discard a card.',
  'Whenever this creature attacks, it gets +1/+0 until end of turn.',
  'When this creature enters, create two 1/1 green Squirrel creature tokens.',
  '{2}{B}, {T}, Sacrifice another creature: Target opponent loses 3 life.',
  'At the beginning of your upkeep, you may pay {1}. If you do, draw a card.',
  'As long as you control an artifact, this creature has flying.',
  'Other Goblins you control get +1/+1.',
  'Mirefang Ettin deals X damage to any target, where X is the number of Swamps you control.',
  'Enchanted creature gets +2/+2 and has "{T}: Draw a card."',
  'Search your library for a basic land card, reveal it, put it into your hand, then shuffle.',
  'This land enters tapped unless you control two or more other lands.',
  'Put a +1/+1 counter on each creature you control.',
  'Return target creature card from your graveyard to your hand.',
  'Counter target spell unless its controller pays {3}.',
  'Choose one —',
  '• Exile target artifact or enchantment.',
  '{T}: Add one mana of any color.',
];

describe('the grammar of card English', () => {
  it.each(current)('says back: %s', (text) => {
    const { line } = readOracle(text, card).lines[0]!;
    expect(unreadIn(line)).toEqual([]);
    expect(printLine(line, card)).toBe(text);
    expect(countLineReadings(text, card).readings).toBe(1);
  });

  it('keeps the words that it does not know, with the place where reading stopped', () => {
    const text = 'Destroy target wobbegong. Draw a card.';
    const { line } = readOracle(text, card).lines[0]!;
    expect(isWhole(readOracle(text, card), 0)).toBe(false);
    const [unread, ...others] = unreadIn(line);
    expect(others).toEqual([]);
    expect(text.slice(unread!.furthest.start, unread!.furthest.end)).toBe('wobbegong');
    expect(line.parts[1]!.meaning.kind).toBe('draw');
  });

  it('leads a pronoun back to its antecedent, and tells when there is none', () => {
    const text = 'Exile target creature. Return it to the battlefield.';
    const [reference] = resolveReferences(readOracle(text, card));
    const to = reference!.to as Place;
    expect(text.slice(to.span.start, to.span.end)).toBe('target creature');
    const [lonely] = resolveReferences(readOracle('Destroy it.', card));
    expect(lonely).toMatchObject({ sort: 'object', linked: false });
    expect(lonely!.to).toBeUndefined();
  });

  it('reads any text without throwing, and its own printing as the same meaning', () => {
    const words = current.join(' ').split(' ');
    const lines = fc.array(fc.constantFrom(...words), { maxLength: 25 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.oneof(lines, fc.string()), (text) => {
        for (const { line } of readOracle(text, card).lines) {
          const printed = printLine(line, card);
          if (!printed) continue;
          const again = readOracle(printed, card).lines[0]!.line;
          expect(printLine(again, card)).toBe(printed);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('gives up on ten thousand words soon', () => {
    const begin = Date.now();
    const hostile = 'target creature or '.repeat(3400);
    expect(isWhole(readOracle(hostile, card), 0)).toBe(false);
    const sentences = 'Destroy target creature or creature or creature card. '.repeat(1200);
    expect(readOracle(sentences, card).lines).toHaveLength(1);
    expect(Date.now() - begin).toBeLessThan(5000);
  });
});
