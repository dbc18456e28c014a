// What static abilities say of objects: combat requirements and permissions, costs, sizes, hidden and shown cards.
import { rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...rule(
    'act',
    'attackWhomIfAble',
    '~attack {whom:player} {when=each combat|this turn|each turn|this combat} if able',
  ),
  ...rule(
    'act',
    'blockIfAble',
    '~block ({whom:np}) {when=each combat|this turn|each turn|this combat} if able',
  ),
  ...rule('act', 'mustBeBlocked', 'must be blocked ({when=this turn|each combat|this combat}) if able'),
  ...rule('act', 'can', 'can {does:permitted}'),
  ...rule('permitted', 'blockOnly', 'block only {what:np}'),
  ...rule(
    'permitted',
    'attackAsThough',
    "attack ({when=this turn}) as though {who=it|they|those creatures} didn't have defender",
  ),
  ...rule(
    'permitted',
    'blockMore',
    'block {how=an additional creature|any number of creatures|any number of additional creatures|up to two additional creatures|two additional creatures|an additional two creatures} ({when=each combat|this turn})',
  ),
  ...rule(
    'permitted',
    'blockShadow',
    "block {what:np} as though {who=they|it|those creatures} {had=had shadow|didn't have shadow|had reach}",
  ),
  ...rule('permitted', 'beBlockedAsThough', "be blocked as though they didn't have {keyword:keywordname}"),
  ...rule('permitted', 'attackThisTurn', 'attack as though {who=it|they} had haste'),
  ...rule('permitted', 'beginWith', 'be your commander'),
  ...rule(
    'act',
    'attackYouOr',
    '~attack {whom=you or planeswalkers you control|you or permanents you control|planeswalkers you control|its owner|its controller}',
  ),
  ...rule(
    'act',
    'castMoreThan',
    '~cast more than one {what:described.sg} {when=each turn|this turn|during each of their turns}',
  ),
  ...rule(
    'act',
    'untapMoreThan',
    '~untap more than one {what:described.sg} during {whose=their|your} untap {step=step|steps}',
  ),
  ...rule(
    'act',
    'untapDuring',
    "~untap {what:np} during {whose=each other player's|each opponent's|your|each player's} untap step",
  ),
  ...rule('act', 'playRevealed', 'play with the top card of {of:library} revealed'),
  ...rule('clause.pl', 'mustBlock', 'all creatures able to block {what:np} ({when=this turn}) do so'),
  ...rule('act', 'doThisOnly', '~do this only {when:onlywhen}'),
  ...rule('act', 'activateAtMost', '~activate no more than {times=once|twice|three times} each turn'),
  ...rule('act', 'getEmblem', '~get an emblem with {abilities:abilities}'),
  ...rule('act', 'getBoon', '~get a one-time boon with {abilities:abilities}'),
  ...rule('np.pl', 'abilitiesOfMany', '({what=activated|triggered|loyalty}) abilities of {of:np}'),
  ...rule(
    'np.sg',
    'abilityOf',
    '{det=a|target|that} ({what=activated|triggered|loyalty|activated or triggered}) ability of {of:np}',
  ),
  ...rule('act', 'assignNoDamage', '~assign no combat damage ({when=this turn|this combat})'),
  ...rule(
    'act',
    'assignAsThough',
    "~assign {whose=its|their} combat damage as though {who=it|they} weren't blocked",
  ),
  ...rule(
    'act',
    'crewsAsThough',
    '{what=saddles Mounts and crews Vehicles|crews Vehicles|saddles Mounts} as though its power were {n:number} greater',
  ),
  ...rule(
    'act',
    'useToughness',
    '{what=crews Vehicles|saddles Mounts|saddles Mounts and crews Vehicles} using its toughness rather than its power',
  ),
  ...rule('described', 'anyTypesTogether', '({adjs:adj+}) {eachType:typeitem|and} {noun:generic.$n}'),
  ...rule('clause.sg', 'sizeIs', '{of:possessor} power and toughness are each equal to {n:amount}'),
  ...rule('clause.sg', 'oneIs', '{of:possessor} {what=power|toughness} is equal to {n:amount}'),
  ...rule(
    'clause.sg',
    'toughnessToo',
    '{of:possessor} power is equal to {n:amount} and its toughness is equal to {n2:amount}',
  ),
  ...rule('clause.sg', 'sameIsTrue', 'the same is true for {of:keywordname|and}'),
  ...rule(
    'clause.sg',
    'reducesOnly',
    'this effect reduces only the amount of {what=generic mana|colored mana} you pay',
  ),
  ...rule(
    'act',
    'playAdditional',
    '~play {n=an additional land|two additional lands|three additional lands|up to two additional lands|any number of lands} {when=on each of your turns|this turn|on each of their turns}',
  ),
  ...rule('act', 'countAs', '~count as {what:np}'),
  ...rule(
    'clause.sg',
    'maxHand',
    '{of:possessor} maximum hand size is {way=increased by|reduced by} {n:counting}',
  ),
  ...rule('clause.sg', 'maxHandIs', '{of:possessor} maximum hand size is {n:counting}'),
  ...rule('clause.sg', 'maxHandEqual', '{of:possessor} maximum hand size is equal to {n:amount}'),
  ...rule(
    'clause.pl',
    'noMoreThan',
    'no more than {n:counting} {what:described} can {does=attack|block|attack you} each combat',
  ),
  ...rule(
    'clause.sg',
    'deckMay',
    'a deck can have {n=any number of|up to seven|up to nine} cards named {name:SELF}',
  ),
  ...rule(
    'clause.sg',
    'deckMay',
    'a deck can have {n=any number of|up to seven|up to nine} cards named {name:NAME}',
    { with: { other: true } },
  ),
  ...rule('act', 'beginWith', '~begin the game with {what:np} on the battlefield'),
  ...rule(
    'complement',
    'chosenAlso',
    'the chosen {what=type|creature type|color} in addition to {whose=its|their} other {other=types|creature types|colors}',
  ),
  ...rule('described.pl', 'spellsAndAbilities', 'spells and abilities'),
  ...rule('subject.pl', 'youAnd', 'you and {what:np.pl}'),
  ...rule('act', 'castAsThough', '~cast {what:np} this turn as though they had flash'),
  ...rule('act', 'activateAsThough', '~activate {what:np} as though {who=those creatures|they|it} had haste'),
  ...rule('act', 'doubleDamage', '~double all damage that {who:np} would deal'),
];
export default rules;
