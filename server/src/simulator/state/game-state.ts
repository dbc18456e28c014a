// The whole state of a game: players, zones, objects, effects that last, what waits. Plain data.
import type { Meaning, OracleLine } from '../../oracle';
import type { TextPlace } from '../abilities/ability';
import type { ContinuousEffect, Duration } from './continuous-effect';
import type { GameObject } from './game-object';
import type { Entity, ManaType, ObjectId, PlayerId } from './identity';

/** One mana in a pool. */
export interface Mana {
  readonly type: ManaType;
  readonly snow: boolean;
  readonly source: ObjectId | undefined;
}

/** A player of the game. */
export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  life: number;
  counters: Record<string, number>;
  mana: Mana[];
  landsPlayed: number;
  lost: boolean;
  won: boolean;
  /** Drew from an empty library since state-based actions were last checked (CR 704.5b). */
  drewFromEmpty: boolean;
  /** Zones in order; the first card of a library is its top. */
  library: ObjectId[];
  hand: ObjectId[];
  graveyard: ObjectId[];
}

/** The steps of a turn in their order (CR 500.1). */
export const stepOrder = [
  'untap',
  'upkeep',
  'draw',
  'main',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'combat damage',
  'end of combat',
  'second main',
  'end',
  'cleanup',
] as const;

/** A step of a turn, or a main phase. */
export type Step = (typeof stepOrder)[number];

/** A triggered ability that waits for being put on the stack (CR 603.3). */
export interface WaitingTrigger {
  readonly source: ObjectId;
  readonly ability: string;
  readonly controller: PlayerId;
  readonly remembered: Readonly<Record<string, readonly Entity[]>>;
  readonly amount?: number;
  /** The delayed triggered ability that it is, where it is one. */
  readonly delayed?: WaitingEffect;
}

/** A delayed triggered ability, or a replacement or prevention effect that a resolved spell or ability made. */
export interface WaitingEffect {
  readonly id: number;
  /** `return`: what was exiled until its source leaves comes back. */
  readonly kind: 'delayed' | 'replacement' | 'prevention' | 'return';
  readonly controller: PlayerId;
  readonly source: ObjectId;
  /** When it triggers or what it replaces, and what happens; nodes of the tree. */
  readonly when: Meaning;
  readonly effect: Meaning;
  /** Where the nodes stand. */
  readonly line: OracleLine | undefined;
  readonly lineIndex: number;
  /** The text and line of the effect. */
  readonly place?: TextPlace;
  readonly duration: Duration;
  readonly remembered: Readonly<Record<string, readonly Entity[]>>;
  /** Damage that is still to be prevented, for shields. */
  amount?: number;
  once: boolean;
}

/** What happened in this turn, counted for conditions such as "if you gained life this turn". */
export interface TurnRecord {
  readonly what: string;
  readonly player?: PlayerId;
  readonly object?: ObjectId;
  readonly amount?: number;
}

/** A game in progress. */
export interface GameState {
  /** Counts the changes; characteristics are cached by it. */
  version: number;
  nextId: number;
  nextTimestamp: number;
  turn: number;
  step: Step;
  activePlayer: PlayerId;
  players: Player[];
  /** All objects by id, those that are gone, too: last known information of objects is what they were then. */
  objects: Record<ObjectId, GameObject>;
  battlefield: ObjectId[];
  /** The last one is the top. */
  stack: ObjectId[];
  exile: ObjectId[];
  command: ObjectId[];
  effects: ContinuousEffect[];
  waitingTriggers: WaitingTrigger[];
  waitingEffects: WaitingEffect[];
  /** What happened this turn, oldest first. */
  thisTurn: TurnRecord[];
  monarch: PlayerId | undefined;
  /** Seed of the random numbers and how many were drawn. */
  seed: number;
  drawn: number;
}
