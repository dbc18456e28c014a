// Values that were chosen: by the object's linked ability, or by the spell itself. Undefined choices do nothing.
import type { Meaning } from '../../oracle';
import { objectOf } from '../events/apply';
import type { Chosen } from '../state/game-object';
import { Nothing, type Frame } from './frame';

/**
 * What was chosen, of one kind, for the ability that speaks of "the chosen …". Looks at the choices of the spell or
 * ability that resolves, then at those made for its source; only choices of a linked ability count (CR 607.2d): the
 * object's printed abilities are linked with each other, those that one effect gave are linked among themselves.
 * @throws Nothing where no choice was made: the choice is undefined (CR 607.5a)
 */
export function chosenOf(frame: Frame, kind: Chosen['kind'], node: Meaning | undefined): readonly Chosen[] {
  const own = frame.onStack === undefined ? undefined : objectOf(frame.state, frame.onStack).chosen['spell'];
  const made = (own ?? []).filter((one) => one.kind === kind);
  if (made.length > 0) return made;
  const group = linkGroup(frame.abilityKey);
  const found = Object.entries(objectOf(frame.state, frame.source).chosen)
    .filter(([key]) => linkGroup(key) === group)
    .flatMap(([, list]) => list)
    .filter((one) => one.kind === kind);
  if (found.length === 0) {
    throw new Nothing(
      `No ${kind} was chosen for this ability, so this part does nothing.`,
      'undefined-choice',
      node,
    );
  }
  return found;
}

/** Abilities that are linked with each other share this: the printed ones, or those of one effect (CR 607.5). */
export function linkGroup(key: string): string {
  return /^g\d+/.exec(key)?.[0] ?? 'printed';
}
