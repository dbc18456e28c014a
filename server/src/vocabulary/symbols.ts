// Mana and other symbols in braces (CR 107).

/** What group a symbol belongs to. */
export type SymbolKind =
  | 'colored'
  | 'colorless'
  | 'generic'
  | 'variable'
  | 'hybrid'
  | 'monocolored-hybrid'
  | 'phyrexian'
  | 'hybrid-phyrexian'
  | 'snow'
  | 'phyrexian-any'
  | 'tap'
  | 'untap'
  | 'energy'
  | 'ticket'
  | 'pawprint'
  | 'chaos'
  | 'planeswalk'
  | 'acorn'
  | 'half'
  | 'infinity';

/** A symbol and the rule that explains it. */
export interface GameSymbol {
  /** With braces and capitals: `{W/U}`. */
  readonly text: string;
  readonly kind: SymbolKind;
  /** Empty for symbols outside the rulebook (those of joke cards). */
  readonly rule: string;
  /** Colours of the mana it stands for, in the order of its halves. */
  readonly colors: readonly ColorLetter[];
  /** What it adds to a mana value (CR 202.3); undefined when it never stands in a mana cost. */
  readonly manaValue?: number;
}

/** The letter of a colour in symbols. */
export type ColorLetter = 'W' | 'U' | 'B' | 'R' | 'G';

/** The five colours with their letters, in the order of the rulebook (CR 105.1). */
export const colors: readonly {
  readonly letter: ColorLetter;
  readonly name: string;
  readonly land: string;
}[] = [
  { letter: 'W', name: 'white', land: 'Plains' },
  { letter: 'U', name: 'blue', land: 'Island' },
  { letter: 'B', name: 'black', land: 'Swamp' },
  { letter: 'R', name: 'red', land: 'Mountain' },
  { letter: 'G', name: 'green', land: 'Forest' },
];

/** Hybrid pairs in the order in which they are printed (CR 107.4). */
export const hybridPairs: readonly string[] = [
  'W/U',
  'W/B',
  'U/B',
  'U/R',
  'B/R',
  'B/G',
  'R/G',
  'R/W',
  'G/W',
  'G/U',
];

const special: Readonly<Record<string, readonly [SymbolKind, string]>> = {
  T: ['tap', '107.5'],
  Q: ['untap', '107.6'],
  E: ['energy', '107.14'],
  TK: ['ticket', '107.17'],
  P: ['pawprint', '107.18'],
  PW: ['planeswalk', '107.11'],
  CHAOS: ['chaos', '107.12'],
  H: ['phyrexian-any', '107.4g'],
  A: ['acorn', ''],
  '½': ['half', ''],
  '∞': ['infinity', ''],
};

/**
 * Reads one symbol, with or without braces, in any case of letters: `{w/u}` -> hybrid. Undefined for anything
 * that is not a symbol, and for pairs in an order that is not printed (`{U/W}`); see `normalSymbol`.
 */
export function findSymbol(text: string): GameSymbol | undefined {
  const inner = text.replace(/^\{(.*)\}$/, '$1').toUpperCase();
  const symbol = (kind: SymbolKind, rule: string, value?: number): GameSymbol => ({
    text: `{${inner}}`,
    kind,
    rule,
    colors: [...inner].filter((letter): letter is ColorLetter => isColor(letter) && kind !== 'chaos'),
    ...(value === undefined ? {} : { manaValue: value }),
  });
  if (isColor(inner)) return symbol('colored', '107.4a', 1);
  if (inner === 'C') return symbol('colorless', '107.4c', 1);
  if (inner === 'S') return { ...symbol('snow', '107.4h', 1), colors: [] };
  if (/^\d{1,7}$/.test(inner)) return symbol('generic', inner === '0' ? '107.4d' : '107.4b', Number(inner));
  if (/^[XYZ]$/.test(inner)) return symbol('variable', '107.4b', 0);
  if (hybridPairs.includes(inner)) return symbol('hybrid', '107.4e', 1);
  if (/^[2C]\/[WUBRG]$/.test(inner)) return symbol('monocolored-hybrid', '107.4e', inner[0] === '2' ? 2 : 1);
  if (/^[WUBRG]\/P$/.test(inner)) return symbol('phyrexian', '107.4f', 1);
  if (inner.endsWith('/P') && hybridPairs.includes(inner.slice(0, -2)))
    return symbol('hybrid-phyrexian', '107.4f', 1);
  const found = special[inner];
  return found && { text: `{${inner}}`, kind: found[0], rule: found[1], colors: [] };
}

/**
 * The symbol that was meant: turns `{U/W}`, `{P/W}`, `{WU}` or `{W/2}` into the printed order.
 * Undefined when nothing fits.
 */
export function normalSymbol(text: string): GameSymbol | undefined {
  const direct = findSymbol(text);
  if (direct) return direct;
  const parts = text.replace(/[{}/]/g, '').toUpperCase().split('');
  const orders =
    parts.length === 2 ? [parts, [...parts].reverse()] : parts.length === 3 ? permutations(parts) : [];
  for (const order of orders) {
    const found = findSymbol(order.join('/'));
    if (found) return found;
  }
  return undefined;
}

function permutations([a, b, c]: readonly string[]): string[][] {
  return [
    [a!, b!, c!],
    [a!, c!, b!],
    [b!, a!, c!],
    [b!, c!, a!],
    [c!, a!, b!],
    [c!, b!, a!],
  ];
}

function isColor(text: string): text is ColorLetter {
  return text.length === 1 && 'WUBRG'.includes(text);
}
