// Where objects go: back to the battlefield with how and under whom, the owner's choice, emblems, out of combat.
import { include, phrases, rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...rule('destination', 'toBattlefield', 'to the battlefield {how:arrival}'),
  ...rule('destination', 'attachedTo', 'onto the battlefield attached to {to:recipient}'),
  ...rule('destination', 'ownersChoice', 'on {whose:possessor} choice of the top or bottom of {place:library}'),
  ...rule('destination', 'nth', '{nth=second|third|fourth|fifth|seventh} from the {end=top|bottom}'),
  ...rule('destination', 'back', 'back on {where=top|the bottom} of {place:library} ({order:order})'),
  ...rule('destination', 'topOrBottom', 'on the {where=top|bottom} of {place:library} or on the {other=top|bottom} of {otherPlace:library}'),
  ...rule('arrival', 'arrival', '{state:arrivalstate} ({under:arrivalunder}) ({with:arriving})'),
  ...rule('arrival', 'arrival', '{under:arrivalunder} ({with:arriving})'),
  ...rule('arrival', 'arrival', '{with:arriving}'),
  ...rule('arrival', 'arrival', '{under:arrivalunder} {with:arriving} and {also:arrivalstate}'),
  ...rule('arrival', 'arrival', '(tapped? tapped) attached to {to:recipient}'),
  ...rule('arrivalunder', 'under', 'under {of:possessor} control'),
  ...phrases(
    'arrivalstate',
    'tapped', 'transformed', 'face down', 'attacking', 'tapped and attacking', 'untapped', 'converted', 'face up', 'tapped and transformed',
    'transformed and attacking', 'tapped and attacking that player', 'tapped and attacking that opponent',
  ),
  ...rule('place', 'topOf', 'the {end=top|bottom} of {of:library}'),
  ...rule('place', 'zones', '{of:possessor} {zones=graveyard, hand, and library|hand and graveyard|graveyard, hand, and/or library|library, graveyard, and/or hand|library and/or graveyard|graveyard and library}'),
  ...rule('act', 'emblem', '~get an emblem with {abilities:abilities}'),
  ...rule('act', 'boon', '~get a {what=one-time|two-time} boon with {abilities:abilities}'),
  ...rule('act', 'remain', '~remain {where=on the battlefield|exiled|tapped|under your control|face up|attached to it|in exile}'),
  ...rule('trailed', 'insteadOf', '{do:chain} instead of {not:acts.ing}'),
  ...rule('lead', 'insteadOfLead', 'instead of {not:acts.ing} , {do:lead}'),
  ...phrases('generic', '^copy'),
  ...rule('act', 'returnEach', '~return {what:np} and {more:np} {to:destination}'),
  ...rule('who.sg', 'ownerOf', 'the {role=owner|controller} of {of:np1.sg}'),
  ...rule('clause.pl', 'lure', 'all creatures able to block {what:np} ({when=this turn}) do so'),
  ...rule('passive', 'under', '{did=created|returned|put onto the battlefield} under {of:possessor} control'),
  ...rule('entering', 'under', 'under {of:arrivalholder} control'),
  ...include('arrivalholder', 'holderposs'),
  ...rule('holderposs', 'of', "{who:who.sg} 's"),
];
export default rules;
