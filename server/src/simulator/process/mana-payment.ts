// Paying mana: which mana of a pool pays which symbols (CR 107.4, 118, 601.2h).
import { findSymbol } from '../../vocabulary';
import type { Mana } from '../state/game-state';

interface Need {
  /** Types that pay it; empty for generic mana. */
  readonly types: readonly string[];
  readonly snow: boolean;
}

/** One symbol as what has to be paid; hybrid with a number and Phyrexian symbols are paid with their colour. */
function needsOf(symbol: string): Need[] {
  const read = findSymbol(symbol);
  if (!read) return [];
  const inner = symbol.slice(1, -1);
  if (/^\d+$/.test(inner)) return Array.from({ length: Number(inner) }, () => ({ types: [], snow: false }));
  if (inner === 'S') return [{ types: [], snow: true }];
  if (inner === 'C') return [{ types: ['C'], snow: false }];
  if (read.colors.length > 0) return [{ types: read.colors, snow: false }];
  return [];
}

/**
 * The mana that pays a cost. @param pool what is there; @param symbols the cost without {X}
 * @returns positions in the pool, undefined where it is not enough
 */
export function manaFor(pool: readonly Mana[], symbols: readonly string[]): readonly number[] | undefined {
  const needs = symbols.flatMap(needsOf).sort((one, other) => weight(one) - weight(other));
  const used = new Set<number>();
  const pay = (at: number): boolean => {
    const need = needs[at];
    if (!need) return true;
    const order = pool.map((_, index) => index).sort((one, other) => rank(pool[one]!) - rank(pool[other]!));
    for (const index of order) {
      const mana = pool[index]!;
      if (used.has(index)) continue;
      if (need.types.length > 0 && !need.types.includes(mana.type)) continue;
      if (need.snow && !mana.snow) continue;
      used.add(index);
      if (pay(at + 1)) return true;
      used.delete(index);
      // Mana of one type is alike: where one does not help, none does.
      if (need.types.length === 0) return false;
    }
    return false;
  };
  return pay(0) ? [...used] : undefined;
}

function weight(need: Need): number {
  return need.snow ? 0 : need.types.length === 0 ? 3 : need.types.length;
}

function rank(mana: Mana): number {
  return mana.type === 'C' ? 0 : 1;
}
