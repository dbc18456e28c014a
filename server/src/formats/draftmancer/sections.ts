// The sections of a Draftmancer list: `[CustomCards]`, `[Settings]`, slots of card names, and comments between.

export interface Section {
  /** As written between the brackets: `CustomCards`, `Common(10)`. */
  readonly title: string;
  /** What follows the heading's line, up to the next heading. */
  readonly start: number;
  readonly end: number;
}

/** A heading's line. Quotation marks and commas keep the brackets of JSON out, except for a sheet's own settings. */
const HEADING = /^[^\S\n]*\[([A-Za-z][^\]"{},\n]*(?:\{[^\n]*\})?)\][^\S\n]*(?:#[^\n]*)?$/gm;

export function findSections(text: string): Section[] {
  const found = [
    ...text
      .replace(/^\ufeff/, ' ')
      .replaceAll('\r', ' ')
      .matchAll(HEADING),
  ];
  return found.map((match, index) => ({
    title: match[1]!.trim(),
    start: match.index + match[0].length,
    end: found[index + 1]?.index ?? text.length,
  }));
}

/** The list with lines of `#` comments blanked, each unit in its place; within JSON no line can begin so. */
export function blankComments(text: string): string {
  return text.replace(
    /^([^\S\n]*)(#[^\n]*)/gm,
    (_, space: string, comment: string) => space + ' '.repeat(comment.length),
  );
}

/** How sure we are: a list of custom cards says so; one of names alone must look like this program's slots. */
export function detect(path: string, text: string): number {
  if (/^\ufeff?\s*[<{]/.test(text)) return 0;
  const sections = findSections(text.slice(0, 65_536));
  if (sections.some(({ title }) => /^custom ?cards$/i.test(title))) return 1;
  const first = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .find((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  if (!first || !/^\s*\[/.test(first)) return 0;
  const named = sections.some(({ title }) => /^(?:Layouts|Settings)$|\(\d+\)$/.test(title));
  return named && /^\s*(?:\d+\s+)?[A-Z][^=|\n]*$/m.test(text) && !/\.(?:dck|ini|toml)$/i.test(path) ? 0.6 : 0;
}
