// The whole folder of Forge scripts: all are read and recognised, and the counts of problems stay as they were judged.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { format } from '../../server/src/formats/forge';
import { readForgeCorpus } from '../../scripts/forge-corpus';
import { SLIPS, TEXT_SLIPS, measureSlip } from '../../scripts/seed-forge-slips';

const scripts = readForgeCorpus();

/** How many problems of each kind there are by `docs/forge-findings.md`, where they were judged by reading the scripts. */
const JUDGED = Object.fromEntries(
  [...readFileSync('docs/forge-findings.md', 'utf8').matchAll(/^\| (\w+) *\| `([\w-]+)` *\| (\d+) /gm)].map(
    ([, severity, check, count]) => [`${severity!} ${check!}`, Number(count)],
  ),
);

describe('the folder of Forge scripts', () => {
  if (!scripts) {
    it('is not here, so nothing is measured', () => expect(scripts).toBeUndefined());
    return;
  }

  it('is read whole, and every script is recognised', () => {
    const unread: string[] = [];
    for (const { name, text } of scripts) {
      const { cards } = format.read(text);
      if (cards.length === 0 || !cards[0]!.faces[0]!.name || format.detect(name, text) < 0.7)
        unread.push(name);
    }
    expect(scripts.length).toBe(26_987);
    expect(unread).toEqual([]);
  });

  it('has only the problems that were judged', () => {
    const counts: Record<string, number> = {};
    for (const { text } of scripts) {
      for (const { severity, check, span } of format.read(text).problems) {
        expect(span.end).toBeLessThanOrEqual(text.length);
        counts[`${severity} ${check}`] = (counts[`${severity} ${check}`] ?? 0) + 1;
      }
    }
    expect(counts).toEqual(JUDGED);
  });

  it.each(SLIPS)('has at least 97 of 100 slips caught: $name', (slip) => {
    const { made, caught } = measureSlip(slip, scripts, 400);
    expect(made).toBe(400);
    expect(caught / made).toBeGreaterThanOrEqual(0.97);
  });

  it.each(TEXT_SLIPS)('has at least 97 of 100 slips caught that only the text tells: $name', (slip) => {
    const { made, caught } = measureSlip(slip, scripts, 200);
    expect(made).toBe(200);
    expect(caught / made).toBeGreaterThanOrEqual(0.97);
  });

  it('maps rules text and keeps values when they are written onto themselves', () => {
    for (const { name, text } of scripts.filter((_, index) => index % 23 === 0)) {
      for (const card of format.read(text).cards) {
        card.faces.forEach((face, index) => {
          const value = face.oracleText;
          if (!value) return;
          expect(format.writeField(text, card, index, 'oracleText', value.text), name).toEqual([]);
          const whole = value.toFile({ start: 0, end: value.text.length });
          if (value.text !== '') expect(text.slice(whole.start, whole.end).length).toBeGreaterThan(0);
        });
      }
    }
  });
});
