// One replacement effect, and whether what it speaks of is what is about to happen (CR 614.1).
import type { Meaning } from '../../oracle';
import { describes, isOther, postsFit } from '../meaning/describe';
import { isNode, type Frame } from '../meaning/frame';
import { playersOf } from '../meaning/players';
import type { Play } from '../run/play';
import type { Entity, ManaType, ObjectId } from '../state/names';
import type { Happening } from './happening';
import { objectFits } from './triggers';

/** One effect that can change what is about to happen. */
export interface Replacement {
  /** Tells it from the others, so that none applies twice (CR 614.5). */
  readonly id: string;
  readonly says: string;
  /** Its place in the order of CR 616.1: self-replacement, control, copy, others. */
  readonly rank: number;
  /** For mana: what it becomes. */
  readonly becomes?: readonly ManaType[];
  apply(happening: Happening): Play<readonly Happening[]>;
}

/** A change of zones. */
export type Move = Extract<Happening, { kind: 'move' }>;

/** Whether an object that is about to enter fits a phrase; the view of the frame shows it as it would enter. */
export function enteringFits(frame: Frame, who: Meaning, id: ObjectId): boolean {
  if (who.kind !== 'object' && who.kind !== 'objects') return false;
  const what = who['what'];
  if (isOther(who['det']) && id === frame.source) return false;
  if (isNode(what) && (what['noun'] === 'permanent' || what['noun'] === 'token')) {
    if (what['noun'] === 'token' && frame.state.objects[id]?.kind !== 'token') return false;
    const { noun: _, ...rest } = what;
    return describes(frame, { ...rest, kind: what.kind, span: what.span }, id) && postsFit(frame, who, id);
  }
  return describes(frame, what, id) && postsFit(frame, who, id);
}

/** Whether an object or player is what stands in a slot. */
export function thingFits(frame: Frame, node: Meaning, slot: string, entity: Entity): boolean {
  const value = node[slot];
  if (entity.kind === 'player')
    return (typeof value === 'string' && playersOf(frame, node, slot).includes(entity.id)) || false;
  return isNode(value) && objectFits(frame, value, entity.id);
}
