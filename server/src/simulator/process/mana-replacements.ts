// Replacement effects on the mana that a permanent produces (CR 106.12b): how much, and of which type.
import type { Meaning } from '../../oracle';
import { isNode, Unsupported } from '../meaning/frame';
import type { ManaType } from '../state/names';

/** Many doublings of doublings would make more mana than can be kept piece by piece. */
const mostMana = 1024;

/**
 * What "if … is tapped for mana, it produces … instead" makes of the mana; undefined for other sentences.
 * @throws Unsupported for mana that is not one symbol after the other
 */
export function replacedMana(
  meaning: Meaning,
): ((mana: readonly ManaType[]) => readonly ManaType[]) | undefined {
  if (meaning.kind !== 'if') return undefined;
  const { do: inner } = meaning;
  const clause = isNode(inner) && inner.kind === 'instead' ? inner['do'] : inner;
  const does = isNode(clause) ? clause['does'] : undefined;
  if (!isNode(does)) return undefined;
  if (does.kind === 'produceTimes') {
    const times = does['times'] === 'twice' ? 2 : 3;
    return (mana) => {
      if (mana.length * times > mostMana) throw new Unsupported(does, 'so much mana at once');
      return mana.flatMap((type) => Array.from({ length: times }, () => type));
    };
  }
  if (does.kind !== 'produceOther') return undefined;
  const { mana: symbols, what } = does;
  const types = Array.isArray(symbols) ? symbols.map((symbol) => String(symbol).slice(1, -1)) : [];
  const [only] = types;
  if (only === undefined || !types.every((type) => /^[WUBRGC]$/.test(type)))
    throw new Unsupported(does, 'this mana');
  if (what === 'type and amount') return () => types as ManaType[];
  if (types.length > 1) throw new Unsupported(does, 'several types of mana');
  return (mana) => mana.map(() => only as ManaType);
}
