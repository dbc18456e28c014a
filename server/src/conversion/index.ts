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

/** Converts files to one format. Undefined when that format cannot be written. */
export function convert(sources: readonly Source[], target: FileFormat): Conversion | undefined {
  if (!target.writeFile) return undefined;
  const cards: Card[] = [];
  const lost = new Map<string, { count: number; cards: string[] }>();
  const lose = (what: string, count: number, card?: string): void => {
    const entry = lost.get(what) ?? { count: 0, cards: [] };
    lost.set(what, entry);
    entry.count += count;
    if (card !== undefined && card !== '') entry.cards.push(card);
  };
  let errors = 0;
  for (const { format, text } of sources) {
    const read = format.read(text);
    cards.push(...read.cards);
    errors += read.problems.filter(({ severity }) => severity === 'error').length;
    for (const { field, cards: count } of format.findPassedOver?.(text) ?? [])
      lose(`the field “${field}”`, count);
  }
  const written = target.writeFile(cards);
  for (const { card, what } of written.notCarried) lose(what, 1, card);
  for (const { card, what } of findDifferences(cards, written, target)) lose(what, 1, card);
  return {
    cards,
    written,
    lost: [...lost]
      .map(([what, entry]) => ({ what, ...entry }))
      .sort((one, other) => other.count - one.count || (one.what < other.what ? -1 : 1)),
    errors,
  };
}
