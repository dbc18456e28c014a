// The abilities of "with flying and “…”" as lines of text, cut from the text that is carried out.
import type { Meaning } from '../../oracle';
import { isNode, Unsupported } from '../meaning/frame';
import type { TextPlace } from './ability';

/**
 * The words of each ability that a phrase names. @param place where the phrase stands
 * @throws Unsupported where the phrase leaves a choice or points elsewhere
 */
export function abilityTexts(abilities: unknown, place: TextPlace, holder: Meaning): string[] {
  const words = place.text.split('\n')[place.line] ?? '';
  const of = isNode(abilities) && abilities.kind !== 'anyOf' ? abilities['of'] : undefined;
  if (of === undefined) throw new Unsupported(holder, 'these abilities');
  return (Array.isArray(of) ? (of as unknown[]) : [of]).map((each) => {
    if (typeof each === 'string') return each;
    if (!isNode(each)) throw new Unsupported(holder, 'these abilities');
    const { start, end } = each.span;
    return each.kind === 'quoted' ? words.slice(start + 1, end - 1) : words.slice(start, end);
  });
}
