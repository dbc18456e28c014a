// Fight (CR 701.14): each of two creatures deals damage equal to its power to the other.
import { objectIds } from '../meaning/frame';
import { dealDamage } from '../process/perform';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['fight'],
  *play(resolving, node, doers) {
    const { game, cause } = resolving;
    const [one] = objectIds(doers);
    const [other] = yield* resolving.objects(node, 'other');
    const fits = (id: number | undefined): id is number =>
      id !== undefined &&
      game.exists(id) &&
      game.object(id).zone === 'battlefield' &&
      game.of(id).types.includes('creature');
    // CR 701.14b: no damage if one of them is not there or not a creature.
    if (!fits(one) || !fits(other)) {
      yield* resolving.nothing(
        node,
        'One of the two is not there or not a creature, so no damage is dealt.',
        'fight',
      );
      return;
    }
    const strengths = [Math.max(0, game.of(one).power ?? 0), Math.max(0, game.of(other).power ?? 0)] as const;
    yield* dealDamage(game, one, { kind: 'object', id: other }, strengths[0], cause);
    yield* dealDamage(game, other, { kind: 'object', id: one }, strengths[1], cause);
  },
};
export default effect;
