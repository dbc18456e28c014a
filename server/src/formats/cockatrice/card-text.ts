// The rules text of a Cockatrice card: HTML that sites leave in it, indentation, and placeholders for no text.
import type { PiecedText } from '../pieced-text';

/** What people write where a card has no text, size or loyalty. */
const PLACEHOLDER = /^(?:n\/?a|none|-+)$/i;

/** Whether a value only fills the place of one. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value.trim());
}

const HTML = /<\/?(?:br|i|b|em|strong|span|p|div|u)\b[^<>]*>/i;

/** Whether the text is HTML that was escaped into the file. */
export function isHtml(text: string): boolean {
  return HTML.test(text);
}

/** The class names with which sites draw symbols, without the words that are their symbol already. */
const ICONS: Readonly<Record<string, string>> = {
  white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G', colorless: 'C', snow: 'S', tap: 'T', untap: 'Q', energy: 'E',
}; // prettier-ignore

/** Tags off, `<br>` as a new line, icons as symbols, the inner escapes resolved. */
export function readHtml(text: PiecedText): PiecedText {
  return text.replaceAll(
    /<span\b[^<>]*>\s*<i class="mtg ([\w-]+)"[^<>]*>\s*<\/i>\s*<\/span>|<i class="mtg ([\w-]+)"[^<>]*>\s*<\/i>|<\/?[a-z][^<>]*>|&(amp|lt|gt|quot|nbsp|#39);/gi,
    ([found, wrapped, bare, entity]) => {
      const icon = wrapped ?? bare;
      if (icon !== undefined) return iconSymbol(icon);
      if (entity !== undefined) return HTML_ENTITIES[entity.toLowerCase()] ?? found;
      return /^<(?:br|p|\/p|\/div)\b/i.test(found) ? '\n' : '';
    },
  );
}

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

function iconSymbol(icon: string): string {
  const known = ICONS[icon];
  if (known) return `{${known}}`;
  const mana = /^mana-(\w+)$/.exec(icon)?.[1];
  if (mana) return `{${mana.toUpperCase()}}`;
  const hybrid = /^(?:hybrid|phyrexian)-(\w)(\w)?$/.exec(icon);
  if (hybrid) return `{${hybrid[1]!.toUpperCase()}/${(hybrid[2] ?? 'P').toUpperCase()}}`;
  return `{${icon}}`;
}

/** Lines without the indentation of the file around them, and without empty lines. */
export function readLines(text: PiecedText): PiecedText {
  return text.trim().replaceAll(/[^\S\n]*\r?\n\s*|\u00a0/g, ([found]) => (found === '\u00a0' ? ' ' : '\n'));
}
