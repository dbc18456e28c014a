// Where card text can be cut in two so that each half reads as it does in the whole: between cards.
import { lineOf } from './lines';
import type { LineKind } from './lines';

/** See `FileFormat.findCut`. Looks only at the lines around the offset, as far as the nearest cut. */
export function findCut(text: string, offset: number, direction: -1 | 1): number {
  let at = startOfLine(text, offset);
  if (direction > 0 && at < offset) at = nextLine(text, at);
  while (!isCut(text, at)) at = direction < 0 ? startOfLine(text, at - 1) : nextLine(text, at);
  return at;
}

/**
 * Whether a card, or the comments in front of it, begin here after a gap that nothing reaches over: `//` on
 * either side of a gap holds two faces together, and a comment before it can speak of the line behind it.
 */
function isCut(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  // At the beginning of a text, this one would be passed over.
  if (text[at] === '\uFEFF') return false;
  if (kindOfLine(text, at) === 'blank') return false;
  let before = startOfLine(text, at - 1);
  if (kindOfLine(text, before) !== 'blank') return false;
  while (before > 0 && kindOfLine(text, before) === 'blank') before = startOfLine(text, before - 1);
  if (kindOfLine(text, before) !== 'content') return false;
  let after = at;
  while (after < text.length && isBetweenCards(kindOfLine(text, after))) after = nextLine(text, after);
  return after >= text.length || kindOfLine(text, after) === 'content';
}

function isBetweenCards(kind: LineKind): boolean {
  return kind === 'blank' || kind === 'comment';
}

function kindOfLine(text: string, start: number): LineKind {
  let end = start;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
  return lineOf(text, start === 0 && text.startsWith('\uFEFF') ? 1 : start, end).kind;
}

function startOfLine(text: string, offset: number): number {
  let at = Math.max(0, Math.min(offset, text.length));
  while (at > 0 && !isLineStart(text, at)) at--;
  return at;
}

/** The start of the line after the one that begins at `start`; the end of the text after the last. */
function nextLine(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && !isLineStart(text, at)) at++;
  return Math.min(at, text.length);
}

function isLineStart(text: string, at: number): boolean {
  const before = text[at - 1];
  return before === '\n' || (before === '\r' && text[at] !== '\n');
}
