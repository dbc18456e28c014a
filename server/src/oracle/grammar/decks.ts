// What rules say of decks before the game begins: companions, commanders.
import { phrases, rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...rule('place', 'startingDeck', '{of:possessor} starting deck'),
  ...rule('fact.sg', 'deckContains', '{of:possessor} starting deck contains {what:deckcontent}'),
  ...rule('deckcontent', 'only', 'only {what:np.pl}'),
  ...rule('npshutmany', 'objects', '{what:described.pl} {post:shut+}'),
  ...rule('deckcontent', 'moreThanMinimum', 'at least {n:counting} cards more than the minimum deck size'),
  ...phrases('qualities', 'odd mana values', 'even mana values'),
  ...rule('act', 'differentName', '~have a different name'),
  ...rule('act', 'sameSymbols', '~have more than one of the same mana symbol in {whose=its|their} mana cost'),
  ...rule('act', 'shareOne', '~share {what=a color|a creature type|a card type}'),
];
export default rules;
