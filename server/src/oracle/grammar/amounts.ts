// Numbers, counts, comparisons and amounts that depend on the game.
import { include, phrase, phrases, rule, type Rule } from '../engine/rule';

const words =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const rules: Rule[] = [
  ...words.map((word, index) => phrase('spelled', word, index + 2)),
  ...include('count', 'spelled'),
  ...include('countless', 'spelled'),
  ...phrases('countless', 'X'),
  ...phrases('count', 'X', 'Y', 'that many', 'twice that many', 'twice X'),
  ...rule('count', 'half', 'half X rounded {way=up|down}'),
  phrase('one', 'one', 1),
  ...include('counting', 'one', 'count'),
  ...include('number', 'NUMBER'),
  ...phrases('number', 'X', 'Y'),
  ...include('much', 'number'),
  ...phrases('much', 'that much', 'twice that much', 'twice X', 'half X', 'double that', 'triple that'),
  ...rule('much', 'upTo', 'up to {most:number}'),
  ...rule('compared', 'atLeast', '{than:number} or {way=greater|more}'),
  ...rule('compared', 'atMost', '{than:number} or {way=less|fewer}'),
  ...rule('opencompared', 'than', '{way=greater|less} than {than:amount!x}'),
  ...rule('opencompared', 'than', '{way=greater|less} than or equal to {than:amount}', {
    with: { equal: true },
  }),
  ...rule('opencompared', 'equal', 'equal to {to:amount}'),
  ...include('compared', 'number'),
  ...rule('quantity', 'atLeast', '{than:counting} or {way=more|fewer|less}'),
  ...rule('quantity', 'exactly', 'exactly {than:counting}'),
  ...include('amount', 'number'),
  ...rule('amount', 'numberOf', 'the number of {of:described.pl} ({post:post+})'),
  ...rule('amount', 'countersOn', 'the number of {counter:countername.pl} on {on:np.sg}'),
  ...rule('amount', 'countersOf', 'the number of {counter:countername.pl} {who:subject.pl} {does=have}'),
  ...rule(
    'amount',
    'characteristic',
    '{of:possessor} {what=power|toughness|mana value|mana cost|life total|loyalty|intensity|base power|speed|mana costs|starting life total}',
  ),
  ...rule(
    'amount',
    'highest',
    'the {way=greatest|highest|total|lowest|least} {what=power|toughness|mana value} (choice? among) {of:np.pl}',
  ),
  ...rule(
    'amount',
    'totalOf',
    'the {way=total|greatest|highest} {what=power|toughness|mana value} of {of:np.pl}',
  ),
  ...rule('amount', 'plus', '{base:plainamount} {way=plus|minus} {more:amount}'),
  ...rule('amount', 'times', '{times=twice|half|three times} {base:amount!half}'),
  ...rule('amount', 'rounded', 'half {of:amount!half} , rounded {way=up|down}'),
  ...rule('amount', 'devotion', '{of:possessor} devotion to {color:color}'),
  ...rule('amount', 'devotionTwo', '{of:possessor} devotion to {colors:color|and}'),
  ...rule('amount', 'lostLife', 'the amount of life {who:subject} {does=gained|lost} {when:past}'),
  ...rule('amount', 'damageDealt', 'the {what=amount of|excess} damage dealt ({when:way})'),
  ...rule('amount', 'manaSpent', 'the amount of mana spent to cast {what:np.sg}'),
  ...rule('amount', 'colorsSpent', 'the number of colors of mana spent to cast {what:np.sg}'),
  ...rule('amount', 'lifePaid', 'the {what=result|difference|number|chosen number}'),
  ...phrases('amount', 'that much', 'that number', 'one', 'the amount of mana spent this way'),
  ...include('plainamount', 'number'),
  ...phrases('plainamount', 'one'),
  ...rule('plainamount', 'numberOf', 'the number of {of:described.pl} ({post:post+})'),
  ...rule('amount', 'eachKind', 'the number of each kind of counter on {on:np}'),
  ...rule('count', 'plus', '{base=that many} plus {n:counting}'),
  ...rule('much', 'plus', '{base=that much} plus {n:number}'),
  ...rule('amount', 'lifeThisWay', 'the life lost this way', { with: { lost: true } }),
  ...rule(
    'amount',
    'kindsAmong',
    'the number of {what=card types|mana values|different mana values|different powers} among {among:np.pl}',
  ),
  ...rule('amount', 'symbolSpent', 'the amount of {symbol:SYMBOL} spent to cast {what:np}'),
  ...rule('amount', 'countersRemoved', 'the number of ({of:counterkind}) counters {done=removed} this way'),
  ...phrases('amount', 'the number of opponents you have'),
  ...phrases('plainamount', 'that number', 'that much'),
  ...rule('amount', 'numberOf', 'the total number of {of:described.pl} ({post:post+})', {
    with: { total: true },
  }),
  ...rule(
    'amount',
    'greatestNumber',
    'the {way=greatest|highest|lowest} number of {of:described.pl} ({post:post+})',
  ),
  ...rule(
    'amount',
    'lifeLostBy',
    'the (total? total) amount of life {who:subject} {aux=have|has} {does=lost|gained} {when:past}',
  ),
  ...rule('amount', 'lifeLostPlain', 'the life {who:subject} {does=lost|gained} {when:past}'),
];
export default rules;
