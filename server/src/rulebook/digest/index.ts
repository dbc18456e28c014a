// The digest: all areas together, read on first use.
import type { DigestEntry, EntryKind } from '../digest-entry';
import { abilityKindText } from './ability-kinds';
import { counterText } from './counters';
import { keywordAbilitiesAToC } from './keyword-abilities-a-c';
import { keywordAbilitiesDToF } from './keyword-abilities-d-f';
import { keywordAbilitiesGToM } from './keyword-abilities-g-m';
import { keywordAbilitiesNToR } from './keyword-abilities-n-r';
import { keywordAbilitiesSToZ } from './keyword-abilities-s-z';
import { keywordActionText } from './keyword-actions';
import { readDigest } from './read-digest';
import { ruleText } from './rules';
import { symbolText } from './symbols';
import { termsAToL } from './terms-a-l';
import { termsMToZ } from './terms-m-z';
import { tokenText } from './tokens';
import { cardTypeText, subtypeText, supertypeText } from './types';
import { turnText, zoneText } from './zones-and-turn';

const areas: readonly (readonly [EntryKind, string])[] = [
  ['keyword-ability', keywordAbilitiesAToC],
  ['keyword-ability', keywordAbilitiesDToF],
  ['keyword-ability', keywordAbilitiesGToM],
  ['keyword-ability', keywordAbilitiesNToR],
  ['keyword-ability', keywordAbilitiesSToZ],
  ['keyword-action', keywordActionText],
  ['symbol', symbolText],
  ['counter', counterText],
  ['card-type', cardTypeText],
  ['supertype', supertypeText],
  ['subtype', subtypeText],
  ['token', tokenText],
  ['zone', zoneText],
  ['turn', turnText],
  ['ability-kind', abilityKindText],
  ['term', termsAToL],
  ['term', termsMToZ],
  ['rule', ruleText],
];

let all: readonly DigestEntry[] | undefined;

/** Every entry of the digest. */
export function digestEntries(): readonly DigestEntry[] {
  all ??= areas.flatMap(([kind, text]) => readDigest(kind, text));
  return all;
}
