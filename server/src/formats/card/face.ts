// Reads the lines of one face: name with its cost, types, rules text, stats.
import type { Face } from '../../card';
import { MappedText } from '../../text';
import type { FileSpan, MappedPiece, Problem } from '../../text';
import type { TextLine } from './lines';
import { escapeLines } from './lines';
import type { Stats } from './stats';
import { readStats } from './stats';

/** Most stat lines that a face can end in: power and toughness, loyalty, defense. */
const MOST_STATS = 3;

/** Makes a face of its lines; there is at least one. `lineBreak` goes into new lines. */
export function readFace(
  text: string,
  lines: readonly TextLine[],
  lineBreak: string,
): { face: Face; problems: Problem[] } {
  const first = lines[0]!;
  const last = lines[lines.length - 1]!;
  const { rulesEnd, stats } = takeStats(text, lines);
  const hasType = rulesEnd > 1 && !isRulesText(text, lines[1]!);
  const typeLine = hasType ? lines[1] : undefined;
  const rules = lines.slice(hasType ? 2 : 1, rulesEnd);
  const problems = hasType ? [] : [missingType(first)];
  const face: Face = {
    ...readNameLine(text, first),
    typeLine: typeLine && MappedText.plain(text.slice(typeLine.start, typeLine.end), typeLine.start, oneLine),
    oracleText: rules.length > 0 ? joinRules(text, rules, lineBreak) : undefined,
    ...stats,
    file: { start: first.start, end: last.end },
  };
  return { face, problems };
}

/** A type line has no full stop at its end; such a line, or one that only a backslash protects, is rules text. */
function isRulesText(text: string, line: TextLine): boolean {
  return /[.)"]$/.test(text.slice(line.start, line.end)) || text[line.start] === '\\';
}

function takeStats(text: string, lines: readonly TextLine[]): { rulesEnd: number; stats: Stats } {
  let stats: Stats = {};
  let rulesEnd = lines.length;
  while (rulesEnd > 1 && lines.length - rulesEnd < MOST_STATS) {
    const read = readStats(text, lines[rulesEnd - 1]!);
    if (!read || Object.keys(read).some((key) => key in stats)) break;
    stats = { ...read, ...stats };
    rulesEnd--;
  }
  return { rulesEnd, stats };
}

function readNameLine(text: string, line: TextLine): Pick<Face, 'name' | 'manaCost'> {
  const isKept = text[line.start] === '\\';
  const start = isKept ? line.start + 1 : line.start;
  const costStart = findCost(text, start, line.end);
  let nameEnd = costStart ?? line.end;
  while (nameEnd > start && /\s/.test(text[nameEnd - 1]!)) nameEnd--;
  return {
    name: MappedText.plain(text.slice(start, nameEnd), start, oneLine),
    manaCost:
      costStart === undefined
        ? undefined
        : MappedText.plain(text.slice(costStart, line.end), costStart, oneLine),
  };
}

/** Where the symbols at the end of a line begin, the last of which may be half typed; undefined without any. */
function findCost(text: string, start: number, end: number): number | undefined {
  let at = end;
  let found: number | undefined;
  const open = text.lastIndexOf('{', end - 1);
  if (open >= start && text.lastIndexOf('}', end - 1) < open && !text.slice(open, end).includes(' ')) {
    at = found = open;
  }
  for (;;) {
    while (at > start && /\s/.test(text[at - 1]!)) at--;
    if (at <= start || text[at - 1] !== '}') break;
    const brace = text.lastIndexOf('{', at - 1);
    if (brace < start || /[\s}]/.test(text.slice(brace + 1, at - 1))) break;
    at = found = brace;
  }
  // Symbols that touch a word belong to the name.
  return found !== undefined && found > start && /\s/.test(text[found - 1]!) ? found : undefined;
}

/** Rules lines as one text; what stands between two lines (a line break, comments) maps as one unit. */
function joinRules(text: string, lines: readonly TextLine[], lineBreak: string): MappedText {
  const pieces: MappedPiece[] = [];
  let value = '';
  let from = 0;
  for (const [index, line] of lines.entries()) {
    const start = text[line.start] === '\\' ? line.start + 1 : line.start;
    if (index > 0) {
      pieces.push({ at: value.length, length: 1, file: { start: from, end: start } });
      value += '\n';
    }
    if (line.end > start) {
      pieces.push({ at: value.length, length: line.end - start, file: { start, end: line.end } });
      value += text.slice(start, line.end);
    }
    from = line.end;
  }
  const first = lines[0]!;
  const file: FileSpan = { start: text[first.start] === '\\' ? first.start + 1 : first.start, end: from };
  return new MappedText(value, pieces, file, (words) => escapeLines(words, lineBreak));
}

/** Names, costs and types have one line. */
function oneLine(words: string): string {
  return words.replace(/\s*[\r\n]+\s*/g, ' ');
}

function missingType(name: TextLine): Problem {
  return {
    check: 'missing-type-line',
    severity: 'information',
    span: { start: name.start, end: name.end },
    message: 'The line after the name should be the type line, as in “Creature — Elf”.',
    rules: [],
    fixes: [],
  };
}
