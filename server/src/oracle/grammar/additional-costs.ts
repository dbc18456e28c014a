// Costs beside the mana cost: additional and alternative ones, and what payments name.
import { rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...rule('sentence', 'additionalCost', 'as an additional cost to {of:costof} , {cost:chain}'),
  ...rule(
    'sentence',
    'additionalCostOpening',
    'as an additional cost to {of:costof} , {cost:heading!choose both}',
  ),
  ...rule('costof', 'cast', 'cast {what:np}'),
  ...rule('payment', 'costFor', 'the {what=mana cost|equip cost|flashback cost|commander tax} for {of:np}'),
  ...rule('trailed', 'ratherThanIf', '{do:chain} rather than {not:acts.base} if {condition:condition}'),
  ...rule('costchange', 'reduced', 'reduced by {by:manacost}'),
  ...rule('costchange', 'plus', 'plus {more:manacost}'),
  ...rule(
    'act',
    'spendAsThough',
    '~spend {what=mana|mana of any type|mana of any color|colorless mana|white mana|blue mana|black mana|red mana|green mana} as though it were mana of any {any=color|type} ({to:spendfor})',
  ),
  ...rule('spendfor', 'cast', 'to cast {what:np}'),
  ...rule('spendfor', 'activate', 'to activate {what:np}'),
  ...rule('spendto', 'activate', 'to activate {what:np}'),
  ...rule('spendto', 'castOrToActivate', 'to cast {what:np} or to activate {abilities:np}'),
  ...rule(
    'act',
    'loseMana',
    '~lose {what=that mana|unspent mana|unspent green mana|unspent red mana} as steps (phases? and phases) end',
  ),
  ...rule('act', 'cannotReduce', "can't reduce the mana in that cost to less than one mana"),
  ...rule('act', 'waterbendCost', '~waterbend {cost:manacost}'),
  ...rule('act', 'tapForMana', '~tap {what:np} for mana'),
  ...rule('modes', 'chooseAtRandom', 'choose {n=one|two|three} at random'),
  ...rule('modes', 'chooseX', 'choose up to X , where {name=X} is {is:amount}'),
  ...rule('modes', 'chooseEach', 'choose {n=X|both|all|any number of modes|one or more modes}'),
];
export default rules;
