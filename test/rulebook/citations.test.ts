// Every rule number that the product cites exists in the newest whole edition; stable names are known ones.
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checks } from '../../server/src/checks';
import { digestEntries } from '../../server/src/rulebook';
import { isRuleName, isRuleNumber, ruleNames, ruleTitle } from '../../server/src/vocabulary';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['server/src', 'client/src', 'docs', 'samples', 'scripts', 'syntaxes'];

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(?:ts|mts|mjs|md|json|yaml|card)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => !/node_modules|[\\/]dist[\\/]/.test(path));
}

const citation = /\bCR (\d{3}(?:\.\d+[a-z]?)?)((?:(?:, |,? and | or |[–-])\d{3}\.\d+[a-z]?)*)/g;

describe('rule numbers in the product', () => {
  it('exist in the newest whole edition', () => {
    const wrong: string[] = [];
    let cited = 0;
    for (const path of [
      ...folders.flatMap((folder) => filesIn(join(root, folder))),
      join(root, 'README.md'),
    ]) {
      if (!existsSync(path)) continue;
      for (const match of readFileSync(path, 'utf8').matchAll(citation)) {
        for (const number of [match[1]!, ...(match[2]!.match(/\d{3}\.\d+[a-z]?/g) ?? [])]) {
          cited += 1;
          if (!isRuleNumber(number)) wrong.push(`${path.slice(root.length)}: CR ${number}`);
        }
      }
    }
    expect(cited).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('are cited by checks under names of the one table', () => {
    const unknown = checks.flatMap((check) =>
      check.cites.filter((name) => !isRuleName(name)).map((name) => `${check.id}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('have a digest entry to explain them, each name of the table by its own rule or the one above', () => {
    const explained = new Set(
      digestEntries().flatMap((entry) => entry.rules.map((rule) => rule.split('.')[0])),
    );
    const bare = Object.entries(ruleNames).filter(([, number]) => !explained.has(number.split('.')[0]));
    expect(bare.map(([name, number]) => `${name} ${number} ${ruleTitle(number)}`)).toEqual([]);
  });
});
