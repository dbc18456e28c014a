// Continuous effects of resolved spells and abilities (CR 611.2). Those of static abilities are found anew each time.
import type { OracleLine } from '../../oracle';
import type { Color, Entity, ObjectId, PlayerId } from './identity';
import type { Printed } from './printed';

/** An ability that an effect gives: a line of text, whose keys count from `from`. */
export interface GrantedAbility {
  readonly text: string;
  readonly line: OracleLine;
}

/** One change to an object, in its layer (CR 613.1). */
export type Change =
  | { readonly layer: 'copy'; readonly values: Printed; readonly source?: ObjectId }
  | { readonly layer: 'control'; readonly player: PlayerId }
  | { readonly layer: 'text'; readonly from: string; readonly to: string }
  | { readonly layer: 'name'; readonly name: string }
  | {
      readonly layer: 'type';
      readonly set?: readonly string[];
      readonly add?: readonly string[];
      readonly remove?: readonly string[];
      /** Removes all subtypes of these sets before adding (`creature`, `land`). */
      readonly losesSubtypesOf?: readonly string[];
    }
  | { readonly layer: 'color'; readonly set?: readonly Color[]; readonly add?: readonly Color[] }
  | {
      readonly layer: 'ability';
      readonly add?: readonly GrantedAbility[];
      readonly remove?: readonly string[];
      readonly removeAll?: boolean;
      readonly cant?: readonly string[];
    }
  | {
      readonly layer: 'size';
      /** 7a characteristic-defining, 7b set, 7c change, 7d switch (CR 613.4). */
      readonly sublayer: 'defined' | 'set' | 'change' | 'switch';
      readonly power?: number;
      readonly toughness?: number;
    }
  | { readonly layer: 'player'; readonly gives: GrantedAbility }
  | { readonly layer: 'rules'; readonly rule: GrantedAbility };

/** How long an effect lasts. */
export type Duration =
  | { readonly kind: 'turn' }
  | { readonly kind: 'combat' }
  | {
      readonly kind: 'untilTurnOf';
      readonly player: PlayerId;
      readonly step?: string;
      readonly end?: boolean;
    }
  | { readonly kind: 'game' }
  /** Until the object leaves the battlefield, or while a condition of the text holds. */
  | { readonly kind: 'whileThere'; readonly object: ObjectId }
  | { readonly kind: 'whileControlled'; readonly object: ObjectId; readonly by: PlayerId }
  | { readonly kind: 'whileTapped'; readonly object: ObjectId };

/** An effect that was created by a resolving spell or ability; which objects it affects was fixed then (CR 611.2c). */
export interface ContinuousEffect {
  readonly id: number;
  readonly timestamp: number;
  readonly controller: PlayerId;
  readonly source: ObjectId | undefined;
  readonly affects: readonly Entity[];
  readonly changes: readonly Change[];
  readonly duration: Duration;
}
