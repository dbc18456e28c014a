// Draw (CR 121): cards from the top of a library to a hand, one after the other.
import { objects, isNode, Unsupported } from '../meaning/frame';
import { amountOf } from '../meaning/amounts';
import { drawCards } from '../process/perform';
import { playerIds } from '../meaning/frame';
import { canDraw } from '../characteristics/game-rules';
import type { Effect } from './effect';
import type { Resolving } from '../process/resolving';
import type { Meaning } from '../../oracle';

/** How many cards a phrase names: `a card`, `two cards`, `cards equal to …`. @throws Unsupported */
export function cardCount(resolving: Resolving, node: Meaning, slot = 'n'): number {
  const n = node[slot];
  if (!isNode(n)) return amountOf(resolving.frame, n, node);
  switch (n.kind) {
    case 'one':
    case 'oneMore':
    case 'another':
      return 1;
    case 'several':
    case 'equal':
      return amountOf(resolving.frame, n['n'], n);
  }
  throw new Unsupported(n, n.kind);
}

const effect: Effect = {
  kinds: ['draw'],
  *play(resolving, node, doers) {
    const upTo = isNode(node['n']) && node['n']['upTo'] === true;
    const most = Math.max(0, cardCount(resolving, node));
    for (const player of playerIds(doers)) {
      if (!canDraw(resolving.game, player)) {
        yield* resolving.nothing(node, `${resolving.game.player(player).name} can’t draw cards.`, 'draw');
        continue;
      }
      let n = most;
      if (upTo) {
        const answer = yield* resolving.game.decide({
          asks: 'number',
          player,
          question: 'How many cards?',
          options: Array.from({ length: most + 1 }, (_, count) => ({ label: String(count) })),
          least: 1,
          most: 1,
          rule: 'choices-on-resolution',
          byDefault: [most],
        });
        n = answer[0] ?? most;
      }
      const drawn = yield* drawCards(resolving.game, player, n, resolving.cause);
      resolving.frame.memory.push({
        entities: objects(drawn),
        noun: 'card',
        plural: drawn.length !== 1,
        how: 'drawn',
      });
      resolving.doings.did = drawn.length > 0;
    }
  },
};
export default effect;
