// Paying a cost while a spell or ability resolves (CR 118.12): one that can't be paid is not paid.
import { Unsupported } from '../meaning/frame';
import { tapForCost } from '../process/mana-abilities';
import { canPay, payCost } from '../process/pay';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['pay'],
  *play(resolving, node, doers) {
    const { game } = resolving;
    const player = resolving.doer(doers);
    const cost = node['cost'];
    if (!Array.isArray(cost)) throw new Unsupported(node, 'this cost');
    const asPayer = resolving.with({ controller: player });
    const symbols = cost.map((symbol) =>
      symbol === '{X}' ? `{${resolving.frame.numbers.x ?? 0}}` : String(symbol),
    );
    yield* tapForCost(
      game,
      player,
      symbols.filter((symbol) => symbol !== '{E}'),
    );
    const able = canPay(asPayer, player, symbols);
    resolving.doings.did = able;
    if (able) yield* payCost(asPayer, player, symbols);
    else
      yield* resolving.nothing(
        node,
        `${game.player(player).name} can’t pay ${symbols.join('')}.`,
        'costs-unpayable',
      );
  },
};
export default effect;
