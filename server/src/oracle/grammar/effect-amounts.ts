// Amounts and qualities that effects count by.
import { phrases, rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...phrases('much', 'double that', 'triple that', 'half that', 'twice that'),
  ...rule('qualities', 'totalStat', 'total {what=mana value|power|toughness} {is:compared}'),
  ...rule('qualities', 'baseSize', 'base power and toughness {size:SIZE}'),
  ...rule('qualities', 'sizeEqual', '(base? base) power and toughness each equal to {n:amount}'),
  ...rule('qualities', 'powerOrToughness', 'power or toughness {is:compared}'),
  ...phrases('det.pl', 'one or two target', 'one, two, or three target', 'one, two, or three', 'one or two', 'zero, one, two, or three target', 'one or more of those', 'all of the', 'any of those', 'each of up to two target', 'each of up to three target'),
  ...rule('described', 'described', '({adjs:adj+}) {allTypes:typeitem|and} {noun:generic.$n}'),
  ...rule('described.pl', 'described', '({adjs:adj+}) {eitherTypes:typeitem|andor} {noun:generic.pl}'),
  ...rule('amount', 'kindsAmong', 'the number of {what=card types|colors|creature types|basic land types|different mana values|differently named lands|different powers|legendary creatures} among {of:np.pl}'),
  ...rule('amount', 'differentlyNamed', 'the number of differently named {of:described.pl} ({post:post+})'),
  ...phrases('amount', 'the life lost this way', 'the total damage dealt this way', 'the number of cards discarded this way', 'the number of creatures sacrificed this way', 'half your starting life total'),
  ...rule('per', 'eachOther', '{other=other} {what:described.sg} ({post:post+})'),
  ...rule('quantityof', 'kinds', '{n:counting} or {way=more|fewer} {what=card types|colors|mana values|basic land types|creature types} among {of:np.pl}'),
  ...rule('stated', 'thereAreKinds', 'there are {what:quantityof}'),
  ...rule('stated', 'nthTime', 'this is the {nth=first|second|third|fourth|fifth|seventh|tenth} time this ability has resolved this turn'),
  ...rule('payment', 'manaCostOf', "{of:objectref.sg} 's {what=mana cost|madness cost|flashback cost|echo cost|ward cost}"),
  ...rule('clause.pl', 'statsAre', '{of:possessor} power and toughness are each equal to {n:amount}'),
  ...rule('clause.sg', 'statIs', '{of:possessor} {what=power|toughness} is equal to {n:amount}'),
  ...rule('clause.sg', 'costIs', "{which=the|its} {keyword:keywordname} cost is (equalTo? equal to) {of:possessor} mana cost (reduced? reduced by {by:SYMBOL})"),
  ...rule('clause.pl', 'costsAre', '{which=the|their} {keyword:keywordname} costs are equal to {of:possessor} mana costs'),
  ...phrases('subject.sg', 'damage', 'combat damage', 'noncombat damage'),
  ...rule('event', 'countersPut', '{counters:counters} {is=is|are|would be} put on {on:recipient} ({when:eventtime})'),
  ...rule('event', 'countersRemoved', '{counters:counters} {is=is|are} removed from {on:np} ({when:eventtime})'),
  ...rule('tokenkind', 'role', '{name=Wicked|Monster|Cursed|Royal|Sorcerer|Young Hero|Virtuous} Role ^token'),
  ...rule('lead', 'during', '{time:leadtime} , {on:trigger} , {do:lead}', { with: { delayed: true } }),
  ...rule('act', 'preventLater', '~prevent {what:damage} that would be dealt to {to:recipient} {when=this turn|this combat} by {by:np}'),
  ...rule('act', 'preventDealtBy', '~prevent {what:damage} that would be dealt {when=this turn|this combat} by {by:np}'),
];
export default rules;
