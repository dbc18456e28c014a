// Makes random meanings of a category, so that printing and reading can be tried on what no card says yet.
import { WordClass } from '../words';
import type { Category, Grammar, Production } from './compile';

/** A whole number from 0 up to, but not including, the limit. */
export type Roll = (limit: number) => number;

/** Words of each class with a value, as the reader would give them. */
const samples: ReadonlyMap<WordClass, readonly unknown[]> = new Map<WordClass, readonly unknown[]>([
  [WordClass.Number, [2, 3, 4, 7]],
  [WordClass.Size, ['1/1', '2/3', 'X/X']],
  [WordClass.SizeChange, ['+1/+1', '-2/-0', '+X/+0']],
  [WordClass.Symbol, ['{G}', '{2}', '{W}']],
  [WordClass.Self, ['full']],
  [WordClass.Name, ['Salt Marsh', 'Tin Heron']],
]);

/** Makes meanings by choosing among the wordings that are written today. */
export class Generator {
  private readonly heights: number[];

  constructor(private readonly grammar: Grammar) {
    this.heights = findHeights(grammar);
  }

  /** A meaning of the category, no deeper than the depth where the grammar allows; undefined when it has none. */
  value(category: number, depth: number, roll: Roll): unknown {
    const { terminal, productions } = this.grammar.categories[category]!;
    if (terminal !== undefined) {
      const list = samples.get(terminal);
      return list?.[roll(list.length)];
    }
    const usable = productions.filter(
      (production) => !production.older && this.height(production) < Infinity,
    );
    if (usable.length === 0) return undefined;
    let fitting = usable.filter((production) => this.height(production) <= depth);
    if (fitting.length === 0) {
      const least = Math.min(...usable.map((production) => this.height(production)));
      fitting = usable.filter((production) => this.height(production) === least);
    }
    return this.fill(fitting[roll(fitting.length)]!, depth - 1, roll);
  }

  private height(production: Production): number {
    return heightOf(production, this.heights);
  }

  private fill(production: Production, depth: number, roll: Roll): unknown {
    const { shape, pieces, kind, constants } = production;
    if (shape === 'value') return production.value;
    const filled = pieces.flatMap((piece) =>
      piece.type === 'slot' ? [{ name: piece.name, value: this.value(piece.category, depth, roll) }] : [],
    );
    if (shape === 'pass') return filled[0]!.value;
    if (shape === 'list')
      return filled.flatMap(({ name, value }) => (name === '...' ? (value as unknown[]) : [value]));
    const node: Record<string, unknown> = { kind };
    for (const [name, value] of constants) node[name] = value;
    for (const { name, value } of filled) node[name] = value;
    return node;
  }
}

function heightOf({ pieces }: Production, heights: readonly number[]): number {
  let height = 0;
  for (const piece of pieces) if (piece.type === 'slot') height = Math.max(height, heights[piece.category]!);
  return height + 1;
}

/** For each category, how deep its least deep meaning is. */
function findHeights({ categories }: Grammar): number[] {
  const heights = categories.map(({ terminal }) =>
    terminal === undefined || !samples.has(terminal) ? Infinity : 0,
  );
  const least = ({ productions }: Category): number =>
    Math.min(...productions.filter(({ older }) => !older).map((production) => heightOf(production, heights)));
  for (let changed = true; changed;) {
    changed = false;
    for (const category of categories) {
      if (category.terminal !== undefined) continue;
      const height = least(category);
      if (height < heights[category.index]!) {
        heights[category.index] = height;
        changed = true;
      }
    }
  }
  return heights;
}
