// Finds counters named for a keyword that counters cannot grant, and misspelt names of those that they can.
import { distance } from 'fastest-levenshtein';
import {
  counterKinds,
  findSubtype,
  isKeywordCounter,
  keywordAbilities,
  keywordCounters,
} from '../../vocabulary';
import type { Fix, OracleSpan } from '../../text';
import { defineCheck } from '../check';
import type { Finding } from '../check';
import { findCounterPhrases, isCounted, isUsedElsewhere } from './counter-phrases';
import type { CounterPhrase } from './counter-phrases';
import { englishNearKeywords } from './english-near-keywords';

interface CounterFinding extends Finding {
  readonly kind: string;
  /** `illegal`: a keyword that no counter grants; `misspelt`: not quite a keyword. */
  readonly fault: 'illegal' | 'misspelt';
  /** Legal kinds to offer, the nearest first. */
  readonly offers: readonly string[];
}

/**
 * Keywords that are words of everyday use, after which a card may name counters of its own. They pass as soon as
 * the card uses its counters otherwise than by putting them somewhere.
 */
const everydayWords = new Set(
  (
    'echo|storm|fuse|plot|gift|haunt|champion|rampage|escape|warp|station|visit|sneak|mayhem|suspend|rebound|ascend|' +
    'blitz|dash|surge|melee|spectacle|bargain|craft|backup|ravenous|enlist|squad|recover|absorb|epic|offering|miracle|' +
    'prowl|exploit|conspire|ripple|bloodthirst|companion|casualty|disguise|tribute|renown|awaken|crew|boast|exhaust|' +
    'impending|increment|paradigm|madness|affinity|graft|forecast|fading|vanishing|hideaway|devour|overload|scavenge|' +
    'emerge|escalate|assist|encore|disturb|training|saddle|offspring|frenzy|harmonize|foretell|solved'
  ).split('|'),
);
const landwalk = /^(?:plains|island|swamp|mountain|forest|desert|snow )walk$/;

function isKeyword(kind: string): boolean {
  return keywordAbilities.has(kind) || landwalk.test(kind) || /^protection from /.test(kind);
}

/** Legal kinds that come near to a keyword in what they do. */
const kin: Readonly<Record<string, string>> = {
  ward: 'hexproof|indestructible',
  shroud: 'hexproof|indestructible',
  protection: 'hexproof|indestructible',
  persist: 'indestructible|hexproof',
  undying: 'indestructible|hexproof',
  defender: 'reach|vigilance',
  flash: 'haste',
  prowess: 'exalted|first strike',
  bushido: 'first strike|double strike',
  flanking: 'first strike|menace',
  infect: 'deathtouch',
  wither: 'deathtouch',
  toxic: 'deathtouch',
  poisonous: 'deathtouch',
  fear: 'menace|shadow',
  intimidate: 'menace|shadow',
  skulk: 'menace|shadow',
  horsemanship: 'flying|shadow',
  extort: 'lifelink',
};

/** Legal kinds to offer: those that do something alike, then those that are spelled alike. */
function nearest(kind: string): string[] {
  const bySpelling = [...keywordCounters].sort((a, b) => distance(a, kind) - distance(b, kind));
  return [...new Set([...(kin[kind]?.split('|') ?? []), ...bySpelling])].slice(0, 3);
}

/** How many letters may differ for a word still to be a slip of the pen. */
function slipsAllowed(keyword: string): number {
  return keyword.length >= 7 ? 2 : 1;
}

function isSwapped(word: string, keyword: string): boolean {
  if (word.length !== keyword.length) return false;
  const at = [...word].findIndex((letter, index) => letter !== keyword[index]);
  return (
    at >= 0 &&
    word[at] === keyword[at + 1] &&
    word[at + 1] === keyword[at] &&
    word.slice(at + 2) === keyword.slice(at + 2)
  );
}

function misspeltOf(word: string): string | undefined {
  if (word.length < 4 || englishNearKeywords.has(word) || counterKinds.has(word)) return undefined;
  const plain = word.replaceAll('-', ' ');
  let best: string | undefined;
  let least = 9;
  for (const keyword of keywordCounters) {
    if (Math.abs(keyword.length - word.length) > 2) continue;
    const far = isSwapped(word, keyword) ? 1 : distance(plain, keyword);
    if (far < least && far <= slipsAllowed(keyword)) {
      least = far;
      best = keyword;
    }
  }
  if (best !== undefined && findSubtype(word)) return undefined;
  return best;
}

function findingIn(phrase: CounterPhrase, text: string): CounterFinding | undefined {
  const { words, spans } = phrase;
  const spanFrom = (index: number): OracleSpan => ({
    start: spans[index]!.start,
    end: spans[spans.length - 1]!.end,
  });
  // The longest name that is a keyword decides: "first strike", "hexproof from white".
  for (let index = 0; index < words.length; index += 1) {
    const kind = words.slice(index).join(' ');
    if (isKeywordCounter(kind)) return undefined;
    if (counterKinds.has(kind)) return undefined;
    if (!isKeyword(kind)) continue;
    const span = spanFrom(index);
    if (isCounted(text, kind)) return undefined;
    if (everydayWords.has(kind) && isUsedElsewhere(text, kind)) return undefined;
    return { span, kind, fault: 'illegal', offers: nearest(kind) };
  }
  for (let index = Math.max(0, words.length - 2); index < words.length; index += 1) {
    const kind = words.slice(index).join(' ');
    const single = words.length - index === 1;
    const keyword = misspeltOf(kind);
    if (keyword === undefined || (single && keyword.includes(' ') && !kind.includes('-'))) continue;
    if (isCounted(text, kind)) return undefined;
    return { span: spanFrom(index), kind, fault: 'misspelt', offers: [keyword] };
  }
  return undefined;
}

export default defineCheck<CounterFinding>({
  id: 'illegal-keyword-counter',
  group: 'card',
  severity: 'error',
  cites: ['keyword-counters'],
  since: '0.1.0',

  find({ face: { text } }) {
    if (!text.includes(' counter')) return [];
    const found: CounterFinding[] = [];
    for (const phrase of findCounterPhrases(text)) {
      const finding = findingIn(phrase, text);
      if (finding) found.push(finding);
    }
    return found;
  },

  tell({ kind, fault, offers }) {
    if (fault === 'misspelt') {
      return {
        what: `No keyword is spelled "${kind}", so this counter grants nothing.`,
        advice: `Did you mean "${offers[0] ?? ''}"?`,
      };
    }
    return {
      what: `A counter cannot grant ${kind}, so this counter does nothing.`,
      why: 'Only some keywords can be counters.',
      advice: `Use one of them, such as ${offers.join(', ')}, or give the ability in words.`,
    };
  },

  fix({ span, kind, fault, offers }, { face }) {
    return offers.map((offer): Fix => {
      const capital = /^\p{Lu}/u.test(face.text.slice(span.start, span.end));
      const newText = capital ? offer[0]!.toUpperCase() + offer.slice(1) : offer;
      return {
        title: fault === 'misspelt' ? `Write "${offer}"` : `Use ${offer} instead of ${kind}`,
        safety: 'suggested',
        edits: [{ span, newText }, ...articleEdit(face.text, span, offer)],
      };
    });
  },
});

/** "a ward counter" becomes "an indestructible counter". */
function articleEdit(text: string, { start }: OracleSpan, offer: string): Fix['edits'] {
  const before = /\b(an?) $/i.exec(text.slice(0, start))?.[1];
  if (before === undefined) return [];
  const wanted = /^[aeiou]/.test(offer) ? 'an' : 'a';
  if (before.toLowerCase() === wanted) return [];
  const written = before.startsWith('A') ? wanted[0]!.toUpperCase() + wanted.slice(1) : wanted;
  return [{ span: { start: start - before.length - 1, end: start - 1 }, newText: written }];
}
