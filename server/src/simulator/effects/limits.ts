// Sentences that limit when an ability can be activated or triggers: nothing to carry out when it resolves (CR 602.5).
import { isNode, Unsupported } from '../meaning/frame';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['activateOnly', 'castOnly', 'activateAtMost', 'triggers', 'are'],
  *play(_resolving, node) {
    // "It's still a land" reminds of what the effect does not change (CR 205.1b).
    if (node.kind === 'are' && !(isNode(node['is']) && node['is'].kind === 'still')) {
      throw new Unsupported(node, 'this');
    }
    if (node.kind === 'triggers' && !/^only once/.test(String(node['how'])))
      throw new Unsupported(node, 'this');
  },
};
export default effect;
