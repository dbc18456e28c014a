// `npm run new:check` writes a check and a page that pass the laws of checks as they stand.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findNameProblem, writeCheck } from '../../scripts/new-check';
import { findProblems, severityOfGroup } from '../../server/src/checks';
import type { Check } from '../../server/src/checks';
import { applyEdits } from '../../server/src/text';
import { readPage } from './page';

const contract = fileURLToPath(new URL('../../server/src/checks/check.ts', import.meta.url));
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-check-'));
  mkdirSync(join(root, 'server/src/checks'), { recursive: true });
  writeFileSync(join(root, 'server/src/checks/check.ts'), `export * from ${JSON.stringify(contract)};\n`);
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

it.each(['wording/outdated-sample', 'unknown-sample-word'])('writes %s', async (name) => {
  const [source, pagePath] = await writeCheck(name, root);
  const { default: check } = (await import(/* @vite-ignore */ pathToFileURL(source!).href)) as {
    default: Check;
  };
  const page = readPage(readFileSync(pagePath!, 'utf8'));
  expect(page.title).toBe(check.id);
  expect(check.severity).toBe(severityOfGroup[check.group]);
  const [example] = page.reported;
  const problems = findProblems(example!.card, 0, [check]);
  expect(problems.map(({ span, message }) => ({ start: span.start, end: span.end, message }))).toEqual(
    example!.drawn,
  );
  expect(applyEdits(example!.text, problems[0]!.fixes[0]!.edits)).toBe(example!.becomes);
  expect(findProblems(page.quiet[0]!.card, 0, [check])).toEqual([]);
  await expect(writeCheck(name, root)).rejects.toThrow('is there already');
});

it.each(['Wrong-Name', 'single', 'nowhere/unknown-thing', 'card/a/b'])(
  'refuses the name %s',
  async (name) => {
    expect(findNameProblem(name)).toBeDefined();
    await expect(writeCheck(name, root)).rejects.toThrow();
  },
);
