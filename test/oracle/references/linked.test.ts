// Linked abilities (CR 607): what one ability of an object does, another one speaks of.
import { describe, expect, it } from 'vitest';
import { describeReferences, readFace } from './fixture';

describe('linked abilities', () => {
  it.each([
    [
      'CR 607.2a: the exiled card',
      'When this creature enters, exile target artifact.\nWhen this creature leaves the battlefield, return the exiled card to the battlefield.',
      ['done "the exiled card" => line 1: target artifact'],
    ],
    [
      'CR 607.2a: exiled with this creature, by any of its abilities',
      'When this creature enters, exile target artifact.\n{T}: Exile a card from your hand.\nThis creature gets +1/+1 for each card exiled with it.',
      [
        'exiledWith "exiled with it" => line 1: target artifact and line 2: a card from your hand',
        'pronoun "it" -> This creature',
      ],
    ],
    [
      'CR 607.2a: a keyword ability that exiles',
      'Hideaway 3\n{T}: You may play the exiled card.',
      ['done "the exiled card" => line 1: Hideaway 3'],
    ],
    [
      'CR 607.2c: created with this creature',
      '{2}: Create a 1/1 white Spirit creature token.\nSacrifice all tokens created with this creature.',
      ['createdWith "created with this creature" => line 1: a 1/1 white Spirit creature token'],
    ],
    [
      'CR 607.2d: the chosen color',
      'As this creature enters, choose a color.\nThis creature has protection from the chosen color.',
      ['choice "the chosen color" => line 1: a color'],
    ],
    [
      'CR 607.2d: the chosen player',
      'As this creature enters, choose an opponent.\nThe chosen player skips their draw step.',
      ['choice "The chosen player" => line 1: an opponent', 'pronoun "their" => line 1: an opponent'],
    ],
    [
      'CR 607.2d: the chosen name, which a keyword ability asks for',
      'Hidden agenda\nCreatures you control with the chosen name have haste.',
      ['choice "the chosen name" => line 1: Hidden agenda'],
    ],
    [
      'CR 107.3m: X of another cost',
      'Kicker {X}\nWhen this creature enters, draw X cards.',
      ['variable "X" => line 1: {X}'],
    ],
  ])('%s', (_, text, expected) => {
    expect(describeReferences(readFace(text), { manaCost: '{2}{G}' })).toEqual(expected);
  });

  it('finds X in the mana cost, and where no cost is known takes it for granted', () => {
    const tree = readFace('This creature enters with X +1/+1 counters on it.');
    const x = (manaCost?: string): string => describeReferences(tree, { manaCost })[0]!;
    expect(x('{X}{G}')).toBe('variable "X" -> <mana cost>');
    expect(x()).toBe('variable "X" -> <mana cost>');
    expect(x('{3}{G}')).toBe('variable "X" -> nothing (no value)');
  });

  it('follows a link to the other face of the card (CR 607.1b)', () => {
    const front = readFace('When this creature enters, exile target artifact.');
    const back = readFace('{T}: Return the exiled card to the battlefield.');
    expect(describeReferences(back, { otherFaces: [front] })).toEqual(['done "the exiled card" => face 1:']);
  });

  it('leads to the earlier face of what specializes, whose text is not here', () => {
    const tree = readFace(
      'When this creature specializes, draw a card for each card exiled with this creature.',
    );
    expect(describeReferences(tree)).toEqual(['exiledWith "exiled with this creature" => <earlier face>']);
  });

  it('leads two references to one choice', () => {
    const tree = readFace(
      'As this creature enters, choose a creature type.\nThis creature is the chosen type in addition to its other types.\nOther creatures you control of the chosen type get +1/+1.',
    );
    expect(describeReferences(tree).filter((line) => line.startsWith('choice'))).toEqual([
      'choice "the chosen type" => line 1: a creature type',
      'choice "the chosen type" => line 1: a creature type',
    ]);
  });
});

describe('abilities that are not linked', () => {
  it('keeps pronouns to their own ability of a permanent', () => {
    const tree = readFace('When this creature enters, tap target artifact.\n{T}: Untap that artifact.');
    expect(describeReferences(tree)).toEqual(['definite "that artifact" -> nothing (nothing fitting)']);
  });

  it('lets a spell go on from line to line', () => {
    const tree = readFace(
      'Tap target artifact.\nThat artifact loses all abilities until end of turn.',
      'Instant',
    );
    expect(describeReferences(tree)).toEqual(['definite "That artifact" => line 1: target artifact']);
  });

  it('lets an ability undo what an earlier one did', () => {
    const tree = readFace(
      'When this creature enters, target player draws two cards.\nWhen this creature leaves the battlefield, that player discards two cards.',
    );
    expect(describeReferences(tree)).toEqual(['player "that player" => line 1: target player']);
  });
});
