// Cross references inside the rulebook's text and in other text about it.

/** A reference to one rule, chapter or section, with the characters that name it. */
export interface RuleReference {
  readonly number: string;
  readonly start: number;
  readonly end: number;
}

const one = String.raw`\d{3}(?:\.\d+[a-z]?)?(?:[–-](?:\d{3}\.\d+[a-z]?|\d{1,3}[a-z]?|[a-z])(?![\w]))?`;
const list = new RegExp(
  String.raw`\b(?:rules?|CR)\s+(${one}(?:(?:,\s*(?:and\s+|or\s+)?|\s+(?:and|or|to)\s+)(?:rules?\s+)?${one})*)`,
  'gi',
);
const item = /(\d{3})(?:\.(\d+)([a-z]?))?(?:[–-](\d{3}\.\d+[a-z]?|\d{1,3}[a-z]?|[a-z])(?![\w]))?/g;

/**
 * Finds references: `rule 104`, `rules 601.2b and 601.2f–h`, `CR 701.47a`, `section 8`. A range (`601.2f–h`,
 * `712.9–10`) is one reference to its first number and one to its last. Bare numbers with a dot count as well.
 */
export function findReferences(text: string): RuleReference[] {
  const found: RuleReference[] = [];
  const taken = new Set<number>();
  const add = (number: string, start: number, end: number) => {
    if (taken.has(start)) return;
    taken.add(start);
    found.push({ number, start, end });
  };
  for (const match of text.matchAll(list)) {
    const offset = match.index + match[0].length - match[1]!.length;
    for (const part of match[1]!.matchAll(item)) {
      const start = offset + part.index;
      const [whole, chapter = '', main, letter = '', rangeEnd] = part;
      const number = main ? `${chapter}.${main}${letter}` : chapter;
      const length = rangeEnd ? whole.length - rangeEnd.length - 1 : whole.length;
      add(number, start, start + length);
      if (!rangeEnd) continue;
      const last = rangeEnd.includes('.')
        ? rangeEnd
        : /^[a-z]$/.test(rangeEnd)
          ? `${chapter}.${main}${rangeEnd}`
          : `${chapter}.${rangeEnd}`;
      add(last, start + length + 1, start + whole.length);
    }
  }
  for (const match of text.matchAll(/(?<![\d.])([1-9]\d{2})\.(\d{1,3})([a-z]?)(?![\w]|\.\d)/g)) {
    add(match[0], match.index, match.index + match[0].length);
  }
  for (const match of text.matchAll(/\bsection\s+([1-9])\b/gi)) {
    add(match[1]!, match.index + match[0].length - 1, match.index + match[0].length);
  }
  return found.sort((a, b) => a.start - b.start);
}
