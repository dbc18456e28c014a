// Counters by kind and number.
import { counterKinds } from '../../vocabulary';
import { include, phrase, phrases, rule, type Rule } from '../engine/rule';

const worded = [...counterKinds].filter((kind) => !/^[+-]/.test(kind));

const rules: Rule[] = [
  ...include('counterkind', 'CHANGE'),
  ...worded.map((kind) => phrase('counterkind', kind, kind)),
  ...rule('countername', 'counter', '({of:counterkind}) ^counter'),
  ...rule('counters', 'counters', 'a {of:countername.sg}'),
  ...rule(
    'counters',
    'counters',
    '{det=another|an additional|the|that|one|each|one of those|any} {of:countername.sg}',
  ),
  ...rule('counters', 'counters', '(upTo? up to) {n:counting} (more? additional) {of:countername.pl}'),
  ...rule(
    'counters',
    'counters',
    '{det=all|those|any number of|its|the|no|all of those|all of the|your} {of:countername.pl}',
  ),
  ...rule(
    'counters',
    'countersEqual',
    'a number of (more? additional) {of:countername.pl} ({on:counterson}) equal to {n:amount}',
  ),
  ...rule('counters', 'eitherCounter', 'a {of:counterkind} or {other:countername.sg}'),
  ...rule('simplecounters', 'counters', 'a {of:countername.sg}'),
  ...rule('simplecounters', 'counters', '{n:count} {of:countername.pl}'),
  ...rule('counterson', 'on', 'on {what:np}'),
  ...phrases('countersof', 'a counter'),
  ...rule('counters', 'alsoCounters', '{of:simplecounters|and}'),
  ...rule('counters', 'eitherCounters', '{of:singlecounter|or}'),
  ...rule('counters', 'choiceOf', 'your choice of {of:singlecounter|or}'),
  ...rule('counters', 'choiceOfKind', 'your choice of a {of:counterkind|or} {noun=counter}'),
  ...rule('singlecounter', 'counters', 'a {of:countername.sg}'),
  ...rule('fact.pl', 'countersCannot', "counters can't be put on {on:np}"),
  ...rule('act', 'haveCountersPut', '~have {of:countername.pl} put on {on=it|them}'),
];
export default rules;
