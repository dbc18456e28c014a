// Each kind of reference within an ability leads to the words that it stands for.
import { describe, expect, it } from 'vitest';
import { resolveReferences } from '../../../server/src/oracle';
import { describeReferences, readFace } from './fixture';

/** A text and its references in order. */
type Case = readonly [text: string, ...references: string[]];

const pronouns: readonly Case[] = [
  ['Exile target creature, then return it to the battlefield.', 'pronoun "it" -> target creature'],
  [
    'Tap up to two target creatures. Put a stun counter on each of them.',
    'pronoun "them" -> up to two target creatures',
  ],
  ['Destroy target artifact. Its controller loses 2 life.', 'pronoun "Its" -> target artifact'],
  ['Return all artifacts to their owners’ hands.'.replace('’', "'"), 'pronoun "their" -> all artifacts'],
  ['Each opponent sacrifices a creature. They lose 1 life.', 'pronoun "They" -> Each opponent'],
  [
    'Put a +1/+1 counter on each creature with a shield counter on it.',
    'pronoun "it" -> each creature with a shield counter on it',
  ],
  [
    'Whenever this creature blocks a creature, it gets +1/+1 until end of turn.',
    'pronoun "it" -> this creature',
  ],
  [
    'Target creature you control deals damage equal to its power to any other target. Sacrifice it.',
    'pronoun "its" -> Target creature you control',
    'pronoun "it" -> Target creature you control',
  ],
  ['Draw a card and reveal it.', 'pronoun "it" -> a card'],
];

const phrases: readonly Case[] = [
  [
    'Untap target creature. That creature gains haste until end of turn.',
    'definite "That creature" -> target creature',
  ],
  [
    'Create two 1/1 green Squirrel creature tokens. Those tokens gain haste until end of turn.',
    'definite "Those tokens" -> two 1/1 green Squirrel creature tokens',
  ],
  [
    "As an additional cost to cast this spell, sacrifice a creature. Draw cards equal to the sacrificed creature's power.",
    'done "the sacrificed creature" -> a creature',
  ],
  [
    'Choose target land. The chosen land becomes a Forest until end of turn.',
    'done "The chosen land" -> target land',
  ],
  [
    "Amass Orcs 2. You gain life equal to the amassed Army's power.",
    'done "the amassed Army" -> Amass Orcs 2',
  ],
  [
    'Look at the top four cards of your library. Put one of them into your hand and the rest into your graveyard.',
    'pronoun "them" -> the top four cards of your library',
    'rest "the rest" -> the top four cards of your library',
  ],
  [
    'Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of your library.',
    'pronoun "them" -> the top two cards of your library',
    'other "the other" -> the top two cards of your library',
  ],
  [
    'Tap target creature. Then untap another target creature. The first creature gains flying until end of turn.',
    'first "The first creature" -> target creature',
  ],
  [
    'Whenever enchanted creature deals damage to a creature, destroy the other creature.',
    'other "the other creature" -> a creature',
  ],
  [
    'Search your library for a Plains card, an Island card, and a Swamp card. Reveal those cards, then shuffle.',
    'definite "those cards" -> a Plains card and an Island card and a Swamp card',
  ],
  ['Target player discards a card. That player draws a card.', 'player "That player" -> Target player'],
  [
    'Create a 1/1 white Bird creature token and a 2/2 black Rat creature token. Those tokens gain haste until end of turn.',
    'definite "Those tokens" -> a 1/1 white Bird creature token and a 2/2 black Rat creature token',
  ],
  [
    'Whenever you cast a creature spell, copy that spell. The copy gains haste.',
    'definite "that spell" -> a creature spell',
    'definite "The copy" -> copy that spell',
  ],
];

const amounts: readonly Case[] = [
  [
    'Whenever this creature deals combat damage to a player, you gain that much life.',
    'amount "that much" -> deals combat damage to a player',
  ],
  [
    'Discard any number of cards, then draw that many cards.',
    'amount "that many" -> Discard any number of cards',
  ],
  ['Roll a six-sided die. You gain life equal to the result.', 'amount "the result" -> Roll a six-sided die'],
];

const variables: readonly Case[] = [
  [
    'Target creature gets +X/+0 until end of turn, where X is the number of Islands you control.',
    'variable "X" -> Target creature gets +X/+0 until end of turn, where X is the number of Islands you control',
  ],
  ['{X}, {T}: Draw X cards.', 'variable "X" -> {X}'],
  ['You may pay {X}. If you do, draw X cards.', 'variable "{X}" -> {X}', 'variable "X" -> {X}'],
  [
    'Whenever you cast a spell with {X} in its mana cost, draw X cards.',
    'pronoun "its" -> a spell with {X} in its mana cost',
    'variable "X" -> {X} in its mana cost',
  ],
];

const choices: readonly Case[] = [
  ['Choose a color. Destroy all creatures of the chosen color.', 'choice "the chosen color" -> a color'],
  [
    'Choose a creature type. Draw a card for each creature you control of that type.',
    'choice "that type" -> a creature type',
  ],
  ['Choose a number. You gain life equal to the chosen number.', 'choice "the chosen number" -> a number'],
  ['Choose a card name. Discard all cards with that name.', 'choice "that name" -> a card name'],
];

describe('references within an ability', () => {
  it.each([...pronouns, ...phrases, ...amounts, ...variables, ...choices])('%s', (text, ...expected) => {
    expect(describeReferences(readFace(text))).toEqual(expected);
  });

  it('leads the words for the object itself to the object', () => {
    const found = resolveReferences(
      readFace('When this creature enters, Mirefang Ettin gains haste until end of turn.'),
    );
    expect(found.map(({ kind, to }) => [kind, to])).toEqual([
      ['self', 'this object'],
      ['self', 'this object'],
    ]);
  });

  it('points at the node of the tree that holds the words', () => {
    const [reference] = resolveReferences(
      readFace('Tap target creature. It gains flying until end of turn.'),
    );
    expect(reference).toMatchObject({
      from: { node: { kind: 'pronoun', word: 'it' } },
      to: { node: { kind: 'object', det: 'target' } },
    });
  });

  it('lets the modes of a list speak of what stands before it', () => {
    const tree = readFace(
      "When this creature dies, choose one —\n• Exile it.\n• Return it to its owner's hand.",
    );
    expect(describeReferences(tree)).toEqual([
      'pronoun "it" -> line 1: this creature',
      'pronoun "it" -> line 1: this creature',
      'pronoun "its" -> line 1: this creature',
    ]);
  });
});
