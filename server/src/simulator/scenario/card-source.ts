// Where the cards of a scenario come from: its own text, files, the workspace, and the basic lands that everybody knows.
import type { Printed } from '../state/printed';
import type { Placed } from './scenario';

/** A card that can be put into a game. */
export interface ScenarioCard {
  /** The whole card's name: `Front // Back`. */
  readonly name: string;
  readonly faces: readonly Printed[];
}

/** Reads and finds cards; given from outside, because the simulator knows no file formats and no disk. */
export interface CardSource {
  /** The cards of a text in the `.card` format. */
  read(text: string): readonly ScenarioCard[];
  /** The cards of a file, named as the scenario names it; undefined where it cannot be read. */
  readFile(path: string): readonly ScenarioCard[] | undefined;
  /** The text of a file that is not a card file (a puzzle); undefined where it cannot be read. */
  readText(path: string): string | undefined;
  /** A card of the workspace by its name. */
  find(name: string): ScenarioCard | undefined;
  /** Names of cards that are near, for “Did you mean”. */
  names(): readonly string[];
}

/** A source that knows no cards but those of the scenario itself. @param read reads card text */
export function onlyOwnCards(read: CardSource['read']): CardSource {
  return {
    read,
    readFile: () => undefined,
    readText: () => undefined,
    find: () => undefined,
    names: () => [],
  };
}

const basics: readonly Printed[] = [
  ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((name) => ({
    name,
    typeLine: `Basic Land — ${name}`,
    text: '',
  })),
  { name: 'Wastes', typeLine: 'Basic Land', text: '{T}: Add {C}.' },
];

/** The names of the cards that every scenario can use. */
export const basicNames: readonly string[] = basics.map(({ name }) => name);

/** The cards of one scenario. */
export class ScenarioCards {
  private readonly own = new Map<string, ScenarioCard>();
  readonly unread: Placed<string>[] = [];

  constructor(
    texts: readonly Placed<string>[],
    private readonly source: CardSource,
  ) {
    for (const text of texts) {
      const isPath = !/[\r\n]/.test(text.value.trim());
      const cards = isPath ? source.readFile(text.value.trim()) : source.read(text.value);
      if (!cards || cards.length === 0) this.unread.push(text);
      for (const card of cards ?? []) this.add(card);
    }
  }

  private add(card: ScenarioCard): void {
    this.own.set(card.name.toLowerCase(), card);
    for (const { name } of card.faces) {
      if (!this.own.has(name.toLowerCase())) this.own.set(name.toLowerCase(), card);
    }
  }

  find(name: string): ScenarioCard | undefined {
    const own = this.own.get(name.toLowerCase()) ?? this.source.find(name);
    if (own) return own;
    const basic = basics.find((each) => each.name.toLowerCase() === name.toLowerCase());
    return basic && { name: basic.name, faces: [basic] };
  }

  /** A card with a number before it: `3 Forest` is three of them. */
  findSome(text: string): { readonly card: ScenarioCard; readonly n: number } | undefined {
    const whole = this.find(text);
    if (whole) return { card: whole, n: 1 };
    const counted = /^(\d{1,3})x?\s+(.+)$/.exec(text);
    const card = counted && this.find(counted[2]!);
    return card ? { card, n: Number(counted[1]) } : undefined;
  }

  names(): string[] {
    const own = [...this.own.values()].map(({ name }) => name);
    return [...new Set([...own, ...this.source.names(), ...basicNames])];
  }
}
