// Effects that replace events: changed amounts and destinations, with "instead" inside the clause.
import { rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...rule('act', 'dealDamageChanged', '~deal {n:changeddamage} ({to:changedto})'),
  ...rule('changeddamage', 'plus', 'that much damage {way=plus|minus} {more:number}'),
  ...rule('changeddamage', 'half', 'half that damage , rounded {way=up|down}'),
  ...rule('changedto', 'to', 'to {to:recipient}'),
  ...rule('act', 'createChanged', '~create {n:changedcount} of those tokens'),
  ...rule('changedcount', 'count', '{n:count}'),
  ...rule('fact.pl', 'tokensPlus', 'those tokens plus {tokens:tokens} are created'),
  ...rule('fact.pl', 'countersPutInstead', '{n:manycounters} are put on {on:np}'),
  ...rule('manycounters', 'times', '{times=twice} that many of {of=those|each of those kinds of} counters'),
  ...rule('manycounters', 'timesKind', '{times=twice} that many {of:countername.pl}'),
  ...rule('manycounters', 'plus', 'that many plus one {of:countername.pl}'),
  ...rule('act', 'gainPlus', '~gain that much life plus {n:number}'),
  ...rule('act', 'drawPlus', '~draw that many cards plus {n:counting}'),
  ...rule('act', 'dealDamageTimes', '~deal {times=double|triple} that damage'),
  ...rule('act', 'dealDamageTimes', '~deal {times=twice|double} that much damage', { with: { much: true } }),
  ...rule('act', 'createUnder', '~create one or more {what:described.pl} under {of:possessor} control'),
];
export default rules;
