// Keyword ability lines whose parameters are more than a number or a cost.
import { keywordVariants } from '../../vocabulary';
import { include, phrase, phrases, rule, type Rule } from '../engine/rule';

const landTypes = ['plains', 'island', 'swamp', 'mountain', 'forest', 'desert'];
const cycled = [
  'land',
  'basic land',
  'nonbasic land',
  'artifact land',
  ...landTypes,
  'wizard',
  'sliver',
  'soldier',
  'angel',
];
const walked = [
  'nonbasic land',
  'legendary land',
  'snow land',
  'artifact land',
  'desert',
  ...landTypes.map((type) => `snow ${type}`),
];
const variants = [...keywordVariants.keys()].filter((name) =>
  /^(?:multikicker|megamorph|double agenda|commander ninjutsu|friends forever)$/.test(name),
);

const rules: Rule[] = [
  ...phrases('keywordname', ...variants, 'specialize', 'totem armor', ...walked.map((name) => `${name}walk`)),
  ...phrases('cyclingname', ...cycled.map((name) => `${name}cycling`)),
  ...rule('keyword', 'cyclingFor', '{name:cyclingname} {cost:manacost}'),
  ...rule('keyword', 'cyclingFor', '{name:cyclingname} — {cost:cost}', { with: { dash: true } }),
  phrase('keyword', 'Start your engines !', 'start your engines!'),
  phrase('keyword', "Doctor's companion", "doctor's companion"),
  phrase('keyword', 'Choose a Background', 'choose a background'),
  ...rule('keyword', 'splice', 'splice onto {what:described} — {cost:cost}', { with: { dash: true } }),
  ...rule('keyword', 'champion', 'champion {what:np.sg}'),
  ...rule('keyword', 'offering', '{type:subtype.sg} offering'),
  ...rule('keyword', 'enchantPlayer', 'enchant {who=player|opponent}'),
  ...rule('keyword', 'devour', 'devour {what:typeword} {n:number}'),
  ...rule('keyword', 'emerge', 'emerge from {what:typeword} {cost:manacost}'),
  ...rule('keyword', 'kickerEither', 'kicker {one:manacost} and/or {other:manacost}'),
  ...rule('keyword', 'bandsWith', 'bands with other {what:described.pl}'),
  phrase('keyword', 'trample over planeswalkers', 'trample over planeswalkers'),
  ...rule('keyword', 'prototype', 'prototype {cost:manacost} — {size:SIZE}'),
  ...rule(
    'keyword',
    'partnerGroup',
    'partner — {group=Survivors|Character select|Father & son|Friends forever}',
  ),
  ...rule('keyword', 'typedCommander', '{type=spell|planeswalker} commander'),
  ...rule('keywords', 'whereX', '{do:keyword} , where {name=X} is {is:amount}'),
  ...rule('keyword', 'twoCosts', '{name=cumulative upkeep|ward} {one:manacost} or {other:manacost}'),
  ...include('protected', 'protectedlist'),
  ...rule('protectedlist', 'manyFrom', '{of:protecteditem|,} , and from {last:protecteditem}'),
  ...include('protecteditem', 'color'),
  ...rule('protecteditem', 'from', 'from {of:protecteditemnoun}'),
  ...include('protecteditemnoun', 'color', 'described.pl'),
  ...rule('protected', 'twoKinds', '{one:described.pl} and from {other:described.pl}'),
  ...rule('protected', 'colorAndKind', '{one:color} and from {other:described.pl}'),
  ...rule('protected', 'player', '{who=your opponents|opponents}'),
  ...rule('protected', 'chosen', 'the chosen {what=card name|creature type|card type|type}'),
  ...rule('keywords', 'apart', '{rows:keyword|,} ; {more:keyword|,}'),
];
export default rules;
