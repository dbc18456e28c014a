// Abilities and sizes that an object has only at a level, when solved, at max speed, or by a chosen anchor word.
import type { Ability } from '../abilities/ability';
import type { GameObject } from '../state/game-object';
import type { GameState } from '../state/game-state';
import type { Values } from './values';

/** What stands before a dash and is a condition of the rules (CR 702.178a, 719.3c, 614.12c). */
function labelHolds(state: GameState, object: GameObject, ability: Ability): boolean {
  const { label } = ability;
  if (label === undefined) return true;
  if (ability.anchored === true) {
    const words = Object.values(object.chosen)
      .flat()
      .flatMap((one) => (one.kind === 'word' ? [one.word.toLowerCase()] : []));
    return words.includes(label.toLowerCase());
  }
  switch (label.toLowerCase()) {
    case 'max speed':
      return (state.players[object.controller]?.counters['speed'] ?? 0) >= 4;
    case 'solved':
      return object.marks['solved'] !== undefined;
  }
  return true;
}

/** Whether the object has the ability as things are: at its level, with its anchor word, at max speed, solved. */
export function isInForce(state: GameState, object: GameObject, ability: Ability): boolean {
  return atLevel(object, ability) && labelHolds(state, object, ability);
}

/** Whether the object is at the level that the ability asks for (CR 711.2, 716.2, 721.2). */
function atLevel(object: GameObject, ability: Ability): boolean {
  const { level } = ability;
  if (!level) return true;
  // CR 716.2c: a class is level 1 until it becomes another.
  const now = level.of === 'class' ? (object.marks['level'] ?? 1) : (object.counters[level.of] ?? 0);
  return now >= level.least && (level.most === undefined || now <= level.most);
}

/** The values with only those abilities that are in force. */
export function withAbilitiesInForce(values: Values, state: GameState, object: GameObject): Values {
  if (!values.abilities.some(({ level, label }) => level ?? label)) return values;
  return {
    ...values,
    abilities: values.abilities.filter((ability) => isSize(ability) || isInForce(state, object, ability)),
  };
}

function isSize(ability: Ability): boolean {
  return ability.sentences[0]?.meaning.kind === 'size';
}

/** Base power and toughness of the object at its level (CR 711.2); undefined where no level sets them. */
export function levelSize(values: Values, object: GameObject): readonly [number, number] | undefined {
  const ability = values.abilities.find((each) => each.level && isSize(each) && atLevel(object, each));
  const size = /^(\d+)\/(\d+)$/.exec(String(ability?.sentences[0]?.meaning['size']));
  return size ? [Number(size[1]), Number(size[2])] : undefined;
}
