// Writes a line of the tree as text, in today's wording.
import { joinWords } from './engine/join-words';
import { Printer } from './engine/print';
import { WordClass } from './words';
import { cardGrammar, rootCategories } from './card-grammar';
import type { LinePart, OracleLine } from './tree';

/** How the object is called where the text calls it by name. */
export interface PrintedNames {
  readonly name: string;
}

class LinePrinter {
  private readonly printer: Printer;
  private depth = 0;

  constructor(names: PrintedNames) {
    this.printer = new Printer(cardGrammar, (wordClass, value) => {
      switch (wordClass) {
        case WordClass.Number:
          return typeof value === 'number' ? String(value) : undefined;
        case WordClass.Self:
          if (typeof value !== 'string') return undefined;
          return value === 'full' ? names.name.replace(/^A-/, '') : value.slice(value.indexOf(':') + 1);
        case WordClass.Quote: {
          this.depth += 1;
          const inner = this.line(value as OracleLine);
          this.depth -= 1;
          const mark = this.depth > 0 ? "'" : '"';
          return inner === undefined ? undefined : mark + inner + mark;
        }
        default:
          return typeof value === 'string' ? value : undefined;
      }
    });
  }

  line(line: OracleLine): string | undefined {
    let text = line.bullet ? '• ' : '';
    if (line.plus) text += '+ ';
    if (line.chapter !== undefined) text += `${line.chapter} — `;
    if (line.range !== undefined) text += `${line.range} | `;
    if (line.label !== undefined) text += `${line.label} — `;
    if (line.loyalty !== undefined) text += `${line.loyalty}: `;
    let first = true;
    for (const part of line.parts) {
      const said = this.part(part);
      if (said === undefined) return undefined;
      text += (first ? '' : ' ') + said;
      first = false;
    }
    return text;
  }

  private part({ role, stop, meaning }: LinePart): string | undefined {
    if (meaning.kind === 'unread') return undefined;
    const roots =
      role === 'cost'
        ? rootCategories.cost
        : stop === 'none' || stop === '—'
          ? rootCategories.plain
          : rootCategories.sentence;
    for (const root of roots) {
      const words = this.printer.words(root, meaning);
      if (!words) continue;
      const text = joinWords(words, true);
      if (stop === 'none') return text;
      if (stop === '—') return `${text} —`;
      return stop === '.' && /[.!?]["']?$/.test(text) ? text : text + stop;
    }
    return undefined;
  }
}

/**
 * The text of a line, without reminder text; undefined when a part of it is unread.
 * @param names the object's name as the text should say it
 */
export function printLine(line: OracleLine, names: PrintedNames): string | undefined {
  return new LinePrinter(names).line(line);
}
