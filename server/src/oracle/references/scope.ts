// Where antecedents are looked for: the abilities of a face and the quotes in them.
import type { Mention, Want } from './mention';
import type { Place } from './reference';

/** Whose ability a quote is: the object's own, that of something it makes, or that of another object (CR 607.1). */
export type Holder = 'self' | 'made' | 'other';

/** Where X (or Y) gets its value: "where X is", a cost, a payment, or an action by which a player chooses it. */
export interface Variable {
  readonly name: string;
  readonly place: Place;
  readonly way: 'where' | 'cost' | 'pay' | 'chosen';
}

/** A line of a face or the inside of a quote: within it pronouns find their antecedents. */
export interface Scope {
  readonly line: number;
  readonly mentions: Mention[];
  readonly variables: Variable[];
  /** Whether words were not read in it. */
  unread: boolean;
  /** Whether it speaks of something that leaves the battlefield. */
  leaves: boolean;
  /** The scope of the heading that a mode or a row of a table belongs to. */
  readonly heading: Scope | undefined;
  /** The scope that a quote stands in. */
  readonly outer: Scope | undefined;
  readonly holder: Holder;
  /** What gets the quoted ability, where the text names it. */
  readonly receiver: Mention | undefined;
}

/** A phrase whose antecedent may stand in another ability, looked for when all lines have been walked. */
export interface Pending {
  readonly want: Want;
  readonly scope: Scope;
  /** What it means if nothing better is found elsewhere. */
  readonly otherwise: readonly Mention[];
  /** Where its reference stands in the list of those found. */
  readonly at: number;
}
