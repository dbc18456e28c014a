// The simulator: plays out what card text does. Pure and deterministic; state, events, decisions, runs, positions.
export { apply, objectOf, playerOf, zoneOf, type LastKnown } from './events/apply';
export type { Cause, GameEvent, StateChange } from './events/game-event';
export { Game } from './process/game';
export * from './process/actions';
export { startRun, stateAfter, type Answered, type Answerer, type Run, type RunStep } from './run/run';
export type { Answer, Decision, Notice, Option, Play, StepStart, Words } from './run/play';
export { newGame, placeObject } from './state/new-game';
export type { GameState, Mana, Player } from './state/game-state';
export type { GameObject } from './state/game-object';
export type { Color, Entity, ManaType, ObjectId, PlayerId, Step, Zone } from './state/names';
export type { Printed } from './state/printed';
export type { Ability } from './abilities/ability';
export type { Characteristics } from './characteristics/characteristics';
export { makePosition, type Position, type Situation } from './position/make-position';
export { playableAbilities, tryAbility, trySpell, type Trial, type TrialOptions } from './position/try-card';
