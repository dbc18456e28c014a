// Finds what pronouns and definite phrases point back to, within an ability and across the abilities of a card.
import type { OracleTree } from '../tree';
import { linkAbilities } from './link-abilities';
import type { OracleReference, ReferenceContext } from './reference';
import { FaceWalk } from './walk-face';

/**
 * Every phrase of a face that points back, in the order of the text, with what it stands for: first in its own
 * ability, then in the card's other abilities (CR 607). What stands for nothing dangles and says why.
 * @param tree the face; @param context what else is known of the card
 */
export function resolveReferences(
  tree: OracleTree,
  context: ReferenceContext = {},
): readonly OracleReference[] {
  const walk = new FaceWalk(0, tree).run();
  if (walk.pending.length === 0) return walk.found;
  const others = (context.otherFaces ?? []).map((other, index) => new FaceWalk(index + 1, other).run());
  return linkAbilities(walk, others, context);
}
