// Casting a spell while another spell or ability resolves, without paying its mana cost (CR 608.2g).
import { isNode, Unsupported } from '../meaning/frame';
import { castSpell } from '../process/cast';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['cast'],
  *play(resolving, node, doers) {
    const how = node['how'];
    if (!isNode(how) || how.kind !== 'withoutPaying' || resolving.duration !== undefined) {
      throw new Unsupported(node, 'casting later or for its cost');
    }
    const { game } = resolving;
    const player = resolving.doer(doers);
    let any = false;
    for (const id of yield* resolving.objects(node, 'what', { chooser: player, zone: 'hand', of: player })) {
      if (game.of(id).types.includes('land')) continue;
      any = (yield* castSpell(game, player, id, { free: true })) !== undefined || any;
    }
    resolving.doings.did = any;
  },
};
export default effect;
