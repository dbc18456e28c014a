// Where objects go: attached, the n-th from the top, into one of two places, what remains.
import { include, phrases, rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...rule('destination', 'attachedTo', 'onto the battlefield (tapped? tapped) attached to {to:recipient}'),
  ...rule('destination', 'attachedTo', 'to the battlefield (tapped? tapped) attached to {to:recipient}', {
    with: { back: true },
  }),
  ...rule('destination', 'back', 'back {how:backhow}'),
  ...rule('backhow', 'onTop', 'on {where=top|the bottom} of {place:library} ({order:order})'),
  ...phrases(
    'backhow',
    'in any order',
    'on top in any order',
    'on top',
    'in a random order',
    'in the same order',
  ),
  ...rule(
    'destination',
    'ownersPlace',
    'into {place:library} {nth=second|third|fourth|fifth|seventh} from the top or on the bottom',
  ),
  ...rule(
    'destination',
    'topOrBottomIn',
    'on {one=top|the bottom} of {place:library} or on {other=top|the bottom} in {order=any order|a random order}',
  ),
  ...phrases('place', 'the command zone', 'outside the game'),
  ...rule('who.sg', 'ownerOf', 'the {role=owner|controller} of {of:np1.sg}'),
  ...rule('passive', 'stays', '{how=put|returned} anywhere else'),
  ...rule('act', 'putElsewhere', '~put {what:np} anywhere else'),
  ...rule('act', 'openHands', '~play with {whose:possessor} {what=hand|hands} revealed'),
  ...rule('act', 'chooseNot', '~choose not to {does:acts.base}'),
  ...rule('act', 'chooseNot', '~choose not to {does:untapping}'),
  ...rule('untapping', 'untapDuring', 'untap {what:np} {when:duringTime}'),
  ...rule('permit', 'lookAndPlay', '~look at and ~play {what:np}'),
  // What a player is permitted to do takes a duration; what a player does as an effect does not.
  ...include('act', 'permit.$n'),
  ...rule('act', 'castOrCopy', '~cast or copy {what:np}'),
  ...rule('act', 'turnFace', '~turn {what:np} face {way=down|up}'),
  ...rule('act', 'putSticker', '~put a ({sticker=name|ability|art|power and toughness}) sticker on {on:np}'),
  ...rule('act', 'newTarget', '~choose a new target for {of:np}'),
  ...rule(
    'act',
    'changeText',
    '~change the text of {of:np} by replacing all instances of one {what=color word with another|creature type with another|basic land type with another|color word with another or one basic land type with another|color word or basic land type with another}',
  ),
  ...rule('act', 'millHalf', '~mill half {whose:possessor} library , rounded {way=up|down}'),
];
export default rules;
