// What an object is right now: its copiable values with all continuous effects applied (CR 613).
import type { Ability } from '../abilities/ability';
import type { GameState } from '../state/game-state';
import type { Color, PlayerId } from '../state/identity';

/** The characteristics of an object and its controller. */
export interface Characteristics {
  readonly name: string;
  /** Symbols such as `{2}`, `{G}`; undefined without a mana cost (CR 202.1b). */
  readonly manaCost: readonly string[] | undefined;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly string[];
  /** Card types in lower case: `creature`, `land`. */
  readonly types: readonly string[];
  /** Subtypes as they are written: `Elf`, `Equipment`. */
  readonly subtypes: readonly string[];
  /** All creature types at once (changeling and the like, CR 702.73). */
  readonly everyCreatureType: boolean;
  readonly abilities: readonly Ability[];
  /** Undefined where the object has none. */
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  readonly loyalty: number | undefined;
  readonly defense: number | undefined;
  readonly controller: PlayerId;
  /** The object is suppressed from having these keywords (CR 613.1f, "can't have or gain"). */
  readonly cantHave: readonly string[];
}

/** How the rest of the core looks at objects: the final values, or those of the layer that is being applied. */
export interface View {
  of(id: number): Characteristics;
}

/** A state with how its objects look: what questions about rules and players need. `Game` is one. */
export interface BoardView extends View {
  readonly state: GameState;
}
