// Interning of words: each written form has one small integer, so that reading compares integers.

/** What sort of word the lexer saw. `Plain` covers letters and punctuation; the others carry a value. */
export const WordClass = {
  Plain: 0,
  /** A whole number in digits: `3`. */
  Number: 1,
  /** Power and toughness: `2/2`, `X/X`. */
  Size: 2,
  /** A change of power and toughness: `+1/+1`, `-X/-0`. */
  SizeChange: 3,
  /** A symbol in braces: `{T}`, `{2/W}`. */
  Symbol: 4,
  /** The object's own name, however it is written. */
  Self: 5,
  /** Words kept as they are: what follows "named". */
  Name: 6,
  /** A whole quoted ability; its words are a nested line. */
  Quote: 7,
  /** An ability word or another heading before a dash, with the dash. */
  Label: 8,
  /** A loyalty cost: `+1`, `−X`, with or without brackets. */
  Loyalty: 9,
  /** A range or a lower bound in a table: `1—9`, `20+`, `LEVEL 1-3`. */
  Range: 10,
  /** Chapter numbers before a dash: `I, II —`. */
  Chapter: 11,
} as const;
export type WordClass = (typeof WordClass)[keyof typeof WordClass];

/** The id of a plain word that no grammar names. */
export const unknownWord = 0;

const ids = new Map<string, number>();
const forms: string[] = [''];

/** Classes with a value share one id each, just after the unknown word. */
for (let index = 1; index <= 11; index += 1) forms.push(`\u0000${index}`);

/** The id that stands for every word of a class with a value. */
export function idOfClass(wordClass: WordClass): number {
  return wordClass;
}

/** The id of a form; a new one when it was never asked for. Only the building of a grammar calls this. */
export function internWord(form: string): number {
  const known = ids.get(form);
  if (known !== undefined) return known;
  const id = forms.length;
  ids.set(form, id);
  forms.push(form);
  return id;
}

/** The id of a form, or `unknownWord` when no grammar names it. */
export function findWord(form: string): number {
  return ids.get(form) ?? unknownWord;
}

/** How many ids there are. */
export function wordCount(): number {
  return forms.length;
}

/** The form of an id, for messages. */
export function formOfWord(id: number): string {
  return forms[id] ?? '';
}
