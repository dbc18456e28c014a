// When an activated ability may be activated: "Activate only as a sorcery", "only once each turn" (CR 602.5).
import type { Meaning } from '../../oracle';
import type { Ability } from '../abilities/ability';
import { holds } from '../meaning/conditions';
import { isNode, Unsupported } from '../meaning/frame';
import { playersOf } from '../meaning/players';
import type { ObjectId, PlayerId } from '../state/names';
import type { Game } from './game';
import { frameOf } from './triggers';

/** How often an ability was activated this turn. */
export function activatedThisTurn(game: Game, source: ObjectId, key: string): number {
  return game.state.thisTurn.filter(({ what, object }) => what === `activated ${key}` && object === source)
    .length;
}

function isSorceryTime(game: Game, player: PlayerId): boolean {
  const { activePlayer, step, stack } = game.state;
  return activePlayer === player && (step === 'main' || step === 'second main') && stack.length === 0;
}

function broken(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  ability: Ability,
  when: unknown,
): string | undefined {
  if (typeof when === 'string') {
    const times = activatedThisTurn(game, source, ability.key);
    if (when === 'as a sorcery')
      return isSorceryTime(game, player) ? undefined : 'it can be activated only as a sorcery';
    if (when === 'once each turn') return times === 0 ? undefined : 'it was activated this turn already';
    if (when === 'twice each turn') return times < 2 ? undefined : 'it was activated twice this turn';
    return undefined;
  }
  if (!isNode(when)) return undefined;
  const frame = frameOf(game, source, ability);
  try {
    switch (when.kind) {
      case 'duringTime': {
        const time = when['time'];
        if (isNode(time) && time.kind === 'turn' && time['whose'] !== undefined) {
          return playersOf(frame, time, 'whose').includes(game.state.activePlayer)
            ? undefined
            : 'it is the wrong turn';
        }
        if (isNode(time) && time.kind === 'combat') {
          return /combat|attackers|blockers/.test(game.state.step) ? undefined : 'it is not combat';
        }
        return undefined;
      }
      case 'if':
        return holds(frame, when['condition']) ? undefined : 'its condition does not hold';
      case 'ifAnd':
        return (
          (holds(frame, when['condition']) ? undefined : 'its condition does not hold') ??
          broken(game, player, source, ability, when['also'])
        );
      case 'andOnly':
        return (
          broken(game, player, source, ability, when['first']) ??
          broken(game, player, source, ability, when['also'])
        );
    }
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
  }
  return undefined;
}

/** Why an ability can't be activated now, by its own words; undefined where it can. */
export function limitBroken(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  ability: Ability,
): string | undefined {
  if (ability.keyword === 'equip' || ability.keyword === 'reconfigure' || ability.keyword === 'fortify') {
    return broken(game, player, source, ability, 'as a sorcery');
  }
  for (const { meaning } of ability.sentences) {
    const limit = findLimit(meaning);
    const why = limit && broken(game, player, source, ability, limit['when']);
    if (why !== undefined) return why;
  }
  return undefined;
}

function findLimit(meaning: Meaning): Meaning | undefined {
  return meaning.kind === 'activateOnly' ? meaning : undefined;
}
