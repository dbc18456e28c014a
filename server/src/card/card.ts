// The one card model that every file format is read into. Each value knows where it stood.
import type { FileSpan, MappedText } from '../text';

/** A value and the file units that it was read from. */
export interface Sourced<T> {
  readonly value: T;
  readonly file: FileSpan;
}

/** How the faces of a card belong together. */
export type CardLayout =
  | 'normal'
  | 'split'
  | 'flip'
  | 'transform'
  | 'modal_dfc'
  | 'meld'
  | 'adventure'
  | 'omen'
  | 'prepare'
  | 'leveler'
  | 'class'
  | 'case'
  | 'saga'
  | 'mutate'
  | 'prototype'
  | 'battle'
  | 'planar'
  | 'scheme'
  | 'vanguard'
  | 'token'
  | 'emblem'
  | 'multiface'
  | 'other';

/** One face of a card: what one side, half or page says. */
export interface Face {
  readonly name?: MappedText;
  readonly manaCost?: MappedText;
  readonly typeLine?: MappedText;
  /** The rules text with `\n` between its lines; undefined where the file gives none. */
  readonly oracleText?: MappedText;
  readonly power?: Sourced<string>;
  readonly toughness?: Sourced<string>;
  readonly loyalty?: Sourced<string>;
  readonly defense?: Sourced<string>;
  /** The same rules text where the file repeats it elsewhere; an edit of one must be made to all. */
  readonly oracleCopies?: readonly MappedText[];
  /** Where the face stands in the file, first to last unit. */
  readonly file: FileSpan;
}

/** A card: one face or more. The first face is the front. */
export interface Card {
  /** What the file calls the whole card, where it says so beside the names of the faces. */
  readonly name?: string;
  readonly layout: CardLayout;
  readonly faces: readonly Face[];
  /** Where the card stands in the file. */
  readonly file: FileSpan;
  /** The language the file says the card is in (`en`, `de` …); undefined when it says nothing. */
  readonly language?: string;
  /** Checks that a comment of the file turns off for this card's lines, by file span. */
  readonly disabled?: readonly { readonly check: string; readonly file: FileSpan }[];
}

/** What people call the card: its own name, or those of its faces joined as `Front // Back`. */
export function cardName(card: Card): string {
  if (card.name !== undefined) return card.name;
  const names = card.faces.flatMap(({ name }) => (name?.text ? [name.text] : []));
  return names.join(' // ');
}
