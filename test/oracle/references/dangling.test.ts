// What stands for nothing says why, what could be either of two things says so, and such a line is not whole.
import { describe, expect, it } from 'vitest';
import { isWhole, readOracle, resolveReferences, wholeLines } from '../../../server/src/oracle';
import { describeReferences, readFace } from './fixture';

describe('references without an antecedent', () => {
  it.each([
    ['Destroy it.', 'pronoun "it" -> nothing (nothing named)'],
    ['You gain that much life.', 'amount "that much" -> nothing (nothing fitting)'],
    ['Return the exiled card to the battlefield.', 'done "the exiled card" -> nothing (no linked ability)'],
    ['Creatures of the chosen color get +1/+1.', 'choice "the chosen color" -> nothing (no linked ability)'],
    [
      'Sacrifice all tokens created with this creature.',
      'createdWith "created with this creature" -> nothing (no linked ability)',
    ],
    ['That player draws a card.', 'player "That player" -> nothing (nothing named)'],
    ['Draw X cards.', 'variable "X" -> nothing (no value)'],
  ])('%s', (text, expected) => {
    const tree = readFace(text);
    expect(describeReferences(tree, { manaCost: '{2}' })).toEqual([expected]);
    expect(isWhole(tree, 0, { manaCost: '{2}' })).toBe(false);
  });

  it('is sure of nothing where words were not read', () => {
    const tree = readOracle('Wobble a grumpkin.\nReturn the exiled card to the battlefield.', {
      name: 'Mirefang Ettin',
    });
    const [reference] = resolveReferences(tree);
    expect(reference).toMatchObject({ kind: 'done', missing: 'unread words' });
  });

  it('tells of each line whether it is whole', () => {
    const tree = readFace('Flying\nWhenever this creature attacks, exile that artifact.\nDraw a card.');
    expect(wholeLines(tree)).toEqual([true, false, true]);
  });

  it('lets a linked ability make the line whole', () => {
    const tree = readFace(
      'As this creature enters, choose a color.\nCreatures of the chosen color get +1/+1.',
    );
    expect(wholeLines(tree)).toEqual([true, true]);
  });
});

describe('references with two antecedents', () => {
  it('takes none of two that are equally good for the only one', () => {
    const tree = readFace(
      'Exchange control of target artifact and target land. It gains indestructible until end of turn.',
      'Sorcery',
    );
    expect(describeReferences(tree)).toEqual(['pronoun "It" -> target artifact or target land']);
  });

  it('is in no doubt where number, noun or part in the clause tell them apart', () => {
    const texts: readonly (readonly [string, string])[] = [
      [
        'Tap target creature and all lands. It gains flying until end of turn.',
        'pronoun "It" -> target creature',
      ],
      [
        'Tap target artifact and target land. That land gains hexproof until end of turn.',
        'definite "That land" -> target land',
      ],
      [
        'Attach an Equipment you control to target creature. Unattach it.',
        'pronoun "it" -> an Equipment you control',
      ],
    ];
    for (const [text, expected] of texts)
      expect(describeReferences(readFace(text, 'Sorcery'))).toEqual([expected]);
  });
});

describe('references of any text', () => {
  it('ends soon on ten thousand pronouns', () => {
    const text = 'Destroy it. Tap those creatures. Draw that many cards. '.repeat(1000);
    const tree = readOracle(text, { name: 'Mirefang Ettin' });
    const begin = performance.now();
    expect(resolveReferences(tree).length).toBeGreaterThan(2000);
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});
