// Zones, and where cards go.
import { include, phrases, rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...rule('library', 'zone', '{of:possessor} {zone=library|libraries}'),
  ...phrases('library', 'that library'),
  ...rule('goplace', 'zone', '{of:possessor} {zone=hand|graveyard|library|hands|graveyards|libraries|exile}'),
  ...include('place', 'goplace'),
  ...phrases('place', 'the battlefield'),
  ...phrases(
    'goplace',
    'a graveyard',
    'exile',
    'all graveyards',
    'graveyards',
    'a single graveyard',
    'anywhere',
    'a library',
    'each graveyard',
    'the stack',
    'hand',
    'a hand',
    'it',
    'them',
    'there',
  ),
  ...rule('goplace', 'allZones', '{of:possessor} {zones:zonename|and}'),
  ...rule('goplace', 'anyZones', '{of:possessor} {zones:zonename|andor}'),
  ...rule('goplace', 'oneZone', '{of:possessor} {zones:zonename|or}'),
  ...phrases('zonename', 'hand', 'graveyard', 'library', 'exile'),
  ...rule(
    'destination',
    'battlefield',
    '{prep=onto|to} the battlefield (tapped? tapped) (attacking? attacking) (attackingToo? and attacking) (transformed? transformed) (faceDown? face down) ({under:under}) ({with:arriving})',
  ),
  ...rule('destination', 'to', '{prep=into|to} {place:goplace} ({order:order})'),
  ...rule(
    'destination',
    'onLibrary',
    '{where=on top of|on the bottom of|on the top or bottom of} {place:library} ({order:order})',
  ),
  ...rule(
    'destination',
    'intoLibrary',
    'into {place:library} {nth=second|third|fourth|fifth|seventh} from the {end=top|bottom}',
  ),
  ...rule('destination', 'ontoPile', 'on {where=top|the bottom}'),
  ...phrases('order', 'in a random order', 'in any order', 'in that order', 'face down'),
  ...rule('under', 'under', 'under {of:possessor} {what=control}'),
  ...rule('arriving', 'withCounters', 'with {counters:counters} on {on:np}'),
  ...include('origin', 'place'),
  ...rule(
    'destination',
    'theirChoice',
    'on {whose:possessor} choice of the top or bottom of {place:library}',
  ),
  ...rule(
    'destination',
    'beneath',
    'into {place:library} just beneath the top {n:count} cards of that library',
  ),
];
export default rules;
