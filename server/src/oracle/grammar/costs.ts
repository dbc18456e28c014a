// Costs: mana, tapping, and actions that a player pays with.
import { include, rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...rule('cost', 'costs', '{of:costitem|,}'),
  ...include('costitem', 'manacost', 'act.base'),
  ...include('heading', 'modes'),
  ...rule(
    'modes',
    'choose',
    'choose {n=one|two|three|one or both|one or more|up to one|up to two|up to three|four|any number|up to four|up to five}',
  ),
  ...rule('modes', 'chooseMay', 'you may choose {n=one|two|up to one|any number}'),
  ...rule(
    'modes',
    'chooseRepeat',
    'choose {n=one|two|three|up to two|up to three|any number} . you may choose the same mode more than once',
  ),
  ...rule('modes', 'chooseNew', "choose one that hasn't been chosen ({when=this turn})"),
  ...rule('costitem', 'both', '{one:act.base} and {other:act.base}'),
  ...rule('modes', 'playerChooses', '{who:who.sg} chooses {n=one|two|one or both}'),
];
export default rules;
