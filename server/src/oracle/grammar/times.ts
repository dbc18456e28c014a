// Stretches of the game: turns, steps and combats, and what happens during, once during, before or until them.
import { include, phrases, rule, type Rule } from '../engine/rule';

const steps =
  'untap step|upkeep|draw step|main phase|combat|combat phase|end step|declare attackers step|declare blockers step';

const rules: Rule[] = [
  ...rule('timespan', 'turn', '{whose:possessor} (next? next) turn'),
  ...rule('timespan', 'turn', '{which=that|this} turn'),
  ...rule('timespan', 'turns', 'each of {whose:possessor} turns'),
  ...rule('timespan', 'otherTurns', 'turns other than {than=yours}'),
  ...rule('timespan', 'step', `{whose:possessor} (next? next) {step=${steps}}`),
  ...rule('timespan', 'steps', '{whose:possessor} (next? next) {step=untap steps}'),
  ...rule('timespan', 'combat', 'combat (on {on:timespan})'),
  ...rule('timespan', 'each', '{each=each} combat'),
  ...rule('duringTime', 'duringTime', 'during {time:timespan}'),

  // Durations and occasions behind a verb.
  ...include('occasion', 'duringTime'),
  ...rule('occasion', 'onTurns', 'on each of {whose:possessor} turns'),
  ...phrases('occasion', 'each turn', 'each combat'),
  ...rule('occasion', 'ifAble', '({when:ablewhen}) if able'),
  ...phrases('ablewhen', 'this turn', 'this combat', 'each turn', 'each combat'),
  ...include('ablewhen', 'duringTime'),
  ...rule('lasting', 'until', 'until {end=end of turn|end of combat}'),
  ...rule('lasting', 'until', 'until {end:timespan}'),
  ...rule('lasting', 'until', 'until {end:endpoint}'),
  ...rule('endpoint', 'endOf', 'the end of {time:timespan}'),
  ...rule('endpoint', 'beginningOf', 'the beginning of {time:timespan}'),
  ...phrases('lasting', 'this turn', 'this combat', 'for the rest of the game', 'for the rest of the turn'),
  ...phrases('lasting', 'until that turn ends', 'this turn and next turn'),

  // In front of a clause.
  ...include('leadtime', 'duration'),
  ...rule('leadtime', 'once', 'once {when:oncewhen}'),
  ...include('oncewhen', 'duringTime'),
  ...phrases('oncewhen', 'each turn'),

  // Behind an event.
  ...include('eventtime', 'duringTime'),
  ...rule('eventtime', 'onTurns', 'on each of {whose:possessor} turns'),
  ...rule('eventtime', 'onTurn', 'on {whose:possessor} turn'),
  ...phrases('eventtime', 'each turn', 'each combat', 'this combat', 'this way', 'if able', 'while saddled'),
  ...rule('eventtime', 'nthTime', 'for the {nth=first|second|third} time {per:nthper}'),
  ...phrases('nthper', 'each turn', 'this turn'),
  ...include('nthper', 'duringTime'),
  ...rule('eventtime', 'exceptFirst', 'except the first one {who=you|they} draw in {in:drawsteps}'),
  ...rule('drawsteps', 'stepsOf', 'each of {whose:possessor} {steps=draw steps}'),
  ...phrases('eventtime', 'as you cast this spell'),

  // When a player may do something only.
  ...include('onlywhen', 'onlysimple'),
  ...include('onlysimple', 'duringTime'),
  ...phrases('onlysimple', 'as a sorcery', 'as an instant', 'once each turn', 'twice each turn', 'once'),
  ...rule('onlywhen', 'before', 'before {step:declared}'),
  ...phrases('declared', 'attackers are declared', 'blockers are declared', 'combat'),
  ...rule('onlywhen', 'duringBefore', '{during:duringTime} before {step:declared}'),
  ...rule('onlywhen', 'duringBefore', '{during:duringTime} , before {step:declared}', {
    with: { comma: true },
  }),
  ...rule('onlywhen', 'duringAfter', '{during:duringTime} after {step:declared}'),
  ...rule('onlywhen', 'if', 'if {condition:condition}'),
  ...rule('onlywhen', 'ifAnd', 'if {condition:condition} and only {also:onlysimple}'),
  ...rule('onlywhen', 'andOnly', '{first:onlysimple} and only {also:onlyalso}'),
  ...include('onlyalso', 'onlysimple'),
  ...rule('onlyalso', 'if', 'if {condition:condition}'),
  ...rule('timespan', 'eachStep', '{each=each|any} {step=upkeep step|upkeep|end step}'),
];
export default rules;
