// Sets up a game: players with what they have in each zone.
import { freshObject } from '../events/apply';
import type { GameObject } from './game-object';
import type { GameState, Player } from './game-state';
import type { ObjectId, PlayerId, Zone } from './identity';
import type { Printed } from './printed';

/** A game with empty zones, in the first main phase of the first player's second turn. @param seed for all chance */
export function newGame(names: readonly string[] = ['You', 'Opponent'], seed = 1): GameState {
  return {
    version: 0,
    nextId: 1,
    nextTimestamp: 1,
    turn: 3,
    step: 'main',
    activePlayer: 0,
    players: names.map((name, id): Player => ({
      id,
      name,
      life: 20,
      counters: {},
      mana: [],
      landsPlayed: 0,
      lost: false,
      won: false,
      drewFromEmpty: false,
      library: [],
      hand: [],
      graveyard: [],
    })),
    objects: {},
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    effects: [],
    waitingTriggers: [],
    waitingEffects: [],
    thisTurn: [],
    monarch: undefined,
    seed,
    drawn: 0,
  };
}

/**
 * Puts a card (or a token) into a zone while the game is set up; no event, nothing triggers.
 * @param extra what is to be remembered about it: counters, tapped, attachedTo …
 * @returns its id
 */
export function placeObject(
  state: GameState,
  owner: PlayerId,
  zone: Zone,
  faces: readonly Printed[],
  extra: Partial<GameObject> = {},
): ObjectId {
  const id = state.nextId++;
  const object = freshObject({
    id,
    thing: id,
    kind: 'card',
    owner,
    zone,
    faces,
    timestamp: state.nextTimestamp++,
    ...extra,
  });
  for (const kind of Object.keys(object.counters)) object.counterTimestamps[kind] ??= state.nextTimestamp++;
  state.objects[id] = object;
  if (zone === 'library' || zone === 'hand' || zone === 'graveyard') state.players[owner]![zone].push(id);
  else if (zone !== 'outside') state[zone].push(id);
  state.version += 1;
  return id;
}
