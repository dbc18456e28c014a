// Which of the effects that wait in a layer comes next: by timestamp, unless one depends on another (CR 613.7, 613.8).
import type { ObjectId } from '../state/identity';
import type { View } from './characteristics';
import type { Unit } from './units';
import type { Values } from './values';

interface Board extends View {
  readonly values: ReadonlyMap<ObjectId, Values>;
}

/**
 * CR 613.8a: whether applying one effect would change another's existence, whom it affects, or what it does to them.
 * Found by trying it on a copy.
 */
function dependsOn(board: Board, unit: Unit, before: string | undefined, other: Unit): boolean {
  const tried = other.applied(board.values);
  return unit.outcome({ of: (id) => tried.get(id) ?? board.of(id) }) !== before;
}

/** The unit that is applied next. @param waiting at least one, oldest first */
export function orderedUnits(board: Board, waiting: readonly Unit[]): Unit {
  const defining = waiting.filter((unit) => unit.defining);
  // CR 613.3: characteristic-defining abilities first; they depend on each other only (CR 613.8a).
  const group = defining.length > 0 ? defining : waiting;
  if (group.length === 1) return group[0]!;
  // Nothing that is fixed depends on anything, so an oldest one of those comes first in any case.
  if (group[0]!.fixed) return group[0]!;
  const needs = group.map((unit) => {
    if (unit.fixed) return new Set<number>();
    const before = unit.outcome(board);
    return new Set(
      group.flatMap((other, at) => (other !== unit && dependsOn(board, unit, before, other) ? [at] : [])),
    );
  });
  const reaches = (from: number, to: number, seen = new Set<number>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return [...needs[from]!].some((at) => at === to || reaches(at, to, seen));
  };
  // CR 613.8b: in a loop of dependencies, they are ignored.
  const free = group.find((_, index) => ![...needs[index]!].some((at) => !reaches(at, index)));
  return free ?? group[0]!;
}
