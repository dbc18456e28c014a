// Tagged text of Magic Set Editor: marks for fonts and word lists off, symbols and the card's name as words.
import type { PiecedText, Rewrite } from '../pieced-text';

/** The program's own stand-in for `<` in text. */
const LESS_THAN = '\u0001';

const TAG = /<(\/?)([a-z][\w-]*)[^<>\n]*>|\u0001|\bLEGENDNAME\b/gi;

/** The text without tags: symbols in braces, the atom of the card's name as the name it holds, or as `~`. */
export function readTagged(text: PiecedText): PiecedText {
  const rewrites: Rewrite[] = [];
  let symbol: number | undefined;
  let atom: number | undefined;
  const source = text.text;
  for (const match of source.matchAll(TAG)) {
    const { index } = match;
    const end = index + match[0].length;
    const name = match[2]?.toLowerCase();
    const isClosing = match[1] === '/';
    if (name === undefined) rewrites.push({ start: index, end, text: match[0] === LESS_THAN ? '<' : '~' });
    else if (/^sym/.test(name)) {
      if (isClosing && symbol !== undefined) rewrites.push(...symbols(source, symbol, index));
      symbol = isClosing ? undefined : end;
      rewrites.push({ start: index, end, text: '' });
    } else if (/^atom-(?:cardname|legname|thisname)/.test(name)) {
      const isEmpty =
        isClosing &&
        atom !== undefined &&
        source
          .slice(atom, index)
          .replace(/<[^<>]*>/g, '')
          .trim() === '';
      atom = isClosing ? undefined : end;
      rewrites.push({ start: index, end, text: isEmpty ? '~' : '' });
    } else rewrites.push({ start: index, end, text: '' });
  }
  return text.rewrite(rewrites.sort((a, b) => a.start - b.start));
}

/** `1WT` between symbol tags as `{1}{W}{T}`. */
function symbols(source: string, start: number, end: number): Rewrite[] {
  const rewrites: Rewrite[] = [];
  for (const match of source
    .slice(start, end)
    .matchAll(/\{[^{}]*\}|\d+(?:\/[A-Z])?|[A-Z](?:\/[A-Z0-9])*|[½∞]/gi)) {
    if (match[0].startsWith('{')) continue;
    const at = start + match.index;
    rewrites.push({ start: at, end: at + match[0].length, text: `{${match[0].toUpperCase()}}` });
  }
  return rewrites;
}

/** Text as tagged text: symbols marked as such, `<` as the program keeps it. */
export function writeTagged(text: string): string {
  return text
    .replaceAll('<', LESS_THAN)
    .replace(/(?:\{[^{}\s]+\})+/g, (run) => `<sym>${bareSymbols(run)}</sym>`);
}

/** `{1}{W}{T}` as `1WT`; what would run together with the one before, or is no plain symbol, keeps its braces. */
function bareSymbols(run: string): string {
  let before = '';
  return run.replace(/\{([^{}]*)\}/g, (symbol, inside: string) => {
    const isBare =
      /^(?:\d+|[A-Z½∞]|(?:\d+|[A-Z])\/[A-Z](?:\/[A-Z])*)$/.test(inside) &&
      !(/^\d/.test(inside) && /\d$/.test(before));
    before = isBare ? inside : '';
    return isBare ? inside : symbol;
  });
}
