// The tree of the first reader: lines, abilities, sentences, quoted abilities, reminder text and references.
import type { OracleSpan } from '../../text';

/** What the reader must know about the object to recognise its own name in the text. */
export interface Subject {
  /** The face's name; empty when the file gives none. */
  readonly name: string;
  /** The face's type line; empty when the file gives none. */
  readonly typeLine: string;
  /** Names of the other faces of the same card, which stand for the same object (CR 607.1b). */
  readonly otherNames?: readonly string[];
}

/** How an ability is built. `keyword` is a line of keywords; `heading` is a table or level heading. */
export type AbilityKind =
  | 'keyword'
  | 'activated'
  | 'triggered'
  | 'static'
  | 'spell'
  | 'loyalty'
  | 'chapter'
  | 'mode'
  | 'level'
  | 'dice-row'
  | 'reminder';

/** One word as it stands in the text, without the punctuation around it. */
export interface OracleWord {
  /** In lower case, with a straight apostrophe. */
  readonly text: string;
  readonly span: OracleSpan;
}

/** A sentence, from its first word to its full stop. Later divided into clauses and phrases. */
export interface Sentence {
  readonly span: OracleSpan;
  readonly words: readonly OracleWord[];
}

/** To whom an ability in quotes belongs. */
export type QuoteHolder =
  /** The object itself: its own ability for all purposes (CR 607.1a). */
  | 'self'
  /** A token, an emblem or a permanent that this ability makes or puts onto the battlefield (CR 607.1d). */
  | 'made'
  /** An object that exists without this ability: a choice made outside is undefined there (CR 607.5a). */
  | 'other'
  /** Not an ability: quoted words such as a name, a label or a choice. */
  | 'words';

/** Text in quotation marks. */
export interface Quote {
  /** With its quotation marks. */
  readonly span: OracleSpan;
  /** Without them. */
  readonly inner: OracleSpan;
  readonly holder: QuoteHolder;
  /** The quote that this one stands in. */
  readonly outer?: Quote;
  /** The quoted ability, read like any other; its spans count in the whole text. */
  readonly abilities: readonly Ability[];
}

/** Reminder text, with its parentheses. It has no rules meaning (CR 207.2). */
export interface Reminder {
  readonly span: OracleSpan;
}

/** An ability of a line. */
export interface Ability {
  readonly kind: AbilityKind;
  /** Without the reminder text that follows it. */
  readonly span: OracleSpan;
  /** What stands before a dash: an ability word, an anchor word, a chapter, a mode's or a row's heading. */
  readonly label?: OracleSpan;
  /** What stands before the colon of an activated or loyalty ability. */
  readonly cost?: OracleSpan;
  /** The cost and the text outside quotes and reminder text, sentence by sentence. */
  readonly sentences: readonly Sentence[];
  readonly quotes: readonly Quote[];
  readonly reminders: readonly Reminder[];
}

/** One line of rules text. A bullet line holds a `mode`; a line can hold several abilities (keywords). */
export interface Line {
  readonly span: OracleSpan;
  readonly abilities: readonly Ability[];
}

/** What a reference points back to. */
export type ReferenceKind = 'choice' | 'exiled' | 'made' | 'noted' | 'cost';

/** Words that refer to what another ability did: "the chosen color", "exiled with this artifact". */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly span: OracleSpan;
  /** What is referred to, in the singular and in lower case: `color`, `creature type`, `card`; may be empty. */
  readonly noun: string;
  /** Whether it says "the last chosen". */
  readonly last: boolean;
  /** The innermost ability in quotes that it stands in. */
  readonly quote?: Quote;
  readonly inReminder: boolean;
}

/**
 * What an ability does that another one can refer to: it makes a choice, exiles cards, makes tokens, notes
 * something or lets a cost be paid. References and deeds are the two ends of linked abilities (CR 607.2).
 */
export interface Deed {
  readonly kind: ReferenceKind;
  /** The word that says it: `choose`, `exile`, `Kicker`. */
  readonly span: OracleSpan;
  /** What it is done to, in the singular and in lower case: `color`, `creature`, `kicker`. */
  readonly nouns: readonly string[];
  /** Words to choose from, when they are spelled out: `odd`, `even`. */
  readonly values: readonly string[];
  readonly quote?: Quote;
  readonly inReminder: boolean;
}

/** What the first reader made of the rules text of one face. */
export interface OracleReading {
  readonly text: string;
  readonly subject: Subject;
  readonly lines: readonly Line[];
  /** All quotes in order of their start, the nested ones too. */
  readonly quotes: readonly Quote[];
  /** All reminder text in order. */
  readonly reminders: readonly Reminder[];
  /** All references in order. */
  readonly references: readonly Reference[];
  /** What the abilities do that references can point back to, in order. */
  readonly deeds: readonly Deed[];
}
