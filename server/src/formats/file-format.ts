// The contract that each folder of this layer fulfils; test/formats/laws.test.ts proves it for every one.
import type { Card } from '../card';
import type { FileSpan, MappedText, Problem, TextEdit } from '../text';

/** What a reader gives back: it never throws. */
export interface ReadFile {
  readonly cards: readonly Card[];
  /** Problems of the format itself (a broken string, a missing name), in file spans. */
  readonly problems: readonly Problem[];
}

/** Something that a file in another format has no place for. */
export interface NotCarried {
  /** The card's name; empty when it is about the whole file. */
  readonly card: string;
  /** What is lost, as the rest of a sentence: “the language (de)”. */
  readonly what: string;
}

/** A whole file made of cards. */
export interface WrittenFile {
  readonly text: string;
  /** Where the format wants one card in a file and there are several: the files to write instead. */
  readonly files?: readonly { readonly name: string; readonly text: string }[];
  readonly notCarried: readonly NotCarried[];
}

/** A field of the source that the card model has no place for (`flavor_text`), and how many cards have it. */
export interface PassedOver {
  readonly field: string;
  readonly cards: number;
}

/** The parts of a face that a writer can set. */
export type FaceField =
  'name' | 'manaCost' | 'typeLine' | 'oracleText' | 'power' | 'toughness' | 'loyalty' | 'defense';

/** A named part of a file, for the outline. */
export interface FileSymbol {
  readonly name: string;
  /** What it does, in a few words. */
  readonly detail: string;
  readonly kind: 'card' | 'face' | 'ability' | 'variable';
  /** The whole part, and its name inside it. */
  readonly file: FileSpan;
  readonly nameFile: FileSpan;
  readonly children: readonly FileSymbol[];
}

/** What to show for a place in a file; `markdown` is ours, never the file's own HTML. */
export interface FileHover {
  readonly file: FileSpan;
  readonly markdown: string;
}

/** A word that fits at a place, and what it would replace. */
export interface FileCompletion {
  readonly label: string;
  readonly detail: string;
  readonly file: FileSpan;
  readonly newText: string;
}

/** Words for people that a file keeps beside the rules text: the description of an ability, a keyword. */
export interface FileText {
  /** Which card of the file, and which of its faces, from 0. */
  readonly card: number;
  readonly face: number;
  /** Where it stands: `SpellDescription`. */
  readonly label: string;
  readonly text: MappedText;
}

/** Edits that rename, or why that cannot be. */
export type FileRename = { readonly edits: readonly TextEdit[] } | { readonly refused: string };

/** What a format offers whose files have names of their own inside, such as script variables. All of it is pure. */
export interface FileNavigation {
  symbols(text: string): readonly FileSymbol[];
  /** Where the name at the offset is defined. */
  definition(text: string, offset: number): readonly FileSpan[];
  /** Every place of the name at the offset, its definitions included. */
  references(text: string, offset: number): readonly FileSpan[];
  /** The name at the offset that can be renamed. */
  renamable(text: string, offset: number): { readonly name: string; readonly file: FileSpan } | undefined;
  rename(text: string, offset: number, newName: string): FileRename;
  hover(text: string, offset: number): FileHover | undefined;
  complete(text: string, offset: number): readonly FileCompletion[];
}

/** A part of a new text that reads on its own, and the part of the old text that it takes the place of. */
export interface ChangedPart {
  readonly start: number;
  readonly end: number;
  readonly oldEnd: number;
}

/** Takes in the user's files one by one. */
export interface FormatLearner {
  add(text: string): void;
  /** The format with all that was learned. */
  finish(): FileFormat;
}

/** One way in which people keep cards in files. */
export interface FileFormat {
  /** The name on the command line (`--as`) and in `--format json`: `card`, `scryfall-json`, `forge` … */
  readonly id: string;
  /** For people: "Scryfall JSON". */
  readonly title: string;
  /** VS Code language ids under which such a file opens. */
  readonly languageIds: readonly string[];
  /** Its files are scripts that a program plays; the rules text stands in them for people only. */
  readonly isScript?: true;
  /** File name endings, with the dot, lower case. */
  readonly extensions: readonly string[];
  /**
   * How sure we are that `text` (its first 64 KiB are enough) is of this format:
   * 0 not at all, 1 certain. `path` uses `/` and may be empty.
   */
  detect(path: string, text: string): number;
  /** Reads the whole text. */
  read(text: string): ReadFile;
  /**
   * The nearest place at or before an offset (`-1`), or at or after it (`1`), where the text can be cut so that
   * reading the two halves gives what reading the whole gives. Both ends of the text are such places. Only for
   * formats whose files are a row of cards with nothing around them.
   */
  findCut?(text: string, offset: number, direction: -1 | 1): number;
  /**
   * The part of `text` around an edit that reads on its own as it does in the whole, where all that stands
   * outside of it reads as it did in `old`. The texts have `prefix` units at the start and `suffix` at the end in
   * common. For formats with something around their cards; undefined where there is no such part.
   */
  findPart?(old: string, text: string, prefix: number, suffix: number): ChangedPart | undefined;
  /** The smallest edits that set one field of one face to `value`; empty when it already is. */
  writeField(text: string, card: Card, face: number, field: FaceField, value: string): readonly TextEdit[];
  /** A new file with these cards, where the format can be written; what it has no place for is said. */
  writeFile?(cards: readonly Card[]): WrittenFile;
  /** The fields that reading passes over. They stay in the file, but a conversion loses them. */
  findPassedOver?(text: string): readonly PassedOver[];
  /** Names inside the file, where the format has such. */
  readonly navigation?: FileNavigation;
  /** Words for people beside the rules text. */
  texts?(text: string): readonly FileText[];
  /** The same format with what other files of the user teach about it (words, names). */
  learn?(texts: Iterable<string>): FileFormat;
  /** The same, text by text. */
  startLearning?(): FormatLearner;
}
