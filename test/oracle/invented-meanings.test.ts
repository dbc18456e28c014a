// Random meanings within the grammar come back from their own text: the same meaning, in one reading.
import { describe, expect, it } from 'vitest';
import { tryInvented } from '../../server/src/oracle';

/** Whole numbers below a limit, the same ones for the same seed. */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
}

const categories = [
  'np.sg',
  'np.pl',
  'who.sg',
  'who.pl',
  'amount',
  'counters',
  'tokens',
  'mana',
  'place',
  'destination',
  'cost',
  'act.base',
  'act.sg',
  'dact.sg',
  'verbU.sg',
  'duration',
  'leadtime',
  'castway',
  'onlywhen',
  'per',
  'trigger',
  'condition',
  'sentence',
];

describe('an invented meaning comes back from its text', () => {
  it.each(categories)('%s', (category) => {
    const roll = dice(category.length * 7919 + category.charCodeAt(0));
    const faults = [];
    let silent = 0;
    for (let count = 0; count < 300; count += 1) {
      const { fault, text, details } = tryInvented(category, 4, roll);
      // Some meanings have no wording that would be read as they mean ("half half of it").
      if (fault === 'not printed') silent += 1;
      else if (fault) faults.push(`${fault}: ${text}\n${details.join('\n')}`);
    }
    expect(faults).toEqual([]);
    expect(silent).toBeLessThan(6);
  });

  it('invents different things', () => {
    const roll = dice(1);
    const texts = new Set(Array.from({ length: 50 }, () => tryInvented('np.sg', 4, roll).text));
    expect(texts.size).toBeGreaterThan(30);
  });
});
