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
  ...rule('manaof', 'any', 'of {what=any color|any one color|any type}'),
  ...rule('manaof', 'anyCombination', 'in any combination of colors'),
  ...rule('manaof', 'of', 'of {what:quality1}'),
  ...rule('manaof', 'different', 'of different {what=colors}'),
  ...rule('manaof', 'anyOf', 'of any of {whose:possessor} {what=colors}'),
  ...rule('manaof', 'anyIn', 'of any color in {whose:possessor} {what=color identity}'),
  ...rule('manaof', 'anyAmong', 'of any {what=color|type} among {among:np.pl}'),
  ...rule('manaof', 'produced', 'of any {what=type} that land produced'),
  // Qualities that were chosen or named before: "of the chosen color".
  ...phrases(
    'quality1',
    'the chosen color',
    'the chosen type',
    'that color',
    'that type',
    'the chosen quality',
  ),
  ...rule('manaof', 'combination', 'in any combination of {one:SYMBOL} and/or {other:SYMBOL}'),
  ...rule(
    'manaof',
    'couldProduce',
    'of any {what=color|type} that a land {who=you control|an opponent controls} could produce',
  ),
  ...rule('mana', 'additionalSome', 'an additional {n:count} mana {of:manaof}'),
  ...rule('passive', 'tappedFor', 'tapped for {symbol:SYMBOL}'),
  ...rule('passive', 'tappedForSome', 'tapped for {n:counting} or more mana'),
  ...rule('act', 'produceTimes', '~produce {times=twice|three times} as much of that mana'),
  ...rule(
    'act',
    'produceOther',
    '~produce {mana:mana} instead of any other {what=type|color|type and amount}',
  ),
];
export default rules;
