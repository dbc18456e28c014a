// Reads words by a compiled grammar: a packed forest with a memo per category and position.
import type { LexedLine } from '../words';
import { WordClass } from '../words';
import type { Category, Grammar, Production, TrieNode } from './compile';

/** One way to read a stretch: a production and what its slots are, or a terminal (no production). */
interface Derivation {
  readonly production: Production | undefined;
  readonly kids: readonly Stretch[];
}

/** A category read from one word up to another, in one way or several. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly ways: Derivation[];
}

/** Makes the values of quotes, which are read as lines of their own. */
export type ReadQuote = (line: LexedLine) => unknown;

const nothing: Stretch[] = [];

/** The work that one line may cost, as steps per word. */
const stepsPerWord = 4000;
/** Lines of more words than this get a bounded total. */
const mostSteps = 400_000;

/** Reads one lexed line (or a part of it). */
export class Parse {
  /** The furthest word at which something was expected, and the places in the grammar that expected it. */
  furthest: number;
  readonly expecting: TrieNode[] = [];
  private readonly memo: (Stretch[] | undefined)[];
  private readonly categories: readonly Category[];
  private steps: number;

  constructor(
    grammar: Grammar,
    private readonly line: LexedLine,
    private readonly from: number,
    private readonly to: number,
    private readonly exhaustive: boolean,
  ) {
    this.categories = grammar.categories;
    this.memo = new Array<Stretch[] | undefined>((to - from + 1) * this.categories.length);
    this.furthest = from;
    this.steps = Math.min(mostSteps, (to - from) * stepsPerWord);
  }

  /** The reading of the whole range as a category, or undefined. */
  read(category: number): Stretch | undefined {
    return this.stretches(category, this.from).find(({ end }) => end === this.to);
  }

  /** All readings of a category that begin at a word. */
  stretches(category: number, at: number): Stretch[] {
    if (at >= this.to) return nothing;
    const key = (at - this.from) * this.categories.length + category;
    const known = this.memo[key];
    if (known) return known;
    const { terminal, root, first } = this.categories[category]!;
    if (!first[this.line.ids[at]!]) return (this.memo[key] = nothing);
    if (terminal !== undefined) {
      return (this.memo[key] = [{ start: at, end: at + 1, ways: [{ production: undefined, kids: [] }] }]);
    }
    const found: Stretch[] = [];
    // Set before walking, so that a category that begins with itself ends at once.
    this.memo[key] = nothing;
    this.walk(root, at, at, [], found, new Set());
    return (this.memo[key] = found);
  }

  private walk(
    node: TrieNode,
    start: number,
    at: number,
    kids: Stretch[],
    found: Stretch[],
    seen: Set<number>,
  ): void {
    this.steps -= 1;
    if (this.steps < 0) return;
    if (node.accepts.length > 0) this.accept(node.accepts, start, at, kids, found);
    if (at > this.furthest) {
      this.furthest = at;
      this.expecting.length = 0;
    }
    if (at === this.furthest && this.expecting.length < 16) this.expecting.push(node);
    if (at >= this.to) return;
    const id = this.line.ids[at]!;
    const next = node.words?.get(id);
    if (next) this.walk(next, start, at + 1, kids, found, seen);
    const edges = node.categories;
    for (let index = 0; index < edges.length; index += 1) {
      const edge = edges[index]!;
      if (!this.categories[edge.category]!.first[id]) continue;
      const stretches = this.stretches(edge.category, at);
      for (let each = 0; each < stretches.length; each += 1) {
        const stretch = stretches[each]!;
        if (edge.without && this.has(edge.without.ids, stretch)) continue;
        if (!this.exhaustive) {
          // One derivation is enough for each place in the trie at each word.
          const place = edge.next.index * (this.to - this.from + 1) + (stretch.end - this.from);
          if (seen.has(place)) continue;
          seen.add(place);
        }
        kids.push(stretch);
        this.walk(edge.next, start, stretch.end, kids, found, seen);
        kids.pop();
      }
    }
  }

  /** Whether the words stand in the stretch, one after the other. */
  private has(words: readonly number[], { start, end }: Stretch): boolean {
    const { ids } = this.line;
    for (let at = start; at + words.length <= end; at += 1) {
      let length = 0;
      while (length < words.length && ids[at + length] === words[length]) length += 1;
      if (length === words.length) return true;
    }
    return false;
  }

  private accept(accepts: Production[], start: number, end: number, kids: Stretch[], found: Stretch[]): void {
    const old = found.find((stretch) => stretch.end === end);
    if (old) {
      if (this.exhaustive) {
        for (const production of accepts) old.ways.push({ production, kids: kids.slice() });
      }
      return;
    }
    const ways: Derivation[] = [{ production: accepts[0], kids: kids.slice() }];
    if (this.exhaustive) {
      for (let index = 1; index < accepts.length; index += 1)
        ways.push({ production: accepts[index], kids: kids.slice() });
    }
    found.push({ start, end, ways });
  }
}

/** How many readings a stretch holds; stops counting at the limit. */
export function countReadings(stretch: Stretch, limit: number, counted = new Map<Stretch, number>()): number {
  const known = counted.get(stretch);
  if (known !== undefined) return known;
  counted.set(stretch, 1);
  let sum = 0;
  for (const { kids } of stretch.ways) {
    let product = 1;
    for (const kid of kids) product = Math.min(limit, product * countReadings(kid, limit, counted));
    sum += product;
    if (sum >= limit) break;
  }
  sum = Math.min(sum, limit);
  counted.set(stretch, sum);
  return sum;
}

/** Where a stretch has several readings of its own: the wordings that compete. */
export function findChoices(
  grammar: Grammar,
  stretch: Stretch,
  found: string[] = [],
  seen = new Set<Stretch>(),
): string[] {
  if (seen.has(stretch)) return found;
  seen.add(stretch);
  if (stretch.ways.length > 1) {
    const wordings = stretch.ways.map(({ production }) => describeProduction(grammar, production));
    found.push(wordings.sort().join('  ||  '));
  }
  for (const { kids } of stretch.ways) for (const kid of kids) findChoices(grammar, kid, found, seen);
  return found;
}

function describeProduction(grammar: Grammar, production: Production | undefined): string {
  if (!production) return 'terminal';
  const words = production.pieces.map((piece) =>
    piece.type === 'word' ? piece.text : `{${grammar.categories[piece.category]!.name}}`,
  );
  return `${production.of}/${production.kind ?? ''}: ${words.join(' ')}`;
}

/** A node of meaning. */
export interface Meaning {
  readonly kind: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly [slot: string]: unknown;
}

/** Builds the meaning of a stretch; `way` chooses among several (the first by default). */
export class Builder {
  /** Whether an older wording was read somewhere inside. */
  readonly older: { readonly start: number; readonly end: number }[] = [];

  constructor(
    private readonly line: LexedLine,
    private readonly readQuote: ReadQuote,
  ) {}

  build(stretch: Stretch, choose: (stretch: Stretch) => number = () => 0): unknown {
    const { production, kids } = stretch.ways[choose(stretch)]!;
    if (!production) return this.terminal(stretch.start);
    if (production.older) this.older.push(this.span(stretch));
    switch (production.shape) {
      case 'value':
        return production.value;
      case 'pass':
        return this.build(kids[0]!, choose);
      case 'list': {
        const items: unknown[] = [];
        production.slots.forEach((slot, index) => {
          const value = this.build(kids[index]!, choose);
          if (slot === '...') items.push(...(value as unknown[]));
          else items.push(value);
        });
        return items;
      }
      case 'node': {
        const node: Record<string, unknown> = { kind: production.kind };
        for (const [name, value] of production.constants) node[name] = value;
        const { slots } = production;
        for (let index = 0; index < slots.length; index += 1)
          node[slots[index]!] = this.build(kids[index]!, choose);
        node['span'] = this.span(stretch);
        return node;
      }
    }
  }

  private span({ start, end }: Stretch): { start: number; end: number } {
    return { start: this.line.starts[start]!, end: this.line.ends[end - 1]! };
  }

  private terminal(at: number): unknown {
    const form = this.line.forms[at]!;
    switch (this.line.classes[at]) {
      case WordClass.Number:
        return Number(form.replaceAll(',', ''));
      case WordClass.Self:
        return this.line.selves.get(at) === 'full'
          ? 'full'
          : (this.line.selves.get(at) ?? 'full') + ':' + form;
      case WordClass.Quote:
        return this.readQuote(this.line.quotes.get(at)!);
      default:
        return form;
    }
  }
}
