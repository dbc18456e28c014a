// Text taken from a file in several steps (entities, then markup, then indentation), each step keeping the map back.
import type { FileSpan, MappedPiece, TextEdit } from '../text';
import { MappedText } from '../text';

/** Units of a text that stand for something else, in the order of the text and without overlap. */
export interface Rewrite {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Text made of pieces of a file. Units that are left out of it leave a gap in the map. */
export class PiecedText {
  private value = '';
  private readonly parts: MappedPiece[] = [];

  /** File text as it stands. */
  static of(source: string, start: number, end: number): PiecedText {
    return new PiecedText().copy(source, start, end);
  }

  get text(): string {
    return this.value;
  }

  get pieces(): readonly MappedPiece[] {
    return this.parts;
  }

  /** Where it stands in the file: its first piece to its last. */
  get file(): FileSpan {
    const first = this.parts[0];
    const last = this.parts[this.parts.length - 1];
    return first && last
      ? { start: first.file.start, end: Math.max(first.file.start, last.file.end) }
      : { start: 0, end: 0 };
  }

  /** Adds file units as they are. */
  copy(source: string, start: number, end: number): this {
    return this.put(source.slice(start, end), { start, end });
  }

  /** Adds text that stands for some file units, or for none where the span is empty. */
  put(text: string, file: FileSpan): this {
    if (text === '') return this;
    const before = this.parts[this.parts.length - 1];
    const plain = text.length === file.end - file.start;
    if (
      plain &&
      before &&
      before.file.end === file.start &&
      before.length === before.file.end - before.file.start
    ) {
      this.parts[this.parts.length - 1] = {
        at: before.at,
        length: before.length + text.length,
        file: { start: before.file.start, end: file.end },
      };
    } else this.parts.push({ at: this.value.length, length: text.length, file });
    this.value += text;
    return this;
  }

  /** Adds `from`'s units from `start` to `end`. A piece cut in two keeps its whole place in the file. */
  append(from: PiecedText, start = 0, end = from.value.length): this {
    for (let index = from.indexAt(start); index < from.parts.length; index++) {
      const piece = from.parts[index]!;
      const first = Math.max(start, piece.at);
      const last = Math.min(end, piece.at + piece.length);
      if (piece.at >= end) break;
      if (first >= last) continue;
      const plain = piece.length === piece.file.end - piece.file.start;
      this.put(
        from.value.slice(first, last),
        plain
          ? { start: piece.file.start + first - piece.at, end: piece.file.start + last - piece.at }
          : piece.file,
      );
    }
    return this;
  }

  slice(start: number, end = this.value.length): PiecedText {
    return new PiecedText().append(this, start, end);
  }

  /** Without white space at both ends. */
  trim(): PiecedText {
    const start = this.value.length - this.value.trimStart().length;
    const end = this.value.trimEnd().length;
    return start === 0 && end === this.value.length ? this : this.slice(start, Math.max(start, end));
  }

  /** The text with some units replaced. */
  rewrite(rewrites: readonly Rewrite[]): PiecedText {
    if (rewrites.length === 0) return this;
    const result = new PiecedText();
    let at = 0;
    for (const { start, end, text } of rewrites) {
      result.append(this, at, start).put(text, this.toFile(start, end));
      at = end;
    }
    return result.append(this, at);
  }

  /** The text with each match of a global expression replaced by what `by` says; undefined leaves it alone. */
  replaceAll(pattern: RegExp, by: (match: RegExpMatchArray) => string | undefined): PiecedText {
    const rewrites: Rewrite[] = [];
    for (const match of this.value.matchAll(pattern)) {
      const text = by(match);
      if (text !== undefined && text !== match[0]) {
        rewrites.push({ start: match.index, end: match.index + match[0].length, text });
      }
    }
    return this.rewrite(rewrites);
  }

  /** As a value of the card model. `file` is the whole value in the file, where that is more than the pieces. */
  mapped(escape: (text: string) => string, file: FileSpan = this.file): MappedText {
    return new MappedText(this.value, this.parts, file, escape);
  }

  /**
   * The smallest edit of the file that makes this text `value`. Pieces are replaced whole or kept whole:
   * half an escape means nothing. An empty text is written to `place`.
   */
  edit(value: string, escape: (text: string) => string, place: FileSpan = this.file): readonly TextEdit[] {
    const old = this.value;
    if (old === value) return [];
    if (this.parts.length === 0) return [{ span: place, newText: escape(value) }];
    const most = Math.min(old.length, value.length);
    let before = 0;
    while (before < most && old[before] === value[before]) before++;
    before = this.boundary(before, -1);
    let after = 0;
    while (after < most - before && old[old.length - 1 - after] === value[value.length - 1 - after]) after++;
    let end = this.boundary(old.length - after, 1);
    after = old.length - end;
    // Snapping may have made the two kept ends overlap in the new value.
    while (before + after > value.length && after > 0) {
      end = this.boundary(end + 1, 1);
      after = old.length - end;
    }
    const span = before === end ? this.insertionPoint(before) : this.toFile(before, end);
    return [{ span, newText: escape(value.slice(before, value.length - after)) }];
  }

  private insertionPoint(offset: number): FileSpan {
    const { end } = offset === 0 ? { end: this.file.start } : this.toFile(offset - 1, offset);
    return { start: end, end };
  }

  private toFile(start: number, end: number): FileSpan {
    const range = this.mapped((text) => text).toFile({ start, end });
    return range;
  }

  /** The nearest offset, in a direction, that cuts neither a piece that stands as a whole nor a surrogate pair. */
  private boundary(offset: number, direction: 1 | -1): number {
    let at = Math.max(0, Math.min(offset, this.value.length));
    const piece = this.parts[this.indexAt(at)];
    if (piece && piece.at < at && at < piece.at + piece.length) {
      if (piece.length !== piece.file.end - piece.file.start) {
        at = direction < 0 ? piece.at : piece.at + piece.length;
      } else if (isLowSurrogate(this.value, at) && isHighSurrogate(this.value, at - 1)) at += direction;
    }
    return at;
  }

  /** The index of the piece that holds the unit at an offset. */
  private indexAt(offset: number): number {
    let low = 0;
    let high = this.parts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.parts[middle]!.at <= offset) low = middle;
      else high = middle - 1;
    }
    return Math.max(0, low);
  }
}

function isHighSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
