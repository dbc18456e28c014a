// Which verb phrases change the rules of the game: restrictions, requirements, permissions, costs (CR 613.11).
import type { Meaning } from '../../../oracle';
import { isNode } from '../../meaning/frame';

/** Verb phrases and sentences that say what may, must or can't be done. */
const ruleKinds = new Set([
  'cant',
  'can',
  'may',
  'cost',
  'additionalCost',
  'reducesOnly',
  'castOnly',
  'activateOnly',
  'maxHand',
  'maxHandIs',
  'maxHandEqual',
  'noMoreThan',
  'mustBlock',
  'playRevealed',
  'assignAsThough',
  'assignNoDamage',
  'assign',
  'crewsAsThough',
  'useToughness',
]);

/** Whether a verb phrase or sentence is an effect on the rules of the game. */
export function isRule(does: Meaning): boolean {
  if (ruleKinds.has(does.kind)) return true;
  const inner = does['does'];
  switch (does.kind) {
    case 'until':
      // "Attacks each combat if able", "doesn't untap during your untap step", "can block an additional creature each combat".
      return (
        isNode(inner) &&
        (isRule(inner) || /^(?:attack|attackYou|attackPlayer|block|negated|isPassive)$/.test(inner.kind))
      );
    case 'negated':
      return isNode(inner) && /^(?:untap|lose|have)/.test(inner.kind);
    case 'hasNoCards':
      return does['what'] === 'maximum hand size';
  }
  return false;
}
