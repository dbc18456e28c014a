// "This ability triggers only once each turn" (CR 603.2).
import type { Ability } from '../abilities/ability';
import { isNode, wordOf } from '../meaning/frame';
import type { ObjectId } from '../state/names';
import type { Game } from './game';

/** Whether an ability says that it triggers only once each turn. */
export function isLimited(ability: Ability): boolean {
  return ability.sentences.some(({ meaning }) => {
    const does = isNode(meaning['does']) ? meaning['does'] : meaning;
    return does.kind === 'triggers' && wordOf(does['how']) === 'only once each turn';
  });
}

/** Whether that keeps it from triggering again. */
export function triggeredOften(game: Game, source: ObjectId, ability: Ability): boolean {
  const what = `triggered ${ability.key}`;
  return (
    isLimited(ability) && game.state.thisTurn.some((each) => each.what === what && each.object === source)
  );
}
