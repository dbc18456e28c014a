// LackeyCCG card data: a sheet with tabs between its columns, which are found by their names.
import type { Card } from '../../card';
import type { FileSpan, Problem, TextEdit } from '../../text';
import type { FaceSlots } from '../face-slots';
import { brokenCost, editSlot, faceOf, formatProblem } from '../face-slots';
import type { FaceField, FileFormat, PassedOver } from '../file-format';
import { readCost, writeUnbracedCost } from '../mana-spelling';
import { PiecedText } from '../pieced-text';
import { PassedOverCount } from '../plain-card';
import { readTypeLine } from '../type-line-spelling';

/** Which column says what; headings differ from plugin to plugin. */
const COLUMNS: Readonly<Record<string, FaceField>> = {
  name: 'name', cost: 'manaCost', manacost: 'manaCost', type: 'typeLine', text: 'oracleText', rules: 'oracleText',
  power: 'power', toughness: 'toughness', loyalty: 'loyalty', defense: 'defense',
}; // prettier-ignore

/** Columns that follow from others. */
const DERIVED = /^(?:manavalue|convertedcost|cmc|color|colorid|script)$/;

interface Row {
  readonly card: Card;
  readonly slots: FaceSlots;
}

interface Sheet {
  readonly rows: readonly Row[];
  readonly problems: readonly Problem[];
  readonly headings: readonly string[];
  /** The cells of each row, in the order of the headings. */
  readonly cells: readonly (readonly string[])[];
}

function detect(path: string, text: string): number {
  const first = /^\ufeff?([^\r\n]*)/.exec(text)?.[1] ?? '';
  const headings = first.split('\t').map((one) => one.trim().toLowerCase());
  const has = (name: string): boolean => headings.includes(name);
  if (headings.length < 4 || headings[0] !== 'name' || !has('type') || !(has('text') || has('rules')))
    return 0;
  const isLackey = has('set') && has('imagefile');
  return isLackey ? 1 : /\.(?:txt|tsv)$/i.test(path) ? 0.5 : 0.4;
}

function readSheet(text: string): Sheet {
  const lines = findLines(text);
  const [head, ...body] = lines;
  const problems: Problem[] = [];
  const rows: Row[] = [];
  const all: string[][] = [];
  const headings = head ? cellsOf(text, head).map((cell) => text.slice(cell.start, cell.end).trim()) : [];
  if (head) problems.push(...headingProblems(text, head));
  for (const line of body) {
    const cells = cellsOf(text, line);
    if (text.slice(line.start, line.end).trim() === '') continue;
    all.push(cells.map((cell) => text.slice(cell.start, cell.end)));
    if (cells.length > headings.length && headings.length > 0) {
      problems.push(
        formatProblem(
          'extra-cell',
          { start: cells[headings.length]!.start, end: line.end },
          'This row has more cells than there are headings; a tab may stand in a text.',
        ),
      );
    }
    rows.push(readRow(text, line, headings, cells, problems));
  }
  return { rows, problems, headings, cells: all };
}

function findLines(text: string): FileSpan[] {
  const lines: FileSpan[] = [];
  let start = text.startsWith('\ufeff') ? 1 : 0;
  for (const match of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ start, end: Math.max(start, match.index) });
    start = match.index + match[0].length;
  }
  if (start < text.length) lines.push({ start, end: text.length });
  return lines;
}

function cellsOf(text: string, line: FileSpan): FileSpan[] {
  const cells: FileSpan[] = [];
  let start = line.start;
  for (const cell of text.slice(line.start, line.end).split('\t')) {
    cells.push({ start, end: start + cell.length });
    start += cell.length + 1;
  }
  return cells;
}

function headingProblems(text: string, head: FileSpan): Problem[] {
  const seen = new Set<string>();
  return cellsOf(text, head).flatMap((cell) => {
    const name = text.slice(cell.start, cell.end).trim().toLowerCase();
    if (name === '' || !seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [formatProblem('duplicate-key', cell, 'This heading stands here twice; the first one counts.')];
  });
}

function readRow(
  text: string,
  line: FileSpan,
  headings: readonly string[],
  cells: readonly FileSpan[],
  problems: Problem[],
): Row {
  const slots: FaceSlots = {};
  for (const [index, heading] of headings.entries()) {
    const field = COLUMNS[heading.toLowerCase()];
    const place = cells[index];
    if (!field || !place || slots[field]) continue;
    const value = PiecedText.of(text, place.start, place.end).trim();
    if (field === 'manaCost') {
      const { cost, broken } = readCost(value);
      const isBraced = value.text.includes('{');
      slots.manaCost = {
        text: cost,
        place,
        whole: true,
        escape: isBraced ? oneCell : (words) => writeUnbracedCost(words),
      };
      problems.push(...brokenCost(broken, text));
    } else if (field === 'oracleText') {
      // Sheets have no line breaks in cells; plugins write them as `\n` or as a tag.
      const lines = value.replaceAll(/\s*(?:\\n|<br\s*\/?>)\s*/gi, () => '\n');
      const lineBreak = /<br/i.test(value.text) ? '<br>' : '\\n';
      slots.oracleText = {
        text: lines,
        place,
        escape: (words) => oneCell(words.replace(/\r\n?|\n/g, lineBreak)),
      };
    } else
      slots[field] = { text: field === 'typeLine' ? readTypeLine(value) : value, place, escape: oneCell };
  }
  if ((slots.name?.text.text ?? '') === '')
    problems.push(formatProblem('missing-name', slots.name?.place ?? line, 'This row has no name.', 'error'));
  const isToken = /\bToken\b/.test(slots.typeLine?.text.text ?? '');
  return { card: { layout: isToken ? 'token' : 'normal', faces: [faceOf(slots, line)], file: line }, slots };
}

/** A cell can hold no tab and no line break. */
function oneCell(value: string): string {
  return value.replace(/[\t\r\n]+/g, ' ');
}

/** Sets a cell; where the sheet has no such column, or the row ends before it, nothing can be written. */
function writeField(
  text: string,
  card: Card,
  index: number,
  field: FaceField,
  value: string,
): readonly TextEdit[] {
  const row = readSheet(text).rows.find((one) => one.card.file.start === card.file.start);
  const slot = index === 0 ? row?.slots[field] : undefined;
  return slot ? editSlot(text, slot, value) : [];
}

function findPassedOver(text: string): readonly PassedOver[] {
  const { headings, cells } = readSheet(text);
  const count = new PassedOverCount();
  for (const row of cells) {
    count.add(
      headings.filter(
        (name, index) =>
          (row[index] ?? '').trim() !== '' &&
          !COLUMNS[name.toLowerCase()] &&
          !DERIVED.test(name.toLowerCase()),
      ),
    );
  }
  return count.list;
}

export const format: FileFormat = {
  id: 'lackey',
  title: 'Lackey sheet',
  languageIds: [],
  extensions: ['.txt', '.tsv'],
  detect,
  read: (text) => {
    const { rows, problems } = readSheet(text);
    return { cards: rows.map(({ card }) => card), problems };
  },
  writeField,
  findPassedOver,
};
