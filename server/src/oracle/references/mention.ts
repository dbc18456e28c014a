// What the text has brought in so far, and the choice among it when a phrase points back.
import { fitOf } from './nouns';
import type { Antecedent, Place, ReferenceKind, Referent } from './reference';

/** A thing that is talked about; several mentions can stand for one. */
export interface Entity {
  readonly what: Antecedent;
  readonly self: boolean;
  /** Whether the object made it or put it onto the battlefield (CR 607.1d). */
  readonly made: boolean;
}

/** Words that bring a thing in or name it again. */
export interface Mention {
  readonly entity: Entity;
  readonly place: Place;
  readonly sort: Referent;
  readonly nouns: ReadonlySet<string>;
  readonly many: boolean | undefined;
  /** The words, where they may have to be compared. */
  readonly words: string;
  /** How many phrases it is nested in. */
  readonly depth: number;
  /** Whether it is an object or the subject of a verb and in no phrase beside them. */
  readonly main: boolean;
  /** The depth of the verbs around it. */
  readonly base: number;
  /** Counts clauses and verbs through the face. */
  readonly step: number;
  readonly subject: boolean;
  /** Whether a preposition ties it to its verb: "attach an Equipment to *target creature*". */
  readonly oblique: boolean;
  /** Whether it stands in a trigger or a condition. */
  readonly event: boolean;
  /** The kind of the verb that is done to it or by it. */
  readonly act: string;
  /** For amounts: what is counted, and whether the number is known beforehand. */
  readonly flavour: string;
  readonly fixed: boolean;
}

/** A phrase that points back. */
export interface Want {
  readonly kind: ReferenceKind;
  readonly from: Place;
  readonly sort: Referent | 'either';
  readonly nouns: ReadonlySet<string>;
  readonly many: boolean | undefined;
  readonly main: boolean;
  /** The depth of the verbs around it: 0, or more in a condition that stands behind ("unless you pay {2}"). */
  readonly base: number;
  readonly step: number;
  readonly subject: boolean;
  /** The kind of the verb that it belongs to. */
  readonly act: string;
  /** Whether the other objects of its own verb can be meant, too. */
  readonly reflexive: boolean;
  /** Verbs one of which must have been done to it: "the sacrificed creature". */
  readonly acts: readonly string[];
  /** Whether it can stand for the object itself, as "it" can and "that creature" never does. */
  readonly pronoun: boolean;
  readonly flavours: readonly string[];
  /** The noun with what describes it: " creature you control" of "the chosen creature you control"; often empty. */
  readonly tail: string;
}

/** How far back a phrase looks; no ability that people write names as many things. */
const mostMentions = 200;

/** How well a mention is meant by a phrase: numbers to compare one after the other, the higher the better. */
type Rank = readonly number[];

function sortFits({ sort }: Want, mention: Mention): boolean {
  if (sort === 'either') return mention.sort === 'object' || mention.sort === 'player';
  return sort === mention.sort;
}

/*
 * The order of preference, from the strongest reason to the weakest. Each is a fact of how card English is written;
 * what is equal in all of them is ambiguous and reported so.
 *  1. Number: "it" means one thing, "them" means several. A phrase that may be either fits both.
 *  2. Noun: the very noun ("that creature" of "target creature", "that Goblin" of "a Goblin card"), before a noun that
 *     tells no type ("that card", "that permanent"), before another type (an object may have become one). What is described
 *     in the same words counts more ("the chosen creature you control").
 *  3. For "that much" and "that many": what is told by the game, before a number that the text itself gives.
 *  4. Standing: the things that a sentence is about, before those in phrases that only describe them
 *     ("target creature blocking *a Wall*", "with *a counter* on it"). A spell names itself to say who acts.
 *  5. Nearness: what the last clause or verb speaks of.
 *  6. Part in the clause: the subject of a trigger, a condition or the same clause ("Whenever *this creature* blocks a
 *     creature, it …"), before another subject that is not the object itself ("*Target creature* deals damage to any
 *     target. Sacrifice it"), before what is acted on, before what follows a preposition ("attach *an Equipment* to
 *     that creature. Unattach it"), before the object itself, which the text takes for granted.
 * A phrase inside another one that is as good is no second antecedent: "discard *any number of cards*".
 */
function rank(want: Want, mention: Mention): Rank | undefined {
  if (!sortFits(want, mention)) return undefined;
  if (want.acts.length > 0 && !want.acts.includes(mention.act)) return undefined;
  if (mention.entity.self && !want.pronoun) return undefined;
  // What is done to something within one verb is not done to the verb's other objects: "attach X to it".
  const sameVerb = mention.step === want.step && want.main && mention.main;
  if (sameVerb && !want.subject && want.sort === 'object' && !mayBeSubject(want, mention)) return undefined;
  // "Each other creature with the same name as that creature" is not that creature.
  const phrase = mention.place.node?.kind;
  const inside = (phrase === 'object' || phrase === 'objects') && holds(mention.place, want.from);
  if (inside && want.kind !== 'pronoun') return undefined;
  // "Create that many tokens" tells the amount and does not give it.
  if (mention.sort === 'amount' && holds(mention.place, want.from)) return undefined;
  const fit = mention.sort === 'amount' ? flavourFit(want, mention) : fitOf(want.nouns, mention.nouns);
  if (fit === 0) return undefined;
  const alike = want.tail !== '' && mention.words.endsWith(want.tail) ? 1 : 0;
  const numbered = want.many === undefined || mention.many === undefined || want.many === mention.many;
  const either = want.sort === 'either' && mention.sort === 'player';
  return [
    numbered || either ? 1 : 0,
    fit + alike,
    mention.fixed ? 0 : 1,
    // In a condition that stands behind, what the condition itself speaks of is as near as what stands before it.
    (mention.base === want.base ? want.base : 0) - mention.depth,
    // "The first creature" is what was named first.
    want.kind === 'first' ? -mention.step : mention.step,
    partOf(want, mention),
  ];
}

/** "This creature has two counters on it", and where nothing else can be meant. */
function mayBeSubject({ reflexive, act }: Want, { subject }: Mention): boolean {
  return reflexive || (subject && /^ha(?:ve|s)/.test(act));
}

function partOf(want: Want, { subject, event, step, oblique, entity }: Mention): number {
  // "Destroy the other creature": of two, the one that is not the subject.
  if (want.kind === 'other') return subject ? 0 : 2;
  if (subject && (event || step === want.step)) return 4;
  if (entity.self) return 0;
  if (subject) return 3;
  return oblique ? 1 : 2;
}

/** Whether one place is part of another. */
export function holds(outer: Place, inner: Place): boolean {
  return (
    outer.face === inner.face &&
    outer.line === inner.line &&
    outer.span.start <= inner.span.start &&
    inner.span.end <= outer.span.end
  );
}

function flavourFit(want: Want, mention: Mention): number {
  if (want.flavours.length === 0) return 1;
  return want.flavours.includes(mention.flavour) ? 2 : 1;
}

function compare(first: Rank, second: Rank): number {
  for (let index = 0; index < first.length; index += 1) {
    const difference = first[index]! - second[index]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** "Those tokens" after several that were named one by one are all of them. */
export function areTogether({ many }: Want, best: readonly Mention[]): boolean {
  return many === true && best.length > 1 && best.every((mention) => mention.many === false);
}

/**
 * Whether "that creature" can hardly be what is offered, so that an earlier line of the spell is asked first: the
 * number or the type is another one.
 */
export function isDoubtful(want: Want, best: readonly Mention[]): boolean {
  const [first] = best;
  if (want.kind !== 'definite' || !first) return false;
  const numbered = want.many === undefined || first.many === undefined || want.many === first.many;
  return (!numbered && !areTogether(want, best)) || fitOf(want.nouns, first.nouns) === 1;
}

/** The mentions that a phrase can mean best, one for each entity; the first is the one to take. */
export function bestOf(want: Want, mentions: readonly Mention[]): Mention[] {
  let best: Mention[] = [];
  let highest: Rank | undefined;
  const last = Math.max(0, mentions.length - mostMentions);
  for (let index = mentions.length - 1; index >= last; index -= 1) {
    const mention = mentions[index]!;
    const next = rank(want, mention);
    if (!next) continue;
    const difference = highest ? compare(next, highest) : 1;
    if (difference > 0) {
      best = [mention];
      highest = next;
    } else if (difference === 0 && !best.some(({ entity }) => entity === mention.entity)) {
      if (best.some(({ place }) => holds(place, mention.place))) continue;
      best = best.filter(({ place }) => !holds(mention.place, place));
      best.push(mention);
    }
  }
  return best.reverse();
}
