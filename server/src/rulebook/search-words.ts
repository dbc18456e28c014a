// Turns what people type, and what the rules say, into the words that a search compares.

/** Words that say nothing about which rule is meant. */
const empty = new Set(
  (
    'a an the of to in on at is are was be been it its that this these those as by for from with and or if then than ' +
    'what how do does did when where which who i my me can cr rule rules mtg magic'
  ).split(' '),
);

/** Irregular forms, informal words and other spellings, each with the word that it counts as. */
const same: Readonly<Record<string, string>> = {
  chose: 'choose',
  chosen: 'choose',
  choice: 'choose',
  sick: 'sickness',
  colour: 'color',
  colours: 'color',
  coloured: 'color',
  died: 'die',
  dying: 'die',
  death: 'die',
  dead: 'die',
  drew: 'draw',
  drawn: 'draw',
  dealt: 'deal',
  fought: 'fight',
  paid: 'pay',
  lost: 'lose',
  loss: 'lose',
  won: 'win',
  gy: 'graveyard',
  etb: 'enter',
  cmc: 'value',
  sba: 'state',
  armies: 'army',
  dwarves: 'dwarf',
  elves: 'elf',
  attacker: 'attack',
  blocker: 'block',
  fizzle: 'illegal',
  fizzled: 'illegal',
  walker: 'planeswalker',
  pw: 'planeswalker',
  paying: 'pay',
  tie: 'tied',
  cannot: "can't",
  cant: "can't",
  controller: 'control',
  owner: 'own',
};

/** One word in the form under which it is indexed; null for words that do not count. */
export function searchWord(word: string): string | null {
  const key = word.toLowerCase().replaceAll('’', "'").normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (empty.has(key) || key === '') return null;
  const known = same[key];
  if (known) return known;
  const stem = key.replace(/'s$/, '');
  return same[stem] ?? shorten(stem);
}

function shorten(word: string): string {
  if (word.length < 5 || /[^a-z]/.test(word)) return word.length > 3 ? word.replace(/([^s])s$/, '$1') : word;
  const plural = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const verb = plural.replace(/([a-z]{4})ing$|([a-z]{3})ed$/, '$1$2').replace(/([bdglmnprt])\1$/, '$1');
  return verb.length > 4 ? verb.replace(/e$/, '') : verb;
}

/** Splits a text into words: letters and digits, rule numbers, symbols. */
export function searchWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/\d{3}\.\d+[a-z]?|\{[^}\s]+\}|[+-]\d\/[+-]\d|[\p{L}\p{M}\d]+(?:['’][\p{L}]+)?/gu) ?? []
  );
}
