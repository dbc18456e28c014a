// What the digest is made of: short entries in our own words about everything that has rules meaning.

/** What an entry explains. */
export type EntryKind =
  | 'keyword-ability'
  | 'keyword-action'
  | 'symbol'
  | 'counter'
  | 'card-type'
  | 'supertype'
  | 'subtype'
  | 'zone'
  | 'turn'
  | 'ability-kind'
  | 'ability-word'
  | 'term'
  | 'token'
  | 'rule';

/** One entry of the digest. */
export interface DigestEntry {
  /** Unique and stable: `first-strike`. */
  readonly id: string;
  readonly kind: EntryKind;
  /** For people: the first term with a capital, or the symbol. */
  readonly title: string;
  /** Words under which it is found, in lower case, the main one first. */
  readonly terms: readonly string[];
  /** Rule numbers of the newest whole rulebook, the defining one first. */
  readonly rules: readonly string[];
  /** The title in the rulebook that stands above the first rule. */
  readonly heading: string;
  /** One to three sentences. */
  readonly text: string;
}
