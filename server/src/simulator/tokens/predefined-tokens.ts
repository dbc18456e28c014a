// Tokens that the rules define by name (CR 111.10). The wordings are those of the game's vocabulary.
import type { Printed } from '../state/printed';

const artifact = (name: string, text: string): Printed => ({
  name: `${name} Token`,
  typeLine: `Artifact — ${name}`,
  text,
  colors: [],
});

const sacrificeThis = 'Sacrifice this token';

/** By subtype. */
export const predefinedTokens: Readonly<Record<string, Printed>> = {
  Treasure: artifact('Treasure', `{T}, ${sacrificeThis}: Add one mana of any color.`),
  Food: artifact('Food', `{2}, {T}, ${sacrificeThis}: You gain 3 life.`),
  Gold: artifact('Gold', `${sacrificeThis}: Add one mana of any color.`),
  Clue: artifact('Clue', `{2}, ${sacrificeThis}: Draw a card.`),
  Blood: artifact('Blood', `{1}, {T}, Discard a card, ${sacrificeThis}: Draw a card.`),
  Powerstone: artifact('Powerstone', '{T}: Add {C}.'),
  Map: artifact(
    'Map',
    `{1}, {T}, ${sacrificeThis}: Target creature you control explores. Activate only as a sorcery.`,
  ),
  Junk: artifact(
    'Junk',
    `{T}, ${sacrificeThis}: Exile the top card of your library. You may play that card this turn.`,
  ),
  Shard: {
    name: 'Shard Token',
    typeLine: 'Enchantment — Shard',
    text: `{2}, ${sacrificeThis}: Scry 1, then draw a card.`,
    colors: [],
  },
};
