// The only code that changes a state: applies one event. Everything it needs stands in the event.
import type { Characteristics } from '../characteristics/characteristics';
import type { GameObject } from '../state/game-object';
import type { GameState, Player } from '../state/game-state';
import type { Entity, ObjectId, PlayerId, Zone } from '../state/identity';
import { publicZones } from '../state/identity';
import type { Arrival, GameEvent, StateChange } from './game-event';

/** What objects were when they left: last known information (CR 608.2h), outside the plain state. */
export type LastKnown = Map<ObjectId, Characteristics>;

/** The ids in a zone, in order; of one player where each player has such a zone. */
export function zoneOf(state: GameState, zone: Zone, player: PlayerId): ObjectId[] {
  switch (zone) {
    case 'library':
    case 'hand':
    case 'graveyard':
      return playerOf(state, player)[zone];
    case 'battlefield':
    case 'stack':
    case 'exile':
    case 'command':
      return state[zone];
    case 'outside':
      return [];
  }
}

/** The player with an id. @throws RangeError for an id that no player has */
export function playerOf(state: GameState, id: PlayerId): Player {
  const player = state.players[id];
  if (!player) throw new RangeError(`There is no player ${id}.`);
  return player;
}

/** The object with an id, also one that is gone. @throws RangeError for an id that no object ever had */
export function objectOf(state: GameState, id: ObjectId): GameObject {
  const object = state.objects[id];
  if (!object) throw new RangeError(`There is no object ${id}.`);
  return object;
}

function takeFromZone(state: GameState, object: GameObject): void {
  if (object.zone === 'nowhere') return;
  const zone = zoneOf(state, object.zone, object.owner);
  const at = zone.indexOf(object.id);
  if (at >= 0) zone.splice(at, 1);
}

function putIntoZone(state: GameState, object: GameObject, position: number | undefined): void {
  if (object.zone === 'nowhere') return;
  const zone = zoneOf(state, object.zone, object.owner);
  if (object.zone === 'library' && position !== undefined && position >= 0)
    zone.splice(position, 0, object.id);
  else zone.push(object.id);
}

/** A new object with nothing remembered. @param base who and what it is */
export function freshObject(
  base: Pick<GameObject, 'id' | 'thing' | 'kind' | 'owner' | 'zone' | 'faces'> & Partial<GameObject>,
): GameObject {
  return {
    controller: base.owner,
    face: 0,
    faceDown: undefined,
    tapped: false,
    phasedOut: false,
    counters: {},
    counterTimestamps: {},
    nameStickers: [],
    damage: 0,
    deathtouched: false,
    attachedTo: undefined,
    timestamp: 0,
    controlledSince: -1,
    chosen: {},
    noted: {},
    castWith: undefined,
    onStack: undefined,
    ability: undefined,
    attacking: undefined,
    blocking: [],
    marks: {},
    before: undefined,
    ...base,
  };
}

function arrive(
  state: GameState,
  old: GameObject,
  to: Zone,
  becomes: ObjectId,
  arrival: Arrival,
): GameObject {
  const keptStickers =
    publicZones.includes(to) && publicZones.includes(old.zone as Zone) ? old.nameStickers : [];
  const chosen = Object.fromEntries(
    Object.entries(arrival.chosen ?? {}).map(([key, list]) => [key, [...list]]),
  );
  const timestamp = state.nextTimestamp++;
  return freshObject({
    id: becomes,
    thing: old.thing,
    kind: old.kind,
    owner: old.owner,
    zone: to,
    faces: arrival.faces ?? old.faces,
    controller: arrival.controller ?? old.owner,
    // A card is its front face everywhere but on the stack and the battlefield (CR 712.8).
    face: arrival.face ?? 0,
    faceDown: arrival.faceDown,
    tapped: arrival.tapped ?? false,
    counters: { ...arrival.counters },
    counterTimestamps: Object.fromEntries(
      Object.keys(arrival.counters ?? {}).map((kind) => [kind, timestamp]),
    ),
    nameStickers: arrival.stickers ? [...arrival.stickers] : [...keptStickers],
    attachedTo: arrival.attachedTo,
    attacking: arrival.attacking,
    timestamp,
    controlledSince: state.turn,
    chosen,
    castWith: arrival.castWith,
    onStack: arrival.onStack,
    marks: { ...arrival.marks },
    before: { id: old.id, zone: old.zone },
  });
}

function changeCounters(state: GameState, on: Entity, kind: string, n: number): void {
  const holder = on.kind === 'player' ? playerOf(state, on.id) : objectOf(state, on.id);
  const now = Math.max(0, (holder.counters[kind] ?? 0) + n);
  if (now === 0) delete holder.counters[kind];
  else holder.counters[kind] = now;
  if (on.kind === 'player') return;
  const { counterTimestamps } = objectOf(state, on.id);
  if (now === 0) delete counterTimestamps[kind];
  // CR 613.7c: each counter gets a timestamp; the first of a kind is the one that shows.
  else counterTimestamps[kind] ??= state.nextTimestamp++;
}

function removeById<T extends { readonly id: number }>(list: T[], id: number): T[] {
  return list.filter((item) => item.id !== id);
}

function leave(
  state: GameState,
  old: GameObject,
  lastKnown: Characteristics | undefined,
  kept: LastKnown,
): void {
  if (lastKnown) kept.set(old.id, lastKnown);
  takeFromZone(state, old);
}

function applyChange(state: GameState, change: StateChange, lastKnown: LastKnown): void {
  switch (change.kind) {
    case 'move': {
      const old = objectOf(state, change.object);
      leave(state, old, change.lastKnown, lastKnown);
      const next = arrive(state, old, change.to, change.becomes, change.arrival);
      state.objects[old.id] = { ...old, zone: 'nowhere' };
      state.objects[next.id] = next;
      state.nextId = Math.max(state.nextId, next.id + 1);
      putIntoZone(state, next, change.arrival.position === -1 ? undefined : (change.arrival.position ?? 0));
      return;
    }
    case 'create': {
      const made = structuredClone(change.object);
      if (made.timestamp === 0) made.timestamp = state.nextTimestamp++;
      state.objects[made.id] = made;
      state.nextId = Math.max(state.nextId, made.id + 1);
      putIntoZone(state, made, undefined);
      return;
    }
    case 'cease': {
      const old = objectOf(state, change.object);
      leave(state, old, change.lastKnown, lastKnown);
      old.zone = 'nowhere';
      return;
    }
    case 'change':
      Object.assign(objectOf(state, change.object), structuredClone(change.set));
      return;
    case 'counters':
      changeCounters(state, change.on, change.counter, change.n);
      return;
    case 'choose':
      (objectOf(state, change.object).chosen[change.key] ??= []).push(change.chosen);
      return;
    case 'note':
      (objectOf(state, change.object).noted[change.key] ??= []).push(...change.noted);
      return;
    case 'mark': {
      const { marks } = objectOf(state, change.object);
      if (change.n === 0) delete marks[change.mark];
      else marks[change.mark] = change.n;
      return;
    }
    case 'sticker':
      objectOf(state, change.object).nameStickers.push({
        ...change.sticker,
        timestamp: state.nextTimestamp++,
      });
      return;
    case 'life':
      playerOf(state, change.player).life += change.n;
      return;
    case 'addMana':
      playerOf(state, change.player).mana.push(...change.mana);
      return;
    case 'spendMana': {
      const player = playerOf(state, change.player);
      player.mana = player.mana.filter((_, index) => !change.at.includes(index));
      return;
    }
    case 'player':
      Object.assign(playerOf(state, change.player), change.set);
      return;
    case 'order':
      playerOf(state, change.player).library = [...change.library];
      if (change.drawn !== undefined) state.drawn = change.drawn;
      return;
    case 'random':
      state.drawn = change.drawn;
      return;
    case 'effect':
      state.effects.push(change.effect);
      state.nextId = Math.max(state.nextId, change.effect.id + 1);
      state.nextTimestamp = Math.max(state.nextTimestamp, change.effect.timestamp + 1);
      return;
    case 'effectEnds':
      state.effects = removeById(state.effects, change.effect);
      return;
    case 'wait':
      state.waitingEffects.push({ ...change.effect });
      state.nextId = Math.max(state.nextId, change.effect.id + 1);
      return;
    case 'waitEnds':
      state.waitingEffects = removeById(state.waitingEffects, change.effect);
      return;
    case 'waitAmount': {
      const shield = state.waitingEffects.find(({ id }) => id === change.effect);
      if (shield) shield.amount = change.amount;
      return;
    }
    case 'trigger':
      state.waitingTriggers.push(change.trigger);
      return;
    case 'triggersPut':
      state.waitingTriggers.splice(0, change.n);
      return;
    case 'record':
      state.thisTurn.push(change.record);
      return;
    case 'monarch':
      state.monarch = change.player;
      return;
    case 'step':
      if (change.turn !== state.turn) {
        state.thisTurn = [];
        for (const player of state.players) player.landsPlayed = 0;
      }
      state.turn = change.turn;
      state.step = change.step;
      state.activePlayer = change.activePlayer;
      return;
  }
}

/** Applies an event to a state, in place. @param lastKnown receives what leaving objects were */
export function apply(state: GameState, event: GameEvent, lastKnown: LastKnown): void {
  applyChange(state, event.change, lastKnown);
  state.version += 1;
}
