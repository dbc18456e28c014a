// Kinds of nodes by what they do for references, taken from the categories of the grammar.
import { cardGrammar } from '../card-grammar';
import type { Meaning } from '../tree';

/** The kinds of the categories whose name, without its feature, is one of these or matches the pattern. */
function kindsOf(...families: readonly (string | RegExp)[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { name, byKind } of cardGrammar.categories) {
    const base = name.replace(/\..*$/, '');
    const isMeant = families.some((family) =>
      typeof family === 'string' ? family === base : family.test(base),
    );
    if (isMeant) for (const kind of byKind.keys()) found.add(kind);
  }
  return found;
}

/** Verbs: what players and objects do. Rows and durations of verbs are among them, and hold verbs in turn. */
export const actKinds = kindsOf('act', 'dact', 'permit', 'closedact', 'permitted', 'modal', /^verb[A-Z]$/);

/** Clauses and events, which begin with their subject. */
export const clauseKinds = kindsOf(/^clause[A-Z]?$/, 'event', 'stated');

/** Clauses that are more than a subject and its verbs. */
export const factKinds = kindsOf('fact', 'stated', 'event');

/** What a noun phrase says of its noun, in the phrases that have no node of their own: "for each creature". */
export const describedKinds = kindsOf('described');

/** What just happens or is asked; a pronoun behind it usually means its subject. */
export const eventKinds = kindsOf('event', 'stated', 'trigger', 'condition');

/** Amounts that the game tells. */
export const amountKinds = kindsOf('amount', 'plainamount');

/** Phrases within phrases: what they name is seldom what a pronoun means. */
export const innerKinds = kindsOf(
  'amount',
  'plainamount',
  'per',
  'per1',
  'destination',
  'possessor',
  'who',
  'objectposs',
  'library',
  'place',
  'goplace',
  'moment',
  'steptime',
  'eventtime',
  'castway',
  'onlywhen',
  'duration',
  'opencompared',
  'compared',
  'tokenafter',
  'counters',
  'counterson',
);

/** Noun phrases for objects. */
export const objectKinds: ReadonlySet<string> = new Set([
  'object',
  'objects',
  'self',
  'oneOf',
  'someOf',
  'eachOf',
  'eitherOf',
  'bothOf',
  'andOr',
  'orPlayer',
  'topCard',
  'topCards',
  'topCardsEqual',
  'numberEqual',
  'duplicate',
  'duplicates',
  'abilityOf',
  'abilitiesOf',
  'abilitiesOfMany',
  'zones',
  'zonesBoth',
  'everyZone',
  'tokens',
  'tokensEqual',
  'tokenCopy',
  'tokenCopies',
]);

/** What each verb makes countable or measurable for "that much" and "that many". */
export const amountsOfActs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    damage:
      'dealDamage dealCombatDamage dealDamageEqual dealDivided dealDividedTargets dealTwo dealLots dealHalf dealToEach dealAtLeast dealtBy prevent preventLater preventDealtBy damageThat damageNever dealDamageChanged dealtTo damageDealt excess next enlist',
    life: 'gainLife gainLifeEqual gainLifeAny loseLife loseLifeEqual loseHalf loseThird loseLifeAny payLife payLifeEqual anyAmount gainOrLose lifeAtLeast lifeLost lifeLostYou',
    mana: 'addMana spend pay loseMana symbolsSome getSymbols symbolsEqual moreToCast',
    count:
      'draw mill discard sacrifice exile exileWith create put putCounters removeCounters removeCountersAmong getCounters moveCounters countersPut countersRemoved countersWould connive hasAmount amass actTimes keywordNumber castMoreThan createUnder',
    number: 'rollDie rollResult flipCoin flipUntil chooseAbstract hasFewer hasMore controlMore',
  }).flatMap(([flavour, kinds]) => kinds.split(' ').map((kind) => [kind, flavour] as const)),
);

/** What only players do. */
export const playerActs: ReadonlySet<string> = new Set(
  'draw mill discard sacrifice gainLife gainLifeEqual gainLifeAny loseLife loseLifeEqual loseHalf loseThird loseLifeAny payLife payLifeEqual pay reveal revealUntil lookAt search shuffle shuffleInto choose chooseAbstract chooseNew create exile put putTwo putOne return cast play castOrCopy addMana own control controlMost controlMore hasNoCards hasLife hasMore skip chooseAttackers vote getSymbols symbolsSome putCounters untap activate copy'.split(
    ' ',
  ),
);

/** What only objects do. */
export const objectActs: ReadonlySet<string> = new Set(
  'enter die attack attackYou attackPlayer attackYouOr attackAlone block fight transform phase becomeBlockedBy becomes becomeTarget dealDamage dealCombatDamage get getAdditional baseSize become becomeCopy becomeColor becomeLevel connive'.split(
    ' ',
  ),
);

/** What is created. */
export const tokenKinds: ReadonlySet<string> = new Set(['tokens', 'tokensEqual', 'tokenCopy', 'tokenCopies']);

/** Verbs that make a copy that can be spoken of. */
export const copyKinds: ReadonlySet<string> = new Set(['copy', 'copyTimes', 'copyExcept', 'castOrCopy']);

/** Where X gets its value: what is paid, as the cost of something or on the way. */
export const costKinds: ReadonlySet<string> = new Set([
  'additionalCost',
  'cost',
  'costDash',
  'numberCost',
  'twoCosts',
  'kickerEither',
  'cyclingFor',
  'typecycling',
  'equipOnly',
  'emerge',
  'splice',
  'prototype',
  'craft',
  'craftMany',
]);

/** Participles before a noun that tell which verb was done to it: "the sacrificed creature". */
export const actsOfParticiples: ReadonlyMap<string, readonly string[]> = new Map([
  ['exiled', ['exile', 'exileWith']],
  ['sacrificed', ['sacrifice']],
  ['discarded', ['discard']],
  ['revealed', ['reveal', 'revealUntil', 'lookAt', 'search']],
  ['returned', ['return', 'returnFrom']],
  ['milled', ['mill']],
  ['destroyed', ['destroy']],
  ['copied', ['copy', 'copyTimes', 'copyExcept', 'enter', 'becomeCopy', 'create']],
  ['chosen', ['choose', 'chooseAbstract', 'choosePlayer']],
  ['amassed', ['amass']],
]);

/** What verbs of few words do to an object that they do not name (CR 701), and keyword abilities (CR 702). */
export const deedsOfWords: ReadonlyMap<
  string,
  { readonly act: string; readonly nouns: readonly string[]; readonly many: boolean | undefined }
> = new Map([
  ['amass', { act: 'amass', nouns: ['army', 'creature'], many: false }],
  ['manifest dread', { act: 'put', nouns: ['creature', 'permanent', 'card'], many: false }],
  [
    'manifest the top card of your library',
    { act: 'put', nouns: ['creature', 'permanent', 'card'], many: false },
  ],
  [
    'cloak the top card of your library',
    { act: 'put', nouns: ['creature', 'permanent', 'card'], many: false },
  ],
  ['incubate', { act: 'create', nouns: ['incubator', 'artifact', 'token'], many: false }],
  ['investigate', { act: 'create', nouns: ['clue', 'artifact', 'token'], many: false }],
  ['populate', { act: 'create', nouns: ['creature', 'token'], many: false }],
  ['bolster', { act: 'putCounters', nouns: ['creature'], many: false }],
  ['support', { act: 'putCounters', nouns: ['creature'], many: true }],
  ['blight', { act: 'putCounters', nouns: ['creature'], many: false }],
  ['discover', { act: 'exile', nouns: ['card'], many: false }],
  ['earthbend', { act: 'putCounters', nouns: ['land', 'creature'], many: false }],
  ['collect evidence', { act: 'exile', nouns: ['card'], many: true }],
  ['forage', { act: 'exile', nouns: ['card'], many: true }],
  ['hideaway', { act: 'exile', nouns: ['card'], many: false }],
  ['delve', { act: 'exile', nouns: ['card'], many: true }],
  ['escape', { act: 'exile', nouns: ['card'], many: true }],
  ['craft', { act: 'exile', nouns: ['card', 'permanent'], many: undefined }],
  ['champion', { act: 'exile', nouns: ['creature'], many: false }],
  ['haunt', { act: 'haunt', nouns: ['creature'], many: false }],
  ['fabricate', { act: 'create', nouns: ['servo', 'artifact', 'creature', 'token'], many: undefined }],
  ['living weapon', { act: 'create', nouns: ['germ', 'creature', 'token'], many: false }],
  ['for mirrodin!', { act: 'create', nouns: ['rebel', 'creature', 'token'], many: false }],
]);

/** Participles of passives, by the verb that is meant: "is exiled". */
export const actsOfPassives: ReadonlyMap<string, string> = new Map([
  ['exiled', 'exile'],
  ['sacrificed', 'sacrifice'],
  ['discarded', 'discard'],
  ['milled', 'mill'],
  ['destroyed', 'destroy'],
  ['revealed', 'reveal'],
  ['chosen', 'choose'],
]);

/** What can be chosen besides objects and players. */
export const chosenValues: ReadonlySet<string> = new Set([
  'color',
  'type',
  'name',
  'number',
  'quality',
  'word',
  'mode',
]);

/** Slots whose words neither bring in nor point back. */
export const silentSlots: ReadonlySet<string> = new Set(
  'kind span word noun types anyTypes allTypes eachType keyword verb join way zone step det adjs color colors name rank sign state'.split(
    ' ',
  ),
);

/** Clauses whose condition stands behind what it is about. */
export const trailingKinds: ReadonlySet<string> = new Set(
  'onlyIf unless whileTrue insteadIf unlessInstead ratherThanIf forAsLong'.split(' '),
);

/** The slots that say what something is or becomes, by the kind of their node; they bring nothing in. */
export const complements: ReadonlyMap<string, string> = new Map(
  'is.is are.is isnt.is isNot.is thatsBeen.is become.a still.what alsoA.a alsoMany.types'
    .split(' ')
    .map((path) => path.split('.') as [string, string]),
);

/** Slots that say more of a verb: how, when and for how long; its objects can be meant in them. */
export const adverbSlots: ReadonlySet<string> = new Set([
  'post',
  'not',
  'how',
  'when',
  'for',
  'time',
  'during',
  'except',
]);

/** Slots behind a preposition. */
export const obliqueSlots: ReadonlySet<string> = new Set([
  'to',
  'to2',
  'on',
  'on2',
  'from',
  'with',
  'by',
  'among',
]);

const verbSlots = ['does', 'do', 'first', 'one', 'done', 'did'];

/** The verb inside a row of verbs or a verb with its duration; undefined for a verb itself. */
export function innerVerb(node: Meaning): Meaning | undefined {
  for (const slot of verbSlots) {
    const value = node[slot];
    if (
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      !objectKinds.has((value as Meaning).kind)
    )
      return value as Meaning;
  }
  return undefined;
}

/** The kind of the first verb in what a subject does; an object that untaps is none of the players' verbs. */
export function firstAct(value: unknown): string {
  let node = value as Meaning | undefined;
  for (let depth = 0; depth < 12 && typeof node === 'object' && node !== null; depth += 1) {
    const inner = innerVerb(node);
    const isVerb = actKinds.has(node.kind) && node.kind !== 'have' && !('does' in node);
    if (inner === undefined || isVerb)
      return node.kind === 'untap' && !('what' in node) ? 'transform' : node.kind;
    node = inner;
  }
  return '';
}

/** Verbs with which a player pays, as far as the text lets them choose how much (CR 107.3f). */
export const payingActs: ReadonlySet<string> = new Set(
  'sacrifice discard payLife exile removeCounters tap untap return reveal put mill choose'.split(' '),
);

/** Keyword abilities that let a player choose a card name (CR 702.106). */
export const choosingKeywords: ReadonlySet<string> = new Set(['hidden agenda', 'double agenda']);
