// Which players a phrase means, and whether a player is one of those a phrase describes.
import type { Meaning } from '../../oracle';
import { objectOf } from '../events/apply';
import type { PlayerId } from '../state/identity';
import { chosenOf } from './chosen';
import { fittingObjects } from './describe';
import { isNode, playerIds, targetKey, Unsupported, type Frame } from './frame';
import { lastSpokenOf, referredObjects, referredPlayers } from './referents';

/** All players in turn order from the active player on, who are still in the game (CR 101.4). */
export function playersInOrder(frame: Pick<Frame, 'state'>): PlayerId[] {
  const { players, activePlayer } = frame.state;
  return players
    .map((_, index) => (activePlayer + index) % players.length)
    .filter((id) => !players[id]!.lost);
}

/** The opponents of a player, in turn order. */
export function opponentsOf(frame: Pick<Frame, 'state'>, player: PlayerId): PlayerId[] {
  return playersInOrder(frame).filter((id) => id !== player);
}

function defendingPlayer(frame: Frame): PlayerId[] {
  const attacked = objectOf(frame.state, frame.source).attacking;
  if (attacked?.kind === 'player') return [attacked.id];
  if (attacked?.kind === 'object') return [frame.view.of(attacked.id).controller];
  const remembered = frame.memory.find(({ how }) => how === 'defending');
  return remembered ? playerIds(remembered.entities) : [];
}

function enchantedPlayer(frame: Frame): PlayerId[] {
  const to = objectOf(frame.state, frame.source).attachedTo;
  return to?.kind === 'player' ? [to.id] : [];
}

/** Whether a phrase leaves a choice: "an opponent" chosen by whom it concerns. */
export function isChoiceOfPlayer(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^(?:an opponent|a player|another player|any player|any opponent|one opponent|one of your opponents)$/.test(
      value,
    )
  );
}

/**
 * The players that a phrase in a slot means. A phrase that leaves a choice gives all who may be chosen.
 * @throws Unsupported for phrases that are not evaluated
 */
export function playersOf(frame: Frame, holder: Meaning, slot: string): PlayerId[] {
  const value = holder[slot];
  const you = frame.controller;
  if (typeof value === 'string') {
    if (/\btarget\b/.test(value))
      return playerIds(frame.targets.get(targetKey(frame.place, holder, slot)) ?? []);
    switch (value) {
      case 'you':
      case 'your':
        return [you];
      case 'each player':
      case 'players':
      case 'all players':
      case 'a player':
      case 'any player':
      case 'one or more players':
        return playersInOrder(frame);
      case 'each opponent':
      case 'opponents':
      case 'your opponents':
      case 'all opponents':
      case 'each of your opponents':
      case 'an opponent':
      case 'any opponent':
      case 'one opponent':
      case 'one of your opponents':
      case 'one or more opponents':
        return opponentsOf(frame, you);
      case 'each other player':
      case 'other players':
      case 'another player':
        return playersInOrder(frame).filter((id) => id !== you);
      case 'that player':
      case 'that opponent':
      case 'the player':
      case 'those players':
      case 'each of those players':
      case 'each of those opponents':
      case 'each other opponent':
      case 'they':
      case 'their':
      case 'his or her':
      case 'his':
      case 'her':
        return referredPlayers(frame);
      case 'its': {
        const [object] = referredObjects(frame, { kind: 'pronoun', word: 'it', span: holder.span });
        return object === undefined ? [] : [objectOf(frame.state, object).owner];
      }
      case 'the active player':
      case 'the attacking player':
      case 'attacking player':
        return [frame.state.activePlayer];
      case 'defending player':
      case 'the defending player':
        return defendingPlayer(frame);
      case 'enchanted player':
      case 'enchanted opponent':
        return enchantedPlayer(frame);
      case 'the chosen player':
      case 'the chosen opponent':
      case 'chosen player':
        return chosenOf(frame, 'player', holder).flatMap((one) =>
          one.kind === 'player' ? [one.player] : [],
        );
      case 'the monarch':
        return frame.state.monarch === undefined ? [] : [frame.state.monarch];
      case 'the':
        return playersInOrder(frame);
    }
    throw new Unsupported(holder, value);
  }
  if (!isNode(value)) throw new Unsupported(holder, String(value));
  switch (value.kind) {
    case 'holder':
    case 'holders':
    case 'ownerOf': {
      const of = value['of'];
      const objects = objectsOfHolder(frame, value, of);
      const owner = /owner/.test(String(value['role']));
      return [
        ...new Set(
          objects.map((id) => (owner ? objectOf(frame.state, id).owner : frame.view.of(id).controller)),
        ),
      ];
    }
    case 'of':
    case 'ofMany': {
      const who = value['who'];
      if (isNode(who) && ['object', 'objects', 'self'].includes(who.kind)) {
        return objectsOfHolder(frame, value, value).map((id) => frame.view.of(id).controller);
      }
      return playersOf(frame, value, 'who');
    }
    case 'pronoun':
      return referredPlayers(frame);
    case 'player':
    case 'players': {
      if (value['target'] === true)
        return playerIds(frame.targets.get(targetKey(frame.place, holder, slot)) ?? []);
      return /opponent/.test(String(value['role'])) ? opponentsOf(frame, you) : playersInOrder(frame);
    }
    case 'eachOfPlayers':
      return value['of'] === 'your opponents' ? opponentsOf(frame, you) : referredPlayers(frame);
    case 'playerOr': {
      const spoken = lastSpokenOf(frame);
      return spoken[0]?.kind === 'player' ? playerIds(spoken) : playersOf(frame, value, 'other');
    }
    case 'playerWho':
    case 'playerDid':
      throw new Unsupported(value, 'players who did something');
    case 'under':
      return playersOf(frame, value, 'of');
  }
  throw new Unsupported(value, value.kind);
}

/** The objects whose controller or owner is meant: "its", "their", "target creature's". */
function objectsOfHolder(frame: Frame, holder: Meaning, of: unknown): number[] {
  if (of === 'its') return referredObjects(frame, { kind: 'pronoun', word: 'it', span: holder.span });
  if (of === 'their') return referredObjects(frame, { kind: 'pronoun', word: 'them', span: holder.span });
  if (!isNode(of)) return referredObjects(frame, { kind: 'pronoun', word: 'it', span: holder.span });
  const who = of.kind === 'of' || of.kind === 'ofMany' ? of['who'] : of;
  if (!isNode(who)) throw new Unsupported(holder, 'whose');
  if (typeof who['det'] === 'string' && /\btarget\b/.test(who['det'])) {
    const holderOfWho = of.kind === 'of' || of.kind === 'ofMany' ? of : holder;
    const slot = of.kind === 'of' || of.kind === 'ofMany' ? 'who' : 'of';
    return (frame.targets.get(targetKey(frame.place, holderOfWho, slot)) ?? []).flatMap((entity) =>
      entity.kind === 'object' ? [entity.id] : [],
    );
  }
  return fittingObjects(frame, who);
}

/** The objects that "its", "target creature's" and the like mean: whose power, whose controller. */
export function possessorObjects(frame: Frame, holder: Meaning, slot: string): number[] {
  return objectsOfHolder(frame, holder, holder[slot]);
}

/** Whether a player is one of those that a phrase describes. @throws Unsupported */
export function playerFits(frame: Frame, holder: Meaning, slot: string, player: PlayerId): boolean {
  return playersOf(frame, holder, slot).includes(player);
}
