// What a walk through a face keeps: where it is, what has been brought in, and what has been found to point back.
import type { Span } from '../../text';
import type { Meaning, OracleTree } from '../tree';
import { areTogether, bestOf, holds, isDoubtful, type Entity, type Mention, type Want } from './mention';
import type { OracleReference, Place, Referent } from './reference';
import type { Holder, Pending, Scope } from './scope';

/** The nouns that a thing can be called by. */
export type Nouns = ReadonlySet<string>;

export const noNouns: Nouns = new Set();
const objectsAnyway: Nouns = new Set(['permanent', 'spell', 'card']);

/** Verbs after which something is there that the object has made (CR 607.1d). */
const making: ReadonlySet<string> = new Set(['put', 'return', 'create', 'conjure', 'amass']);

/** How many references back a look for free words goes. */
const mostLately = 12;

/** The state of a walk; the walk itself is `FaceWalk`. */
export class WalkState {
  readonly found: OracleReference[] = [];
  readonly scopes: Scope[] = [];
  readonly pending: Pending[] = [];
  protected scope!: Scope;
  protected text = '';
  protected node: Meaning | undefined;
  protected span: Span = { start: 0, end: 0 };
  protected depth = 0;
  /** The depth of the verbs that are being walked: more than 0 in a condition that stands behind. */
  protected base = 0;
  protected step = 0;
  /** Whether a clause has begun whose first verb belongs to the same step. */
  protected opened = false;
  protected subject = false;
  protected event = false;
  protected oblique = false;
  protected act = '';
  /** Noun phrases that are still open: "each creature with a counter on it". */
  protected open: Mention[] = [];
  private readonly shared = new Map<string, Entity>();
  protected readonly spell: boolean;
  /** Whether the lines may be one after the other what a spell does, so that one speaks of what another names. */
  readonly mayBeSpell: boolean;
  /** Whether the object has had another face before (an action of digital play). */
  specializes = false;

  constructor(
    protected readonly face: number,
    protected readonly tree: OracleTree,
  ) {
    this.spell = /\b(?:instant|sorcery)\b/i.test(tree.typeLine ?? '');
    this.mayBeSpell = this.spell || !tree.typeLine;
  }

  protected newScope(
    line: number,
    heading: Scope | undefined,
    outer: Scope | undefined,
    holder: Holder,
    receiver: Mention | undefined,
  ): Scope {
    const scope: Scope = {
      line,
      mentions: [],
      variables: [],
      unread: false,
      leaves: false,
      heading,
      outer,
      holder,
      receiver,
    };
    this.scopes.push(scope);
    return scope;
  }

  protected place(span: Span = this.span): Place {
    return { face: this.face, line: this.scope.line, span, ...(this.node && { node: this.node }) };
  }

  protected wordsOf({ span }: Place): string {
    return this.text.slice(span.start, span.end);
  }

  /** The place of a phrase's words within the node that is being walked, at or after an offset. */
  protected placeOf(words: string, from = this.span.start): Place {
    const at = this.findWords(words, from);
    return at < 0 ? this.place() : this.place({ start: at, end: at + words.length });
  }

  /** Where words stand in the node that is being walked, or -1. */
  protected findWords(words: string, from = this.span.start): number {
    const { text, span } = this;
    const wanted = words.toLowerCase();
    for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (end > span.end) return -1;
      if (!isLetter(text, at - 1) && !isLetter(text, end)) return at;
    }
    return -1;
  }

  /** Where words stand that no reference found lately stands on: the second "its" of a wording, or -1. */
  protected findFree(words: string, from: number): number {
    let at = this.findWords(words, from);
    while (at >= 0 && this.isTaken(at)) at = this.findWords(words, at + 1);
    return at;
  }

  private isTaken(at: number): boolean {
    const { found } = this;
    for (let index = found.length - 1; index >= Math.max(0, found.length - mostLately); index -= 1) {
      const { line, span } = found[index]!.from;
      if (line === this.scope.line && span.start <= at && at < span.end) return true;
    }
    return false;
  }

  // What comes in.

  protected bring(nouns: Nouns, many: boolean | undefined, made = false): Mention {
    const place = this.place();
    return this.mention('object', { what: place, self: false, made }, place, nouns, many);
  }

  protected mention(
    sort: Mention['sort'],
    entity: Entity,
    place: Place,
    nouns: Nouns,
    many: boolean | undefined,
    amount?: { flavour: string; fixed: boolean },
  ): Mention {
    const { step, subject, event, act, oblique } = this;
    // A spell speaks of itself by its name only, so that "it" is rather something else.
    const depth = this.depth + (entity.self && this.spell ? 1 : 0);
    const mention: Mention = {
      entity: making.has(act) && !entity.self ? { ...entity, made: true } : entity,
      place,
      sort,
      nouns,
      many,
      words: sort === 'object' && place.line === this.scope.line ? this.wordsOf(place) : '',
      depth,
      main: depth === this.base,
      base: this.base,
      step,
      subject,
      oblique,
      event,
      act,
      flavour: amount?.flavour ?? '',
      fixed: amount?.fixed ?? false,
    };
    this.scope.mentions.push(mention);
    return mention;
  }

  protected bringAmount(flavour: string, fixed: boolean): void {
    const place = this.place();
    const entity = { what: place, self: false, made: false };
    this.mention('amount', entity, place, noNouns, undefined, { flavour, fixed });
  }

  protected bringPlayer(place: Place, noun: string, many: boolean | undefined): Mention {
    return this.mention('player', { what: place, self: false, made: false }, place, new Set([noun]), many);
  }

  protected bringChoice(place: Place, noun: string, many: boolean | undefined): void {
    this.mention('choice', { what: place, self: false, made: false }, place, new Set([noun]), many);
  }

  /**
   * "This creature" is the object that has the ability. In a quote that is whatever gets the ability, but a name
   * still means the object that the text stands on (CR 201.5a).
   */
  protected itself(named: boolean): Mention {
    const place = this.place();
    const { receiver, outer } = this.scope;
    const granted = outer !== undefined && !named;
    const key = granted ? `self ${this.scopes.indexOf(this.scope)}` : 'self';
    const to = granted && receiver ? receiver.place : 'this object';
    this.found.push({ kind: 'self', sort: 'object', from: place, to, also: [], others: [], linked: false });
    return this.mention('object', this.sharedEntity(key, true), place, objectsAnyway, false);
  }

  /** The one entity that a phrase always means: the object itself, the enchanted creature. */
  protected sharedEntity(key: string, self: boolean): Entity {
    let entity = this.shared.get(key);
    if (!entity) this.shared.set(key, (entity = { what: this.place(), self, made: false }));
    return entity;
  }

  // What points back.

  protected want(kind: Want['kind'], sort: Want['sort'], from: Place, rest: Partial<Want> = {}): Want {
    const { depth, base, step, subject, act } = this;
    return {
      kind,
      from,
      sort,
      nouns: noNouns,
      many: undefined,
      main: depth === base,
      base,
      step,
      subject,
      act,
      reflexive: false,
      acts: [],
      pronoun: false,
      flavours: [],
      tail: '',
      ...rest,
    };
  }

  /** Finds the antecedent in the same ability, or leaves the phrase to be looked for in the others. */
  protected refer(want: Want): Mention {
    let best = this.openFor(want);
    for (let scope: Scope | undefined = this.scope; scope && best.length === 0; scope = scope.heading)
      best = bestOf(want, scope.mentions);
    if (best.length === 0) best = bestOf({ ...want, reflexive: true }, this.scope.mentions);
    // "That card" is the object itself where nothing else is: "when this creature dies, exile that card".
    if (best.length === 0 && want.nouns.has('card'))
      best = bestOf({ ...want, pronoun: true }, this.scope.mentions);
    const otherwise = this.mayBeSpell && isDoubtful(want, best) ? best : [];
    const first = otherwise.length > 0 ? undefined : best[0];
    if (!first) {
      this.pend(want, otherwise);
      return this.mention(
        sortOf(want),
        { what: want.from, self: false, made: false },
        want.from,
        want.nouns,
        want.many,
      );
    }
    const rest = best.slice(1).map(({ place }) => place);
    const together = areTogether(want, best);
    this.found.push({
      kind: want.kind,
      sort: sortOf(want, first),
      from: want.from,
      to: first.place,
      also: together ? rest : [],
      others: together ? [] : rest,
      linked: false,
    });
    if (first.sort === 'amount') this.sameAmount(first.entity, want.from);
    const nouns = want.nouns.size === 0 ? first.nouns : new Set([...first.nouns, ...want.nouns]);
    return this.mention(first.sort, first.entity, first.place, nouns, want.many ?? first.many);
  }

  /** "Draw that many cards" speaks of the same number as what it points to. */
  private sameAmount(entity: Entity, from: Place): void {
    const { mentions } = this.scope;
    for (let index = mentions.length - 1; index >= 0; index -= 1) {
      const mention = mentions[index]!;
      if (mention.sort === 'amount' && holds(mention.place, from)) mentions[index] = { ...mention, entity };
    }
  }

  /** "Each creature with a counter on it": a pronoun inside a noun phrase means what the phrase is about. */
  private openFor({ kind, sort, many, nouns }: Want): Mention[] {
    if (nouns.size > 0) return [];
    if (kind !== 'pronoun' || (sort !== 'object' && sort !== 'either')) return [];
    const open = this.open.at(-1);
    return open && (many !== true || open.many !== false) ? [open] : [];
  }

  protected pend(want: Want, otherwise: readonly Mention[] = []): void {
    this.pending.push({ want, scope: this.scope, otherwise, at: this.found.length });
    const { kind, from } = want;
    this.found.push({ kind, sort: sortOf(want), from, also: [], others: [], linked: false });
  }
}

function isLetter(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 97 && unit <= 122;
}

/** The sort of what a phrase means, once that is known. */
export function sortOf(want: Want, mention?: Mention): Referent {
  if (want.sort === 'either') return mention?.sort ?? 'object';
  return want.sort;
}
