// What is about to happen, and what has happened: replacement effects change the first, triggers look at the second.
import type { Arrival } from '../events/game-event';
import type { Entity, ManaType, ObjectId, PlayerId, Step, Zone } from '../state/names';
import type { Printed } from '../state/printed';

/** Why a card changes zones, where rules and triggers care. */
export type MoveReason =
  | 'destroy'
  | 'sacrifice'
  | 'discard'
  | 'draw'
  | 'mill'
  | 'play'
  | 'cast'
  | 'resolve'
  | 'counter'
  | 'exile'
  | 'return'
  | 'put'
  | 'rule';

/** Something that happens to an object or player. */
export type Happening =
  | {
      readonly kind: 'move';
      readonly object: ObjectId;
      readonly from: Zone | 'nowhere';
      readonly to: Zone;
      readonly arrival: Arrival;
      readonly reason: MoveReason;
      /** Who makes it happen: whose effect or cost it is. */
      readonly by: PlayerId | undefined;
      /** Set once it has happened. */
      readonly becomes?: ObjectId;
    }
  | {
      readonly kind: 'tokens';
      readonly player: PlayerId;
      readonly token: Printed;
      readonly n: number;
      readonly arrival: Arrival;
      readonly made?: readonly ObjectId[];
    }
  | {
      readonly kind: 'damage';
      readonly source: ObjectId;
      readonly to: Entity;
      readonly n: number;
      readonly combat: boolean;
      readonly cantBePrevented?: boolean;
    }
  | { readonly kind: 'gainLife' | 'loseLife'; readonly player: PlayerId; readonly n: number }
  | { readonly kind: 'draw'; readonly player: PlayerId; readonly drawn?: ObjectId }
  | {
      readonly kind: 'counters';
      readonly on: Entity;
      readonly counter: string;
      readonly n: number;
      readonly by: PlayerId | undefined;
    }
  | { readonly kind: 'removeCounters'; readonly on: Entity; readonly counter: string; readonly n: number }
  | {
      readonly kind: 'mana';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly mana: readonly ManaType[];
      /** By a mana ability with {T} in its cost: the source is "tapped for mana" (CR 106.12). */
      readonly tapped: boolean;
    }
  | { readonly kind: 'tap' | 'untap'; readonly object: ObjectId }
  | { readonly kind: 'cast'; readonly player: PlayerId; readonly object: ObjectId }
  | {
      readonly kind: 'activate';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly object: ObjectId;
    }
  | { readonly kind: 'target'; readonly object: ObjectId; readonly target: Entity }
  | { readonly kind: 'attack'; readonly object: ObjectId; readonly whom: Entity; readonly alone: boolean }
  | { readonly kind: 'attackWith'; readonly player: PlayerId; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'block'; readonly object: ObjectId; readonly whom: ObjectId }
  | { readonly kind: 'becomesBlocked'; readonly object: ObjectId; readonly by: readonly ObjectId[] }
  | { readonly kind: 'unblocked'; readonly object: ObjectId }
  | { readonly kind: 'step'; readonly step: Step; readonly activePlayer: PlayerId }
  | { readonly kind: 'transform' | 'attach'; readonly object: ObjectId; readonly to?: Entity }
  | {
      readonly kind: 'deed';
      readonly verb: string;
      readonly player: PlayerId;
      readonly object?: ObjectId;
      readonly n?: number;
    };
