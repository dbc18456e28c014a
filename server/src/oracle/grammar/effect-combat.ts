// What attacking and blocking may, must and cannot be; permissions that last.
import { include, phrases, rule, type Rule, type RuleOptions } from '../engine/rule';

const lasts = (kind: string, template: string, options?: RuleOptions): Rule[] => rule('dact', kind, template, options);

const rules: Rule[] = [
  ...include('doable', 'act.base', 'dact.base'),
  ...lasts('attackWith', '~attack with {with:np}'),
  ...lasts('blockOnly', 'can block only {what:np}'),
  ...lasts('blockMore', 'can block {n=an additional creature|any number of creatures|up to two creatures|two additional creatures|up to one additional creature|an additional seven creatures|an additional ninety-nine creatures}'),
  ...lasts('canAttackAs', "can {does=attack|block} as though {who=it|they|he|she} {how=didn't have defender|had haste|had flying|were untapped|had shadow|didn't have shadow}"),
  ...lasts('canBe', 'can be {done:passive}'),
  ...lasts('canBeCommander', 'can be your commander'),
  ...lasts('assignAs', "~assign combat damage equal to {whose:possessor} toughness rather than {whose2:possessor} power"),
  ...lasts('assignNone', '~assign no combat damage'),
  ...lasts('loseNoMana', "don't lose {what=this mana|unspent mana|unspent green mana|unspent red mana} as steps (phases? and phases) end"),
  ...phrases('duration', 'each turn if able', 'during any turn', 'during each combat', 'each time this turn', 'each combat this turn'),
  ...phrases('eventtime', 'during your main phase', 'each of your turns'),
  ...rule('eventtime', 'while', 'while {condition:stated}'),
  ...lasts('spendAs', '~spend {what=mana|colorless mana|white mana|red mana|blue mana|mana of any type|mana of any color} as though it were mana of any {kind=color|type} ({to:spendfor})'),
  ...rule('spendfor', 'cast', 'to cast {what:np}'),
  ...rule('spendfor', 'castThat', 'to cast {what=that spell|it|them|those spells}', {}),
  ...rule('spendfor', 'activate', 'to activate {what:np}'),
  ...rule('spendfor', 'payFor', 'to pay {what:np}'),
  ...lasts('playRevealed', '~play with {what:np} revealed'),
  ...rule('act', 'clash', '~clash with {whom:who.sg}'),
  ...rule('act', 'actTimes', '{verb=~investigate|~proliferate|~populate|~explore|~venture into the dungeon} {times=twice|three times|X times|that many times|four times|five times}'),
  ...rule('act', 'doOnly', '~do this only {when:onlywhen}'),
  ...rule('act', 'activateAtMost', '~activate no more than {times=twice|three times|once} each turn'),
  ...rule('act', 'exert', '~exert {what:np}'),
  ...rule('act', 'expend', '~expend {n:number}'),
  ...rule('act', 'descend', '~descend'),
  ...rule('act', 'crewing', '{verb=~crew|~saddle} {what:np}'),
  ...rule('act', 'bend', '{verb=~airbend|~exhaust|~behold|~foretell|~plot|~unlock|~unattach|~detain|~cycle|~mutate|~exploit|~train|~cloak|~manifest} {what:np}'),
  ...rule('act', 'bendNumber', '{verb=~earthbend|~firebend|~waterbend|~mobilize|~collect evidence} {n:number}'),
  ...rule('act', 'fullyUnlock', '~fully unlock {what:np}'),
];
export default rules;
