// Writes meaning as text by the same wordings that read it, in today's form.
import type { WordClass } from '../words';
import type { Category, Grammar, Production } from './compile';

/** Writes the value of a terminal. */
export type WriteTerminal = (wordClass: WordClass, value: unknown) => string | undefined;

type Values = Readonly<Record<string, unknown>>;

/** Writes meanings of one grammar. */
export class Printer {
  private readonly kinds = new Map<Category, ReadonlySet<string>>();

  constructor(
    private readonly grammar: Grammar,
    private readonly writeTerminal: WriteTerminal,
  ) {}

  /** The words of a meaning as a category, or undefined when no current wording says it. */
  words(category: number, value: unknown): string[] | undefined {
    const out: string[] = [];
    return this.write(this.grammar.categories[category]!, value, out) ? out : undefined;
  }

  private reach(category: Category): ReadonlySet<string> {
    const known = this.kinds.get(category);
    if (known) return known;
    const found = new Set<string>(category.byKind.keys());
    this.kinds.set(category, found);
    for (const { shape, pieces } of category.others) {
      if (shape !== 'pass') continue;
      for (const piece of pieces) {
        if (piece.type === 'slot')
          for (const kind of this.reach(this.grammar.categories[piece.category]!)) found.add(kind);
      }
    }
    return found;
  }

  private write(category: Category, value: unknown, out: string[]): boolean {
    const at = out.length;
    if (!this.writeValue(category, value, out)) return false;
    // Each part of a cost begins with a capital.
    if (category.name === 'costitem')
      out[at] = out[at]!.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return true;
  }

  private writeValue(category: Category, value: unknown, out: string[]): boolean {
    if (value === undefined) return false;
    if (category.terminal !== undefined) {
      const text = this.writeTerminal(category.terminal, value);
      if (text === undefined) return false;
      out.push(text);
      return true;
    }
    const kept = out.length;
    const isNode = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isNode) {
      const { kind } = value as { kind: string };
      const own = category.byKind.get(kind);
      if (own) {
        for (const production of own) {
          if (this.node(production, value as Values, out)) return true;
          out.length = kept;
        }
      }
      for (const production of category.others) {
        if (production.shape !== 'pass') continue;
        const inner = production.pieces.find((piece) => piece.type === 'slot');
        const next = this.grammar.categories[inner!.type === 'slot' ? inner!.category : 0]!;
        if (!this.reach(next).has(kind)) continue;
        if (this.pieces(production, () => value, out)) return true;
        out.length = kept;
      }
      return false;
    }
    for (const production of category.others) {
      if (production.shape === 'value') {
        if (production.value !== value) continue;
        if (this.pieces(production, () => undefined, out)) return true;
      } else if (production.shape === 'list') {
        if (Array.isArray(value) && this.list(production, value, out)) return true;
      } else if (this.pieces(production, () => value, out)) return true;
      out.length = kept;
    }
    return false;
  }

  private node(production: Production, value: Values, out: string[]): boolean {
    let size = 0;
    for (const key in value) if (key !== 'span' && value[key] !== undefined) size += 1;
    if (size !== production.size) return false;
    for (const [name, constant] of production.constants) if (value[name] !== constant) return false;
    return this.pieces(production, (slot) => value[slot], out);
  }

  private list(production: Production, value: readonly unknown[], out: string[]): boolean {
    const { slots } = production;
    const rest = slots.includes('...');
    if (rest ? value.length < slots.length : value.length !== slots.length) return false;
    return this.pieces(
      production,
      (slot) => (slot === '*' ? value[0] : slot === '**' ? value[1] : value.slice(1)),
      out,
    );
  }

  private pieces(production: Production, valueOf: (slot: string) => unknown, out: string[]): boolean {
    for (const piece of production.pieces) {
      if (piece.type === 'word') {
        out.push(piece.text);
        continue;
      }
      const from = out.length;
      if (!this.write(this.grammar.categories[piece.category]!, valueOf(piece.name), out)) return false;
      if (piece.without && has(piece.without.words, out, from)) return false;
    }
    return true;
  }
}

/** Whether the words stand in the printed ones from a place on, one after the other. */
function has(words: readonly string[], printed: readonly string[], from: number): boolean {
  for (let at = from; at + words.length <= printed.length; at += 1) {
    if (words.every((word, index) => printed[at + index]!.toLowerCase() === word)) return true;
  }
  return false;
}
