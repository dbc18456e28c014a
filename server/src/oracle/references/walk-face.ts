// Walks the trees of a face in reading order: notices what is brought in and what points back.
import type { Meaning, OracleLine } from '../tree';
import {
  actKinds,
  actsOfParticiples,
  amountKinds,
  amountsOfActs,
  choosingKeywords,
  chosenValues,
  adverbSlots,
  clauseKinds,
  complements,
  copyKinds,
  costKinds,
  deedsOfWords,
  describedKinds,
  eventKinds,
  factKinds,
  firstAct,
  innerKinds,
  innerVerb,
  objectKinds,
  obliqueSlots,
  silentSlots,
  tokenKinds,
  trailingKinds,
} from './kinds';
import { literalWords } from './literal-words';
import type { Mention } from './mention';
import { isMany, nounsOf } from './nouns';
import { readPhrase } from './phrase-words';
import { NodeWords, possessive } from './node-words';
import type { Holder, Scope } from './scope';
import type { Nouns } from './walk-state';

const pointing =
  /^(?:that|those|these|the|the other|the first|the second|the last|all the|all of the|any of those|one or more of those|the rest of the|half the)$/;
const zoneKinds = /^(?:zones|zonesBoth|everyZone)$/;
const sideBySide = /^(?:bothOf|andOr|eitherOf)$/;
/** What "this" points at without meaning the object. */
const notItself = /^(?:ability|effect|mana|process|turn|game|phase|color|type)$/;

/** Walks one face. */
export class FaceWalk extends NodeWords {
  /** Whether a slot is being walked that says what something is or becomes. */
  private complement = false;
  /** Whether what is done is done for each of some things. */
  private repeated = false;
  /** To whom an ability belongs that is given now, and what names it. */
  private receiver: Holder = 'other';
  private receiving: Mention | undefined;

  run(): this {
    let heading: Scope | undefined;
    this.tree.lines.forEach(({ text, line }, index) => {
      this.text = text.toLowerCase();
      const below = line.bullet || line.range !== undefined || /^\d+$/.test(line.label ?? '');
      this.scope = this.newScope(index, below ? heading : undefined, undefined, 'self', undefined);
      if (!below) heading = this.scope;
      this.walkLine(line);
    });
    return this;
  }

  private walkLine(line: OracleLine): void {
    if (line.loyalty?.includes('X') || line.label?.includes('{X}')) {
      const end = line.parts[0]?.span.start ?? 0;
      const start = line.reminders.find((span) => span.end <= end)?.end ?? 0;
      this.node = undefined;
      this.scope.variables.push({ name: 'X', place: this.place({ start, end }), way: 'cost' });
    }
    for (const { role, meaning } of line.parts) {
      this.act = '';
      this.paying = role === 'cost' ? 'cost' : undefined;
      this.walk(meaning, '', meaning as Meaning);
    }
    this.paying = undefined;
  }

  private walk(value: unknown, slot: string, parent: Meaning): void {
    if (typeof value === 'string') {
      if (slot === 'of' && deedsOfWords.has(value)) this.unnamed(value);
      else if (choosingKeywords.has(value)) this.bringChoice(this.placeOf(value), 'name', undefined);
      else if (!silentSlots.has(slot)) this.phrase(value, parent);
    } else if (Array.isArray(value)) {
      for (const item of value) this.walk(item, slot, parent);
    } else if (typeof value === 'object' && value !== null) {
      const node = value as Meaning;
      if (node.kind === 'line') this.quote(value as unknown as OracleLine);
      else if (node.kind === 'unread') this.scope.unread = true;
      else this.visit(node);
    }
  }

  private quote(line: OracleLine): void {
    const {
      scope,
      node,
      span,
      depth,
      base,
      event,
      act,
      subject,
      oblique,
      opened,
      complement,
      paying,
      open,
      verb,
    } = this;
    const { receiver, receiving } = this;
    this.scope = this.newScope(scope.line, undefined, scope, receiver, receiving);
    this.depth = this.base = 0;
    this.event = this.subject = this.oblique = this.complement = this.opened = false;
    this.open = [];
    this.walkLine(line);
    this.scope = scope;
    this.node = node;
    this.span = span;
    this.depth = depth;
    this.base = base;
    this.event = event;
    this.act = act;
    this.subject = subject;
    this.oblique = oblique;
    this.opened = opened;
    this.complement = complement;
    this.paying = paying;
    this.open = open;
    this.verb = verb;
    this.receiver = receiver;
    this.receiving = receiving;
  }

  private visit(node: Meaning): void {
    const { kind } = node;
    const { span, depth, event, act, subject, oblique, complement, receiver, receiving, paying, verb } = this;
    const outer = this.node;
    this.node = node;
    this.span = node.span;
    const isClause = clauseKinds.has(kind) && 'who' in node;
    if (isClause) {
      if (depth === this.base) {
        this.step += 1;
        this.opened = true;
      }
      const does = (node['does'] ?? node['did'] ?? node['done']) as Partial<Meaning> | undefined;
      this.verb = firstAct(does);
      // "It becomes night" speaks of nothing.
      this.impersonal = does?.kind === 'becomes' && /^(?:day|night)$/.test(String(does['state']));
    } else if (factKinds.has(kind) && depth === this.base) this.step += 1;
    else if (actKinds.has(kind) && !innerVerb(node)) {
      this.act = putsIntoExile(node) ? 'exile' : kind;
      this.subject = this.oblique = false;
      if (depth === this.base) {
        if (!this.opened) this.step += 1;
        this.opened = false;
      }
    }
    const { repeated } = this;
    if (/^forEach/.test(kind)) this.repeated = true;
    if (kind === 'forEachLead') this.step += 1;
    else if (kind === 'leave') this.scope.leaves = true;
    if (eventKinds.has(kind)) this.event = true;
    if (costKinds.has(kind)) this.paying = 'cost';
    else if (kind === 'pay') this.paying ??= 'pay';
    const flavour = isAnyAmount(node)
      ? 'number'
      : (amountsOfActs.get(kind) ?? (amountKinds.has(kind) ? 'number' : undefined));
    if (flavour !== undefined) this.bringAmount(flavour, isFixed(node));
    // "Damage to a creature" is dealt to an object of the verb.
    const isRecipient = kind === 'to' && 'to' in node;
    const isPhrase = !isRecipient && !objectKinds.has(kind) && !('does' in node) && !('do' in node);
    if (innerKinds.has(kind) && isPhrase) this.depth += 1;
    if (objectKinds.has(kind)) this.nounPhrase(node);
    else {
      if (describedKinds.has(kind) && standsAlone(node, outer)) this.bareNoun(node, outer);
      this.ownWords(node, outer);
      const literal = literalWords.get(kind);
      if (literal) for (const word of literal) this.literal(word, node, true);
      this.slots(node);
      if (literal) for (const word of literal) this.literal(word, node, false);
      // "Its controller" is a player to speak of, once the words before have said whose.
      if (kind === 'holder' || kind === 'holders' || kind === 'ownerOf')
        this.bringPlayer(this.place(), 'player', kind === 'holders');
    }
    if (isClause) this.opened = this.impersonal = false;
    this.node = outer;
    this.span = span;
    this.depth = depth;
    this.event = event;
    this.act = act;
    this.subject = subject;
    this.oblique = oblique;
    this.complement = complement;
    this.receiver = receiver;
    this.receiving = receiving;
    this.paying = paying;
    this.verb = verb;
    this.repeated = repeated;
  }

  private slots(node: Meaning): void {
    const { kind } = node;
    const { depth, base, complement, subject, oblique } = this;
    for (const [slot, value] of this.slotsInOrder(node)) {
      this.subject = subject || (/^who2?$/.test(slot) && (kind === 'have' || clauseKinds.has(kind)));
      this.oblique = oblique || obliqueSlots.has(slot);
      this.complement = complement || complements.get(kind) === slot;
      const behind = slot === 'condition' && trailingKinds.has(kind);
      const inner = adverbSlots.has(slot) || behind;
      // "For each creature" in front brings in what the rest is about.
      this.depth = inner ? depth + 1 : kind === 'forEachLead' && slot === 'per' ? depth - 1 : depth;
      this.base = behind ? this.depth : base;
      const before = this.scope.mentions.length;
      this.inPlace = slot === 'place' && typeof value === 'string';
      this.walk(value, slot, node);
      this.inPlace = false;
      if (slot === 'who' && clauseKinds.has(kind)) this.receive(this.scope.mentions[before]);
      else if (slot === 'what' && copyKinds.has(kind)) this.bringCopy();
    }
    this.depth = depth;
    this.base = base;
    this.complement = complement;
    this.subject = subject;
    this.oblique = oblique;
  }

  /** The slots of a node that may say something, in the order of the text. Words have no place until it is looked up. */
  private slotsInOrder(node: Meaning): [string, unknown][] {
    const found: [string, unknown][] = [];
    let words = false;
    for (const slot in node) {
      if (slot === 'span' || slot === 'kind') continue;
      const value = node[slot];
      if (typeof value === 'string') {
        const says = readPhrase(value).length > 0 || deedsOfWords.has(value) || choosingKeywords.has(value);
        if (!says || silentSlots.has(slot) || isSymbolOnly(slot, node)) continue;
        words = true;
      } else if (typeof value !== 'object' || value === null) continue;
      found.push([slot, value]);
    }
    if (!words || found.length < 2) return found;
    const at = (value: unknown): number => {
      if (typeof value === 'string') {
        const start = this.findWords(value);
        return start < 0 ? this.span.start : start;
      }
      const first = Array.isArray(value) ? (value as unknown[])[0] : value;
      return (first as Partial<Meaning> | undefined)?.span?.start ?? this.span.start;
    };
    return found
      .map((entry) => ({ entry, start: at(entry[1]) }))
      .sort((one, other) => one.start - other.start)
      .map(({ entry }) => entry);
  }

  /** What the subject of a clause gets now belongs to it. */
  private receive(who: Mention | undefined): void {
    this.receiving = who;
    this.receiver = who?.entity.self ? 'self' : who?.entity.made ? 'made' : 'other';
  }

  private nounPhrase(node: Meaning): void {
    const { kind } = node;
    const { depth, receiver, receiving } = this;
    let mention: Mention | undefined;
    if (kind === 'self') mention = this.itself(true);
    else if (kind === 'object' || kind === 'objects') mention = this.described(node, node['what'] as Meaning);
    else {
      const nouns = zoneKinds.test(kind) ? new Set(['card', 'zone']) : nounsOf(node);
      if (kind.startsWith('top')) nouns.add('card');
      if (tokenKinds.has(kind)) nouns.add('token');
      if (/^(?:tokenCop|duplicate)/.test(kind)) nouns.add('copy');
      const one = isMany(node);
      // What is made "for each" of some things is one or several.
      const many = one === false && this.repeated && tokenKinds.has(kind) ? undefined : one;
      if (many !== false) this.bringAmount('count', isFixed(node));
      mention = this.bring(nouns, many, tokenKinds.has(kind));
      if (kind === 'orPlayer') this.bringPlayer(this.place(), 'player', false);
    }
    if (tokenKinds.has(kind)) {
      this.receiver = 'made';
      this.receiving = mention;
    }
    // What is named side by side stands as high as the whole: "target artifact and target land".
    if (!sideBySide.test(kind)) this.depth += 1;
    if (mention) this.open.push(mention);
    this.slots(node);
    if (mention) this.open.pop();
    this.depth = depth;
    this.receiver = receiver;
    this.receiving = receiving;
  }

  private described(node: Meaning, what: Meaning): Mention | undefined {
    const nouns: Nouns = nounsOf(what);
    const many = node.kind === 'objects';
    const noun = typeof what['noun'] === 'string' ? what['noun'] : '';
    const det = typeof node['det'] === 'string' ? node['det'] : undefined;
    if (det === 'this' && !notItself.test(noun)) return this.itself(false);
    if (det === 'this' && noun === 'ability') return this.bring(nouns, false);
    if (det === 'this' || det === 'no' || det === 'no other') return undefined;
    if (det === 'enchanted' || det === 'equipped' || det === 'fortified')
      return this.mention('object', this.sharedEntity(det, false), this.place(), nouns, false);
    if (det !== undefined && possessive.test(det)) this.phrase(det, node);
    // "The creature that …" says itself which one it is; "that creature" points back.
    const post = node['post'] ?? what['post'];
    const named = det !== undefined && /^(?:all )?(?:of )?the\b/.test(det) && post !== undefined;
    const acts = participleActs(what);
    if (det !== undefined && pointing.test(det) && (!named || acts.length > 0))
      return this.definite(nouns, noun, many, det, acts, post !== undefined);
    if (chosenValues.has(noun) || noun === 'basic land type') {
      this.bringChoice(this.place(), noun.split(' ').pop()!, many);
      return undefined;
    }
    // What something is or becomes is a description, not a thing of its own.
    if (this.complement && (det === undefined || det === 'a')) return undefined;
    if (many) this.bringAmount('count', isFixed(node));
    if (nouns.has('player') || nouns.has('opponent')) this.bringPlayer(this.place(), 'player', many);
    const each = det === 'each' || det === 'each other' || det === 'every' || det === 'any';
    return this.bring(nouns, each ? undefined : many);
  }

  /** "That creature", "the sacrificed creature", "the chosen color". */
  private definite(
    nouns: Nouns,
    noun: string,
    many: boolean,
    det: string,
    acts: readonly string[],
    furtherDescribed: boolean,
  ): Mention | undefined {
    if (chosenValues.has(noun)) {
      this.refer(this.want('choice', 'choice', this.place(), { nouns: new Set([noun]) }));
      return undefined;
    }
    const kind =
      acts.length > 0
        ? 'done'
        : det === 'the other'
          ? 'other'
          : det === 'the first'
            ? 'first'
            : det.startsWith('the rest')
              ? 'rest'
              : 'definite';
    const tail = furtherDescribed ? this.wordsOf(this.place()).replace(/^the \p{L}+/u, '') : '';
    return this.refer(this.want(kind, 'object', this.place(), { nouns, many, acts, tail }));
  }
}

/** "Put that card into exile" exiles it. */
function putsIntoExile({ kind, to }: Meaning): boolean {
  return (kind === 'put' || kind === 'conjure') && (to as { place?: unknown } | undefined)?.place === 'exile';
}

/** "The sacrificed creature": what was done to what a description names; nothing for other descriptions. */
function participleActs(what: Meaning): readonly string[] {
  const adjs = Array.isArray(what['adjs']) ? (what['adjs'] as unknown[]) : [];
  for (const adj of adjs) {
    const acts = typeof adj === 'string' ? actsOfParticiples.get(adj) : undefined;
    if (acts) return acts;
  }
  return [];
}

/** "Pay any amount of {E}": the number that is meant afterwards. */
function isAnyAmount({ n }: Meaning): boolean {
  return typeof n === 'string' && n.startsWith('any amount');
}

/** Whether the text itself gives the number. */
function isFixed(node: Meaning): boolean {
  return typeof node['n'] === 'number' || typeof (node['det'] as Meaning | undefined)?.['n'] === 'number';
}

/** Whether a description is no part of a phrase or description that has been noticed already. */
function standsAlone(node: Meaning, parent: Meaning | undefined): boolean {
  if (!parent) return true;
  return !objectKinds.has(parent.kind) && (!describedKinds.has(parent.kind) || parent['what'] === node);
}

/** `{X}` in a description of costs, and a number that the rules of a keyword ability give. */
function isSymbolOnly(slot: string, node: Meaning): boolean {
  if (node.kind === 'xCost') return slot === 'cost';
  if (node.kind === 'on') return slot === 'symbol';
  return node.kind === 'number' && node['name'] === 'bloodthirst';
}
