// `cardwright read`: its counts, its JSON, and the words that it shows as not understood.
import { describe, expect, it } from 'vitest';
import type { ReadingCounts } from '../../server/src/analysis';
import { folderOf, run } from './terminal';

const CLEAN =
  'Plain Bear {1}{G}\nCreature — Bear\nFlying, vigilance (It is quick.)\nWhen this creature enters, draw a card.\n2/2\n';
const ODD = 'Odd Bear {1}{G}\nCreature — Bear\nTrample\nWhen this creature enters, flumph a wobble.\n2/2\n';

describe('read', () => {
  const at = folderOf({ 'clean.card': CLEAN, 'odd.card': ODD, 'notes.txt': 'Nothing but notes.\n' });

  it('sums over all paths in JSON', async () => {
    const { out, code } = await run(['read', at('clean.card'), at('odd.card'), '--format', 'json']);
    expect(code).toBe(0);
    const counts = JSON.parse(out) as ReadingCounts;
    expect(counts).toMatchObject({
      cards: 2,
      cardsRead: 1,
      lines: 4,
      linesRead: 3,
      linesPrinted: 3,
      ambiguous: 0,
    });
    expect(counts.unread).toEqual([{ phrase: 'flumph a wobble.', count: 1 }]);
  });

  it('shows each file and all of them to people', async () => {
    const { out } = await run(['read', at('clean.card'), at('odd.card')]);
    expect(out).toMatch(/odd\.card\n {2}cards read whole {6}0 of 1 \(0\.0 %\)/);
    expect(out).toMatch(/1 {2}flumph a wobble\./);
    expect(out).toMatch(/All 2 files\n {2}cards read whole {6}1 of 2 \(50\.0 %\)/);
  });

  it('exits with 2 for a file of no format', async () => {
    const { code, err } = await run(['read', at('notes.txt')]);
    expect(code).toBe(2);
    expect(err).toMatch(/no format knows this file/);
  });
});
