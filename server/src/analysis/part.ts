// After an edit: which part of a text is to be read again, so that typing in a long file stays quick.
import type { ChangedPart, FileFormat } from '../formats';
import { shift } from '../text';
import type { FileProblem } from './document';

/** The smallest part around the edit that reads on its own, or undefined when the format knows no such parts. */
export function findChangedPart(format: FileFormat, old: string, text: string): ChangedPart | undefined {
  if (!format.findCut && !format.findPart) return undefined;
  const prefix = commonPrefix(old, text);
  const suffix = commonSuffix(old, text, Math.min(old.length, text.length) - prefix);
  if (!format.findCut) return format.findPart?.(old, text, prefix, suffix);
  const moved = text.length - old.length;
  const start = format.findCut(text, prefix, -1);
  const end = format.findCut(text, text.length - suffix, 1);
  // The old text must come apart in the same places, or what stands outside was read together with the part.
  if (format.findCut(old, start, -1) !== start) return undefined;
  if (format.findCut(old, end - moved, 1) !== end - moved) return undefined;
  return { start, end, oldEnd: end - moved };
}

/** The problems of the whole new text, from those of the old one and those of the part. All are in order. */
export function withProblemsOfPart(
  old: readonly FileProblem[],
  part: ChangedPart,
  found: readonly FileProblem[],
): FileProblem[] {
  const before = old.filter(({ span }) => span.start < part.start);
  const after = old.filter(({ span }) => span.start >= part.oldEnd);
  return [...before, ...moved(found, part.start), ...moved(after, part.end - part.oldEnd)];
}

function moved(problems: readonly FileProblem[], by: number): readonly FileProblem[] {
  if (by === 0) return problems;
  return problems.map((problem) => ({
    ...problem,
    span: shift(problem.span, by),
    fixes: problem.fixes.map((fix) => ({
      ...fix,
      edits: fix.edits.map((edit) => ({ ...edit, span: shift(edit.span, by) })),
    })),
  }));
}

/** Pieces of this length are compared at once, which is much quicker than unit by unit. */
const PIECE = 4096;

function commonPrefix(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at + PIECE <= most && one.slice(at, at + PIECE) === other.slice(at, at + PIECE)) at += PIECE;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  return at;
}

function commonSuffix(one: string, other: string, most: number): number {
  const unit = (text: string, back: number): number => text.charCodeAt(text.length - 1 - back);
  const piece = (text: string, back: number): string =>
    text.slice(text.length - back - PIECE, text.length - back);
  let at = 0;
  while (at + PIECE <= most && piece(one, at) === piece(other, at)) at += PIECE;
  while (at < most && unit(one, at) === unit(other, at)) at++;
  return at;
}
