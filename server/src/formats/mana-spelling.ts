// Mana costs as files spell them (`2WU`, `{2}{w}`, `(w/u)`), read as the braced symbols of the card model.
import type { FileSpan } from '../text';
import type { PiecedText, Rewrite } from './pieced-text';

/** A cost in braced symbols, and the units of the file that are no symbol. */
export interface SpelledCost {
  readonly cost: PiecedText;
  readonly broken: readonly FileSpan[];
}

const LETTERS = 'WUBRGCSXYZ';
const HALF = `(?:\\d+|[${LETTERS}])`;
const SYMBOL = new RegExp(
  [
    '\\{[^{}\\s]+\\}',
    `\\(\\s*${HALF}(?:/[${LETTERS}P])+\\s*\\)`,
    `${HALF}(?:/[${LETTERS}P])+`,
    `H[WUBRG]`,
    '\\d+',
    `[${LETTERS}]`,
    '\\s+//\\s+|\\s+',
  ].join('|'),
  'giy',
);

/** Reads a cost in any of the spellings. Text that is no symbol stays in it and is reported as broken. */
export function readCost(spelled: PiecedText): SpelledCost {
  const { text } = spelled;
  const rewrites: Rewrite[] = [];
  const broken: [number, number][] = [];
  SYMBOL.lastIndex = 0;
  for (let at = 0; at < text.length;) {
    SYMBOL.lastIndex = at;
    const match = SYMBOL.exec(text)?.[0];
    const end = at + (match?.length ?? 1);
    if (match === undefined) {
      const last = broken[broken.length - 1];
      if (last?.[1] === at) last[1] = end;
      else broken.push([at, end]);
    } else if (!match.includes('//')) {
      const symbol = match.trim() === '' ? '' : `{${match.replace(/[{}()\s]/g, '').toUpperCase()}}`;
      if (symbol !== match) rewrites.push({ start: at, end, text: symbol });
    }
    at = end;
  }
  const map = spelled.mapped((value) => value);
  return {
    cost: spelled.rewrite(rewrites),
    broken: broken.map(([start, end]) => map.toFile({ start, end })),
  };
}

/** `{2}{W}{W/U}` as `2W{W/U}`; with `bareHybrids` as `2WW/U`. Two numbers in a row keep their braces. */
export function writeUnbracedCost(cost: string, bareHybrids = false): string {
  let before = '';
  return cost.replace(/\{([^{}]*)\}/g, (symbol, inside: string) => {
    const isNumber = /^\d+$/.test(inside);
    const bare = isNumber
      ? !/^\d+$/.test(before)
      : new RegExp(`^[${LETTERS}]$`).test(inside) || (bareHybrids && inside.includes('/'));
    before = inside;
    return bare ? inside : symbol;
  });
}
