// Compiles declared wordings into categories: a trie over word ids and categories, and tables of first words.
import { idOfClass, internWord, wordCount, WordClass } from '../words';
import { inflectNoun, inflectVerb, type VerbForm } from './morphology';
import type { Constant, Rule } from './rule';
import { readTemplate, type Element } from './template';

/** A piece of a compiled wording. */
export type Piece =
  | { readonly type: 'word'; readonly id: number; readonly text: string }
  | { readonly type: 'slot'; readonly name: string; readonly category: number; readonly without?: Banned };

/** Words, one after the other, that may not stand in what a slot takes. */
export interface Banned {
  readonly ids: readonly number[];
  readonly words: readonly string[];
}

/** One compiled wording. `=` passes its slot's value on; `*` and `...` build a list. */
export interface Production {
  /** The name of its category. */
  readonly of: string;
  readonly kind: string | null;
  readonly pieces: readonly Piece[];
  readonly slots: readonly string[];
  readonly constants: readonly (readonly [string, Constant])[];
  readonly value: Constant | undefined;
  readonly shape: 'node' | 'pass' | 'list' | 'value';
  readonly older: boolean;
  /** How many properties its node has. */
  readonly size: number;
}

export interface TrieNode {
  readonly index: number;
  words: Map<number, TrieNode> | undefined;
  categories: { readonly category: number; readonly without?: Banned; readonly next: TrieNode }[];
  accepts: Production[];
}

export interface Category {
  readonly name: string;
  readonly index: number;
  /** The class of word that it is, when it is a terminal. */
  readonly terminal: WordClass | undefined;
  readonly root: TrieNode;
  readonly productions: Production[];
  /** Productions by the kind of node that they write. */
  readonly byKind: Map<string, Production[]>;
  readonly others: Production[];
  first: Uint8Array;
}

export interface Grammar {
  readonly categories: readonly Category[];
  readonly byName: ReadonlyMap<string, number>;
}

const terminals: Readonly<Record<string, WordClass>> = {
  NUMBER: WordClass.Number,
  SIZE: WordClass.Size,
  CHANGE: WordClass.SizeChange,
  SYMBOL: WordClass.Symbol,
  SELF: WordClass.Self,
  NAME: WordClass.Name,
  QUOTE: WordClass.Quote,
  LABEL: WordClass.Label,
  LOYALTY: WordClass.Loyalty,
  RANGE: WordClass.Range,
  CHAPTER: WordClass.Chapter,
};

/** The features that a family of categories varies over. */
export type Features = Readonly<Record<string, readonly string[]>>;

class Compiler {
  readonly categories: Category[] = [];
  readonly byName = new Map<string, number>();
  private readonly byFamily = new Map<string, Rule[]>();
  private readonly queue: Category[] = [];
  private nodes = 0;

  constructor(
    rules: readonly Rule[],
    private readonly features: Features,
  ) {
    for (const rule of rules) {
      const list = this.byFamily.get(rule.category);
      if (list) list.push(rule);
      else this.byFamily.set(rule.category, [rule]);
    }
  }

  run(roots: readonly string[]): Grammar {
    for (const root of roots) this.category(root);
    for (let category = this.queue.pop(); category; category = this.queue.pop()) this.fill(category);
    this.findFirstWords();
    return { categories: this.categories, byName: this.byName };
  }

  private node(): TrieNode {
    this.nodes += 1;
    return { index: this.nodes, words: undefined, categories: [], accepts: [] };
  }

  private category(name: string): number {
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    const category: Category = {
      name,
      index: this.categories.length,
      terminal: terminals[name],
      root: this.node(),
      productions: [],
      byKind: new Map(),
      others: [],
      first: new Uint8Array(0),
    };
    this.byName.set(name, category.index);
    this.categories.push(category);
    if (category.terminal === undefined) this.queue.push(category);
    return category.index;
  }

  private fill(category: Category): void {
    const { name } = category;
    const list = /^(.+?)(\+|\|(?:or|and|andor|,|any))$/.exec(name);
    if (list) {
      this.fillList(category, list[1]!, list[2]!);
      return;
    }
    const dot = name.lastIndexOf('.');
    const family = dot > 0 ? name.slice(0, dot) : name;
    const feature = dot > 0 ? name.slice(dot + 1) : '';
    const varying = this.features[family];
    if (!feature && varying) {
      for (const form of varying) this.addPass(category, `${family}.${form}`);
      return;
    }
    const rules = [...(this.byFamily.get(name) ?? []), ...(feature ? (this.byFamily.get(family) ?? []) : [])];
    if (rules.length === 0) throw new Error(`No wording for the category "${name}"`);
    for (const rule of rules) this.addRule(category, rule, feature);
  }

  private addPass(category: Category, other: string): void {
    this.add(
      category,
      [{ type: 'slot', name: '=', category: this.category(other) }],
      null,
      {},
      undefined,
      false,
      [],
    );
  }

  private fillList(category: Category, item: string, style: string): void {
    const one: Piece = { type: 'slot', name: '*', category: this.category(item) };
    const word = (text: string): Piece => ({ type: 'word', id: internWord(text), text });
    const addList = (target: Category, pieces: Piece[]): void => {
      this.add(target, pieces, null, {}, undefined, false, []);
    };
    if (style === '+' || style === '|,') {
      addList(category, [one]);
      const rest: Piece = { type: 'slot', name: '...', category: category.index };
      addList(category, style === '+' ? [one, rest] : [one, word(','), rest]);
      // A phrase that ends in an open phrase of its own kind can only come last.
      const closing = `${item}end`;
      if (style === '+' && this.byFamily.has(closing)) {
        addList(category, [{ type: 'slot', name: '*', category: this.category(closing) }]);
      }
      return;
    }
    const joint = style === '|andor' ? 'and/or' : style.slice(1);
    const tailName = `${item}|tail-${joint}`;
    const known = this.byName.get(tailName);
    const last = (name: string): Piece => ({ type: 'slot', name, category: this.category(item) });
    const joints = joint === 'and/or' ? [[word('and/or')]] : [[word(joint)]];
    for (const joining of joints) addList(category, [one, ...joining, last('**')]);
    let tail = known;
    if (tail === undefined) {
      const made: Category = {
        name: tailName,
        index: this.categories.length,
        terminal: undefined,
        root: this.node(),
        productions: [],
        byKind: new Map(),
        others: [],
        first: new Uint8Array(0),
      };
      this.byName.set(tailName, made.index);
      this.categories.push(made);
      tail = made.index;
      for (const joining of joints) addList(made, [one, word(','), ...joining, last('**')]);
      addList(made, [one, word(','), { type: 'slot', name: '...', category: tail }]);
    }
    addList(category, [one, word(','), { type: 'slot', name: '...', category: tail }]);
  }

  private addRule(category: Category, rule: Rule, feature: string): void {
    for (const { elements, flags } of readTemplate(rule.template)) {
      // "You cast it" is read as the present; a past form that looks the same is no second reading.
      if (
        feature === 'ppl' &&
        elements.some((element) => element.type === 'verb' && sameInPast(element.text))
      )
        continue;
      const options = expandChoices(elements);
      for (const { pieces, chosen } of options) {
        const made = pieces.map((element): Piece => this.piece(element, feature));
        this.add(category, made, rule.kind, { ...rule.constants, ...chosen }, rule.value, rule.older, flags);
      }
    }
  }

  private piece(element: Element, feature: string): Piece {
    switch (element.type) {
      case 'slot': {
        const name = element.category.replace('$n', feature);
        const slot: Piece = { type: 'slot', name: element.name, category: this.category(name) };
        return element.without ? { ...slot, without: banned(element.without) } : slot;
      }
      case 'verb':
        return literal(inflectVerb(element.text, (feature || 'base') as VerbForm));
      case 'noun':
        return literal(inflectNoun(element.text, feature));
      case 'word':
        return literal(element.text);
      case 'choice':
        throw new Error('Choices are expanded before');
    }
  }

  private add(
    category: Category,
    pieces: Piece[],
    kind: string | null,
    constants: Readonly<Record<string, Constant>>,
    value: Constant | undefined,
    older: boolean,
    flags: readonly string[],
  ): void {
    const slots = pieces.flatMap((piece) => (piece.type === 'slot' ? [piece.name] : []));
    const shape =
      value !== undefined
        ? 'value'
        : slots.includes('*')
          ? 'list'
          : kind === null && slots[0] === '='
            ? 'pass'
            : 'node';
    const all: (readonly [string, Constant])[] = [
      ...Object.entries(constants),
      ...flags.map((flag) => [flag, true] as const),
    ];
    if (pieces.length === 0) throw new Error(`An empty wording in "${category.name}"`);
    if (shape === 'node' && kind === null) throw new Error(`A wording without a kind in "${category.name}"`);
    const size = all.length + new Set(slots).size + 1;
    const production: Production = {
      of: category.name,
      kind,
      pieces,
      slots,
      constants: all,
      value,
      shape,
      older,
      size,
    };
    category.productions.push(production);
    if (!older) {
      if (shape === 'node') {
        const list = category.byKind.get(kind!);
        if (list) list.push(production);
        else category.byKind.set(kind!, [production]);
      } else category.others.push(production);
    }
    let node = category.root;
    for (const piece of pieces) {
      if (piece.type === 'word') {
        node.words ??= new Map();
        let next = node.words.get(piece.id);
        if (!next) node.words.set(piece.id, (next = this.node()));
        node = next;
      } else {
        const { category: wanted, without } = piece;
        let edge = node.categories.find(
          (other) => other.category === wanted && other.without?.words.join() === without?.words.join(),
        );
        if (!edge) {
          edge = { category: wanted, ...(without && { without }), next: this.node() };
          node.categories.push(edge);
        }
        node = edge.next;
      }
    }
    node.accepts.push(production);
  }

  private findFirstWords(): void {
    const size = wordCount();
    for (const category of this.categories) {
      category.first = new Uint8Array(size);
      if (category.terminal !== undefined) category.first[idOfClass(category.terminal)] = 1;
    }
    for (let changed = true; changed;) {
      changed = false;
      for (const { first, root } of this.categories) {
        const take = (id: number): void => {
          if (first[id]) return;
          first[id] = 1;
          changed = true;
        };
        for (const id of root.words?.keys() ?? []) take(id);
        for (const edge of root.categories) {
          const other = this.categories[edge.category]!.first;
          for (let id = 0; id < size; id += 1) if (other[id]) take(id);
        }
      }
    }
  }
}

function sameInPast(verb: string): boolean {
  return inflectVerb(verb, 'ppl') === inflectVerb(verb, 'pl');
}

function banned(text: string): Banned {
  const words = text.split(' ');
  return { words, ids: words.map((word) => internWord(word)) };
}

function literal(text: string): Piece {
  const lower = text.toLowerCase();
  return { type: 'word', id: internWord(lower === 'an' ? 'a' : lower), text };
}

function expandChoices(
  elements: readonly Element[],
): { pieces: Element[]; chosen: Record<string, Constant> }[] {
  let ways: { pieces: Element[]; chosen: Record<string, Constant> }[] = [{ pieces: [], chosen: {} }];
  for (const element of elements) {
    if (element.type !== 'choice') {
      for (const way of ways) way.pieces.push(element);
      continue;
    }
    ways = ways.flatMap(({ pieces, chosen }) =>
      element.options.map((option) => ({
        pieces: [...pieces, ...readTemplate(option)[0]!.elements],
        chosen: { ...chosen, [element.name]: option.replace(/[~^]/g, '') },
      })),
    );
  }
  return ways;
}

/**
 * Compiles a grammar. Throws when a category that is used has no wording.
 * @param features the features that a family varies over: a slot that names the family alone takes any of them
 */
export function compileGrammar(
  rules: readonly Rule[],
  features: Features,
  roots: readonly string[],
): Grammar {
  return new Compiler(rules, features).run(roots);
}
