// A card as plain strings, for writers; and what no file format has a place for.
import type { Card, CardLayout, Face } from '../card';
import { cardName } from '../card';
import type { NotCarried, PassedOver } from './file-format';

/** The values of a face; '' where it has none. Line breaks are `\n`. */
export interface PlainFace {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly oracleText: string;
  readonly power: string;
  readonly toughness: string;
  readonly loyalty: string;
  readonly defense: string;
}

export function plainFace(face: Face): PlainFace {
  return {
    name: face.name?.text ?? '',
    manaCost: face.manaCost?.text ?? '',
    typeLine: face.typeLine?.text ?? '',
    oracleText: (face.oracleText?.text ?? '').replace(/\r\n?/g, '\n'),
    power: face.power?.value ?? '',
    toughness: face.toughness?.value ?? '',
    loyalty: face.loyalty?.value ?? '',
    defense: face.defense?.value ?? '',
  };
}

export function plainFaces(card: Card): PlainFace[] {
  return card.faces.map(plainFace);
}

/** Layouts whose second face is the other side of the cardboard. */
export function isTwoSided(layout: CardLayout): boolean {
  return layout === 'transform' || layout === 'modal_dfc' || layout === 'meld' || layout === 'battle';
}

/** What is lost where a format has no place for comments that turn checks off. */
export function lostComments(card: Card): NotCarried[] {
  const disabled = card.disabled?.length ?? 0;
  if (disabled === 0) return [];
  return [{ card: cardName(card), what: 'comments that turn off checks' }];
}

/** What is lost where a format has no place for languages, nor for such comments. */
export function lostEverywhere(card: Card): NotCarried[] {
  const isOther = card.language !== undefined && card.language !== 'en';
  const language = isOther ? [{ card: cardName(card), what: `the language (${card.language})` }] : [];
  return [...language, ...lostComments(card)];
}

/**
 * The layout to write for a card whose file does not say how its faces belong together: a face that costs
 * nothing is reached by transforming; spells that both cost something share a side; all else has two sides.
 */
export function writtenLayout(card: Card): CardLayout {
  if (card.layout !== 'multiface' || card.faces.length < 2) return card.layout;
  const faces = plainFaces(card);
  if (faces.slice(1).every(({ manaCost, typeLine }) => manaCost === '' && !/\bLand\b/.test(typeLine)))
    return 'transform';
  return faces.every(({ typeLine }) => /\b(?:Instant|Sorcery|Room)\b/.test(typeLine)) ? 'split' : 'modal_dfc';
}

/** Counts fields that a reader passes over. */
export class PassedOverCount {
  private readonly counts = new Map<string, number>();

  add(fields: Iterable<string>): void {
    for (const field of new Set(fields)) this.counts.set(field, (this.counts.get(field) ?? 0) + 1);
  }

  get list(): PassedOver[] {
    return [...this.counts]
      .map(([field, cards]) => ({ field, cards }))
      .sort((a, b) => b.cards - a.cards || (a.field < b.field ? -1 : 1));
  }
}

/** CR 202.3: the mana value of a cost. X counts as 0, a hybrid symbol as its largest part. */
export function manaValue(cost: string): number {
  let sum = 0;
  for (const [, symbol = ''] of cost.matchAll(/\{([^{}]*)\}/g)) {
    const halves = symbol
      .split('/')
      .map((half) => (/^\d+$/.test(half) ? Number(half) : /^[XYZ]$/.test(half) ? 0 : 1));
    sum += Math.max(...halves);
  }
  return sum;
}

/** The colors of a cost, in the order W U B R G. */
export function colorsOf(cost: string): string[] {
  const inside = [...cost.matchAll(/\{([^{}]*)\}/g)].map(([, symbol = '']) => symbol).join('/');
  return [...'WUBRG'].filter((color) => new RegExp(`(?:^|[/H])${color}(?:/|$)`).test(inside));
}
