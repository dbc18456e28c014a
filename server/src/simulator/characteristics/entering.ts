// A permanent as it would exist on the battlefield, for replacement effects that change how it enters (CR 614.12).
import { freshObject, type LastKnown } from '../events/apply';
import type { Arrival } from '../events/game-event';
import type { GameState } from '../state/game-state';
import type { GameObject } from '../state/game-object';
import type { ObjectId } from '../state/identity';
import type { Characteristics } from './characteristics';
import { characteristicsIn } from './layers';

/** The object as it would arrive. */
function arriving(state: GameState, old: GameObject, arrival: Arrival): GameObject {
  return freshObject({
    ...old,
    zone: 'battlefield',
    faces: arrival.faces ?? old.faces,
    face: arrival.face ?? 0,
    faceDown: arrival.faceDown,
    controller: arrival.controller ?? old.owner,
    tapped: arrival.tapped ?? false,
    counters: { ...arrival.counters },
    counterTimestamps: Object.fromEntries(
      Object.keys(arrival.counters ?? {}).map((kind) => [kind, state.nextTimestamp]),
    ),
    attachedTo: arrival.attachedTo,
    timestamp: state.nextTimestamp,
    chosen: Object.fromEntries(Object.entries(arrival.chosen ?? {}).map(([key, list]) => [key, [...list]])),
    marks: { ...arrival.marks },
    castWith: arrival.castWith,
    onStack: undefined,
  });
}

/** The state as it would be with the object on the battlefield; the object keeps its id. */
export function stateWithEntered(state: GameState, id: ObjectId, arrival: Arrival): GameState {
  const old = state.objects[id];
  if (!old) throw new RangeError(`There is no object ${id}.`);
  const object = arriving(state, old, arrival);
  const without = (ids: readonly ObjectId[]): ObjectId[] => ids.filter((each) => each !== id);
  return {
    ...state,
    objects: { ...state.objects, [id]: object },
    battlefield: [...without(state.battlefield), id],
    stack: without(state.stack),
    exile: without(state.exile),
    command: without(state.command),
    players: state.players.map((player) => ({
      ...player,
      library: without(player.library),
      hand: without(player.hand),
      graveyard: without(player.graveyard),
    })),
  };
}

/**
 * What an object would be on the battlefield: with what already changes how it enters, with its own static abilities,
 * and with the effects that are there (CR 614.12). The state is not changed; the object keeps its id.
 */
export function asItWouldEnter(
  state: GameState,
  lastKnown: LastKnown,
  id: ObjectId,
  arrival: Arrival,
): Characteristics {
  return characteristicsIn(stateWithEntered(state, id, arrival), lastKnown, id).get(id)!;
}
