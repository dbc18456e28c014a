// How much of the rules text of cards was understood: lines, cards, exact prints, ambiguous lines, unread phrases.
import type { Card } from '../card';
import { countLineReadings, printLine, readOracle, unreadIn, wholeLines } from '../oracle';
import type { OracleTree } from '../oracle';

/** The counts of `cardwright read`, summed over any number of cards. */
export interface ReadingCounts {
  readonly cards: number;
  /** Cards whose every line was read whole. */
  readonly cardsRead: number;
  /** Lines that are more than reminder text. */
  readonly lines: number;
  /** Lines with no unread words and no reference whose antecedent is missing. */
  readonly linesRead: number;
  /** Lines read whole that print back exactly, apart from reminder text. */
  readonly linesPrinted: number;
  /** Lines read whole that can be read in more than one way. */
  readonly ambiguous: number;
  /** The words at which reading stopped, the commonest first. */
  readonly unread: readonly { readonly phrase: string; readonly count: number }[];
}

/** Words of an unread part that its phrase names: enough to know it again, few enough to count it. */
const phraseWords = 4;

const withoutReminder = (line: string): string => line.replace(/ ?\([^()]*\)/g, '').trim();

/** Counts as cards come; give it each card once. */
export class ReadingCounter {
  private cards = 0;
  private cardsRead = 0;
  private lines = 0;
  private linesRead = 0;
  private linesPrinted = 0;
  private ambiguous = 0;
  private readonly phrases = new Map<string, number>();

  add(card: Card): void {
    this.cards += 1;
    const faceNames = card.faces.flatMap(({ name }) => (name?.text ? [name.text] : []));
    // Some formats do not carry the cost: then any X may be that of the cost.
    const manaCost = card.faces.map(({ manaCost: cost }) => cost?.text ?? '').join('') || undefined;
    const faces = card.faces.flatMap(({ name, typeLine, oracleText }) => {
      if (!oracleText?.text) return [];
      const names = { name: name?.text ?? '', faceNames, ...(typeLine && { typeLine: typeLine.text }) };
      return [{ names, tree: readOracle(oracleText.text, names) }];
    });
    const trees = faces.map(({ tree }) => tree);
    let whole = true;
    for (const { tree, names } of faces) {
      const otherFaces = trees.filter((each) => each !== tree);
      if (!this.addFace(tree, names, wholeLines(tree, { manaCost, otherFaces }))) whole = false;
    }
    if (whole) this.cardsRead += 1;
  }

  /** The counts so far, with at most `most` phrases. */
  result(most = 100): ReadingCounts {
    const { cards, cardsRead, lines, linesRead, linesPrinted, ambiguous } = this;
    const unread = [...this.phrases]
      .map(([phrase, count]) => ({ phrase, count }))
      .sort((a, b) => b.count - a.count || (a.phrase < b.phrase ? -1 : 1))
      .slice(0, most);
    return { cards, cardsRead, lines, linesRead, linesPrinted, ambiguous, unread };
  }

  private addFace(
    tree: OracleTree,
    names: { name: string; faceNames: readonly string[]; typeLine?: string },
    wholes: readonly boolean[],
  ): boolean {
    let whole = true;
    for (const [number, { text: lineText, line }] of tree.lines.entries()) {
      const plain = withoutReminder(lineText);
      if (plain === '') continue;
      this.lines += 1;
      if (!wholes[number]) {
        whole = false;
        for (const { furthest } of unreadIn(line)) this.countPhrase(lineText.slice(furthest.start));
        continue;
      }
      this.linesRead += 1;
      if (printLine(line, names) === plain) this.linesPrinted += 1;
      if (countLineReadings(lineText, names).readings > 1) this.ambiguous += 1;
    }
    return whole;
  }

  private countPhrase(rest: string): void {
    const phrase =
      rest.trim().split(/\s+/).slice(0, phraseWords).join(' ').toLowerCase() || '(end of the line)';
    this.phrases.set(phrase, (this.phrases.get(phrase) ?? 0) + 1);
  }
}
