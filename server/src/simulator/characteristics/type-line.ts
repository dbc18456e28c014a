// Divides a type line into supertypes, card types and subtypes (CR 205.1), and sorts subtypes by their kind.
import { cardTypes, subtypes, supertypes, type SubtypeKind } from '../../vocabulary';

/** The parts of a type line. */
export interface TypeLine {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** CR 205.3b: subtypes of two words, which stay together. */
const longSubtypes = [...subtypes.keys()].filter((name) => name.includes(' '));

function divideSubtypes(text: string): string[] {
  const found: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const long = longSubtypes.find((name) => rest === name || rest.startsWith(`${name} `));
    const word = long ?? /^\S+/.exec(rest)![0];
    found.push(word);
    rest = rest.slice(word.length).trim();
  }
  return found;
}

/** Reads a type line such as `Legendary Creature — Elf Druid`. Words that are no type are left out of the front half. */
export function readTypeLine(text: string): TypeLine {
  const [front = '', ...rest] = text.split(/\s+[—–-]\s+/);
  const words = front.toLowerCase().split(/\s+/).filter(Boolean);
  const types = words
    .map((word) => (word === 'tribal' ? 'kindred' : word))
    .filter((word) => cardTypes.includes(word));
  return {
    supertypes: words.filter((word) => supertypes.includes(word)),
    types: [...new Set(types)],
    subtypes: divideSubtypes(rest.join(' ')),
  };
}

/** Whether a subtype belongs to a kind: `creature`, `land`, `artifact` … */
export function isSubtypeOf(subtype: string, kind: SubtypeKind): boolean {
  return subtypes.get(subtype)?.kinds.includes(kind) ?? false;
}

const kindsOfType: Readonly<Record<string, SubtypeKind>> = {
  artifact: 'artifact',
  battle: 'battle',
  creature: 'creature',
  kindred: 'creature',
  dungeon: 'dungeon',
  enchantment: 'enchantment',
  land: 'land',
  plane: 'plane',
  planeswalker: 'planeswalker',
  instant: 'spell',
  sorcery: 'spell',
};

/** CR 205.1a: a subtype stays only with a card type that it goes with. Words that no table knows stay. */
export function fittingSubtypes(list: readonly string[], types: readonly string[]): readonly string[] {
  const kinds = types.map((type) => kindsOfType[type]);
  return list.filter((word) => {
    const known = subtypes.get(word)?.kinds;
    return known === undefined || known.some((kind) => kinds.includes(kind));
  });
}
