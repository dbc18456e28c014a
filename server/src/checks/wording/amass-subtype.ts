// Finds amass without a creature type, or with words there that are not the plural of one.
import { distance } from 'fastest-levenshtein';
import { findSubtype, isCreatureTypePlural, pluralOf, subtypesOf } from '../../vocabulary';
import type { Fix, OracleSpan, TextEdit } from '../../text';
import { defineCheck } from '../check';
import type { FaceContext, Finding } from '../check';

interface AmassFinding extends Finding {
  /** What is wrong with the words between "amass" and the number; `missing` has none. */
  readonly fault: 'missing' | 'singular' | 'not-creature' | 'misspelt';
  /** The words there. */
  readonly words: string;
  /** Where the subtype belongs; empty when it is missing. */
  readonly place: OracleSpan;
  /** The plural that belongs there, when it is known. */
  readonly wanted: string | undefined;
  /** The subtype comes from the reminder text, not from the errata. */
  readonly fromReminder: boolean;
}

const amassing =
  /\bamass(?:es|ed|ing)?((?: (?!of\b|the\b|an?\b|and\b|or\b|army\b|armies\b|this\b|that\b|those\b|for\b|on\b|in\b|by\b|with\b|when\b|if\b|it\b|deals?\b|had\b|was\b|to\b)[\p{L}'’-]+){0,2}?) (\d+|X)\b(?!\/)/giu;

const reminderType =
  /\b0\/0 \S+(?: and \S+)? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) Army\b|\balso an? (\p{Lu}[\p{L}'’-]+)/u;

function namedInReminder({ face }: FaceContext, from: number): string | undefined {
  const line = face.text.indexOf('\n', from);
  const rest = face.text.slice(from, line < 0 ? undefined : line);
  const reminder = /\(([^)]*)\)/.exec(rest)?.[1];
  const match = reminder === undefined ? undefined : reminderType.exec(reminder);
  const named = match?.[1] ?? match?.[2];
  return named === undefined || named === 'Army' ? undefined : named;
}

function capitalized(words: string): string {
  return words.replace(/(^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function nearestPlural(words: string): string | undefined {
  const wanted = capitalized(words);
  if (wanted.length < 5) return undefined;
  return subtypesOf.creature.map(pluralOf).find((plural) => distance(plural, wanted) === 1);
}

export default defineCheck<AmassFinding>({
  id: 'amass-subtype',
  group: 'wording',
  severity: 'warning',
  cites: ['amass', 'amass-without-subtype'],
  since: '0.1.0',

  find(context) {
    const { text } = context.face;
    if (!/amass/i.test(text)) return [];
    const found: AmassFinding[] = [];
    for (const match of text.matchAll(amassing)) {
      const words = match[1]!.trim();
      const verb = match[0].split(' ', 1)[0]!;
      const start = match.index;
      const span = { start, end: start + match[0].length };
      const at = start + verb.length;
      if (words === '') {
        const named = namedInReminder(context, span.end);
        const plural = named === undefined ? 'Zombies' : (pluralIfSubtype(named) ?? `${named}s`);
        found.push({
          span,
          fault: 'missing',
          words,
          place: { start: at, end: at },
          wanted: plural,
          fromReminder: plural !== 'Zombies',
        });
        continue;
      }
      const place = { start: at + 1, end: at + 1 + words.length };
      const fault = faultOf(words);
      if (fault) found.push({ span, words, place, fromReminder: false, ...fault });
    }
    return found;
  },

  tell({ fault, words, wanted, fromReminder }) {
    const instead = wanted === undefined ? '' : `Write "amass ${wanted}".`;
    switch (fault) {
      case 'missing':
        return {
          what: 'Amass names no creature type.',
          why: fromReminder
            ? 'Without one the Army has no type besides Army, though the reminder text names one.'
            : 'Cards printed so were changed to amass Zombies.',
          advice: instead,
        };
      case 'singular':
        return {
          what: `After amass the creature type stands in the plural, but "${words}" is not.`,
          advice: instead,
          cites: ['amass'],
        };
      case 'misspelt':
        return {
          what: `"${words}" is not the plural of a creature type.`,
          advice: instead,
          cites: ['amass'],
        };
      default:
        return {
          what: `"${words}" is no creature type.`,
          why: 'An Army gets the type that amass names, and only creature types fit a creature.',
          advice: 'Name a creature type in the plural.',
          cites: ['amass'],
        };
    }
  },

  fix({ fault, place, wanted, fromReminder, span }, { face }) {
    if (wanted === undefined) return [];
    const edits: TextEdit[] = [{ span: place, newText: place.end > place.start ? wanted : ` ${wanted}` }];
    if (fault === 'missing') edits.push(...reminderEdits(face.text, span.end, wanted));
    const fix: Fix = {
      title: `Write "amass ${wanted}"`,
      safety: fault === 'singular' || (fault === 'missing' && !fromReminder) ? 'safe' : 'suggested',
      edits,
    };
    return [fix];
  },
});

function pluralIfSubtype(name: string): string | undefined {
  const found = findSubtype(name);
  return found?.subtype.kinds.includes('creature') ? found.subtype.plurals[0] : undefined;
}

function faultOf(words: string): Pick<AmassFinding, 'fault' | 'wanted'> | undefined {
  if (isCreatureTypePlural(words)) {
    const written = capitalized(words);
    return written === words ? undefined : { fault: 'misspelt', wanted: written };
  }
  const subtype = findSubtype(words)?.subtype;
  if (subtype?.kinds.includes('creature')) return { fault: 'singular', wanted: subtype.plurals[0] };
  if (subtype) return { fault: 'not-creature', wanted: undefined };
  const near = nearestPlural(words);
  // A type that we do not know may be new, or the author's own.
  return near === undefined ? undefined : { fault: 'misspelt', wanted: near };
}

/** The reminder text follows: it says that the Army gets the type, as today's reminder text does. */
function reminderEdits(text: string, from: number, plural: string): TextEdit[] {
  const newline = text.indexOf('\n', from);
  const line = text.slice(from, newline < 0 ? undefined : newline);
  const reminder = /\([^)]*\bArmy\b[^)]*\)/.exec(line);
  const single = singularOf(plural);
  if (!reminder || single === undefined) return [];
  const start = from + reminder.index;
  const edits: TextEdit[] = [];
  if (!/\balso an? /.test(reminder[0])) {
    const at = start + reminder[0].indexOf('. ') + 1;
    if (at > start) {
      const an = /^[AEIOU]/.test(single) ? 'an' : 'a';
      edits.push({ span: { start: at, end: at }, newText: ` It's also ${an} ${single}.` });
    }
  }
  const one = /(If you don['’]t control )one\b/.exec(reminder[0]);
  if (one) {
    const at = start + one.index + one[1]!.length;
    edits.push({ span: { start: at, end: at + 3 }, newText: 'an Army' });
  }
  return edits;
}

function singularOf(plural: string): string | undefined {
  const found = findSubtype(plural)?.subtype;
  return found?.kinds.includes('creature') ? found.name : undefined;
}
