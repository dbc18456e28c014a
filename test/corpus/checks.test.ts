// A ratchet over real cards: no false alarms of the first three checks, broken cards are caught, and it is quick.
import { beforeAll, describe, expect, it } from 'vitest';
import { readForgeCards, readOracleCards } from '../../scripts/corpus-cards';
import type { CorpusCard } from '../../scripts/corpus-cards';
import { measureBreaks } from '../../scripts/seed-slips';
import { cardTextOf, checks, findProblems } from '../../server/src/checks';

const firstChecks = checks.filter(({ id }) =>
  ['undefined-choice', 'illegal-keyword-counter', 'amass-subtype'].includes(id),
);
const oracle = readOracleCards();
const forge = oracle && readForgeCards();

function alarms(cards: readonly CorpusCard[]): string[] {
  return cards.flatMap(({ name, layout, faces }) => {
    const card = cardTextOf(faces, layout);
    return faces.flatMap((_, index) =>
      findProblems(card, index, firstChecks).map(({ check, message }) => `${name}: ${check}: ${message}`),
    );
  });
}

if (!oracle || !forge) {
  it('is skipped: ../shared/corpus is not there', () => {
    expect(oracle).toBeUndefined();
  });
} else {
  describe('real cards', () => {
    let more: CorpusCard[] = [];
    beforeAll(() => {
      const known = new Set(
        oracle.flatMap(({ name, faces }) => [name, ...faces.map((face) => face.name ?? '')]),
      );
      more = forge.filter(
        ({ name, faces }) => !known.has(name) && !faces.some((face) => known.has(face.name ?? '')),
      );
    });

    it('with current Oracle text raise no alarm', () => {
      expect(oracle.length).toBeGreaterThan(13_000);
      expect(alarms(oracle)).toEqual([]);
    });

    it('from the Oracle lines of scripts raise no alarm', () => {
      expect(more.length).toBeGreaterThan(14_000);
      expect(alarms(forge)).toEqual([]);
    });

    it('are checked by the ten thousand a second', () => {
      const start = performance.now();
      alarms(oracle);
      const perSecond = (1000 * oracle.length) / (performance.now() - start);
      // Far below what is measured (over 100,000), because test machines are shared.
      expect(perSecond).toBeGreaterThan(10_000);
    });

    it('are caught when they are broken', () => {
      const results = measureBreaks([...oracle, ...more]);
      const least: Readonly<Record<string, number>> = {
        'choice as it enters': 150,
        'choice of a spell or ability': 140,
        'illegal keyword counter': 90,
        'misspelt keyword counter': 90,
        'amass without subtype': 55,
        'exiling for "exiled with"': 110,
        'kicker for "was kicked"': 90,
      };
      for (const { name, broken, caught, missed } of results) {
        expect(broken, name).toBeGreaterThanOrEqual(least[name] ?? 8);
        expect(caught / broken, `${name}: ${missed.join('; ')}`).toBeGreaterThanOrEqual(0.98);
      }
    });
  });
}
