// Abilities as the rules see them: what each line of rules text is (CR 113.3), and keyword abilities.
import type { Meaning } from '../../oracle';

/** Where a node stands: the text, the line in it, and the unit where that line starts. */
export interface TextPlace {
  /** The rules text of the face or of the quote. */
  readonly text: string;
  readonly line: number;
  readonly start: number;
}

/** One instruction of an ability: a sentence of the text. */
export interface Sentence {
  readonly meaning: Meaning;
  readonly place: TextPlace;
}

/** A choice of modes and the modes (CR 700.2). */
export interface Modes {
  readonly head: Meaning;
  readonly place: TextPlace;
  readonly modes: readonly {
    readonly label: string | undefined;
    readonly cost: readonly string[] | undefined;
    readonly sentences: readonly Sentence[];
  }[];
}

/**
 * What kind of ability it is. `static` covers continuous, replacement and rule-changing text of static abilities;
 * `spell` is what an instant or sorcery does; `keyword` is a keyword ability, whatever it stands for.
 */
export type AbilityKind = 'keyword' | 'activated' | 'loyalty' | 'triggered' | 'chapter' | 'static' | 'spell';

/** The levels at which an object has an ability, counted by `level` or `charge` counters or by its class level. */
export interface LevelRange {
  readonly of: 'level' | 'class' | 'charge';
  readonly least: number;
  readonly most: number | undefined;
}

/** A row of results under an instruction to roll dice (CR 706.3). */
export interface ResultRow {
  readonly least: number;
  readonly most: number | undefined;
  readonly sentences: readonly Sentence[];
}

/** An ability of an object. */
export interface Ability {
  readonly kind: AbilityKind;
  /**
   * Tells the ability from the others of its object: the line for printed ones (`2`, `2.0` for the first keyword of
   * line 2), `g7.0` for one that effect 7 gave. Linked abilities find each other by it (CR 607).
   */
  readonly key: string;
  readonly place: TextPlace;
  /** For keywords: the name in lower case (`flying`, `ward`) and its node, a string where it has no parameter. */
  readonly keyword?: string;
  readonly node?: Meaning | string;
  /** The cost before the colon. */
  readonly cost?: Meaning;
  readonly loyalty?: string;
  /** Chapter numbers of a saga ability. */
  readonly chapters?: readonly number[];
  /** The trigger condition of a triggered ability. */
  readonly trigger?: Meaning;
  readonly sentences: readonly Sentence[];
  readonly modes?: Modes;
  /** The ability word or flavour word; the anchor word of an ability that depends on a choice (CR 614.12c). */
  readonly label?: string;
  readonly anchored?: boolean;
  readonly rows?: readonly ResultRow[];
  /** For abilities in the block of a level (CR 711.2, 716.2, 721.2). */
  readonly level?: LevelRange;
}
