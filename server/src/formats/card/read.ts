// Reads card text: cards parted by blank lines, faces by `//`, comments that can turn a check off.
import type { Card, Face } from '../../card';
import type { Problem } from '../../text';
import type { ReadFile } from '../file-format';
import { readFace } from './face';
import { lineBreakOf, splitLines } from './lines';
import type { TextLine } from './lines';
import { layoutOf } from './type-line';

type Disabled = NonNullable<Card['disabled']>[number];

const DISABLE = /^#\s*cardwright-disable-next-line\b[ \t:]*(.*)$/;

/** Reads the whole text. Never throws: any text is card text, if an odd one. */
export function read(text: string): ReadFile {
  const reader = new Reader(text);
  for (const line of splitLines(text)) reader.take(line);
  reader.finishCard();
  return { cards: reader.cards, problems: reader.problems };
}

class Reader {
  readonly cards: Card[] = [];
  readonly problems: Problem[] = [];
  private faces: TextLine[][] = [];
  private disabled: Disabled[] = [];
  /** Checks that a comment turns off for the next line. */
  private pending: string[] = [];
  /** The line `//` that waits for the face after it. */
  private separator: TextLine | undefined;
  private afterGap = false;

  constructor(private readonly text: string) {}

  take(line: TextLine): void {
    switch (line.kind) {
      case 'blank':
        this.afterGap = true;
        return;
      case 'comment':
        this.takeComment(line);
        return;
      case 'separator':
        this.takeSeparator(line);
        return;
      case 'content':
        this.takeContent(line);
    }
  }

  private takeComment(line: TextLine): void {
    const found = DISABLE.exec(this.text.slice(line.start, line.end));
    if (found) this.pending.push(...found[1]!.split(/[\s,]+/).filter((id) => id !== ''));
  }

  private takeSeparator(line: TextLine): void {
    if (this.faces.length === 0 || this.separator) this.missingFace(line);
    this.separator ??= this.faces.length > 0 ? line : undefined;
  }

  private takeContent(line: TextLine): void {
    // Blank lines around `//` do not part the faces of a card.
    if (this.separator) this.faces.push([]);
    else if (this.afterGap || this.faces.length === 0) {
      this.finishCard();
      this.faces.push([]);
    }
    this.separator = undefined;
    this.afterGap = false;
    this.faces[this.faces.length - 1]!.push(line);
    for (const check of this.pending)
      this.disabled.push({ check, file: { start: line.start, end: line.end } });
    this.pending = [];
  }

  /** Ends the card that is being read, if there is one. */
  finishCard(): void {
    const { faces: lines, disabled } = this;
    if (this.separator) this.missingFace(this.separator);
    this.faces = [];
    this.disabled = [];
    this.separator = undefined;
    if (lines.length === 0) return;
    const faces: Face[] = [];
    for (const faceLines of lines) {
      // The card's own, so that a card reads alike wherever it stands.
      const lineBreak = lineBreakOf(this.text, faceLines[0]!.end);
      const read = readFace(this.text, faceLines, lineBreak);
      faces.push(read.face);
      this.problems.push(...read.problems);
    }
    this.cards.push({
      layout: layoutOf(faces.map(({ typeLine }) => typeLine?.text ?? '')),
      faces,
      file: { start: faces[0]!.file.start, end: faces[faces.length - 1]!.file.end },
      ...(disabled.length > 0 && { disabled }),
    });
  }

  private missingFace(line: TextLine): void {
    this.problems.push({
      check: 'missing-face',
      severity: 'warning',
      span: { start: line.start, end: line.end },
      message: 'A line `//` parts two faces of a card, but there is no face on one side of it.',
      rules: [],
      fixes: [],
    });
  }
}
