// What Forge scripts are written with: handlers and their parameters, references, counters. Facts counted over scripts.
import * as table from './forge.generated';

/** What a parameter's value names. */
export type ForgeReference =
  /** One script variable or a list of them; anything else is an error. */
  | 'variable'
  /** A number, a known word, or a script variable that stands for a number. */
  | 'number';

/**
 * The words of Forge scripts with the number of scripts that use them. A handler is `api:Draw`, `trigger:Phase`,
 * `static:Continuous` or `replacement:Moved`.
 */
export interface ForgeVocabulary {
  /** Parameters of each handler. */
  readonly handlers: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Parameters over all handlers. */
  readonly parameters: ReadonlyMap<string, number>;
  /** What parameters refer to: by name, or by handler and name (`api:Charm/Choices`). */
  readonly references: ReadonlyMap<string, ForgeReference>;
  /** Words that stand where a number may stand and are no script variable: `All`, `Double`, `VoteNum` … */
  readonly numberWords: ReadonlyMap<string, number>;
  /** Parameters by which an effect makes a script variable of the name it is given: `ResultSVar` … */
  readonly makers: ReadonlySet<string>;
  /** Names of counters, as scripts write them. */
  readonly counters: ReadonlyMap<string, number>;
  /** Script variables that the game reads by their names, so that no script mentions them. */
  readonly readByGame: ReadonlyMap<string, number>;
  /** What may stand before the `$` of an expression: `Count`, `Remembered` … */
  readonly expressions: ReadonlyMap<string, number>;
  /** The words that keep coming back as values of a parameter, the most frequent first. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Keys of lines (the part before the first `:`), beside the bare `ALTERNATE`. */
export const forgeLineKeys: readonly string[] = [
  'Name',
  'ManaCost',
  'Types',
  'Oracle',
  'PT',
  'Loyalty',
  'Defense',
  'Colors',
  'Text',
  'K',
  'A',
  'T',
  'S',
  'R',
  'SVar',
  'AI',
  'DeckHas',
  'DeckHints',
  'DeckNeeds',
  'DeckRule',
  'AlternateMode',
  'ALTERNATE',
  'SPECIALIZE',
  'Variant',
  'HandLifeModifier',
  'MeldPair',
  'Draft',
  'CopyFaceFrom',
  'FlavorName',
  'Lights',
  'SETCOLORID',
];

/**
 * Parameters that no effect reads any more, with what took their place ('' when nothing is needed).
 * Learned from what the project's own maintainers removed.
 */
export const obsoleteForgeParameters: Readonly<Record<string, string>> = {
  References: '',
  Reference: '',
  SVars: '',
  RememberRandomChoice: '',
  OverwriteSpells: '',
  AISearchGoal: '',
  PeekNum: 'PeekAmount',
  ValidConniver: 'ValidCard',
  ValidDefenders: 'ValidDefender',
  TokenController: 'TokenOwner',
  TokenImage: 'TokenScript',
  TokenName: 'TokenScript',
  TokenKeywords: 'TokenScript',
  TokenAltImages: 'TokenScript',
};

/** Rare parameters that look like slips of a frequent one and are none; each was looked at by a person. */
export const rareForgeParameters: ReadonlySet<string> = new Set([
  'Unimprint',
  'RememberCounteredSA',
  'PresentCompare2',
  'PresentZone2',
  'ST',
]);

/** Script variables that effects set by themselves: dice, coins, votes, damage. */
export const gameVariables: ReadonlySet<string> = new Set([
  'Result',
  'Excess',
  'Votes',
  'VoteNum',
  'Wins',
  'Losses',
  'Doubles',
  'MaxRolls',
  'OddResults',
  'EvenResults',
  'DifferentResults',
  'PreventedDamage',
  'NumTimes',
  'Random',
]);

/** Handlers that the game lists and no script of the corpus uses. */
const unusedHandlers: Readonly<Record<string, string>> = {
  api: 'Ascend Bond ChangeSpeed ClassLevelUp Encode EndCombatPhase Haunt Mutate Subgame',
  trigger:
    'Airbend DamageDoneOnceByController Earthbend ElementalBend Firebend Foretell Immediate RoomEntered TakesInitiative Trains Waterbend',
  static: 'CanBlockAmount CanExhaust CantBeSuspected IgnoreLandwalk IgnoreShroud MaxCounter',
  replacement: 'AssignDealDamage CopySpell DealtDamage Discard Surveil Tap',
};

/** What the game lists by itself, whether any script uses it or not; nothing else in it. */
export const listedHandlers: ForgeVocabulary = {
  handlers: new Map(
    Object.entries(unusedHandlers).flatMap(([kind, names]) =>
      names.split(' ').map((name) => [`${kind}:${name}`, new Map<string, number>()] as const),
    ),
  ),
  parameters: new Map(),
  references: new Map(),
  numberWords: new Map(),
  makers: new Set(),
  counters: new Map(),
  readByGame: new Map(),
  expressions: new Map(),
  values: new Map(),
};

/** What ships with Cardwright; works without any folder of scripts. */
export const forgeTable: ForgeVocabulary = mergeForgeVocabularies(unpack(), listedHandlers);

/** Both vocabularies together; of two counts of the same thing the greater one stands. */
export function mergeForgeVocabularies(first: ForgeVocabulary, second: ForgeVocabulary): ForgeVocabulary {
  return {
    handlers: mergeNested(first.handlers, second.handlers),
    parameters: mergeCounts(first.parameters, second.parameters),
    references: new Map([...second.references, ...first.references]),
    numberWords: mergeCounts(first.numberWords, second.numberWords),
    makers: new Set([...first.makers, ...second.makers]),
    counters: mergeCounts(first.counters, second.counters),
    readByGame: mergeCounts(first.readByGame, second.readByGame),
    expressions: mergeCounts(first.expressions, second.expressions),
    values: mergeNested(first.values, second.values),
  };
}

function mergeCounts(
  first: ReadonlyMap<string, number>,
  second: ReadonlyMap<string, number>,
): Map<string, number> {
  const merged = new Map(first);
  for (const [word, count] of second) merged.set(word, Math.max(count, merged.get(word) ?? 0));
  return merged;
}

function mergeNested(
  first: ReadonlyMap<string, ReadonlyMap<string, number>>,
  second: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Map<string, ReadonlyMap<string, number>> {
  const merged = new Map(first);
  for (const [name, counts] of second) {
    const known = merged.get(name);
    merged.set(name, known ? mergeCounts(known, counts) : counts);
  }
  return merged;
}

function unpack(): ForgeVocabulary {
  return {
    handlers: unpackNested(table.handlers),
    parameters: unpackCounts(table.parameters),
    references: new Map<string, ForgeReference>([
      ...table.variableReferences.split(' ').map((name) => [name, 'variable'] as const),
      ...table.numberReferences.split(' ').map((name) => [name, 'number'] as const),
    ]),
    numberWords: unpackCounts(table.numberWords),
    makers: new Set(table.makers.split(' ')),
    counters: unpackCounts(table.counters),
    readByGame: unpackCounts(table.readByGame),
    expressions: unpackCounts(table.expressions),
    values: unpackNested(table.values),
  };
}

/** `Defined 12 NumCards 7`, as the generator writes it. `~` stands for a space inside a name. */
function unpackCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const words = text.split(' ');
  for (let index = 0; index + 1 < words.length; index += 2) {
    counts.set(words[index]!.replaceAll('~', ' '), Number(words[index + 1]));
  }
  return counts;
}

function unpackNested(texts: Readonly<Record<string, string>>): Map<string, ReadonlyMap<string, number>> {
  return new Map(Object.entries(texts).map(([name, counts]) => [name, unpackCounts(counts)]));
}
