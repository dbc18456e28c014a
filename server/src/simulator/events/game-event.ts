// What happens in a game, as plain data: `apply` needs nothing else, so a run is the list of its events.
import type { RuleName } from '../../vocabulary';
import type { Characteristics } from '../characteristics/characteristics';
import type { ContinuousEffect } from '../state/continuous-effect';
import type { Chosen, GameObject, NameSticker, StackChoices } from '../state/game-object';
import type { Mana, Step, TurnRecord, WaitingEffect, WaitingTrigger } from '../state/game-state';
import type { Entity, ObjectId, PlayerId, Zone } from '../state/identity';

/** Why something happens: the object whose instruction it is, or the game rule by its stable name. */
export type Cause =
  { readonly kind: 'object'; readonly id: ObjectId } | { readonly kind: 'rule'; readonly rule: RuleName };

/** How a card arrives in its new zone. */
export interface Arrival {
  readonly controller?: PlayerId;
  readonly tapped?: boolean;
  readonly faceDown?: GameObject['faceDown'];
  readonly face?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attachedTo?: Entity;
  readonly attacking?: Entity;
  readonly chosen?: Readonly<Record<string, readonly Chosen[]>>;
  readonly castWith?: StackChoices;
  readonly onStack?: StackChoices;
  readonly faces?: GameObject['faces'];
  readonly marks?: Readonly<Record<string, number>>;
  readonly stickers?: readonly NameSticker[];
  /** Where in a library: from the top, 0 first; -1 is the bottom. */
  readonly position?: number;
}

/** One change of the state. */
export type StateChange =
  | {
      readonly kind: 'move';
      readonly object: ObjectId;
      readonly to: Zone;
      /** The id of the object that it becomes. */
      readonly becomes: ObjectId;
      readonly arrival: Arrival;
      /** What it was last on the battlefield or stack (CR 608.2h). */
      readonly lastKnown?: Characteristics;
    }
  | { readonly kind: 'create'; readonly object: GameObject }
  | { readonly kind: 'cease'; readonly object: ObjectId; readonly lastKnown?: Characteristics }
  | { readonly kind: 'change'; readonly object: ObjectId; readonly set: ObjectChange }
  | { readonly kind: 'counters'; readonly on: Entity; readonly counter: string; readonly n: number }
  | { readonly kind: 'choose'; readonly object: ObjectId; readonly key: string; readonly chosen: Chosen }
  | {
      readonly kind: 'note';
      readonly object: ObjectId;
      readonly key: string;
      readonly noted: readonly ObjectId[];
    }
  | { readonly kind: 'mark'; readonly object: ObjectId; readonly mark: string; readonly n: number }
  | { readonly kind: 'sticker'; readonly object: ObjectId; readonly sticker: NameSticker }
  | { readonly kind: 'life'; readonly player: PlayerId; readonly n: number }
  | { readonly kind: 'addMana'; readonly player: PlayerId; readonly mana: readonly Mana[] }
  | { readonly kind: 'spendMana'; readonly player: PlayerId; readonly at: readonly number[] }
  | { readonly kind: 'player'; readonly player: PlayerId; readonly set: PlayerChange }
  | {
      readonly kind: 'order';
      readonly player: PlayerId;
      readonly library: readonly ObjectId[];
      readonly drawn?: number;
    }
  | { readonly kind: 'random'; readonly drawn: number }
  | { readonly kind: 'effect'; readonly effect: ContinuousEffect }
  | { readonly kind: 'effectEnds'; readonly effect: number }
  | { readonly kind: 'wait'; readonly effect: WaitingEffect }
  | { readonly kind: 'waitEnds'; readonly effect: number }
  | { readonly kind: 'waitAmount'; readonly effect: number; readonly amount: number }
  | { readonly kind: 'trigger'; readonly trigger: WaitingTrigger }
  | { readonly kind: 'triggersPut'; readonly n: number }
  | { readonly kind: 'record'; readonly record: TurnRecord }
  | { readonly kind: 'monarch'; readonly player: PlayerId }
  | { readonly kind: 'step'; readonly turn: number; readonly step: Step; readonly activePlayer: PlayerId };

/** What can be set on an object. */
export type ObjectChange = Partial<
  Pick<
    GameObject,
    | 'tapped'
    | 'phasedOut'
    | 'damage'
    | 'deathtouched'
    | 'attachedTo'
    | 'attacking'
    | 'blocking'
    | 'face'
    | 'faceDown'
    | 'onStack'
    | 'controller'
    | 'controlledSince'
    | 'timestamp'
  >
>;

/** What can be set on a player. */
export interface PlayerChange {
  readonly lost?: boolean;
  readonly won?: boolean;
  readonly landsPlayed?: number;
  readonly drewFromEmpty?: boolean;
}

/** A change with its reason and words for people. */
export interface GameEvent {
  readonly change: StateChange;
  readonly cause: Cause;
  /** A sentence for the log: `Ann draws a card.` Empty for bookkeeping. */
  readonly says: string;
}
