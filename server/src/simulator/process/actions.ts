// Everything that players can do in a simulation, in one place.
export { activateAbility, castSpell, playLand, type Announcement } from './cast';
export { declareAttackers, declareBlockers } from './combat';
export { goTo, nextStep, resolveAll, resolveTop } from './turn';
export { resolveText } from './resolve-text';
