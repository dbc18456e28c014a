// An object of the game with all that is remembered about it. Plain data; only `apply` changes it.
import type { Ability } from '../abilities/ability';
import type { WaitingEffect } from './game-state';
import type { Color, Entity, ObjectId, PlayerId, Zone } from './identity';
import type { Printed } from './printed';

/** What sort of object it is (CR 109.1). `ability` is an activated or triggered ability on the stack. */
export type ObjectKind = 'card' | 'token' | 'copy' | 'ability' | 'emblem';

/** A name sticker on an object (CR 123.5, 123.6). */
export interface NameSticker {
  readonly word: string;
  /** How many words of the name stood before it when it was put on. */
  readonly wordsBefore: number;
  readonly timestamp: number;
}

/** A value that was chosen for an object: as it entered, as it resolved, and so on. */
export type Chosen =
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'object'; readonly object: ObjectId }
  | { readonly kind: 'word'; readonly word: string };

/** What was chosen while a spell was cast or an ability was activated or put on the stack (CR 601.2, 603.3). */
export interface StackChoices {
  /** The chosen modes by their position, in the order of the text. */
  readonly modes?: readonly number[];
  /** The targets for each instance of the word "target", keyed by where the phrase stands: `line:start`. */
  readonly targets: Readonly<Record<string, readonly Entity[]>>;
  readonly x?: number;
  /** How damage or counters are divided, in the order of the targets. */
  readonly division?: readonly number[];
  /** Kicker and other additional or alternative costs that were paid, by keyword, with how often. */
  readonly paid: Readonly<Record<string, number>>;
  /** What was sacrificed for the costs. */
  readonly sacrificed?: readonly Entity[];
  /** Types of the mana that was spent. */
  readonly manaSpent: readonly string[];
}

/** What an ability on the stack is: whose, which, and what it remembers of the event that caused it. */
export interface AbilityOnStack {
  readonly source: ObjectId;
  /** The key of the ability among the abilities of its source (see `Ability.key`). */
  readonly ability: string;
  /** What the trigger event was about, by role: `subject`, `object`, `player`, `amount` … */
  readonly remembered: Readonly<Record<string, readonly Entity[]>>;
  readonly amount?: number;
  /** The delayed triggered ability that it is, where it is one. */
  readonly delayed?: WaitingEffect;
  /** The ability itself where no object has it: text that is resolved on its own. */
  readonly kept?: Ability;
}

/** An object in any zone. */
export interface GameObject {
  readonly id: ObjectId;
  /** The physical card, the same through all zones; tokens and abilities have one, too. */
  readonly thing: number;
  readonly kind: ObjectKind;
  readonly owner: PlayerId;
  /** Who put it where it is; effects that change control apply after it (CR 613.1b). */
  controller: PlayerId;
  zone: Zone | 'nowhere';
  /** All faces or halves; `face` says which one counts. */
  readonly faces: readonly Printed[];
  face: number;
  /** Face down: what it is then (2/2 for morph; with ward for cloak and disguise). */
  faceDown: Printed | undefined;
  tapped: boolean;
  phasedOut: boolean;
  /** How many counters of each kind. */
  counters: Record<string, number>;
  /** When each kind of keyword counter was first put (CR 613.7). */
  counterTimestamps: Record<string, number>;
  nameStickers: NameSticker[];
  /** Damage marked on it this turn, and whether a source with deathtouch dealt some of it. */
  damage: number;
  deathtouched: boolean;
  attachedTo: Entity | undefined;
  timestamp: number;
  /** The turn in which its controller got it; `-1` when before the game's first turn. Summoning sickness (CR 302.6). */
  controlledSince: number;
  /** Chosen values by the key of the ability that had them chosen, or `spell` for a spell's own. */
  chosen: Record<string, Chosen[]>;
  /** Objects noted by an ability of this object, by the key of that ability: exiled with it, created with it. */
  noted: Record<string, ObjectId[]>;
  /** Set when it became a permanent out of a spell: the spell's choices (X for CR 107.3m, kicked). */
  castWith: StackChoices | undefined;
  /** On the stack: what was chosen. */
  onStack: StackChoices | undefined;
  ability: AbilityOnStack | undefined;
  /** In combat: whom it attacks, or what it blocks. */
  attacking: Entity | undefined;
  blocking: ObjectId[];
  /** Marks such as `monstrous`, `renowned`, `suspected`, `saddled`, and loyalty used: `activated:KEY`. */
  marks: Record<string, number>;
  /** The object that it was in the zone before, and the zone; for "put into a graveyard this way" and CR 400.7. */
  before: { readonly id: ObjectId; readonly zone: Zone | 'nowhere' } | undefined;
}
