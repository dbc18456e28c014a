// Gaining, losing and paying life (CR 119).
import { playerIds, isNode, Unsupported } from '../meaning/frame';
import { playersOf } from '../meaning/players';
import { canGainLife } from '../characteristics/game-rules';
import { perform } from '../process/perform';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: [
    'gainLife',
    'gainLifeEqual',
    'loseLife',
    'loseLifeEqual',
    'loseHalf',
    'payLife',
    'payLifeEqual',
    'setLife',
  ],
  *play(resolving, node, doers) {
    const { game, cause } = resolving;
    if (node.kind === 'setLife') {
      for (const player of playersOf(resolving.frame, node, 'whose')) {
        const change = resolving.amount(node, 'n') - game.player(player).life;
        // CR 119.5: setting a life total is gaining or losing the difference.
        yield* perform(
          game,
          { kind: change > 0 ? 'gainLife' : 'loseLife', player, n: Math.abs(change) },
          cause,
        );
      }
      return;
    }
    const gains = /^gain/.test(node.kind);
    let changed = 0;
    for (const player of playerIds(doers)) {
      if (isNode(node['n']) && node['n'].kind === 'upTo')
        throw new Unsupported(node, 'up to an amount of life');
      const n =
        node.kind === 'loseHalf'
          ? node['way'] === 'up'
            ? Math.ceil(game.player(player).life / 2)
            : Math.floor(game.player(player).life / 2)
          : resolving.amount(node, 'n');
      if (gains && !canGainLife(game, player)) {
        yield* resolving.nothing(node, `${game.player(player).name} can’t gain life.`, 'life');
        continue;
      }
      for (const done of yield* perform(game, { kind: gains ? 'gainLife' : 'loseLife', player, n }, cause)) {
        if (done.kind === 'gainLife' || done.kind === 'loseLife') changed += done.n;
      }
    }
    resolving.frame.numbers.that = changed;
    resolving.doings.did = changed > 0;
  },
};
export default effect;
