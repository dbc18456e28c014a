// Each file of the grammar has lines of ours that read whole, in one way, print back, and stand with their trees in the docs.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inventedCard, inventedLines } from '../../scripts/invented-lines';
import { readingsPage } from '../../scripts/generate-readings';
import { countLineReadings, printLine, readOracle, unreadIn } from '../../server/src/oracle';

const folder = new URL('../../server/src/oracle/grammar/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => !name.includes('.generated'))
  .map((name) => name.replace(/\.ts$/, ''));
const page = readFileSync(new URL('../../docs/readings.md', import.meta.url), 'utf8');

/** The kinds of all nodes of a tree, and its values. */
function partsOf(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (Array.isArray(value)) for (const item of value) partsOf(item, found);
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) partsOf(item, found);
  else found.add(value);
  return found;
}

describe.each(files)('the wordings of %s', (file) => {
  const lines = inventedLines[file] ?? [];

  it('have lines that read whole, in one way, and print back', () => {
    expect(lines).not.toEqual([]);
    for (const text of lines) {
      const { line } = readOracle(text, inventedCard).lines[0]!;
      expect(unreadIn(line), text).toEqual([]);
      expect(printLine(line, inventedCard)).toBe(text);
      expect(countLineReadings(text, inventedCard).readings, text).toBe(1);
    }
  });

  it('are among what the lines use', async () => {
    const { default: rules } = (await import(`../../server/src/oracle/grammar/${file}.ts`)) as {
      default: { kind: string | null; value?: unknown }[];
    };
    const own = new Set(rules.map(({ kind, value }) => kind ?? value));
    const used = partsOf(
      lines.flatMap((text) => readOracle(text, inventedCard).lines.map(({ line }) => line.parts)),
    );
    expect([...own].filter((part) => part !== undefined && used.has(part))).not.toEqual([]);
  });
});

it('shows the trees of today in docs/readings.md', () => {
  expect(readingsPage(page)).toBe(page);
  expect(Object.values(inventedLines).flat().length).toBeGreaterThanOrEqual(100);
});
