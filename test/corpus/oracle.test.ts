// How much of the real cards the grammar reads. The counts may rise; they must not fall.
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  countLineReadings,
  printLine,
  readOracle,
  resolveReferences,
  wholeLines,
} from '../../server/src/oracle';

const file = new URL('../../../shared/corpus/oracle-cards.json.gz', import.meta.url);

/** The counts reached; raise them when the grammar grows. */
const reached = { lines: 0.915, cards: 0.87, printed: 0.998, ambiguous: 0, cardsPerSecond: 1500 };

interface RawFace {
  readonly name?: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
  readonly mana_cost?: string;
}

const withoutReminder = (line: string): string => line.replace(/ ?\([^()]*\)/g, '').trim();

describe.runIf(existsSync(file))(
  'the grammar on real cards (skipped when ../shared/corpus is missing)',
  () => {
    const cards = existsSync(file)
      ? (JSON.parse(gunzipSync(readFileSync(file)).toString()) as (RawFace & { card_faces?: RawFace[] })[])
      : [];

    it('reads, prints and resolves as much as before', () => {
      const count = { lines: 0, read: 0, cards: 0, printed: 0, ambiguous: 0, dangling: 0, doubtful: 0 };
      const begin = performance.now();
      for (const card of cards)
        for (const face of card.card_faces ?? [card])
          readOracle(face.oracle_text ?? '', { name: face.name ?? '', typeLine: face.type_line });
      const perSecond = cards.length / ((performance.now() - begin) / 1000);
      cards.forEach((card, index) => {
        let whole = true;
        const faces = card.card_faces ?? [card];
        const faceNames = faces.map(({ name }) => name ?? '');
        const namesOf = (face: RawFace) => ({ name: face.name ?? '', typeLine: face.type_line, faceNames });
        const trees = faces.map((face) => readOracle(face.oracle_text ?? '', namesOf(face)));
        const manaCost = faces.map((face) => face.mana_cost ?? '').join('');
        for (const [number, face] of faces.entries()) {
          const names = namesOf(face);
          const tree = trees[number]!;
          const context = { manaCost, otherFaces: trees.filter((each) => each !== tree) };
          for (const { missing, others } of resolveReferences(tree, context)) {
            // What may stand in words that were not read is no finding.
            if (missing !== undefined && missing !== 'unread words') count.dangling += 1;
            if (others.length > 0) count.doubtful += 1;
          }
          const wholes = wholeLines(tree, context);
          tree.lines.forEach(({ text, line }, at) => {
            const plain = withoutReminder(text);
            if (!plain) return;
            count.lines += 1;
            if (!wholes[at]) {
              whole = false;
              return;
            }
            count.read += 1;
            if (printLine(line, names) === plain) count.printed += 1;
            // Counting every reading costs much; every fourth card stands for all.
            if (index % 4 === 0 && countLineReadings(text, names).readings > 1) count.ambiguous += 1;
          });
        }
        if (whole) count.cards += 1;
      });
      expect(count.read / count.lines).toBeGreaterThan(reached.lines);
      expect(count.cards / cards.length).toBeGreaterThan(reached.cards);
      expect(count.printed / count.read).toBeGreaterThan(reached.printed);
      expect(count.ambiguous).toBe(reached.ambiguous);
      expect(count.dangling).toBe(0);
      expect(count.doubtful).toBe(0);
      expect(perSecond).toBeGreaterThan(reached.cardsPerSecond);
    });
  },
);
