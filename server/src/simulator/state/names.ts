// The names of players, objects, zones and steps in one place, for code above the state.
export type { Color, Entity, ManaType, ObjectId, PlayerId, Zone } from './identity';
export type { Step } from './game-state';
