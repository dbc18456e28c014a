// Breaks real cards in the ways that the three first checks are for, and prints how many of the breaks are caught.
import { pathToFileURL } from 'node:url';
import { cardTextOf, checks, findProblems } from '../server/src/checks';
import { englishNearKeywords } from '../server/src/checks/card/english-near-keywords';
import { keywordCounters } from '../server/src/vocabulary';
import { readForgeCards, readOracleCards } from './corpus-cards';
import type { CorpusCard } from './corpus-cards';
import { Dice, misspell } from './dice';

/** A kind of break: gives the broken text of a face, or undefined where it cannot be made. */
interface Break {
  readonly name: string;
  /** The check that must speak. */
  readonly check: string;
  make(text: string, dice: Dice): string | undefined;
}

/** How many cards were broken in one way, and on which of them nobody noticed. */
export interface Caught {
  readonly name: string;
  readonly broken: number;
  readonly caught: number;
  readonly missed: readonly string[];
}

const withoutMarks = (text: string): string => text.replace(/\([^)]*\)/g, '').replace(/"[^"]*"/g, '');

/** The sentences of a text with the white space behind each. */
function sentencesOf(text: string): string[] {
  return (
    text
      .match(/[^.\n]*(?:\([^)]*\)|"[^"]*"|[^.\n])*(?:\.["”)]*(?:\([^)]*\))?\s*|\n|$)/g)
      ?.filter((part) => part) ?? []
  );
}

/** The text without the sentences that fit; undefined when none does or what must stay has gone. */
function drop(text: string, fits: (sentence: string) => boolean, mustStay: RegExp): string | undefined {
  const sentences = sentencesOf(text);
  const kept = sentences.filter((sentence) => !fits(sentence));
  if (kept.length === sentences.length) return undefined;
  const result = kept.join('').trim();
  return mustStay.test(withoutMarks(result)) ? result : undefined;
}

const chosen =
  /\bthe (?:last )?chosen (?!for\b|by\b)(?:(?:card|creature|land|basic land) (?=name|type))?(\p{Ll}+)/u;
const asEnters = /^(?:\S+ — )?(?:As|If) [^.]*(?:enters?|as you draft|begins?)[^.]*\bchooses? /;
const anyChoice = /\b(?:choos(?:e|es|ing)|chose)\b/i;
const ownReference = /\bchosen\b/;

function nounsChosen(text: string): string[] {
  return [...text.matchAll(new RegExp(chosen, 'gu'))].map((match) => match[1]!.replace(/s$/, ''));
}

const counterUse = (kind: string): RegExp =>
  new RegExp(`\\b(an?) ${kind}( counters?\\b)|\\b${kind}( counters?\\b)`, 'g');

function swapCounter(text: string, kind: string, other: string): string {
  return text.replace(counterUse(kind), (_, article?: string, single?: string, plural?: string) =>
    article ? `${/^[aeiou]/.test(other) ? 'an' : 'a'} ${other}${single}` : `${other}${plural}`,
  );
}

function kindsIn(text: string): string[] {
  return keywordCounters.filter((kind) => counterUse(kind).test(text));
}

const illegal = [
  'prowess',
  'ward',
  'defender',
  'flash',
  'infect',
  'wither',
  'fear',
  'intimidate',
  'shroud',
  'protection',
  'skulk',
  'persist',
];

const breaks: readonly Break[] = [
  {
    name: 'choice as it enters',
    check: 'undefined-choice',
    make: (text) => drop(text, (sentence) => asEnters.test(sentence) && !ownReference.test(sentence), chosen),
  },
  {
    name: 'choice of a spell or ability',
    check: 'undefined-choice',
    make(text) {
      const nouns = nounsChosen(text);
      if (nouns.length === 0 || sentencesOf(text).some((sentence) => asEnters.test(sentence)))
        return undefined;
      const about = (sentence: string): boolean =>
        anyChoice.test(sentence) && nouns.some((noun) => new RegExp(`\\b${noun}`).test(sentence));
      const free = (sentence: string): boolean => !ownReference.test(sentence);
      // The sentences about the noun; on cards where no choice names it, all choices.
      const direct = sentencesOf(text).some((sentence) => about(sentence) && free(sentence));
      return drop(
        text,
        (sentence) => free(sentence) && (direct ? about(sentence) : anyChoice.test(sentence)),
        chosen,
      );
    },
  },
  {
    name: 'choice inside the sentence',
    check: 'undefined-choice',
    make(text) {
      const broken = text.replace(
        /(?:,? then |,? and )?\b(?:you |that player |target player |an opponent |each player )?(?:may )?[Cc]hooses? (?:a|an|target) (?:color|creature type|card type|land type|basic land type|card name|nonland card name|number|player|opponent)\b(?:, then |, and | and )/,
        (phrase) => (/^(?:,? then|,? and)/.test(phrase) ? ', then ' : ''),
      );
      return broken !== text && chosen.test(withoutMarks(broken)) && !anyChoice.test(broken)
        ? broken
        : undefined;
    },
  },
  {
    name: 'anchor words',
    check: 'undefined-choice',
    make: (text) =>
      drop(
        text,
        (sentence) => /\benters[^.]*, choose \p{Lu}\S* or \p{Lu}/u.test(sentence),
        /^• \S[^\n]* — /m,
      ),
  },
  {
    name: 'exiling for "exiled with"',
    check: 'undefined-choice',
    make(text) {
      // A specialized face is a card of its own here, and its front face exiles: the break would be no break.
      if (/\bspecializes\b/.test(text)) return undefined;
      const reference = /\bexiled with (?!cards? named|an? |\S+ \S+ counters?)(?:this|it|\p{Lu})/u;
      const exiles =
        /\bexil(?:e|es|ing)\b(?! face)|\b(?:is|are|be) exiled\b|^(?:Hideaway|Imprint|Delve|Escape|Craft|Cipher)\b/im;
      const broken = drop(text, (sentence) => exiles.test(sentence) && !reference.test(sentence), reference);
      return broken !== undefined &&
        !/\bexile|\bexiling|are exiled|is exiled(?! with)/i.test(
          broken.replace(/\bexiled with/g, '').replace(/\b(?:in|from|into) exile/g, ''),
        )
        ? broken
        : undefined;
    },
  },
  {
    name: 'making for "created with"',
    check: 'undefined-choice',
    make: (text) =>
      drop(
        text,
        (sentence) =>
          /\b(?:creates?|puts?|returns?)\b/i.test(sentence) &&
          !/\b(?:created|battlefield) with\b/.test(sentence),
        /\b(?:created|put onto the battlefield) with (?:this|it|\p{Lu})/u,
      ),
  },
  {
    name: 'noting for "noted"',
    check: 'undefined-choice',
    make: (text) =>
      drop(
        text,
        (sentence) => /\bnotes?\b/i.test(sentence) && !/\bnoted\b/.test(sentence),
        /\bthe noted\b|\blast noted\b|\byou noted\b/,
      ),
  },
  {
    name: 'kicker for "was kicked"',
    check: 'undefined-choice',
    make: (text) =>
      drop(
        text,
        (sentence) => /^(?:multi)?kicker\b/i.test(sentence) || /\bpaid an additional\b/.test(sentence),
        /\bthis (?:spell|creature|permanent|artifact) (?:was|wasn't) kicked\b/,
      ),
  },
  {
    name: 'illegal keyword counter',
    check: 'illegal-keyword-counter',
    make(text, dice) {
      const kind = dice.pick(kindsIn(text));
      return kind === undefined ? undefined : swapCounter(text, kind, dice.pick(illegal)!);
    },
  },
  {
    name: 'misspelt keyword counter',
    check: 'illegal-keyword-counter',
    make(text, dice) {
      const kind = dice.pick(kindsIn(text));
      if (kind === undefined) return undefined;
      let other = kind;
      // A slip that gives another English word ("lying") cannot be told from a counter's own name.
      while (other === kind || keywordCounters.includes(other) || englishNearKeywords.has(other)) {
        other = misspell(kind, dice);
      }
      return swapCounter(text, kind, other);
    },
  },
  {
    name: 'amass without subtype',
    check: 'amass-subtype',
    make(text) {
      const broken = text.replace(/\b([Aa]mass(?:es|ed)?) \p{Lu}\p{L}+ (\d|X\b)/gu, '$1 $2');
      return broken === text ? undefined : broken;
    },
  },
];

function isCaught(card: CorpusCard, index: number, text: string, check: string): boolean {
  const faces = card.faces.map((face, at) => (at === index ? { ...face, text } : face));
  const running = checks.filter(({ id }) => id === check);
  return findProblems(cardTextOf(faces, card.layout), index, running).length > 0;
}

/** Makes every break on every face of every card where it can be made. */
export function measureBreaks(cards: readonly CorpusCard[], seed = 1): Caught[] {
  return breaks.map(({ name, check, make }) => {
    const dice = new Dice(seed);
    let broken = 0;
    const missed: string[] = [];
    for (const card of cards) {
      for (const [index, face] of card.faces.entries()) {
        const text = face.text ? make(face.text, dice) : undefined;
        if (text === undefined) continue;
        broken += 1;
        if (!isCaught(card, index, text, check)) missed.push(`${card.name}: ${text.replaceAll('\n', ' / ')}`);
      }
    }
    return { name, broken, caught: broken - missed.length, missed };
  });
}

/** The share that is caught, for people. */
function percent({ broken, caught }: Caught): string {
  return broken === 0 ? '-' : `${((100 * caught) / broken).toFixed(1)} %`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const oracle = readOracleCards();
  if (!oracle) {
    console.error('../shared/corpus is not there: nothing to break.');
    process.exitCode = 2;
  } else {
    const known = new Set(oracle.map(({ name }) => name));
    const more = (readForgeCards() ?? []).filter(({ name }) => !known.has(name));
    for (const caught of measureBreaks([...oracle, ...more])) {
      console.log(
        `${caught.name.padEnd(32)} ${String(caught.caught).padStart(5)} of ${String(caught.broken).padStart(5)}  ${percent(caught)}`,
      );
      if (process.argv.includes('--missed')) for (const text of caught.missed) console.log(`    ${text}`);
    }
  }
}
