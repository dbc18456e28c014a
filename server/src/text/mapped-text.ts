// Oracle text with a map back to the file: pieces of the file, each unescaped to some characters.
import type { FileSpan, OracleSpan } from './span';

/** One run of file text and what it stands for: `\n` in JSON is two file units and one Oracle unit. */
export interface MappedPiece {
  /** Where the piece begins in the unescaped text. */
  readonly at: number;
  /** How many units it has there. */
  readonly length: number;
  /** The file units that it was read from. */
  readonly file: FileSpan;
}

/**
 * Unescaped text made of pieces. A piece whose two lengths are equal maps unit by unit;
 * any other piece (an escape) maps as a whole.
 * Writing goes through `escape`, so that an edit fits the file's own quoting.
 */
export class MappedText {
  constructor(
    readonly text: string,
    private readonly pieces: readonly MappedPiece[],
    /** The whole value in the file, without its quotes. */
    readonly file: FileSpan,
    /** Turns new text into what must stand in the file. */
    readonly escape: (text: string) => string = (text) => text,
  ) {}

  /** A text that stands in the file as it is, beginning at `start`. */
  static plain(text: string, start: number, escape?: (text: string) => string): MappedText {
    const file = { start, end: start + text.length };
    return new MappedText(text, [{ at: 0, length: text.length, file }], file, escape);
  }

  /** The file span of an Oracle span. An empty text maps to its place in the file. */
  toFile(range: OracleSpan): FileSpan {
    const start = this.fileOffset(range.start, false);
    return {
      start,
      end: Math.max(start, range.end > range.start ? this.fileOffset(range.end, true) : start),
    };
  }

  /** The Oracle offset at a file offset, or undefined when the offset is outside the value. */
  toOracle(fileOffset: number): number | undefined {
    if (fileOffset < this.file.start || fileOffset > this.file.end) return undefined;
    for (const piece of this.pieces) {
      if (fileOffset >= piece.file.end) continue;
      if (fileOffset < piece.file.start) return piece.at;
      const inside = fileOffset - piece.file.start;
      return piece.file.end - piece.file.start === piece.length ? piece.at + inside : piece.at;
    }
    return this.text.length;
  }

  private fileOffset(offset: number, isEnd: boolean): number {
    const { pieces } = this;
    let low = 0;
    let high = pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const piece = pieces[middle]!;
      // An end offset belongs to the piece before it, a start offset to the piece that begins there.
      if (isEnd ? piece.at < offset : piece.at <= offset) low = middle;
      else high = middle - 1;
    }
    const piece = pieces[low];
    if (!piece) return this.file.start;
    const inside = offset - piece.at;
    if (piece.file.end - piece.file.start === piece.length)
      return piece.file.start + Math.min(inside, piece.length);
    return inside <= 0
      ? piece.file.start
      : isEnd || inside >= piece.length
        ? piece.file.end
        : piece.file.start;
  }
}
