// Finds the kinds of counters that a text names, and how it uses each: put on something, counted, given a meaning.
import type { OracleSpan } from '../../text';

/** One naming of a kind of counter. */
export interface CounterPhrase {
  /** In lower case, with single spaces: `first strike`. Up to three words that stand before "counter". */
  readonly words: readonly string[];
  /** The span of each of those words. */
  readonly spans: readonly OracleSpan[];
  /** Where the word "counter" ends. */
  readonly end: number;
}

const counterWord = /\bcounters?\b(?! (?:target|that spell|it unless|this spell|all|spells?|abilities)\b)/g;
const wordBefore = /(?:^|[\s("“•])((?:non-)?[\p{L}][\p{L}'’-]*) $/u;
/** Words that end the name of a kind when they stand before it. */
const outsideWords = new Set(
  (
    'a an the another each that those this its your their one two three four five six seven eight nine ten x many more fewer or and ' +
    'of with no any other additional all more less these his her both such same kind'
  ).split(' '),
);
const sharedList =
  /(?:\b(?:an?|another|each|of|choice of)\s+)((?:(?:[+-]\d\/[+-]\d|[\p{L}][\p{L}'’ -]{2,40}), )+)(?:and |or |and\/or )?$|(?:\b(?:an?|another)\s+)([\p{L}][\p{L}'’ -]{2,40}) (?:or|and\/or) $/u;

function wordsBefore(text: string, end: number): { words: string[]; spans: OracleSpan[] } {
  const words: string[] = [];
  const spans: OracleSpan[] = [];
  let at = end;
  while (words.length < 4) {
    const match = wordBefore.exec(text.slice(Math.max(0, at - 40), at));
    const word = match?.[1];
    if (word === undefined || outsideWords.has(word.toLowerCase())) break;
    const start = at - 1 - word.length;
    words.unshift(word.toLowerCase().replaceAll('’', "'"));
    spans.unshift({ start, end: at - 1 });
    at = start;
  }
  return { words, spans };
}

/** All namings of kinds of counters, in order; "a flying, reach, or trample counter" gives three. */
export function findCounterPhrases(text: string): CounterPhrase[] {
  const found: CounterPhrase[] = [];
  for (const match of text.matchAll(counterWord)) {
    const end = match.index + match[0].length;
    const own = wordsBefore(text, match.index);
    if (own.words.length === 0) continue;
    const first = own.spans[0]!.start;
    const before = text.slice(Math.max(0, first - 160), first);
    const list = sharedList.exec(before);
    if (list) {
      const items = list[1] ?? list[2]!;
      let from = first - before.length + list.index + list[0].indexOf(items);
      for (const item of items.split(', ')) {
        const name = item.replace(/^(?:an?|another) /, '');
        const start = from + item.length - name.length;
        if (name) {
          found.push({ words: [name.toLowerCase()], spans: [{ start, end: from + item.length }], end });
        }
        from += item.length + 2;
      }
    }
    found.push({ ...own, end });
  }
  return found;
}

/**
 * Whether the text counts these counters or gives them a meaning of its own: "for each echo counter",
 * "three or more", "as long as it has a … counter". Then they are the card's own markers.
 */
export function isCounted(text: string, kind: string): boolean {
  const name = kind.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const counted = new RegExp(
    String.raw`\b(?:number of|for each|each|every|the last|no|(?:two|three|four|five|six|seven|eight|nine|ten|x|\d+|that many|any number of|twice that many|one)(?: or (?:more|fewer|less))?(?: (?:additional|of those))?|all|all of the|more|fewer|fewer than [\p{L}]+) ${name} counters?\b`,
    'iu',
  );
  return counted.test(text);
}

const placing = /\b(?:puts?|putting|enters?|escapes?|distributes?|gets?|gains?|moves?|choice of|with)\b/i;
const taking = /\b(?:removes?|removing|has|have|had)\b/i;

/** Whether the text mentions these counters otherwise than by putting them on something. */
export function isUsedElsewhere(text: string, kind: string): boolean {
  const name = kind.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  for (const match of text.matchAll(new RegExp(String.raw`\b${name} counters?\b`, 'giu'))) {
    const before = text.slice(Math.max(0, match.index - 200), match.index);
    const clause = before.slice(
      Math.max(before.lastIndexOf('. '), before.lastIndexOf(': '), before.lastIndexOf('\n')) + 1,
    );
    if (!placing.test(clause) || taking.test(clause)) return true;
  }
  return false;
}
