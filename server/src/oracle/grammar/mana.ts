// Mana that is added.
import { include, phrases, rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...include('mana', 'SYMBOL+'),
  ...rule('mana', 'anyOf', '{of:SYMBOL|or}'),
  ...rule('mana', 'symbolOrChosen', '{symbol:SYMBOL} or one mana of the chosen color'),
  ...rule('mana', 'some', '{n:counting} mana {of:manaof}'),
  ...rule('mana', 'amountOf', 'an amount of mana {of:manaof} equal to {n:amount}'),
  ...rule('mana', 'amountOfSymbol', 'an amount of {symbol:SYMBOL} equal to {n:amount}'),
  ...rule('mana', 'additional', 'an additional {symbols:SYMBOL+}'),
  ...rule('mana', 'additionalAny', 'an additional one mana {of:manaof}'),
  ...phrases(
    'manaof',
    'of any color',
    'of any one color',
    'in any combination of colors',
    'of the chosen color',
    'of that color',
    "of any of the exiled card's colors",
    'of different colors',
    'of any type',
    "of any color in your commander's color identity",
    'of any color among permanents you control',
    'of any type that land produced',
    'of that type',
    'of any of its colors',
  ),
  ...rule('manaof', 'combination', 'in any combination of {one:SYMBOL} and/or {other:SYMBOL}'),
  ...rule(
    'manaof',
    'couldProduce',
    'of any {what=color|type} that a land {who=you control|an opponent controls} could produce',
  ),
];
export default rules;
