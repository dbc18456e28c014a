// Nouns of card English as far as the first reader needs them: singular forms, and what class of thing they are.

const irregular: Readonly<Record<string, string>> = {
  people: 'person',
  dice: 'die',
  oxen: 'ox',
  loci: 'locus',
};

/** The singular of a noun in lower case, without its possessive ending: `players'` and `player's` give `player`. */
export function singularOf(noun: string): string {
  const plain = noun
    .toLowerCase()
    .replace(/(?:['’]s|s['’]|['’])$/, (ending) => (ending.startsWith('s') ? 's' : ''));
  if (irregular[plain]) return irregular[plain];
  if (plain.endsWith('ies') && plain.length > 4) return `${plain.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(plain)) return plain;
  return plain.endsWith('s') && plain.length > 3 ? plain.slice(0, -1) : plain;
}

/** What sort of thing can be chosen: a value of some kind, a player, an object, or something of its own. */
export type NounClass = 'color' | 'type' | 'name' | 'number' | 'player' | 'object' | 'other';

const objects = new Set(
  (
    'card creature permanent artifact enchantment land planeswalker battle spell token pile one two three them it ' +
    'source vehicle equipment aura ability counter target instant sorcery attraction room some those each dungeon emblem ' +
    'commander attacker blocker army spacecraft any-object'
  ).split(' '),
);

/** The class of a singular noun in lower case. A word that is no known noun of these is `other`. */
export function classOfNoun(noun: string): NounClass {
  switch (noun) {
    case 'color':
    case 'type':
    case 'name':
    case 'number':
      return noun;
    case 'player':
    case 'opponent':
      return 'player';
    default:
      return objects.has(noun) ? 'object' : 'other';
  }
}

/** Whether words name a color. */
export function namesColor(words: string): boolean {
  return /\b(?:white|blue|black|red|green|colorless)\b/i.test(words);
}
