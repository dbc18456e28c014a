// Where static abilities function (CR 113.6).
import type { Zone } from '../state/identity';
import type { GameObject } from '../state/game-object';
import type { Characteristics } from './characteristics';
import type { StaticBase } from './static-effects/static-effect';

const zones: readonly Zone[] = ['graveyard', 'hand', 'exile', 'command', 'stack'];

/** Whether a static ability that has this effect works from where its object is. */
export function functionsIn(object: GameObject, values: Characteristics, effect: StaticBase): boolean {
  if (object.phasedOut) return false;
  const named = zonesNamed(effect);
  // CR 113.6b: an ability that says in which zone it functions functions only there.
  if (named.length > 0) return named.includes(object.zone as Zone);
  if (object.zone === 'battlefield') return true;
  if (object.zone === 'command') return object.kind === 'emblem';
  // CR 113.6: abilities of instants and sorceries function on the stack.
  return object.zone === 'stack' && values.types.some((type) => type === 'instant' || type === 'sorcery');
}

const known = new WeakMap<StaticBase, readonly Zone[]>();

function zonesNamed(effect: StaticBase): readonly Zone[] {
  const before = known.get(effect);
  if (before) return before;
  // "As long as this card is in your graveyard …": the condition is about where the object itself is.
  const found = effect.gates.flatMap(({ condition, negated }) => {
    const text = JSON.stringify(condition) ?? '';
    if (negated || !/"who":\{"kind":"(?:self|object","span":\{[^}]*\},"det":"this)/.test(text)) return [];
    return zones.filter((zone) => new RegExp(`"kind":"in","span":[^}]*\\}.*"zone":"${zone}"`).test(text));
  });
  known.set(effect, found);
  return found;
}
