// Conversion from one file format to another, through the card model alone; what is lost on the way is said.
import type { Card } from '../card';
import type { FileFormat, WrittenFile } from '../formats';
import { findDifferences } from './differences';

/** A file to convert. */
export interface Source {
  readonly format: FileFormat;
  readonly text: string;
}

/** Something lost, and how many cards lose it. */
export interface Loss {
  /** As the rest of a sentence: `the layout (transform)`, `the field “flavor_text”`. */
  readonly what: string;
  readonly count: number;
  /** Names of cards that lose it, as far as they are known: fields are counted, not named. */
  readonly cards: readonly string[];
}

export interface Conversion {
  readonly cards: readonly Card[];
  readonly written: WrittenFile;
  /** The most frequent first. */
  readonly lost: readonly Loss[];
  /** How many errors the source files have; what is broken there may be missing here. */
  readonly errors: number;
}

/** The formats that can be written, of those given. */
export function writableFormats(formats: readonly FileFormat[]): readonly FileFormat[] {
  return formats.filter(({ writeFile }) => writeFile !== undefined);
}

interface Count {
  count: number;
  readonly cards: string[];
}

/** The cards of files, gathered one file after the other, or one part of a long file after the other. */
export class SourceCards {
  readonly cards: Card[] = [];
  private readonly lost = new Map<string, Count>();
  private errors = 0;

  add({ format, text }: Source): void {
    const read = format.read(text);
    for (const card of read.cards) this.cards.push(card);
    this.errors += read.problems.filter(({ severity }) => severity === 'error').length;
    for (const { field, cards } of format.findPassedOver?.(text) ?? [])
      lose(this.lost, `the field “${field}”`, cards);
  }

  /** Takes in what another has gathered. */
  addAll(other: SourceCards): void {
    for (const card of other.cards) this.cards.push(card);
    for (const [what, { count }] of other.lost) lose(this.lost, what, count);
    this.errors += other.errors;
  }

  /** Undefined when that format cannot be written. */
  convertTo(target: FileFormat): Conversion | undefined {
    if (!target.writeFile) return undefined;
    const lost = new Map([...this.lost].map(([what, { count }]) => [what, { count, cards: [] }]));
    const written = target.writeFile(this.cards);
    for (const { card, what } of written.notCarried) lose(lost, what, 1, card);
    for (const { card, what } of findDifferences(this.cards, written, target)) lose(lost, what, 1, card);
    return {
      cards: this.cards,
      written,
      lost: [...lost]
        .map(([what, entry]) => ({ what, ...entry }))
        .sort((one, other) => other.count - one.count || (one.what < other.what ? -1 : 1)),
      errors: this.errors,
    };
  }
}

function lose(lost: Map<string, Count>, what: string, count: number, card?: string): void {
  const entry = lost.get(what) ?? { count: 0, cards: [] };
  lost.set(what, entry);
  entry.count += count;
  if (card !== undefined && card !== '') entry.cards.push(card);
}

/** Converts files to one format. Undefined when that format cannot be written. */
export function convert(sources: readonly Source[], target: FileFormat): Conversion | undefined {
  const gathered = new SourceCards();
  for (const source of sources) gathered.add(source);
  return gathered.convertTo(target);
}
