// What a text stands in while it is read or executed: its object, its controller, its targets, what it spoke of before.
import type { RuleName } from '../../vocabulary';
import type { Meaning } from '../../oracle';
import type { TextPlace } from '../abilities/ability';
import type { View } from '../characteristics/characteristics';
import type { GameState } from '../state/game-state';
import type { Entity, ObjectId, PlayerId } from '../state/identity';

/** Something that the text has spoken of, which "it", "that creature" or "they" may mean. */
export interface Referent {
  readonly entities: readonly Entity[];
  /** The noun in lower case (`creature`, `card`, `player`), or '' where any fits. */
  readonly noun: string;
  readonly plural: boolean;
  /** How it came up: `target`, `trigger`, `made`, `exiled`, `revealed`, `sacrificed` … */
  readonly how: string;
  /** Where the text spoke of it: see `placeKey`. */
  readonly at?: string;
}

/** The place of a text in the game. */
export interface Frame {
  readonly view: View;
  readonly state: GameState;
  /** The object that has the ability, or the spell. */
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly place: TextPlace;
  readonly abilityKey: string;
  /** The spell or ability on the stack, while one resolves or is put there. */
  readonly onStack: ObjectId | undefined;
  /** Targets that are legal, by `targetKey`; a key whose targets are all illegal has an empty list. */
  readonly targets: ReadonlyMap<string, readonly Entity[]>;
  /** Newest last. */
  readonly memory: Referent[];
  readonly numbers: { x: number | undefined; that: number | undefined };
  /** The player that a sentence about each player is about right now. */
  readonly each: Entity | undefined;
}

/** A meaning that this simulator cannot evaluate: the words become a notice. */
export class Unsupported extends Error {
  constructor(
    readonly node: Meaning | undefined,
    readonly what: string,
  ) {
    super(`Not supported: ${what}`);
  }
}

/** A part that does nothing by the rules: undefined choice, information about an illegal target (CR 607.5a, 608.2b). */
export class Nothing extends Error {
  constructor(
    readonly says: string,
    readonly rule: RuleName,
    readonly node?: Meaning,
  ) {
    super(says);
  }
}

/** A slot that holds words; '' for anything else. */
export function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether a value is a node of the tree. */
export function isNode(value: unknown): value is Meaning {
  return typeof value === 'object' && value !== null && 'kind' in value && !Array.isArray(value);
}

/** The key under which the targets of a phrase are kept: its line, its node's place, its slot. */
export function targetKey(place: TextPlace, holder: Meaning, slot: string): string {
  const value = holder[slot];
  return isNode(value)
    ? `${place.line}:${value.span.start}-${value.span.end}`
    : `${place.line}:${holder.span.start}-${holder.span.end}.${slot}`;
}

/** The same frame with other parts. */
export function withFrame(frame: Frame, change: Partial<Frame>): Frame {
  return { ...frame, ...change };
}

/** Objects of a list of entities. */
export function objectIds(entities: readonly Entity[]): ObjectId[] {
  return entities.flatMap((entity) => (entity.kind === 'object' ? [entity.id] : []));
}

/** Players of a list of entities. */
export function playerIds(entities: readonly Entity[]): PlayerId[] {
  return entities.flatMap((entity) => (entity.kind === 'player' ? [entity.id] : []));
}

/** Entities out of object ids. */
export function objects(ids: readonly ObjectId[]): Entity[] {
  return ids.map((id) => ({ kind: 'object', id }));
}

/** Entities out of player ids. */
export function players(ids: readonly PlayerId[]): Entity[] {
  return ids.map((id) => ({ kind: 'player', id }));
}

/** Whether two entities are the same. */
export function sameEntity(one: Entity, other: Entity): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** A new frame with nothing remembered. */
export function newFrame(
  base: Pick<Frame, 'view' | 'state' | 'source' | 'controller' | 'place' | 'abilityKey'>,
): Frame {
  return {
    onStack: undefined,
    targets: new Map(),
    memory: [],
    numbers: { x: undefined, that: undefined },
    each: undefined,
    ...base,
  };
}
