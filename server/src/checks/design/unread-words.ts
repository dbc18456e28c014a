// Finds the words of rules text that the grammar could not read, and says what it would have read there.
import { readOracle, unreadIn } from '../../oracle';
import type { ObjectNames } from '../../oracle';
import { findWord, unknownWord } from '../../oracle/words';
import { defineCheck } from '../check';
import type { FaceContext, Finding } from '../check';
import { describeExpected } from './expected-words';
import { findNearWords } from './near-words';

interface UnreadFinding extends Finding {
  /** The word that fits nothing; empty when the sentence ends where more was expected. */
  readonly word: string;
  /** Whether no wording of card English has the word. */
  readonly isUnknown: boolean;
  readonly expected: string;
  /** A word in its place with which reading goes on. */
  readonly near: string | undefined;
}

/** Readings that looking for the right word may cost. */
const MOST_TRIES = 6;
/** A sentence longer than this is left as it is. */
const LONGEST_TRIED = 600;

function namesOf({ card, face }: FaceContext): ObjectNames {
  return {
    name: face.name,
    typeLine: face.typeLine,
    faceNames: card.faces.flatMap(({ name }) => (name ? [name] : [])),
  };
}

/** Where reading of a line stops, as offsets in the line. */
function stopsOf(line: string, names: ObjectNames): { part: number; end: number; at: number }[] {
  return readOracle(line, names).lines.flatMap(({ line: read }) =>
    unreadIn(read).map(({ span, furthest }) => ({ part: span.start, end: span.end, at: furthest.start })),
  );
}

/**
 * The near word that belongs in the place: one with which the whole sentence reads. For a word that cards do not
 * have, also one with which reading goes on, or one that is a single slip away.
 */
function findRepair(
  line: string,
  at: number,
  word: string,
  isUnknown: boolean,
  names: ObjectNames,
): string | undefined {
  if (line.length > LONGEST_TRIED) return undefined;
  const near = findNearWords(word.toLowerCase()).slice(0, MOST_TRIES);
  let better: string | undefined;
  for (const { form } of near) {
    const repair = asWritten(form, word);
    const stops = stopsOf(line.slice(0, at) + repair + line.slice(at + word.length), names);
    const here = stops.filter(({ part, end }) => part <= at && end > at);
    if (here.length === 0) return repair;
    if (here.every((stop) => stop.at > at + repair.length)) better ??= repair;
  }
  if (!isUnknown) return undefined;
  const [nearest] = near;
  return better ?? (nearest?.slips === 1 && word.length > 4 ? asWritten(nearest.form, word) : undefined);
}

/** A form with the capital that the word has. */
function asWritten(form: string, word: string): string {
  return /^\p{Lu}/u.test(word) ? form[0]!.toUpperCase() + form.slice(1) : form;
}

export default defineCheck<UnreadFinding>({
  id: 'unread-words',
  group: 'design',
  severity: 'hint',
  cites: [],
  since: '0.1.0',
  forWriters: true,

  find(context) {
    const names = namesOf(context);
    const findings: UnreadFinding[] = [];
    for (const { start, text, line } of readOracle(context.face.text, names).lines) {
      for (const { span, furthest, expected } of unreadIn(line)) {
        const word = text.slice(furthest.start, furthest.end);
        // Where something is missing at the end, the last word is underlined.
        const place = word === '' ? lastWord(text, span.start, span.end) : furthest;
        const isUnknown = word !== '' && findWord(word.toLowerCase()) === unknownWord && /\p{L}/u.test(word);
        findings.push({
          span: { start: start + place.start, end: start + place.end },
          word,
          isUnknown,
          expected: describeExpected(expected),
          near: word === '' ? undefined : findRepair(text, furthest.start, word, isUnknown, names),
        });
      }
    }
    return findings;
  },

  tell({ word, isUnknown, expected, near }) {
    const what =
      word === ''
        ? 'The sentence ends here, but something more was expected.'
        : isUnknown
          ? `Cardwright knows no card with the word "${word}".`
          : `"${word}" was not expected here.`;
    if (near !== undefined) return { what, advice: `Did you mean "${near}"?` };
    const advice = expected === '' ? {} : { advice: `Expected here, for example: ${expected}.` };
    return { what, ...(word !== '' && { why: 'From here on the sentence is not understood.' }), ...advice };
  },

  fix({ near, span }) {
    if (near === undefined) return [];
    return [{ title: `Change to "${near}"`, safety: 'suggested', edits: [{ span, newText: near }] }];
  },
});

function lastWord(text: string, start: number, end: number): { start: number; end: number } {
  const word = /\S+\s*$/.exec(text.slice(start, end));
  return word
    ? { start: start + word.index, end: start + word.index + word[0].trimEnd().length }
    : { start, end };
}
