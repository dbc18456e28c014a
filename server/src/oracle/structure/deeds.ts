// Finds what abilities do that others can refer to: choices, exiled cards, tokens made, notes, costs.
import type { OracleSpan } from '../../text';
import { readChoicePhrase } from './choice-phrase';
import { singularOf } from './nouns';
import type { ReferenceKind } from './tree';

/** A deed before it is placed in its quote. */
export interface FoundDeed {
  readonly kind: ReferenceKind;
  readonly span: OracleSpan;
  readonly nouns: readonly string[];
  readonly values: readonly string[];
}

const choosing = /\b(?:choos(?:e|es|ing)|chose(?!n))\b/gi;
const phraseEnd = /[.;:(\n)]|\s—|—$/g;
/** A choice by another verb, with the noun that it is about. */
const otherVerbs: readonly { readonly pattern: RegExp; readonly noun: string | undefined }[] = [
  { pattern: /\bnam(?:e|es|ing) (?:a|an|any|another|that many|two) [^.,]{0,80}?cards?\b/gi, noun: 'name' },
  {
    pattern:
      /\b(?:colors?|types?|players?|opponents?|numbers?|names?|words?|letters?)(?=(?: [\p{L}]+){0,4} of (?:your|their|his or her|an opponent's|that player's|its controller's) choice)/giu,
    noun: undefined,
  },
  {
    pattern: /\b[\p{L}]+(?= (?:is |are )?chosen (?:at random|by |randomly|as you|for ))/giu,
    noun: undefined,
  },
  // Old wording: the cards that a search leaves are chosen, the others go.
  { pattern: /\bsearch(?:es)? [^.]{0,400}? for [^.]{0,400}\bthe rest\b/gi, noun: 'card' },
  { pattern: /\b(?:hidden|double) agenda\b/gi, noun: 'name' },
  { pattern: /\b(?:tiered|spree)\b/gi, noun: 'cost' },
  { pattern: /\b(?:guess|bid)(?:s|es)?\b/gi, noun: 'number' },
];
/** "If you choose Abzan, …" tells what follows from a choice that is made elsewhere. */
const condition = /\b(?:if|when|whenever) (?:you|they|a player|that player|an opponent) (?:don't )?$/i;

const exiling = /\bexil(?:e|es|ing)\b/gi;
const exiledPassive = /\b(?:is|are|be|been|being|was|were) exiled\b(?! with)|\bexiled this way\b/gi;
const intoExile =
  /(?<!\b(?:is|are|be|been|was|were) )\b(?:puts?|conjures?|moves?) [^.\n]{0,400}\binto exile\b/gi;
const zone = /\b(?:in|from|into|to|leaves|enters|the|leave)\s+$/i;
const selfExile = /^\s+(?:this (?:\p{L}+)|~|CARDNAME)(?!'s|’s|[\p{L}])(?!,? and\b|\s+(?:or|with)\b)/iu;
/** Keywords that exile cards; each is law, whether or not its reminder text stands there (CR 702). */
const exilingKeywords =
  /\b(?:hideaway|imprint|haunt|cipher|champion|suspend|foretell|plot|delve(?! ability)|escape|craft with|adventure|discover|cascade|encore|embalm|eternalize|airbend|rebound|collect evidence|forage|scavenge|cloak|ripple|siphon|warp|impending|offering)\b/gi;

const making =
  /\b(?:creat(?:e|es|ing)|manifests?|incubates?|amass(?:es)?|fabricate|afterlife|investigates?|populates?|conjures?|cloaks?|mobilize|embalm|eternalize|encore|squad|offspring|double)\b|\b(?:puts?|return(?:s|ed)?|putting)\b(?! onto the battlefield with)(?=[^.\n]{0,400}\b(?:on)?to the battlefield\b(?! with))/gi;
const noting = /\bnot(?:e|es|ing)\b/gi;
const costWords =
  /(?<!\bits (?:\{[^}\s]+\})*\s?)\b(?:kicker|multikicker|bargain|gift an?|promise|collect evidence|tribute|offspring|squad|spectacle|surge|prowl|blitz|dash|evoke|buyback|entwine|escalate|awaken|emerge|freerunning|web-slinging|sneak|mayhem|warp|impending|casualty|additional cost|replicate|conspire|cleave|overload|madness|miracle|strive|pay|pays|paying)\b/gi;

function put(
  found: FoundDeed[],
  kind: ReferenceKind,
  match: RegExpMatchArray,
  nouns: readonly string[],
  values: readonly string[] = [],
): void {
  const start = match.index ?? 0;
  found.push({ kind, span: { start, end: start + match[0].length }, nouns, values });
}

function findChoices(text: string, found: FoundDeed[]): void {
  for (const match of text.matchAll(choosing)) {
    if (condition.test(text.slice(Math.max(0, match.index - 30), match.index))) continue;
    const from = match.index + match[0].length;
    phraseEnd.lastIndex = from;
    const end = phraseEnd.exec(text);
    const to = Math.min(end?.index ?? text.length, from + 400);
    const beforeDash = end !== null && end[0].includes('—');
    const { nouns, values } = readChoicePhrase(text.slice(from, to), beforeDash);
    if (nouns.length > 0 || values.length > 0) put(found, 'choice', match, nouns, values);
  }
  for (const { pattern, noun } of otherVerbs) {
    for (const match of text.matchAll(pattern)) put(found, 'choice', match, [noun ?? singularOf(match[0])]);
  }
}

function findExiles(text: string, found: FoundDeed[]): void {
  for (const match of text.matchAll(exiling)) {
    if (zone.test(text.slice(Math.max(0, match.index - 8), match.index))) continue;
    if (selfExile.test(text.slice(match.index + match[0].length, match.index + match[0].length + 40)))
      continue;
    put(found, 'exiled', match, ['card']);
  }
  for (const match of text.matchAll(exiledPassive)) put(found, 'exiled', match, ['card']);
  for (const match of text.matchAll(intoExile)) put(found, 'exiled', match, ['card']);
  for (const match of text.matchAll(exilingKeywords)) put(found, 'exiled', match, ['card']);
}

/** All deeds in a text, in order. Only the kinds asked for are looked for. */
export function findDeeds(text: string): FoundDeed[] {
  const found: FoundDeed[] = [];
  findChoices(text, found);
  findExiles(text, found);
  for (const match of text.matchAll(making)) put(found, 'made', match, ['token']);
  for (const match of text.matchAll(noting)) put(found, 'noted', match, []);
  for (const match of text.matchAll(costWords)) put(found, 'cost', match, [match[0].toLowerCase()]);
  return found.length > 1 ? found.sort((a, b) => a.span.start - b.span.start) : found;
}
