// Finds digest entries: by a term as it stands in card text, by id, by rule number.
import {
  abilityWords,
  counterKinds,
  findKeywordAbility,
  findSubtype,
  findSymbol,
  isKeywordCounter,
  isPowerToughnessCounter,
  type SubtypeKind,
  type SymbolKind,
} from '../vocabulary';
import { digestEntries } from './digest';
import type { DigestEntry } from './digest-entry';

interface Index {
  readonly byId: ReadonlyMap<string, DigestEntry>;
  readonly byTerm: ReadonlyMap<string, readonly DigestEntry[]>;
  readonly byRule: ReadonlyMap<string, readonly DigestEntry[]>;
}

const abilityWordSet = new Set(abilityWords);

let built: Index | undefined;

function index(): Index {
  if (built) return built;
  const byId = new Map<string, DigestEntry>();
  const byTerm = new Map<string, DigestEntry[]>();
  const byRule = new Map<string, DigestEntry[]>();
  const add = (map: Map<string, DigestEntry[]>, key: string, entry: DigestEntry) => {
    const list = map.get(key);
    if (list) list.push(entry);
    else map.set(key, [entry]);
  };
  for (const entry of digestEntries()) {
    byId.set(entry.id, entry);
    for (const term of entry.terms) add(byTerm, term, entry);
    for (const rule of entry.rules) add(byRule, rule, entry);
  }
  built = { byId, byTerm, byRule };
  return built;
}

const symbolEntries: Readonly<Partial<Record<SymbolKind, string>>> = {
  generic: 'generic-mana',
  variable: 'variable-mana',
  hybrid: 'hybrid-mana',
  'monocolored-hybrid': 'monocolored-hybrid-mana',
  phyrexian: 'phyrexian-mana',
  'hybrid-phyrexian': 'hybrid-phyrexian-mana',
  snow: 'snow-mana',
  ticket: 'ticket-symbol',
};

const subtypeEntries: Readonly<Record<SubtypeKind, string>> = {
  artifact: 'artifact-type',
  battle: 'battle-type',
  creature: 'creature-type',
  dungeon: 'dungeon-type',
  enchantment: 'enchantment-type',
  land: 'land-type',
  plane: 'planar-type',
  planeswalker: 'planeswalker-type',
  spell: 'spell-type',
};

/**
 * All entries that a term may mean, the likeliest first. The term is taken as it stands in card text: any case,
 * plural or verb form, `{W/U}`, `+1/+1 counters`, `basic landcycling`. Subtypes count only with a capital
 * (`Elves`). Empty when the term has no meaning in the rules.
 */
export function findEntries(term: string): readonly DigestEntry[] {
  const { byId, byTerm } = index();
  const text = term.replaceAll('’', "'").trim();
  const key = text.toLowerCase();
  // "gain 3 life" is kept as "gain n life".
  const direct = byTerm.get(key) ?? byTerm.get(key.replace(/ (?:\d+|x) /, ' n '));
  if (direct) return direct;
  const only = (id: string): readonly DigestEntry[] => {
    const entry = byId.get(id);
    return entry ? [entry] : [];
  };
  if (key.startsWith('{')) {
    const symbol = findSymbol(key);
    const id = symbol && symbolEntries[symbol.kind];
    return id ? only(id) : [];
  }
  const counter = /^(\S.*) counters?$/.exec(key);
  if (counter) return isCounterKind(counter[1]!) ? only(counterEntry(counter[1]!)) : [];
  if (isPowerToughnessCounter(key.replaceAll('x', 'X'))) return only('plus-minus-power-toughness');
  // "protection from red until end of turn" is not one quality.
  if (/^(?:hexproof|protection) from (?:\S+ ){1,}(?!.*\bfrom \S+$)/.test(key)) return [];
  const keyword = findKeywordAbility(key);
  if (keyword) return byTerm.get(keyword.name) ?? [];
  if (/^[A-Z]/.test(text)) {
    const found = findSubtype(text);
    if (found) return found.subtype.kinds.flatMap((kind) => only(subtypeEntries[kind]));
  }
  if (abilityWordSet.has(key)) return only('ability-word');
  return /\s/.test(text) ? [] : findInsideWord(text);
}

/** `creature's`, `noncreature`, `non-Wall`, `un-` words: what the word without its ending or beginning means. */
function findInsideWord(text: string): readonly DigestEntry[] {
  const owner = /^(.{2,})'s?$/.exec(text)?.[1];
  if (owner) return findEntries(owner);
  const denied = /^non-?(\p{L}{3,})$/iu.exec(text)?.[1];
  return denied ? findEntries(denied) : [];
}

const notKinds = new Set(
  'a an the that this those these each any all no of or and one two three four five more another additional other'.split(
    ' ',
  ),
);

/** Whether the words before "counter" name a kind: a known one, or one word of the author's own. */
function isCounterKind(kind: string): boolean {
  if (counterKinds.has(kind) || isPowerToughnessCounter(kind) || isKeywordCounter(kind)) return true;
  return /^[\p{L}-]{3,}$/u.test(kind) && !notKinds.has(kind);
}

function counterEntry(kind: string): string {
  if (isPowerToughnessCounter(kind)) return 'power-toughness-counter';
  if (isKeywordCounter(kind)) return 'keyword-counter';
  return 'counter';
}

/** The likeliest entry of a term, or the one of the kind asked for. */
export function findEntry(term: string, kind?: EntryKindOf): DigestEntry | undefined {
  const entries = findEntries(term);
  return kind ? entries.find((entry) => entry.kind === kind) : entries[0];
}

type EntryKindOf = DigestEntry['kind'];

/** The entry with this id. */
export function entryById(id: string): DigestEntry | undefined {
  return index().byId.get(id);
}

/**
 * The entry that explains a rule: one that is defined by it, else one that cites it, else the same for the rule
 * above it (`702.9b` -> `702.9`), else none.
 */
export function entryOf(ruleNumber: string): DigestEntry | undefined {
  const { byRule } = index();
  for (const number of [ruleNumber, ruleNumber.replace(/[a-z]$/, ''), ruleNumber.split('.')[0]!]) {
    const entries = byRule.get(number);
    if (entries) return entries.find((entry) => entry.rules[0] === number) ?? entries[0];
  }
  return undefined;
}
