// Which kind of thing each understood word of a line is, for colours: an action, an object, a number, a zone …
import { inflectVerb } from '../oracle/engine/morphology';
import type { LinePart, OracleLine } from '../oracle';
import type { Span } from '../text';
import { keywordAbilities, keywordActions, keywordVariants } from '../vocabulary';

/** What a word can be; the order is that of the legend which editors get. */
export const WORD_KINDS = [
  'keyword',
  'action',
  'object',
  'number',
  'zone',
  'player',
  'reference',
  'name',
  'symbol',
  'timing',
  'label',
  'reminder',
] as const;

export type WordKind = (typeof WORD_KINDS)[number];

/** Words of one kind, in the line. */
export interface ColouredWords extends Span {
  readonly kind: WordKind;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Nodes of the tree all of whose words name a thing. */
const NOUN_NODES = set(
  'described object objects one several counter counters token tokens tokenCopy tokenCopies characteristic stat ' +
    'size anyOf allOf each not orKinds anyTypesTogether cardOrToken total topCard topCards',
);

/** Nodes whose words say when, how long or under which condition. */
const TIMING_NODES = set(
  'when until beginning step activateOnly during delayed onlyIf if unless asLongAs whileTrue while forAsLong asEnters ' +
    'whereX instead then combat at next nextTime castOnly doThisOnly triggers stepOf andOnly ifAnd insteadIf orIf ' +
    'additionalCost would wouldNow',
);

/** Nodes that keyword abilities stand in. */
const KEYWORD_NODES = set(
  'keywords cost costDash number one all each with without protection enchant cyclingFor apart equipOnly craftMany ' +
    'anyOf allOf several sameIsTrue gain lose have typedCommander offering partnerGroup level costIs gift bandsWith',
);

const REFERRING = set('this that those these chosen');
const TIMING = set('then instead if unless when whenever until');
const PLAYERS = set(
  "you your yours opponent opponents opponent's opponents' player players player's players' controller controllers " +
    "controller's owner owners owner's owners' defending teammate teammates",
);
const PRONOUNS = set('it its they them their he him his she her hers itself themselves one’s');
const ZONES = set('battlefield graveyard graveyards hand hands library libraries stack exile command ante');
const NUMBERS = set(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen twenty once twice thrice half x y first second third fourth fifth that-many',
);
const NOUNS = set(
  'life damage mana power toughness card cards color colors type types target targets token tokens counter counters ' +
    'creature creatures spell spells ability abilities permanent permanents land lands artifact artifacts ' +
    'enchantment enchantments planeswalker planeswalkers white blue black red green colorless tapped untapped ' +
    'name names emblem loyalty speed coin die dice',
);
const SMALL = set(
  'a an the of to and or with for in on onto into from as by but than then up each any all other another no non ' +
    'without more less equal is are be was were that’s it’s',
);

/** Verbs beside the keyword actions of CR 701. */
const VERBS =
  'draw deal lose win put get pay cast become choose leave spend enter die gain return add attack block look search ' +
  'shuffle reveal prevent regenerate remove double turn flip roll control own have note copy play skip move distribute ' +
  'divide change exchange phase trigger resolve repeat name take set swap perpetually conjure seek intensify prevent';

const INVARIABLE = 'may can can’t must cannot don’t doesn’t didn’t couldn’t';

function readVerbs(): ReadonlySet<string> {
  const actions = [...keywordActions.keys()].filter((name) => /^\p{Ll}+$/u.test(name));
  const verbs = [...new Set([...VERBS.split(' '), ...actions])];
  const forms = verbs.flatMap((verb) =>
    (['base', 'sg', 'psg'] as const).map((form) => inflectVerb(verb, form)),
  );
  return new Set([...forms, ...INVARIABLE.split(' ')]);
}

const verbs = readVerbs();

const keywordNames = [...keywordAbilities.keys(), ...keywordVariants.keys()]
  .filter((name) => /^[\p{L} ]+$/u.test(name))
  .sort((a, b) => b.length - a.length);
const keywordPattern = new RegExp(
  `(?<![\\p{L}-])(?:${keywordNames.join('|')}|\\p{L}+cycling|\\p{L}+walk)(?![\\p{L}-])`,
  'giu',
);
const wordPattern = /\{[^{}\s]+\}|[+\-−–]?[\dXY*]+\/[+\-−–]?[\dXY*]+|\d[\d,]*|[\p{L}\d]+(?:['’-]\p{L}+)*/gu;

interface TreeNode extends Span {
  readonly kind: string;
  readonly node: Readonly<Record<string, unknown>>;
}

/** The words of a line that were understood, in order and without overlaps; parts that were not have none. */
export function colourLine(text: string, line: OracleLine): readonly ColouredWords[] {
  const found: ColouredWords[] = [];
  if (line.parts.some(({ meaning }) => meaning.kind !== 'unread')) addHead(text, line, found);
  addParts(text, line.parts, found);
  for (const { start, end } of line.reminders) found.push({ start, end, kind: 'reminder' });
  return joined(text, found);
}

/** In order, without overlaps, and neighbours of one kind as one. */
function joined(text: string, found: ColouredWords[]): readonly ColouredWords[] {
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const result: ColouredWords[] = [];
  for (const words of found) {
    const last = result.at(-1);
    if (words.end <= words.start || (last && words.start < last.end)) continue;
    if (last?.kind === words.kind && /^ ?$/.test(text.slice(last.end, words.start))) {
      result[result.length - 1] = { ...last, end: words.end };
    } else {
      result.push(words);
    }
  }
  return result;
}

/** What stands before the first part: a bullet, a label with its dash, a chapter, a loyalty cost. */
function addHead(text: string, { parts, label, chapter, loyalty }: OracleLine, found: ColouredWords[]): void {
  const before = text.slice(0, parts[0]?.span.start ?? 0);
  const head = chapter ?? label;
  const start = head === undefined ? -1 : before.indexOf(head);
  if (head !== undefined && start >= 0) found.push({ start, end: start + head.length, kind: 'label' });
  const cost = loyalty === undefined ? null : /[+\-−–]?(?:\d+|X)/.exec(before);
  if (cost) found.push({ start: cost.index, end: cost.index + cost[0].length, kind: 'number' });
}

function addParts(text: string, parts: readonly LinePart[], found: ColouredWords[]): void {
  for (const { meaning } of parts) {
    if (meaning.kind !== 'unread') for (const node of nodesIn(meaning)) addNode(text, node, false, found);
  }
}

/** The nearest nodes with a span inside a value, in the order of their places; a quoted line counts as its parts. */
function nodesIn(value: unknown, found: TreeNode[] = []): TreeNode[] {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value)) {
    for (const item of value) nodesIn(item, found);
    return found;
  }
  const node = value as { kind?: unknown; span?: Span; parts?: readonly LinePart[] };
  if (node.kind === 'unread') {
    if (node.span) found.push({ ...node.span, kind: 'unread', node: {} });
  } else if (node.kind === 'line') {
    for (const { meaning } of node.parts ?? []) nodesIn(meaning, found);
  } else if (typeof node.kind === 'string' && node.span) {
    found.push({ ...node.span, kind: node.kind, node: value as Record<string, unknown> });
  } else {
    for (const item of Object.values(value)) nodesIn(item, found);
  }
  return found;
}

function addNode(
  text: string,
  { start, end, kind, node }: TreeNode,
  refers: boolean,
  found: ColouredWords[],
): void {
  if (kind === 'unread') return;
  if (kind === 'self') {
    found.push({ start, end, kind: 'name' });
    return;
  }
  const points = refers || (kind.startsWith('object') && REFERRING.has(String(node.det)));
  const inside = Object.entries(node)
    .flatMap(([key, value]) => (key === 'span' ? [] : nodesIn(value)))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let at = start;
  for (const child of inside) {
    // What a described thing has behind it ("that creature you control") is words of its own again.
    const isNoun = child.kind === 'described';
    if (child.start >= at) addWords(text, { start: at, end: child.start }, kind, points, found);
    addNode(text, child, points && isNoun, found);
    at = Math.max(at, child.end);
  }
  if (at < end) addWords(text, { start: at, end }, kind, points, found);
}

/** Colours the words that belong to a node itself. */
function addWords(
  text: string,
  { start, end }: Span,
  node: string,
  points: boolean,
  found: ColouredWords[],
): void {
  const own = text.slice(start, end);
  const taken: Span[] = [];
  if (KEYWORD_NODES.has(node)) {
    for (const { index, 0: words } of own.matchAll(keywordPattern)) {
      taken.push({ start: index, end: index + words.length });
      found.push({ start: start + index, end: start + index + words.length, kind: 'keyword' });
    }
  }
  for (const { index, 0: word } of own.matchAll(wordPattern)) {
    const wordEnd = index + word.length;
    if (taken.some((span) => index < span.end && wordEnd > span.start)) continue;
    const kind = kindOf(word, node, points);
    if (kind) found.push({ start: start + index, end: start + wordEnd, kind });
  }
}

function kindOf(written: string, node: string, points: boolean): WordKind | undefined {
  const word = written.toLowerCase().replace(/'/g, '’');
  if (word.startsWith('{')) return 'symbol';
  if (node === 'named') return word === 'named' ? undefined : 'name';
  if (node === 'pronoun' || PRONOUNS.has(word)) return 'reference';
  if (points || REFERRING.has(word)) return 'reference';
  if (/^[+\-−–]?[\dxy*]/u.test(word) && !/^[xy]\p{L}/u.test(word)) return 'number';
  const player = PLAYERS.has(word.replace(/’/g, "'"));
  if (player) return 'player';
  if (TIMING_NODES.has(node)) return NUMBERS.has(word) ? 'number' : 'timing';
  if (TIMING.has(word)) return 'timing';
  if (ZONES.has(word) && node !== 'exile' && node !== 'exileWith') return 'zone';
  if (NUMBERS.has(word)) return 'number';
  if (SMALL.has(word)) return undefined;
  if (NOUN_NODES.has(node)) return 'object';
  if (verbs.has(word)) return 'action';
  return NOUNS.has(word) || /^\p{Lu}/u.test(written) ? nounOrVerb(node, written) : undefined;
}

/** A capital begins a sentence with its verb, or names a type ("Amass Zombies", "Goblin"). */
function nounOrVerb(node: string, written: string): WordKind | undefined {
  if (NOUNS.has(written.toLowerCase())) return 'object';
  return node === 'plain' || node === 'actions' || node === 'keywordNumber' ? 'action' : 'object';
}
