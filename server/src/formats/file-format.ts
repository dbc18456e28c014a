// The contract that each folder of this layer fulfils; test/formats/laws.test.ts proves it for every one.
import type { Card } from '../card';
import type { Problem, TextEdit } from '../text';

/** What a reader gives back: it never throws. */
export interface ReadFile {
  readonly cards: readonly Card[];
  /** Problems of the format itself (a broken string, a missing name), in file spans. */
  readonly problems: readonly Problem[];
}

/** The parts of a face that a writer can set. */
export type FaceField = 'name' | 'manaCost' | 'typeLine' | 'oracleText' | 'power' | 'toughness' | 'loyalty' | 'defense';

/** One way in which people keep cards in files. */
export interface FileFormat {
  /** The name on the command line (`--as`) and in `--format json`: `card`, `scryfall-json`, `forge` … */
  readonly id: string;
  /** For people: "Scryfall JSON". */
  readonly title: string;
  /** VS Code language ids under which such a file opens. */
  readonly languageIds: readonly string[];
  /** File name endings, with the dot, lower case. */
  readonly extensions: readonly string[];
  /**
   * How sure we are that `text` (its first 64 KiB are enough) is of this format:
   * 0 not at all, 1 certain. `path` uses `/` and may be empty.
   */
  detect(path: string, text: string): number;
  /** Reads the whole text. */
  read(text: string): ReadFile;
  /** The smallest edits that set one field of one face to `value`; empty when it already is. */
  writeField(text: string, card: Card, face: number, field: FaceField, value: string): readonly TextEdit[];
}
