// Which types of mana permanents could produce (CR 106.7): costs ignored, replacement effects in any order.
import type { Meaning } from '../../oracle';
import { manaTypes } from '../effects/add-mana';
import { isNode, Nothing, Unsupported } from '../meaning/frame';
import type { ManaType, ObjectId } from '../state/names';
import { hasTapInCost, isManaAbility, withoutStack } from './mana-abilities';
import { possibleManaTypes } from './replacements';
import type { Resolving } from './resolving';

/** Permanents that are being looked at: two that look at each other define nothing (CR 106.7). */
const looking = new Set<ObjectId>();

function addMana(node: unknown): Meaning[] {
  if (Array.isArray(node)) return node.flatMap(addMana);
  if (!isNode(node)) return [];
  if (node.kind === 'addMana') return [node];
  return Object.entries(node).flatMap(([slot, value]) => (slot === 'text' ? [] : addMana(value)));
}

function typesOfMana(resolving: Resolving, mana: unknown, node: Meaning): readonly ManaType[] {
  const letter = (symbol: unknown): ManaType[] => {
    const type = String(symbol).slice(1, -1);
    return /^[WUBRGC]$/.test(type) ? [type as ManaType] : [];
  };
  if (Array.isArray(mana)) return mana.flatMap(letter);
  if (!isNode(mana)) return [];
  if (mana.kind === 'anyOf') return (mana['of'] as unknown[]).flatMap(letter);
  if (mana['symbol'] !== undefined) return letter(mana['symbol']);
  if (mana['of'] !== undefined) return manaTypes(resolving, mana['of'], node);
  return [];
}

/** The types of mana that a permanent could produce. */
export function couldProduce(resolving: Resolving, id: ObjectId): readonly ManaType[] {
  if (looking.has(id)) return [];
  looking.add(id);
  try {
    const { game } = resolving;
    const types = game
      .of(id)
      .abilities.filter(isManaAbility)
      .flatMap((ability) => {
        const own = withoutStack(game, id, ability, game.of(id).controller);
        return ability.sentences.flatMap(({ meaning }) =>
          addMana(meaning).flatMap((node) => {
            try {
              const { controller: player } = game.of(id);
              const made = typesOfMana(own, node['mana'], node);
              // Symbols are produced together; of other mana each type is one possibility.
              const ways = Array.isArray(node['mana']) ? [made] : made.map((type) => [type]);
              const tapped = hasTapInCost(ability);
              return ways.flatMap((mana) => [
                ...possibleManaTypes(game, { kind: 'mana', player, source: id, mana, tapped }),
              ]);
            } catch (error) {
              if (error instanceof Unsupported || error instanceof Nothing) return [];
              throw error;
            }
          }),
        );
      });
    return [...new Set(types)];
  } finally {
    looking.delete(id);
  }
}

/** The types that "a land you control could produce" gives. */
export function producibleTypes(resolving: Resolving, node: Meaning): readonly ManaType[] {
  const { game } = resolving;
  looking.add(resolving.frame.source);
  try {
    const lands = game.state.battlefield.filter((id) => {
      const { types, controller } = game.of(id);
      if (!types.includes('land')) return false;
      return (controller === resolving.you) === (node['who'] === 'you control');
    });
    const types = [...new Set(lands.flatMap((id) => couldProduce(resolving, id)))];
    return node['what'] === 'color' ? types.filter((type) => type !== 'C') : types;
  } finally {
    looking.delete(resolving.frame.source);
  }
}
