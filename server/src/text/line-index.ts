// Lines of a text: from an offset to a zero-based line and UTF-16 character, as LSP counts them.

/** A zero-based place in a text. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** Where the lines of a text begin; `\r\n`, `\n` and `\r` end a line. */
export class LineIndex {
  private readonly starts: number[] = [0];

  constructor(private readonly text: string) {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit !== 10 && unit !== 13) continue;
      if (unit === 13 && text.charCodeAt(at + 1) === 10) at += 1;
      this.starts.push(at + 1);
    }
  }

  /** How many lines there are; an empty text has one. */
  get count(): number {
    return this.starts.length;
  }

  /** The place of an offset; one beyond the text is its end. */
  positionAt(offset: number): Position {
    const inside = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle]! <= inside) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: inside - this.starts[low]! };
  }

  /** A line without its line end. */
  lineText(line: number): string {
    const start = this.starts[line];
    if (start === undefined) return '';
    return this.text.slice(start, this.starts[line + 1] ?? this.text.length).replace(/[\r\n]+$/, '');
  }
}
