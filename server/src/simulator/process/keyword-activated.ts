// Activated abilities that keywords stand for (CR 702): equip, cycling, crew and others, put together from their meaning.
import type { Ability } from '../abilities/ability';
import { abilitiesOfText } from '../abilities/granted';
import { isNode } from '../meaning/frame';
import { keywordCost, keywordNode, keywordNumber } from '../meaning/keywords';

type Meaning = (cost: string, n: number | undefined) => string;

/** What the ability does, by keyword. */
const meanings: Readonly<Record<string, Meaning>> = {
  equip: (cost) => `${cost}: Attach this Equipment to target creature you control.`,
  fortify: (cost) => `${cost}: Attach this Fortification to target land you control.`,
  reconfigure: (cost) => `${cost}: Attach this Equipment to target creature you control.`,
  cycling: (cost) => `${cost}, Discard this card: Draw a card.`,
  'level up': (cost) => `${cost}: Put a level counter on this creature.`,
  outlast: (cost) => `${cost}, {T}: Put a +1/+1 counter on this creature.`,
  unearth: (cost) => `${cost}: Return this card from your graveyard to the battlefield.`,
};

/** A keyword ability as the activated ability that it stands for; undefined for keywords that are not activated. */
export function activatedOf(ability: Ability): Ability | undefined {
  if (ability.kind !== 'keyword' || ability.keyword === undefined) return undefined;
  const meaning = meanings[ability.keyword];
  const symbols = keywordCost(ability);
  const node = keywordNode(ability);
  if (!meaning || !symbols || (isNode(node) && node.kind === 'costDash')) return undefined;
  const [made] = abilitiesOfText(meaning(symbols.join(''), keywordNumber(ability)), ability.key);
  return made && made.kind === 'activated' ? { ...made, key: ability.key } : undefined;
}
