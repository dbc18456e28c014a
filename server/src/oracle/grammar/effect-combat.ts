// Damage that is not assigned, mana that is kept, and actions done several times.
import { rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...rule('acts', 'isntBlocked', "~attack and isn't blocked"),
  ...rule(
    'act',
    'actTimes',
    '{verb=~investigate|~proliferate|~populate|~explore|~venture into the dungeon} {times=twice|three times|X times|that many times|four times|five times}',
  ),
  ...rule('act', 'bend', '{verb=~airbend|~exhaust|~foretell|~plot|~train} {what:np}'),
  ...rule('act', 'bendNumber', '{verb=~earthbend|~firebend|~waterbend} {n:number}'),
  ...rule(
    'act',
    'chooseAttackers',
    '~choose which creatures {does=attack|block} {when=this turn|this combat} (how? and how those creatures block)',
  ),
];
export default rules;
