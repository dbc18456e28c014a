// Mana abilities (CR 605): which abilities they are, activating them, and tapping for what is needed.
import type { Ability } from '../abilities/ability';
import { canActivate } from '../characteristics/game-rules';
import { isNode, newFrame } from '../meaning/frame';
import type { Play } from '../run/play';
import type { ObjectId, PlayerId } from '../state/names';
import { carryOutSentences } from './instructions';
import { manaFor } from './mana-payment';
import { canPay, payCost } from './pay';
import { Resolving } from './resolving';
import { targetPhrases } from './targets';
import type { Game } from './game';

function addsMana(node: unknown): boolean {
  if (!isNode(node)) return Array.isArray(node) && node.some(addsMana);
  return (
    node.kind === 'addMana' ||
    Object.entries(node).some(([slot, value]) => slot !== 'text' && addsMana(value))
  );
}

/** CR 605.1a: no target, could add mana, not a loyalty ability. */
export function isManaAbility(ability: Ability): boolean {
  return (
    ability.kind === 'activated' &&
    ability.sentences.some(({ meaning }) => addsMana(meaning)) &&
    targetPhrases(ability.sentences).length === 0
  );
}

/** Whether {T} is in the cost: then the permanent is "tapped for mana" (CR 106.12). */
export function hasTapInCost(ability: Ability): boolean {
  const of = ability.cost?.['of'];
  return Array.isArray(of) && of.some((part) => Array.isArray(part) && part.includes('{T}'));
}

/** A resolution of an ability that does not use the stack. */
export function withoutStack(game: Game, source: ObjectId, ability: Ability, player: PlayerId): Resolving {
  return new Resolving(
    game,
    newFrame({
      view: game,
      state: game.state,
      source,
      controller: player,
      place: ability.place,
      abilityKey: ability.key,
    }),
  );
}

/** Activates a mana ability: it resolves at once (CR 605.3b). @returns whether it could be activated */
export function* activateManaAbility(
  game: Game,
  source: ObjectId,
  ability: Ability,
  player: PlayerId,
): Play<boolean> {
  const resolving = withoutStack(game, source, ability, player);
  if (!canActivate(game, source, ability, true) || !canPay(resolving, player, ability.cost)) return false;
  yield* payCost(resolving, player, ability.cost);
  yield* carryOutSentences(resolving, ability.sentences);
  return true;
}

/** Only {T}, so that tapping for mana gives nothing away. */
function isPlainTap(ability: Ability): boolean {
  const of = ability.cost?.['of'];
  return (
    Array.isArray(of) && of.length === 1 && Array.isArray(of[0]) && of[0].length === 1 && of[0][0] === '{T}'
  );
}

/** Taps permanents for mana until the pool pays a cost, or nothing is left to tap. */
export function* tapForCost(game: Game, player: PlayerId, symbols: readonly string[]): Play {
  for (const source of [...game.state.battlefield]) {
    if (manaFor(game.player(player).mana, symbols) !== undefined) return;
    if (game.of(source).controller !== player || game.object(source).tapped) continue;
    const ability = game.of(source).abilities.find((each) => isManaAbility(each) && isPlainTap(each));
    if (ability) yield* activateManaAbility(game, source, ability, player);
  }
}
