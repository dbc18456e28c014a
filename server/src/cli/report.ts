// What `check` tells of a file: plain data that crosses threads, in LSP ranges and in the form of `--format json`.
import type { AnalysedDocument } from '../analysis';
import type { Severity, Span } from '../text';
import { LineIndex, type Position } from '../text';

/** A range as the protocol has it: zero-based lines, UTF-16 characters, half-open. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export interface ReportedEdit {
  readonly range: Range;
  readonly newText: string;
}

export interface ReportedFix {
  readonly title: string;
  readonly safety: 'safe' | 'suggested';
  readonly edits: readonly ReportedEdit[];
}

export interface ReportedProblem {
  readonly check: string;
  readonly severity: Severity;
  /** The card's name, or null outside cards. */
  readonly card: string | null;
  readonly range: Range;
  readonly message: string;
  readonly rules: readonly string[];
  readonly fixes: readonly ReportedFix[];
  /** A piece of the line for people, and what of it to underline. */
  readonly excerpt: { readonly text: string; readonly start: number; readonly end: number };
}

export interface FileReport {
  readonly path: string;
  /** The id of the format; null when none knows the file. */
  readonly format: string | null;
  readonly cards: number;
  readonly problems: readonly ReportedProblem[];
}

export interface Summary {
  readonly cards: number;
  readonly errors: number;
  readonly warnings: number;
  readonly information: number;
  readonly hints: number;
}

/** The most that an excerpt shows of a line; JSON may hold a whole card in one. */
const excerptWidth = 100;

function excerptOf(lines: LineIndex, range: Range): ReportedProblem['excerpt'] {
  const line = lines.lineText(range.start.line);
  const start = range.start.character;
  const end = range.end.line === range.start.line ? range.end.character : line.length;
  let from = 0;
  if (line.length > excerptWidth) {
    const spare = Math.max(0, excerptWidth - (end - start));
    from = Math.max(0, Math.min(start - (spare >> 1), line.length - excerptWidth));
  }
  const to = Math.min(line.length, from + excerptWidth);
  const before = from > 0 ? '…' : '';
  const text = before + line.slice(from, to) + (to < line.length ? '…' : '');
  const shift = before.length - from;
  return {
    text: text.replaceAll('\t', ' '),
    start: start + shift,
    end: Math.max(start + 1, Math.min(end, to)) + shift,
  };
}

/**
 * The report on an analysed text.
 * @param firstLine the line of the file on which the text begins, for texts that are a part of it
 */
export function reportOf(path: string, document: AnalysedDocument, firstLine = 0): FileReport {
  const lines = new LineIndex(document.text);
  const toRange = ({ start, end }: Span): Range => ({
    start: lines.positionAt(start),
    end: lines.positionAt(end),
  });
  const moved = ({ start, end }: Range): Range => ({
    start: { line: start.line + firstLine, character: start.character },
    end: { line: end.line + firstLine, character: end.character },
  });
  return {
    path,
    format: document.format?.id ?? null,
    cards: document.cards.length,
    problems: document.problems.map((problem) => {
      const range = toRange(problem.span);
      return {
        check: problem.check,
        severity: problem.severity,
        card: problem.card ?? null,
        range: moved(range),
        message: problem.message,
        rules: problem.rules,
        fixes: problem.fixes.map(({ title, safety, edits }) => ({
          title,
          safety,
          edits: edits.map(({ span, newText }) => ({ range: moved(toRange(span)), newText })),
        })),
        excerpt: excerptOf(lines, range),
      };
    }),
  };
}

/** Counts cards and problems over all files. */
export function summarise(files: readonly FileReport[]): Summary {
  const count = (severity: Severity): number =>
    files.reduce(
      (sum, file) => sum + file.problems.filter((problem) => problem.severity === severity).length,
      0,
    );
  return {
    cards: files.reduce((sum, file) => sum + file.cards, 0),
    errors: count('error'),
    warnings: count('warning'),
    information: count('information'),
    hints: count('hint'),
  };
}
