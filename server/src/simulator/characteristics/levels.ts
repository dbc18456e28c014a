// Abilities and sizes that an object has at its level: levelers, classes, spacecraft (CR 711, 716, 721).
import type { Ability } from '../abilities/ability';
import type { GameObject } from '../state/game-object';
import type { Values } from './values';

/** Whether the object is at the level that the ability asks for. */
export function atLevel(object: GameObject, ability: Ability): boolean {
  const { level } = ability;
  if (!level) return true;
  // CR 716.2c: a class is level 1 until it becomes another.
  const now = level.of === 'class' ? (object.marks['level'] ?? 1) : (object.counters[level.of] ?? 0);
  return now >= level.least && (level.most === undefined || now <= level.most);
}

/** The abilities that the object has at its level; the others are not there. */
export function withLevelAbilities(values: Values, object: GameObject): Values {
  if (!values.abilities.some(({ level }) => level)) return values;
  return {
    ...values,
    abilities: values.abilities.filter((ability) => isSize(ability) || atLevel(object, ability)),
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
