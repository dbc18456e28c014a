// What abilities trigger on beyond a plain event: two events, counters, the n-th spell, states.
import { rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...rule('trigger', 'and', '{when=when|whenever} {event:event} and {when2=when|whenever} {event2:event}'),
  ...rule('trigger', 'nextTime', 'the {nth=first|next} time {event:event}'),
  ...rule('act', 'attackWith', '~attack with {with:np}'),
  ...rule('act', 'attackPlayerWith', '~attack {whom:player} with {with:np}'),
  ...rule('act', 'fullyUnlock', 'fully ~unlock {what:np}'),
  ...rule('act', 'cycleThing', '~cycle {what:np}'),
  ...rule('act', 'exertThing', '~exert {what:np}'),
  ...rule('act', 'loseControl', '~lose control of {of:np}'),
  ...rule('act', 'becomeAttached', '~become attached to {to:np}'),
  ...rule('act', 'becomeUnattached', '~become unattached from {from:np}'),
  ...rule('event', 'countersPut', '{counters:counters} {be=is|are} put on {on:np}'),
  ...rule('event', 'countersRemoved', '{counters:counters} {be=is|are} removed from {from:np}'),
  ...rule(
    'event',
    'nthCounterPut',
    'the {nth=first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth} {of:countername.sg} is put on {on:np}',
  ),
  ...rule('event', 'youAre', "{who=you're|they're|it's|he's|she's} {done:anypassive}"),
  ...rule('event', 'spendTo', 'you spend this mana to cast {what:np}'),
  ...rule('event', 'causes', '{cause:np} causes {ability:np} to trigger'),
  ...rule('event', 'countersWould', '{counters:counters} would be put on {on:np}'),
  ...rule('event', 'ringTempts', 'the Ring tempts you'),
  ...rule('event', 'ownAndControl', 'you both own and control {what:np}'),
  ...rule('moment', 'stepOf', 'the beginning of the {step=upkeep|draw step|end step} of {who:who.sg}'),
  ...rule('act', 'flipResult', '{way=~win|~lose} a coin flip'),
  ...rule('act', 'leaveHow', '~leave the battlefield without dying'),
  ...rule('eventtime', 'while', 'while {condition:condition}'),
  ...rule('act', 'exploitThing', '~exploit {what:np}'),
  ...rule('act', 'rollResult', '~roll a {n:number}'),
  ...rule('act', 'searchThisWay', '~search {where:place} this way'),
  ...rule('closedact', 'leave', '~leave {what=the battlefield}'),
];
export default rules;
