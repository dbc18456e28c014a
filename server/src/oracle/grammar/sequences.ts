// How verbs and steps follow one another, and which of them a duration at the end covers.
import { include, rule, type Rule } from '../engine/rule';

/** "Then" closes what stands before it, so that a condition at the end is about the last step alone. */
const thenJoiner = '{join=, then|then|, and then}';
const joiner = '{join=and|, and|,|, but|but}';
/** After ", except" the words "and it has flying" belong to the exception. */
const closed = '!, except';

/*
 * "Gets +1/+1 and gains flying until end of turn" lasts as a whole: a duration belongs to all verbs before it that can
 * last and have no duration of their own. So verbs fall into four classes, and so do the rows that they form:
 *   D  ends in a verb that can last and has no duration yet; every verb before it is of that sort, too
 *   F  the same, but the last one counts ("for each"), so that no duration may follow
 *   U  begins with verbs that have got their duration
 *   C  anything else; never an open verb directly before one with a duration
 */
type Class = 'D' | 'F' | 'U' | 'C';
const classes: readonly Class[] = ['D', 'F', 'U', 'C'];

/** What a row of one class may be: a first item and the class of the rest, which is left out where there is none. */
const shapes: readonly { of: Class; first: Class; rest: Class | '' }[] = [
  { of: 'D', first: 'D', rest: 'D' },
  { of: 'D', first: 'F', rest: 'D' },
  { of: 'F', first: 'D', rest: 'F' },
  { of: 'F', first: 'F', rest: 'F' },
  { of: 'C', first: 'D', rest: 'C' },
  { of: 'C', first: 'F', rest: 'C' },
  { of: 'C', first: 'C', rest: '' },
  { of: 'U', first: 'U', rest: '' },
];

/** Rows of verbs with one subject: `preds`, and `predsD` … for each class. */
const verbs: Rule[] = [
  ...classes.flatMap((of) => [
    ...include('preds', `preds${of}.$n`),
    ...include(`preds${of}`, `verb${of}.$n`),
  ]),
  ...shapes.flatMap(({ of, first, rest }) => [
    ...rule(`preds${of}`, 'sequence', `{first:verb${first}.$n${closed}} ${joiner} {rest:preds${rest}.$n}`),
    ...rule(`preds${of}`, 'sequence', `{first:verb${first}.$n} ${thenJoiner} {rest:preds${rest}.$n}`),
  ]),
  ...classes.flatMap((first) =>
    rule('predsC', 'sequence', `{first:verb${first}.$n} ${thenJoiner} {rest:lastpreds.$n}`),
  ),
  ...rule('lastpreds', 'onlyIf', '{do:preds.$n!then} if {condition:condition}'),
  ...rule('lastpreds', 'unless', '{do:preds.$n!then} unless {condition:condition}'),
  ...shapes
    .filter(({ of }) => of === 'D')
    .flatMap(({ first }) => [
      ...rule('verbrun', 'sequence', `{first:verb${first}.$n${closed}} ${joiner} {rest:predsD.$n}`),
      ...rule('verbrun', 'sequence', `{first:verb${first}.$n} ${thenJoiner} {rest:predsD.$n}`),
    ]),
  ...include('verbD', 'dact.$n'),
  ...['sg', 'pl', 'psg', 'ppl'].flatMap((form) => include(`verbD.${form}`, `modal.${form}`)),
  ...rule('verbF', 'forEach', '{does:dact.$n} for each {per:per}'),
  ...rule('verbU', 'until', '{does:verbD.$n} {for:lasting!for each}'),
  ...rule('verbU', 'until', '{does:verbrun.$n} {for:lasting!for each}'),
  ...rule('verbU', 'until', '{does:permit.$n} {for:duration}'),
  ...rule('verbU', 'forEachUntil', '{does:dact.$n} {for:lasting!for each} for each {per:per}'),
  ...rule('verbU', 'forEachUntil', '{does:verbrun.$n} {for:lasting!for each} for each {per:per}'),
  ...include('verbC', 'act.$n'),
  ...rule('verbC', 'until', '{does:verbD.$n} {for:occasion}'),
  ...rule('verbC', 'or', '{one:plain.$n} or {other:plain.$n}'),
  ...include('verbC', 'counted.$n'),
  ...rule('counted', 'forEach', '{does:act.$n} for each {per:per}'),
  ...rule('verbC', 'delayed', '{does:plain.$n} at {time:moment}'),
  ...rule('verbC', 'delayed', '{does:counted.$n} at {time:moment}'),
  // "Also" stands before all that follows, the duration included.
  ...rule('predsD', 'also', 'also {does:predsD.$n}'),
  ...rule('predsF', 'also', 'also {does:predsF.$n}'),
  ...rule('verbC', 'also', 'also {does:verbC.$n}'),
  ...rule('verbU', 'also', 'also {does:verbU.$n}'),
  ...rule('predsD', 'perpetually', 'perpetually {does:predsD.$n}'),
  ...rule('predsC', 'perpetually', 'perpetually {does:predsC.$n}'),
];

/** A subject with a row of verbs, in the class of that row. `fact` is a clause that has no such verbs. */
const clauses: Rule[] = classes.flatMap((of) => [
  ...rule(`clause${of}.sg`, 'clause', `{who:subject.sg} {does:preds${of}.sg}`),
  ...rule(`clause${of}.pl`, 'clause', `{who:subject.pl} {does:preds${of}.pl}`),
  ...rule(`clause${of}.pl`, 'eachClause', `{who:subject.pl} each {does:preds${of}.pl}`),
  ...include('clause.sg', `clause${of}.sg`),
  ...include('clause.pl', `clause${of}.pl`),
]);

/**
 * Rows of steps: orders and clauses. After a clause in the plural ("you gain 1 life") what begins without a subject
 * belongs to that clause; so `chain…s` begins with a subject.
 */
const steps: Rule[] = ['', 's'].flatMap((start) => [
  ...classes.flatMap((of) => [
    ...include(`chain${start}`, `chain${of}${start}`),
    ...(start === '' ? include(`chain${of}`, `verb${of}.base`) : []),
    ...include(`chain${of}${start}`, `clause${of}.sg`, `clause${of}.pl`),
  ]),
  ...include(`chainC${start}`, 'fact.sg', 'fact.pl'),
  ...shapes.flatMap(({ of, first, rest }) => stepsOf(`chain${of}${start}`, start, first, `chain${rest}`)),
  ...shapes
    .filter(({ of }) => of === 'D')
    .flatMap(({ first }) => stepsOf(`chainrun${start}`, start, first, 'chainD')),
  ...rule(`chainU${start}`, 'until', `{does:chainrun${start}} {for:lasting!for each}`),
  ...rule(`chainU${start}`, 'sequence', `{first:lastingrun${start}} ${joiner} {rest:chain}`),
  ...rule(`chainU${start}`, 'sequence', `{first:lastingrun${start}} ${thenJoiner} {rest:chain}`),
  ...classes.flatMap((first) => stepsBy(`chainC${start}`, start, first, 'laststep', thenJoiner, '')),
  ...rule(`laststep${start}`, 'onlyIf', `{do:chain${start}!then} if {condition:condition}`),
  ...rule(`laststep${start}`, 'unless', `{do:chain${start}!then} unless {condition:condition}`),
  ...rule(`lastingrun${start}`, 'until', `{does:chainrun${start}} {for:lasting!for each}`),
]);

function stepsOf(of: string, start: string, first: Class, rest: string): Rule[] {
  return [
    ...stepsBy(of, start, first, rest, joiner, closed),
    ...stepsBy(of, start, first, rest, thenJoiner, ''),
  ];
}

function stepsBy(of: string, start: string, first: Class, rest: string, join: string, ban: string): Rule[] {
  return [
    ...(start === '' ? rule(of, 'sequence', `{first:verb${first}.base${ban}} ${join} {rest:${rest}}`) : []),
    ...rule(of, 'sequence', `{first:clause${first}.sg${ban}} ${join} {rest:${rest}}`),
    ...rule(of, 'sequence', `{first:clause${first}.pl${ban}} ${join} {rest:${rest}s}`),
    ...(first === 'C'
      ? [
          ...rule(of, 'sequence', `{first:fact.sg${ban}} ${join} {rest:${rest}}`),
          ...rule(of, 'sequence', `{first:fact.pl${ban}} ${join} {rest:${rest}s}`),
        ]
      : []),
  ];
}

const rules: Rule[] = [
  ...verbs,
  ...clauses,
  ...steps,
  ...include('clause.sg', 'fact.sg'),
  ...include('clause.pl', 'fact.pl'),
  // "May" and "have" take all that follows in their clause.
  ...rule('predsC.pl', 'may', 'may {does:preds.base!lands and cast}'),
  ...rule('predsC.pl', 'may', 'may {does:playing}'),
  ...rule('predsC.base', 'may', 'may {does:playing}'),
  ...include('playing', 'playAndCast'),
  ...rule('playing', 'until', '{does:playAndCast} {for:duration}'),
  // The place at the end is where both the lands and the spells are.
  ...rule('playAndCast', 'playAndCast', 'play {lands:np.pl} and cast {spells:np.pl}'),
  ...rule('predsC.base', 'may', 'may {does:preds.base!lands and cast}'),
  ...rule('predsC', 'have', '~have {who:np} {does:preds.base}'),
  ...rule('predsC', 'have', '~have {who:who.sg} {does:preds.base}', { with: { player: true } }),
  ...rule('predsC', 'haveYou', '~have {who=you} {does:preds.base}'),
  // In conditions, relative clauses and costs it takes one verb.
  ...include('acts', 'having.$n'),
  ...include('costitem', 'having.base'),
  ...rule('having', 'have', '~have {who:np} {does:acts.base}'),
  ...rule('having', 'have', '~have {who:who.sg} {does:acts.base}', { with: { player: true } }),
  ...rule('having', 'haveYou', '~have {who=you} {does:acts.base}'),
  ...rule('maypreds', 'may', 'may {does:preds.base!lands and cast}'),
  ...rule('clauseC.pl', 'clause', '{who:subject.sg} {does:maypreds}'),
  ...rule('clauseC.pl', 'clause', '{who:subject.sg} {does:thenmay}'),
  ...rule('thenmay', 'sequence', `{first:verbC.sg} ${joiner} {rest:maypreds}`),
  ...rule('thenmay', 'sequence', `{first:verbC.sg} ${thenJoiner} {rest:maypreds}`),
];
export default rules;
