// Prohibitions and requirements for a while: "can't block this turn", "attacks this turn if able" (CR 613.11).
import type { Meaning } from '../../oracle';
import { isNode, Unsupported } from '../meaning/frame';
import { lineForRule } from '../abilities/rule-line';
import { isSupportedRule } from '../characteristics/static-effects/rules';
import { lastingEffect } from './lasting';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['cant', 'must', 'negated', 'can'],
  *play(resolving, node, doers) {
    if (doers.length === 0) {
      yield* resolving.nothing(
        node,
        'There is nothing that this could affect.',
        'illegal-target-information',
      );
      return;
    }
    if (resolving.duration === undefined && isThisWay(node)) throw new Unsupported(node, node.kind);
    if (!isSupportedRule(node)) throw new Unsupported(node, node.kind);
    const rule = lineForRule(node, resolving.frame.place);
    const { game } = resolving;
    yield* lastingEffect(
      resolving,
      doers,
      [{ layer: 'rules', rule }],
      `${doers.map((each) => game.describe(each)).join(', ')}: ${rule.text}`,
    );
  },
};

/** "It can't be regenerated" is about the event, not about a time. */
function isThisWay(node: Meaning): boolean {
  const does = node['does'];
  return isNode(does) && does.kind === 'isPassive' && does['done'] === 'regenerated';
}

export default effect;
