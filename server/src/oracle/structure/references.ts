// Finds words that refer to what another ability did: "the chosen color", "exiled with this artifact".
import type { OracleSpan } from '../../text';
import { singularOf } from './nouns';
import type { ReferenceKind } from './tree';

/** A reference before it is placed in its quote. */
export interface FoundReference {
  readonly kind: ReferenceKind;
  readonly span: OracleSpan;
  readonly noun: string;
  readonly last: boolean;
}

const word = String.raw`[\p{L}][\p{L}'’-]*`;

/** Nouns of two words, of which the second is the one that counts. */
const pair = String.raw`(?:(?:basic )?(?:card|creature|land|planeswalker|artifact|color|base|nonland)\s+(?:name|type|word|power|permanent|card)s?)`;

const chosen = new RegExp(
  String.raw`\b(?:[Tt]he|[Tt]heir|[Tt]hat)\s+(?:(last|first|second|third|other|secretly|previously)\s+)?chosen\s+(${pair}|${word})|\b(${word})\s+(?:you|they|that player|an opponent|that opponent)\s+chose\b(?!\s+this way)`,
  'gu',
);

/** What "exiled with …" may name, so that it means the object itself and not a counter. */
const withSelf = String.raw`(?:this (?:\p{Ll}+|Aura|Equipment|Vehicle|Saga|Class|Case|Siege|Room|Spacecraft|Fortification)|it|them|~|CARDNAME|\p{Lu}[^\s]*)`;
const notCounters = String.raw`(?![^.\n]{0,30}\bcounters? on\b)`;

const exiled = new RegExp(
  String.raw`\bthe (?:last )?exiled (cards?|creatures?|permanents?|artifacts?|lands?|tokens?|(?:${word} )?cards?)\b|\b(?:exiled) with (?!cards? named)${withSelf}${notCounters}`,
  'gu',
);
const exiledBefore = /\bexiled with cards named\b/g;
const made = new RegExp(
  String.raw`\b(?:created|put onto the battlefield) with ${withSelf}${notCounters}`,
  'gu',
);
const noted = /\b(?:the |last |you )?noted\b(?: (?:number|name|type|color|total|mana value|word)s?)?/giu;
const costs: readonly { readonly pattern: RegExp; readonly noun: (match: RegExpMatchArray) => string }[] = [
  {
    pattern:
      /\b(?:this (?:spell|creature|artifact|enchantment|permanent|land|planeswalker|Vehicle|card)|~|CARDNAME) (?:was|wasn't) (kicked|bargained)\b/gi,
    noun: (match) => (/bargain/i.test(match[1]!) ? 'bargain' : 'kicker'),
  },
  {
    pattern:
      /(?<=^|[\n—] ?)(?:When|As) (?:this [\p{L}]+|~|CARDNAME) enters(?: the battlefield)?, if (?:it was|it wasn't) (kicked|bargained)\b/giu,
    noun: (match) => (/bargain/i.test(match[1]!) ? 'bargain' : 'kicker'),
  },
  { pattern: /\bthe gift (?:was|wasn't) promised\b/gi, noun: () => 'gift' },
  { pattern: /\bevidence (?:was|wasn't) collected\b/gi, noun: () => 'collect evidence' },
  { pattern: /\btribute wasn't paid\b/gi, noun: () => 'tribute' },
  {
    pattern:
      /\b(?:this [\p{L}]+'s|its|the) (offspring|squad|spectacle|surge|prowl|blitz|dash|evoke|buyback|entwine|escalate|awaken|emerge|freerunning|web-slinging|sneak|mayhem|warp|impending|casualty|additional|replicate|conspire|cleave|overload|madness|miracle|strive) costs? (?:was|wasn't|were) paid\b/giu,
    noun: (match) => match[1]!.toLowerCase(),
  },
  {
    pattern: /\bthe (?:life|mana) paid as (?:it|this [\p{L}]+|~|CARDNAME) (?:entered|was cast)\b/giu,
    noun: () => 'pay',
  },
];

/**
 * All references in a text, in order.
 * @param text the rules text
 */
export function findReferences(text: string): FoundReference[] {
  const found: FoundReference[] = [];
  const add = (kind: ReferenceKind, match: RegExpMatchArray, noun: string, last = false): void => {
    const start = match.index ?? 0;
    found.push({ kind, span: { start, end: start + match[0].length }, noun, last });
  };
  if (/chose/i.test(text)) {
    for (const match of text.matchAll(chosen)) {
      const noun = match[2] ?? match[3]!;
      if (match[2] !== undefined && !isNounAfterChosen(noun)) continue;
      if (match[3] !== undefined && !isNounBeforeChose(noun)) continue;
      add('choice', match, nounOf(noun), match[1] !== undefined && /last/i.test(match[1]));
    }
  }
  if (text.includes('exiled')) {
    for (const match of text.matchAll(exiled)) add('exiled', match, 'card', match[0].includes('last'));
    for (const match of text.matchAll(exiledBefore)) add('exiled', match, 'card');
  }
  if (text.includes(' with ')) for (const match of text.matchAll(made)) add('made', match, 'token');
  if (text.includes('noted'))
    for (const match of text.matchAll(noted)) add('noted', match, '', /last/.test(match[0]));
  if (/kicked|bargained|promised|collected|paid/.test(text)) {
    for (const { pattern, noun } of costs)
      for (const match of text.matchAll(pattern)) add('cost', match, noun(match));
  }
  return found.length > 1 ? found.sort((a, b) => a.span.start - b.span.start) : found;
}

/** "the chosen one" is prose, and a capital belongs to a name ("Etchings of the Chosen Few"). */
function isNounAfterChosen(noun: string): boolean {
  return !/^(?:\p{Lu}|ones?$|for$|by$|at$|to$|as$|this$)/u.test(noun);
}

function isNounBeforeChose(noun: string): boolean {
  return /^(?:colors?|types?|names?|numbers?|words?|players?|opponents?|creatures?|cards?|permanents?|lands?)$/i.test(
    noun,
  );
}

/** The noun that counts of a phrase: `card names` is about a name. */
function nounOf(phrase: string): string {
  const words = phrase.toLowerCase().split(/\s+/);
  return singularOf(words[words.length - 1]!);
}
