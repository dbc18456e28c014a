// In what a copy differs from what it copies: "except it's an artifact, it has flying, and its name is …".
import { include, rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...rule('except', 'except', ', except {that:exceptions}'),
  ...rule('exceptions', null, '{*:exception}'),
  ...include('exceptions', 'exception|and'),
  {
    category: 'exceptions',
    kind: null,
    template: '{*:exception} , and {**:exception}',
    constants: {},
    older: true,
  },
  ...rule('exception', 'are', "{who=it's|that's|they're|he's|she's} {is:complement}"),
  ...rule('exception', 'isnt', "{who=it's|they're|he's|she's} not {is:complement}"),
  ...rule('exception', 'clause', '{who:subject.sg} {does:exceptverb.sg}'),
  ...rule('exception', 'clause', '{who:subject.pl} {does:exceptverb.pl}'),
  // "Except it isn't legendary, is a Spirit, and has flying": the subject is said once.
  ...rule('exception', 'same', '{does:exceptverb.sg}'),
  ...rule('exception', 'same', '{does:exceptverb.pl}', { with: { many: true } }),
  ...include('exceptverb', 'plain.$n', 'changing.$n'),
  ...rule('exception', 'name', '{whose=its|his|her} name is {name:SELF}'),
  ...rule('exception', 'name', '{whose=its|his|her} name is {name:NAME}', { with: { other: true } }),
  ...rule('exception', 'statIs', '{of:possessor} {what=power|toughness} is (equal? equal to) {n:amount}'),
  ...rule('exception', 'onlyIf', '{do:exception} if {condition:condition}'),
  ...rule(
    'verbC',
    'becomeCopyUntil',
    '~become a copy of {of:np} until {end=end of turn|your next turn} {except:except}',
  ),
];
export default rules;
