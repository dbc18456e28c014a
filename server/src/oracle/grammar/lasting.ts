// Effects that last: changes of power, abilities gained, types, control, permissions and prohibitions.
import { keywordAbilities } from '../../vocabulary';
import { include, phrase, phrases, rule, type Rule, type RuleOptions } from '../engine/rule';

const lasts = (kind: string, template: string, options?: RuleOptions): Rule[] =>
  rule('dact', kind, template, options);

const simple = [...keywordAbilities.keys()].filter(
  (name) => /^[a-z' -]+$/i.test(name) && !/^(?:enchant|start your engines)$/i.test(name),
);

const rules: Rule[] = [
  ...simple.map((name) => phrase('keywordname', name.toLowerCase(), name.toLowerCase())),
  ...phrases('keywordname', 'islandwalk', 'swampwalk', 'mountainwalk', 'forestwalk', 'plainswalk'),
  ...include('keyword', 'keywordname'),
  ...rule('keyword', 'number', '{name:keywordname} {n:number}'),
  ...rule('keyword', 'cost', '{name:keywordname} {cost:manacost}'),
  ...rule('keyword', 'costDash', '{name:keywordname} — {cost:cost}'),
  ...rule('keyword', 'numberCost', '{name:keywordname} {n:number} — {cost:cost}'),
  ...rule('keyword', 'protection', '{name=protection|hexproof} from {from:protected}'),
  ...rule('keyword', 'enchant', '{name=enchant} {what:described.sg} ({post:post+})'),
  ...rule('keyword', 'typecycling', '{type:typeword} {name=cycling} {cost:manacost}'),
  ...rule('keyword', 'equipOnly', '{name=equip} {what:described.sg} {cost:manacost}'),
  ...rule('keyword', 'quality', '{name:keywordname} {what:described.sg}'),
  ...rule('keyword', 'affinity', '{name=affinity} for {what:described.pl}'),
  ...rule('keyword', 'partner', '{name=partner with} {who:NAME}'),
  ...include('protected', 'color', 'described.pl'),
  ...rule('protected', 'each', '{one:color} and from {other:color}'),
  ...phrases(
    'protected',
    'everything',
    'each color',
    'the chosen color',
    'each of its colors',
    'monocolored',
    'multicolored',
    'the color of your choice',
    'the chosen player',
    'each opponent',
  ),
  ...rule('keywords', 'keywords', '{of:keyword|,}'),
  ...rule('keywords', 'level', 'LEVEL {range:RANGE}'),
  ...rule('keywords', 'level', 'level {range:NUMBER}'),
  ...rule('keywords', 'size', '{size:SIZE}'),
  ...include('ability', 'keyword'),
  ...rule('ability', 'quoted', '{text:QUOTE}'),
  ...rule('abilities', 'one', '{of:ability}'),
  ...rule('abilities', 'all', '{of:ability|and}'),
  ...rule('abilities', 'anyOf', 'your choice of {of:ability|or}'),
  ...phrases(
    'abilities',
    'all abilities',
    'that ability',
    'this ability',
    'all other abilities',
    'all creature types',
    'your choice of those abilities',
  ),
  ...lasts('get', '~get {change:CHANGE}'),
  ...lasts('getAdditional', '~get an additional {change:CHANGE}'),
  ...lasts('gain', '~gain {abilities:abilities}'),
  ...lasts('have', '~have {abilities:abilities}'),
  ...lasts('lose', '~lose {abilities:abilities}'),
  ...lasts('gainControl', '~gain control of {of:np}'),
  ...lasts('baseSize', '~have base power and toughness {size:SIZE}'),
  ...lasts('become', '~become {a:np} ({with:becomewith})'),
  ...lasts('becomeCopy', '~become a copy of {of:np} ({except:except})'),
  ...lasts('becomeColor', '~become {color:color}'),
  ...lasts(
    'becomeWord',
    '~become {what=the creature type of your choice|the chosen type|colorless|suspected|artifacts in addition to their other types}',
  ),
  ...rule(
    'becomewith',
    'also',
    'in addition to {whose=its|their} other {what=types|creature types|colors|land types|colors and types}',
  ),
  ...phrases('keyword', 'for Mirrodin !'),
  ...rule('keyword', 'craft', '{name=craft} with {what:np} {cost:manacost}'),
  ...rule('keyword', 'craftMany', '{name=craft} with {what:described.sg} {cost:manacost}'),
  ...rule('keyword', 'splice', '{name=splice} onto {what:subtype.sg} {cost:manacost}'),
  ...rule('keyword', 'gift', 'gift {what=a card|a tapped Fish|a Food|a Treasure|an Octopus|an extra turn}'),
  ...rule('keywords', 'divider', '//'),
  ...rule('keywords', 'vanguard', 'hand {sign=+|-} {hand:NUMBER} , life {sign2=+|-} {life:NUMBER}'),
  ...phrases('keywordname', 'double team'),
  ...phrases('abilities', 'all other card types', 'all other card types and abilities'),
  ...rule(
    'abilities',
    'allOf',
    'all {which=activated|triggered|activated and triggered|loyalty} abilities of {of:np}',
  ),
  ...rule('keywords', 'apart', '{one:keyword} ; {other:keyword}'),
];
export default rules;
