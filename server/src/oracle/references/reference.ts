// What references are: the words that point back, what they stand for, and why some stand for nothing.
import type { Span } from '../../text';
import type { Meaning, OracleTree } from '../tree';

/** What sort of thing is referred to: an object, a player, an amount, a variable (X) or a chosen value. */
export type Referent = 'object' | 'player' | 'amount' | 'variable' | 'choice';

/**
 * How the words point back:
 * - `self`: the object that has the ability ("this creature", its name; CR 201.5)
 * - `pronoun`: "it", "its", "they", "them", "their", "itself"
 * - `definite`: "that creature", "those cards", "the token"
 * - `done`: by what was done to it ("the sacrificed creature", "the chosen card", "the amassed Army")
 * - `rest`, `other`, `first`: what is left of some, the other of two, the first of some
 * - `player`: "that player", "those opponents"
 * - `amount`: "that much", "that many", "the result"
 * - `variable`: X or Y
 * - `choice`: "the chosen color", "that type" (CR 607.2d)
 * - `exiledWith`, `createdWith`: what another ability of the object exiled or made (CR 607.2a, 607.2c)
 */
export type ReferenceKind =
  | 'self'
  | 'pronoun'
  | 'definite'
  | 'done'
  | 'rest'
  | 'other'
  | 'first'
  | 'player'
  | 'amount'
  | 'variable'
  | 'choice'
  | 'exiledWith'
  | 'createdWith';

/** A place in the rules text: a face (0 is the one that was asked about), a line of it and a span in that line. */
export interface Place {
  readonly face: number;
  readonly line: number;
  readonly span: Span;
  /** The node of the tree that holds the words, the smallest one; none where a symbol outside the grammar is meant. */
  readonly node?: Meaning;
}

/**
 * What a reference stands for: words of the text, the object that has the ability, the X of its mana cost, or what the
 * object did before it got this face (by specializing, of which the text of the earlier face is not here).
 */
export type Antecedent = Place | 'this object' | 'mana cost' | 'earlier face';

/** Why a reference stands for nothing. */
export type DanglingReason =
  /** Nothing of its sort has been named before it, here or in another ability. */
  | 'nothing named'
  /** Things have been named, but none that can be called so. */
  | 'nothing fitting'
  /** No ability of the object does what it speaks of: no color is chosen, no card is exiled (CR 607.3). */
  | 'no linked ability'
  /** Nothing that was read, but words on the card were not read: it may stand there. */
  | 'unread words'
  /** No cost and no "where X is" gives the variable a value (CR 107.3). */
  | 'no value';

/** A reference and what it stands for; without `to` it dangles, and `missing` says why. */
export interface OracleReference {
  readonly kind: ReferenceKind;
  readonly sort: Referent;
  readonly from: Place;
  readonly to?: Antecedent;
  /** What is meant as well as `to`: "exiled with" speaks of all abilities that exile. */
  readonly also: readonly Antecedent[];
  /** Other antecedents that are as good as `to`: with any, the reference is ambiguous. */
  readonly others: readonly Antecedent[];
  /** Whether it leads to another ability of the same object (CR 607). */
  readonly linked: boolean;
  readonly missing?: DanglingReason;
}

/** What is known of the card beside the rules text of the face. */
export interface ReferenceContext {
  /** As in `{X}{R}`; undefined when unknown, which lets any X be that of the mana cost. */
  readonly manaCost?: string | undefined;
  /** The trees of the card's other faces, whose abilities may be linked (CR 607.2, 712). */
  readonly otherFaces?: readonly OracleTree[];
}
