// Amounts and qualities that effects count by.
import { phrases, rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...phrases('much', 'half that', 'twice that'),
  ...phrases('det.pl', 'all of the', 'any of those'),
  ...rule('described', 'described', '({adjs:adj+}) {allTypes:typeitem|andor} {noun:generic.$n}', {
    with: { either: true },
  }),
  ...rule('amount', 'differentlyNamed', 'the number of differently named {of:described.pl} ({post:post+})'),
  ...phrases('amount', 'the total damage dealt this way'),
  ...rule('per', 'eachOther', '{other=other} {what:described.sg} ({post:post+})'),
  ...rule('per', 'eachDifferent', 'different {what=mana value|power|name} among {of:np.pl}'),
  ...rule(
    'stated',
    'nthTime',
    'this is the {nth=sixth|seventh|tenth} time this ability has resolved this turn',
  ),
  ...rule(
    'fact.sg',
    'costIs',
    '{of:possessor} {keyword:keywordname} cost is equal to {to:possessor} mana cost ({change:costchange})',
  ),
  ...rule(
    'fact.pl',
    'costsAre',
    '{which=the|their} {keyword:keywordname} costs are equal to {of:possessor} mana costs',
  ),
  ...rule(
    'act',
    'preventLater',
    '~prevent {what:damage} that would be dealt to {to:recipient} {when=this turn|this combat} by {by:np}',
  ),
  ...rule(
    'act',
    'preventDealtBy',
    '~prevent {what:damage} that would be dealt {when=this turn|this combat} by {by:np}',
  ),
  ...rule('act', 'doubleSize', '~double the power and toughness of {of:np}', { with: { and: true } }),
  ...rule('act', 'doubleSize', '~double the power of {of:np.pl}'),
];
export default rules;
