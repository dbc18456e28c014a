// The words that a tree keeps as they are can all be listed: names, headings, own names and phrases of closed lists.
import { expect, it } from 'vitest';
import { keptWordsIn, readOracle } from '../../server/src/oracle';

function keptOf(text: string): string[] {
  const card = { name: 'Orla, Reed Warden', typeLine: 'Legendary Creature — Human Druid' };
  return readOracle(text, card).lines.flatMap(({ line }) =>
    keptWordsIn(line).map(({ sort, words }) => `${sort}: ${words}`),
  );
}

it('lists names, headings and own names, those in quotes too', () => {
  expect(keptOf('Mudlore — Whenever Orla attacks, draw a card.')).toEqual([
    'heading: Mudlore',
    'own name: Orla',
  ]);
  expect(
    keptOf('Create a 1/1 blue Fish creature token named Reed Boat with "Orla, Reed Warden has flying."'),
  ).toEqual(['name: Reed Boat']);
});

it('lists phrases with their slot', () => {
  const { line } = readOracle('Target creature gets +1/+1 until end of turn.', { name: '' }).lines[0]!;
  expect(keptWordsIn(line)).toEqual([{ sort: 'phrase', words: 'end of turn', slot: 'until.end' }]);
});
