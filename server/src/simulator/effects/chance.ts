// Flipping coins and rolling dice (CR 705, 706).
import { isNode, playerIds, Unsupported } from '../meaning/frame';
import { randomNumber } from '../process/chance';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['flipCoin', 'rollDie'],
  *play(resolving, node, doers) {
    const { game, cause, doings } = resolving;
    const [player = resolving.you] = playerIds(doers);
    const n = node['n'];
    if (node.kind === 'flipCoin') {
      if (n !== 'a coin') throw new Unsupported(node, String(isNode(n) ? n.kind : n));
      const heads = (yield* randomNumber(game, 2, cause)) === 0;
      doings.won = heads;
      yield* game.notice({
        kind: 'information',
        says: `${game.player(player).name} ${heads ? 'wins' : 'loses'} the flip.`,
        rule: 'flip-a-coin',
      });
      return;
    }
    const sides = isNode(n) ? n['sides'] : undefined;
    const dice = isNode(n) ? n['n'] : undefined;
    if (typeof sides !== 'number' || typeof dice !== 'number') throw new Unsupported(node, 'these dice');
    let result = 0;
    for (let count = 0; count < dice; count += 1) result += 1 + (yield* randomNumber(game, sides, cause));
    doings.rolled = result;
    resolving.frame.numbers.that = result;
    yield* game.notice({
      kind: 'information',
      says: `${game.player(player).name} rolls ${result}.`,
      rule: 'roll-a-die',
    });
  },
};
export default effect;
