// What is printed on a face, or what an effect says that an object is: the start of its copiable values (CR 707.2).
import type { Color } from './identity';

/** One face of a card, one half of a split card, or what a token is created as. */
export interface Printed {
  readonly name: string;
  /** Symbols as in `{2}{G}`; undefined where the object has no mana cost. */
  readonly manaCost?: string;
  /** As in `Legendary Creature — Elf Druid`. */
  readonly typeLine: string;
  /** Rules text with `\n` between its lines. */
  readonly text: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** The colours of a colour indicator or those an effect gives; undefined where the mana cost tells. */
  readonly colors?: readonly Color[];
}
