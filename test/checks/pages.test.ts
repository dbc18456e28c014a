// The laws of checks, run over every page: drawn problems are exact, fixes give what is shown, the rest is quiet.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checks, checkSummaries, findProblems, severityOfGroup } from '../../server/src/checks';
import { applyEdits } from '../../server/src/text';
import { isRuleName } from '../../server/src/vocabulary';
import { cardOf, readPage } from './page';

const folder = fileURLToPath(new URL('../../server/src/checks', import.meta.url));

it('finds the checks', () => {
  expect(checks.map(({ id }) => id)).toEqual(Object.keys(checkSummaries));
  expect(checks.length).toBeGreaterThanOrEqual(3);
});

describe.each(checks.map((check) => [check.id, check] as const))('%s', (id, check) => {
  const path = join(folder, check.group, `${id}.md`);
  const page = existsSync(path) ? readPage(readFileSync(path, 'utf8')) : undefined;

  it('has a page with the agreed parts', () => {
    expect(page?.title).toBe(id);
    expect(page?.headings).toEqual(['Why', 'Reported', 'Not reported', 'When to turn it off']);
    expect(page?.reported.length).toBeGreaterThan(0);
    expect(page?.quiet.length).toBeGreaterThan(0);
    expect(page?.reported.every(({ drawn }) => drawn.length > 0)).toBe(true);
  });

  it('has the severity of its group and cites known rules', () => {
    expect(check.severity).toBe(severityOfGroup[check.group]);
    // What is for writers may be about words that no game rule knows.
    if (!check.forWriters) expect(check.cites.length).toBeGreaterThan(0);
    expect(check.cites.filter((name) => !isRuleName(name))).toEqual([]);
    expect(check.since).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each((page?.reported ?? []).map((example) => [example.text, example] as const))(
    'reports %j as drawn',
    (_, { card, text, typeLine, drawn, becomes }) => {
      const problems = findProblems(card, 0, [check]);
      expect(problems.map(({ span, message }) => ({ start: span.start, end: span.end, message }))).toEqual(
        drawn,
      );
      for (const { rules } of problems) {
        expect(rules.length > 0).toBe(check.cites.length > 0);
        expect(rules.every((rule) => /^\d{3}\.\d+[a-z]?$/.test(rule))).toBe(true);
      }
      if (becomes === undefined) return;
      // Fixes of several problems can be the same line; it is inserted once.
      const edits = [
        ...new Map(
          problems.flatMap(({ fixes }) => fixes[0]?.edits ?? []).map((edit) => [JSON.stringify(edit), edit]),
        ).values(),
      ];
      const fixed = applyEdits(text, edits);
      expect(fixed).toBe(becomes);
      expect(findProblems(cardOf(fixed, typeLine), 0, [check])).toEqual([]);
    },
  );

  it.each((page?.quiet ?? []).map((example) => [example.text, example] as const))(
    'is quiet on %j',
    (_, { card }) => {
      const found = card.faces.flatMap((__, index) => findProblems(card, index, [check]));
      expect(found.map(({ message }) => message)).toEqual([]);
    },
  );
});
