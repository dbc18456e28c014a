// Abilities that objects have, lose or can't have because of an effect (layer 6).
import type { Meaning } from '../../../oracle';
import { grantsIn, grantedAbilities } from '../../abilities/granted';
import { keywordOf } from '../../abilities/keyword-lines';
import type { Ability } from '../../abilities/ability';
import { fittingObjects } from '../../meaning/describe';
import { isNode, type Frame } from '../../meaning/frame';
import type { ObjectId } from '../../state/identity';
import { withAbility, withoutAbilities, type Values } from '../values';
import type { Part, PartReader } from './static-effect';

/** "Has all activated abilities of …": those of other objects, as abilities of its own. */
function giveAllOfPart(abilities: Meaning): Part | undefined {
  const { of, which } = abilities;
  if (!isNode(of) || (of.kind !== 'object' && of.kind !== 'objects')) return undefined;
  const kinds: readonly string[] =
    which === 'activated'
      ? ['activated', 'loyalty']
      : which === 'triggered'
        ? ['triggered']
        : which === 'loyalty'
          ? ['loyalty']
          : [];
  if (kinds.length === 0) return undefined;
  const found = (frame: Frame, id: ObjectId): Ability[] =>
    fittingObjects(frame, of)
      .filter((other) => other !== id)
      .flatMap((other) =>
        frame.view
          .of(other)
          .abilities.filter(({ kind }) => kinds.includes(kind))
          .map((ability) => ({ ...ability, key: `${other}.${ability.key}` })),
      );
  return {
    layer: 'ability',
    apply: (values, frame, id, grant) =>
      found(frame, id).reduce(
        (now, ability) => withAbility(now, { ...ability, key: `${grant.key}.${ability.key}` }, grant.since),
        values,
      ),
    does: (frame, id) =>
      found(frame, id)
        .map(({ key }) => key)
        .join(),
  };
}

/** The parts of "has flying and …"; undefined where an ability is not one that can be given so. */
export function givePart(abilities: unknown): Part | undefined {
  if (isNode(abilities) && abilities.kind === 'allOf') return giveAllOfPart(abilities);
  const grants = grantsIn(abilities);
  if (!grants) return undefined;
  return {
    layer: 'ability',
    apply: (values, frame, _id, grant) =>
      grants
        .flatMap((node, index) => grantedAbilities(node, frame.place, `${grant.key}.${index}.`))
        .reduce((now, ability) => withAbility(now, ability, grant.since), values),
  };
}

/** Whether an ability is the one that the words take away: "loses flying", "loses protection from red". */
function isNamed(ability: Ability, node: Meaning | string): boolean {
  const lost = keywordOf(node);
  if (!lost || ability.keyword !== lost.keyword) return false;
  if (typeof node === 'string' || node['from'] === undefined) return true;
  return (
    isNode(ability.node) && JSON.stringify(bare(ability.node['from'])) === JSON.stringify(bare(node['from']))
  );
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([slot]) => slot !== 'span')
      .map(([slot, each]) => [slot, bare(each)]),
  );
}

/** Removes the named abilities. */
export function losePart(abilities: unknown): Part | undefined {
  if (abilities === 'all abilities') {
    return { layer: 'ability', apply: (values) => withoutAbilities(values, () => true) };
  }
  if (abilities === 'all other abilities' || abilities === 'all other card types and abilities') {
    // What the same effect gives stays.
    return {
      layer: 'ability',
      apply: (values, _frame, _id, grant) =>
        withoutAbilities(values, ({ key }) => !key.startsWith(`${grant.key}.`)),
    };
  }
  // That other card types go is said by "is a …", which sets them (CR 205.1a).
  if (abilities === 'all other card types') return { layer: 'type', apply: (values) => values };
  const list = grantsIn(abilities);
  if (!list || list.some((node) => isNode(node) && node.kind === 'quoted')) return undefined;
  return {
    layer: 'ability',
    apply: (values) => withoutAbilities(values, (ability) => list.some((node) => isNamed(ability, node))),
  };
}

/** Keeps the object from having the keywords (CR 101.2). */
export function cantHavePart(abilities: unknown): Part | undefined {
  const list = grantsIn(abilities);
  if (!list) return undefined;
  const names = list.flatMap((node) => keywordOf(node)?.keyword ?? []);
  return { layer: 'ability', apply: (values) => withoutKeywords(values, names) };
}

/** The values of an object that can't have these keywords. */
export function withoutKeywords(values: Values, names: readonly string[]): Values {
  const cantHave = [...new Set([...values.cantHave, ...names])];
  return {
    ...withoutAbilities(values, ({ keyword }) => keyword !== undefined && cantHave.includes(keyword)),
    cantHave,
  };
}

/** The parts of verb phrases about abilities. */
export const readGivenAbilities: PartReader = (does) => {
  let part: Part | undefined;
  switch (does.kind) {
    case 'have':
    case 'gain':
      part = does['abilities'] === undefined ? undefined : givePart(does['abilities']);
      break;
    case 'lose':
      part = does['abilities'] === undefined ? undefined : losePart(does['abilities']);
      break;
    case 'cant': {
      const inner = does['does'];
      if (!isNode(inner)) break;
      const or = inner.kind === 'or' ? [inner['one'], inner['other']] : [inner];
      const abilities = or.flatMap((each) =>
        isNode(each) && /^(?:have|gain)$/.test(each.kind) && each['abilities'] !== undefined
          ? [each['abilities']]
          : [],
      );
      if (abilities.length === 0) break;
      part = cantHavePart(abilities.at(-1));
      break;
    }
  }
  return part && [part];
};
