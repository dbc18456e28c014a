// Divides a line into its ability: label, cost, sentences, and what kind of ability it is.
import { findKeywordAbility } from '../../vocabulary';
import { lexLine } from '../words';
import type { SelfName } from '../words';
import type { OracleSpan } from '../../text';
import type { Ability, AbilityKind, OracleWord, Quote, Reminder, Sentence } from './tree';

/** What dividing needs beside the line. */
export interface LineSource {
  readonly text: string;
  /** The text with quotes and reminder text blanked, unit by unit. */
  readonly blank: string;
  readonly selfNames: readonly SelfName[];
  /** Whether the face is an instant or a sorcery. */
  readonly isSpell: boolean;
}

class LazySentence implements Sentence {
  private kept: readonly OracleWord[] | undefined;

  constructor(
    private readonly source: LineSource,
    readonly span: OracleSpan,
  ) {}

  get words(): readonly OracleWord[] {
    if (!this.kept) {
      const lexed = lexLine(this.source.text, this.source.selfNames, this.span.start, this.span.end);
      this.kept = lexed.forms.map((form, index) => ({
        text: form,
        span: { start: lexed.starts[index]!, end: lexed.ends[index]! },
      }));
    }
    return this.kept;
  }
}

const chapter = /^[IVX]+(?:, [IVX]+)* — /;
const diceRow = /^\d+(?:\+|[-–—]\d+)? \| /;
const levelLine = /^(?:LEVEL \d+|(?:\{[^}]+\})+: Level \d+)/;
const loyaltyCost = /^(?:\[[+\-−–]?(?:\d+|X)\]|[+\-−–](?:\d+|X)|0)(?=:)/;
const abilityWord = /^[\p{Lu}\d"“][^.{}:•\n]{0,80}? — (?=\S)/u;
const triggerWord = /^(?:When|Whenever|At) /;
const keywordStart = /^[\p{Lu}\p{Ll}][\p{L}'’-]*(?: [\p{Ll}][\p{L}'’-]*){0,2}/u;

function isKeywordLine(line: string): boolean {
  const first = keywordStart.exec(line)?.[0];
  if (first === undefined) return false;
  const words = first.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const keyword = findKeywordAbility(words.slice(0, length).join(' '));
    if (!keyword) continue;
    const rest = line.slice(words.slice(0, length).join(' ').length).trimEnd();
    // "Flying creatures you control get +1/+1." is a sentence, "Equip {2}" and "Ward—Pay 2 life." are not.
    return /^(?:—|$|,|;| \{| \d| X\b| (?:from|with|for|onto|a|an) )/.test(rest) || !rest.endsWith('.');
  }
  return false;
}

function sentencesOf(source: LineSource, start: number, end: number): Sentence[] {
  const sentences: Sentence[] = [];
  let from = start;
  const { blank } = source;
  for (let at = start; at < end; at += 1) {
    const unit = blank[at];
    if (unit !== '.' && unit !== '!' && unit !== '?') continue;
    if (at + 1 < end && !/\s/.test(blank[at + 1]!)) continue;
    sentences.push(new LazySentence(source, trimmed(source.text, from, at + 1)));
    from = at + 1;
  }
  const rest = trimmed(source.text, from, end);
  if (rest.end > rest.start) sentences.push(new LazySentence(source, rest));
  return sentences;
}

/** The span without white space at its ends. */
export function trimmed(text: string, start: number, end: number): OracleSpan {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from]!)) from += 1;
  while (to > from && /\s/.test(text[to - 1]!)) to -= 1;
  return { start: from, end: to };
}

/** Reads the ability that stands from `start` to `end`, with the quotes and reminder texts found inside. */
export function readAbility(
  source: LineSource,
  start: number,
  end: number,
  quotes: readonly Quote[],
  reminders: readonly Reminder[],
): Ability {
  const { text, blank } = source;
  const span = trimmed(text, start, Math.max(start, trimmed(blank, start, end).end, lastQuoteEnd(quotes)));
  const line = blank.slice(span.start, span.end);
  let at = span.start;
  let kind: AbilityKind | undefined;
  let label: OracleSpan | undefined;
  let cost: OracleSpan | undefined;

  if (/^[•*+] /.test(line)) {
    kind = 'mode';
    at += 2;
  }
  const row = diceRow.exec(line) ?? chapter.exec(line);
  if (row) {
    kind = line.includes('|') && diceRow.test(line) ? 'dice-row' : 'chapter';
    label = { start: span.start, end: span.start + row[0].length - 3 };
    at = span.start + row[0].length;
  } else if (levelLine.test(line)) {
    kind = 'level';
  } else if (line.trim() === '' && quotes.length === 0 && reminders.length > 0) {
    kind = 'reminder';
  } else {
    const word = abilityWord.exec(blank.slice(at, span.end));
    if (word) {
      label = { start: at, end: at + word[0].length - 3 };
      at += word[0].length;
    }
  }
  const body = blank.slice(at, span.end);
  if (kind !== 'level' && kind !== 'dice-row') {
    const colon = body.indexOf(': ');
    const stop = body.search(/\.\s/);
    if (colon > 0 && (stop < 0 || colon < stop)) {
      cost = trimmed(text, at, at + colon);
      kind ??= loyaltyCost.test(body) ? 'loyalty' : 'activated';
    }
  }
  kind ??= triggerWord.test(body)
    ? 'triggered'
    : label === undefined && isKeywordLine(line)
      ? 'keyword'
      : source.isSpell
        ? 'spell'
        : 'static';
  return {
    kind,
    span,
    label,
    cost,
    sentences: kind === 'reminder' ? [] : sentencesOf(source, at, span.end),
    quotes,
    reminders,
  };
}

function lastQuoteEnd(quotes: readonly Quote[]): number {
  return quotes.length > 0 ? quotes[quotes.length - 1]!.span.end : 0;
}
