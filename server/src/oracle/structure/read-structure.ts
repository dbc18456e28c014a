// Reads rules text into the tree of the first reader. Any text is read; nothing throws.
import { contains } from '../../text';
import type { OracleSpan } from '../../text';
import { selfNamesOf } from '../words';
import type { SelfName } from '../words';
import { readAbility } from './abilities';
import type { LineSource } from './abilities';
import { findDeeds } from './deeds';
import { holderOf } from './holders';
import { blankMarks, findMarks } from './marks';
import type { Marks, QuoteMarks } from './marks';
import { findReferences } from './references';
import type { Ability, Deed, Line, OracleReading, Quote, Reference, Reminder, Subject } from './tree';

/**
 * Reads the rules text of one face. Its parts are read when they are first asked for.
 * @param text the rules text with `\n` between its lines
 * @param subject the face's name and type line, and the names of the card's other faces
 */
export function readStructure(text: string, subject: Subject): OracleReading {
  return new Reading(text, subject);
}

class Reading implements OracleReading {
  private readonly marks: Marks;
  private keptBlank: string | undefined;
  private keptNames: readonly SelfName[] | undefined;
  private keptQuotes: readonly Quote[] | undefined;
  private keptLines: readonly Line[] | undefined;
  private keptReferences: readonly Reference[] | undefined;
  private keptDeeds: readonly Deed[] | undefined;

  constructor(
    readonly text: string,
    readonly subject: Subject,
  ) {
    this.marks = findMarks(text);
  }

  get reminders(): readonly Reminder[] {
    return this.marks.reminders;
  }

  get quotes(): readonly Quote[] {
    this.keptQuotes ??= this.readQuotes();
    return this.keptQuotes;
  }

  get lines(): readonly Line[] {
    this.keptLines ??= this.readLines();
    return this.keptLines;
  }

  get references(): readonly Reference[] {
    this.keptReferences ??= findReferences(this.text).map((found) => ({
      ...found,
      ...this.placeOf(found.span),
    }));
    return this.keptReferences;
  }

  get deeds(): readonly Deed[] {
    this.keptDeeds ??= findDeeds(this.text).map((found) => ({ ...found, ...this.placeOf(found.span) }));
    return this.keptDeeds;
  }

  get selfNames(): readonly SelfName[] {
    this.keptNames ??= selfNamesOf({
      name: this.subject.name,
      typeLine: this.subject.typeLine,
      faceNames: this.subject.otherNames ?? [],
    });
    return this.keptNames;
  }

  get blank(): string {
    this.keptBlank ??= blankMarks(this.text, this.marks);
    return this.keptBlank;
  }

  /** Reads the lines, or the ability inside a quote. */
  abilityIn(range: OracleSpan, outer?: Quote): Ability {
    const inside = this.quotes.filter((quote) => quote.outer === outer && contains(range, quote.span));
    const reminders = this.reminders.filter(({ span }) => contains(range, span));
    const source: LineSource = {
      text: this.text,
      blank: outer ? this.blankWithin(range, inside) : this.blank,
      selfNames: this.selfNames,
      isSpell: !outer && /\b(?:Instant|Sorcery)\b/i.test(this.subject.typeLine),
    };
    return readAbility(source, range.start, range.end, inside, reminders);
  }

  /** What stands before a quote in its own ability, with other quotes blanked. */
  beforeQuote({ span, outer }: Quote): string {
    const start = outer ? outer.inner.start : this.text.lastIndexOf('\n', span.start - 1) + 1;
    const before = (outer ? this.text : this.blank).slice(start, span.start);
    // A mode goes on from the line that it belongs to.
    return !outer && /^[•+] /.test(before) ? before.slice(2) : before;
  }

  private readQuotes(): Quote[] {
    const quotes: Quote[] = [];
    let open: Quote | undefined;
    for (const marks of this.marks.quotes) {
      while (open && open.span.end <= marks.span.start) open = open.outer;
      open = new LazyQuote(this, marks, open);
      quotes.push(open);
    }
    return quotes;
  }

  private blankWithin(range: OracleSpan, inside: readonly Quote[]): string {
    const marks = { quotes: inside, reminders: this.reminders.filter(({ span }) => contains(range, span)) };
    return blankMarks(this.text, marks);
  }

  private readLines(): Line[] {
    const lines: Line[] = [];
    let start = 0;
    while (start <= this.text.length) {
      const newline = this.text.indexOf('\n', start);
      const end = newline < 0 ? this.text.length : newline;
      const span = { start, end };
      const empty = this.text.slice(start, end).trim() === '';
      lines.push({ span, abilities: empty ? [] : [this.abilityIn(span)] });
      start = end + 1;
    }
    return lines;
  }

  private placeOf({ start }: OracleSpan): { quote: Quote | undefined; inReminder: boolean } {
    let quote = lastBefore(this.quotes, start);
    while (quote && quote.span.end <= start) quote = quote.outer;
    const reminder = lastBefore(this.reminders, start);
    return { quote, inReminder: reminder !== undefined && start < reminder.span.end };
  }
}

/** The last of a sorted list that begins at or before a place. */
function lastBefore<T extends { readonly span: OracleSpan }>(
  sorted: readonly T[],
  at: number,
): T | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.span.start <= at) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1];
}

class LazyQuote implements Quote {
  private keptHolder: Quote['holder'] | undefined;
  private keptAbilities: readonly Ability[] | undefined;

  constructor(
    private readonly reading: Reading,
    private readonly marks: QuoteMarks,
    readonly outer: Quote | undefined,
  ) {}

  get span(): OracleSpan {
    return this.marks.span;
  }

  get inner(): OracleSpan {
    return this.marks.inner;
  }

  get holder(): Quote['holder'] {
    this.keptHolder ??= holderOf(
      this.reading.beforeQuote(this),
      this.reading.text.slice(this.inner.start, this.inner.end),
      this.reading.selfNames.map(({ text }) => text),
    );
    return this.keptHolder;
  }

  get abilities(): readonly Ability[] {
    this.keptAbilities ??= this.holder === 'words' ? [] : [this.reading.abilityIn(this.inner, this)];
    return this.keptAbilities;
  }
}
