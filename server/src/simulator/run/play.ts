// What rules and effects yield while they run: events, decisions, notices and the steps that people read.
import type { RuleName } from '../../vocabulary';
import type { GameEvent } from '../events/game-event';
import type { TextPlace } from '../abilities/ability';
import type { Entity, ObjectId, PlayerId } from '../state/identity';

/** Words in a rules text: where a step or a notice points. */
export interface Words {
  readonly object: ObjectId;
  readonly place: TextPlace;
  /** Half-open, UTF-16, in the line. */
  readonly span: { readonly start: number; readonly end: number };
}

/** One thing that can be answered. */
export interface Option {
  readonly label: string;
  readonly entity?: Entity;
}

/** A question to a player. The answer is the positions of the chosen options, in order. */
export interface Decision {
  /** What is asked: `targets`, `modes`, `may`, `order`, `pay`, `choose` … */
  readonly asks: string;
  readonly player: PlayerId;
  readonly question: string;
  readonly options: readonly Option[];
  readonly least: number;
  readonly most: number;
  /** The rule behind the question, by its stable name. */
  readonly rule: RuleName;
  /** What is taken where nobody answers: positions of options. */
  readonly byDefault: readonly number[];
}

/** Positions of the chosen options. */
export type Answer = readonly number[];

/**
 * Something that a reader should know: `unsupported` marks words that this simulator does not execute; `nothing`
 * says that a part does nothing and why (undefined choice, illegal target …).
 */
export interface Notice {
  readonly kind: 'unsupported' | 'nothing' | 'information';
  readonly says: string;
  /** The rule behind it, by its stable name. */
  readonly rule?: RuleName;
  readonly words?: Words;
}

/** The start of a step: what comes now, by which rule. */
export interface StepStart {
  readonly says: string;
  readonly rule: RuleName;
  readonly words?: Words;
}

/** What a generator of the core yields. */
export type Yielded =
  | { readonly kind: 'event'; readonly event: GameEvent }
  | { readonly kind: 'decision'; readonly decision: Decision }
  | { readonly kind: 'notice'; readonly notice: Notice }
  | { readonly kind: 'step'; readonly step: StepStart };

/** A part of the game that plays: yields, receives answers to its decisions, returns. */
export type Play<T = void> = Generator<Yielded, T, Answer>;
