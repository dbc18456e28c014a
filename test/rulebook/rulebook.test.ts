// Editions of the rulebook: an invented small one for every trap, and the real ones when they are beside the project.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  checkRulebook,
  compareEditions,
  diffWords,
  findReferences,
  readRulebook,
  RuleSearch,
} from '../../server/src/rulebook';

const folder = fileURLToPath(new URL('../../../shared/corpus/rules/', import.meta.url));
const edition = (name: string) => readFileSync(`${folder}${name}.txt`, 'utf8');

/** An invented rulebook of a game about hats; `7.` shows each irregularity that real editions have. */
const hats = (chapter = '701') => `\uFEFFHat Game Rules

These rules are effective as of March 4, 2031.

Contents

7. More Hats
${chapter}. Hat Tricks

Glossary

Credits

7. More Hats

${chapter}. Hat Tricks

${chapter}.1. A trick with a hat follows the order given here.

     Further words, set in, belong to the rule above.

${chapter}.2. Tip

${chapter}.2a To tip a hat, lift it. See rules ${chapter}.1 and ${chapter}.2b–c.
Example: Two players tip their hats at once.

Example: A hat that is nailed on is not tipped.

${chapter}.2b. A tipped hat stays up until the turn ends.

${chapter}.2c A hat can be tipped twice.

${chapter}.5 If there are no hats, nobody tips.

${chapter}.6.All hats are the same size.

Glossary

Tip
1. To lift a hat.
2. Money for a waiter.

Waiter (Obsolete)
Nobody. See section 7.

Credits

7. Thanks to all hatters.
`;

describe('reading an edition', () => {
  it.each(['\n', '\r\n', '\r'])('survives all irregularities with line ends %j', (end) => {
    const book = readRulebook(hats().replaceAll('\n', end));
    expect(book.edition).toBe('2031-03-04');
    expect(book.rules.map((rule) => rule.number)).toEqual(
      '7 701 701.1 701.2 701.2a 701.2b 701.2c 701.5 701.6'.split(' '),
    );
    expect(book.rule('701.1')?.text).toBe(
      'A trick with a hat follows the order given here.\nFurther words, set in, belong to the rule above.',
    );
    expect(book.rule('701.2')?.title).toBe('Tip');
    expect(book.rule('701.2a')?.examples.length).toBe(2);
    expect(book.rule('701.6')?.text).toBe('All hats are the same size.');
    expect(book.titleAbove('701.2c')).toBe('Tip');
    expect(book.titleAbove('701.5')).toBe('Hat Tricks');
    expect(book.children('701.2').map((rule) => rule.number)).toEqual(['701.2a', '701.2b', '701.2c']);
    expect(book.glossary.map((entry) => entry.term)).toEqual(['Tip', 'Waiter (Obsolete)']);
    expect(book.glossaryEntry('waiter')?.text).toBe('Nobody. See section 7.');
  });

  it('reads anything at all without throwing', () => {
    const text = hats();
    for (let length = 0; length < text.length; length += 7) {
      expect(readRulebook(text.slice(0, length)).rules.length).toBeLessThan(10);
    }
    for (const odd of [
      '',
      '\0\0\0',
      '\ud800',
      '1. 2. 3.',
      'Contents\nCredits\nGlossary\nCredits',
      '701.1.'.repeat(999),
    ]) {
      expect(readRulebook(odd).edition).toBe('');
    }
  });

  it('tells the rulebook from other files', () => {
    expect(checkRulebook('<html>404</html>')).toHaveProperty('problem');
    expect(checkRulebook(hats())).toHaveProperty('problem');
    expect(checkRulebook('x'.repeat(9_000_000))).toHaveProperty('problem');
  });

  it('finds references, lists and ranges included', () => {
    const found = (text: string) =>
      findReferences(text).map(({ number, start, end }) => [number, text.slice(start, end)]);
    expect(found('See rules 601.2b and 601.2f–h, and section 8.')).toEqual([
      ['601.2b', '601.2b'],
      ['601.2f', '601.2f'],
      ['601.2h', 'h'],
      ['8', '8'],
    ]);
    expect(found('rules 701.27a–f, 712.9–10, and 712.18').map(([number]) => number)).toEqual(
      '701.27a 701.27f 712.9 712.10 712.18'.split(' '),
    );
    expect(found('rules 903.6–903.11; CR 104; 1.5 or 12.34').map(([number]) => number)).toEqual(
      '903.6 903.11 104'.split(' '),
    );
  });
});

describe('comparing editions', () => {
  it('follows rules that moved and shows what changed', () => {
    const before = readRulebook(hats());
    const after = readRulebook(
      hats('702')
        .replace('lift it', 'lift it high')
        .replace(
          '702.2c A hat can be tipped twice.',
          '702.2c A scarf is a hat.\n\n702.2d A hat can be tipped twice.',
        ),
    );
    const { changes, renumbered } = compareEditions(before, after);
    expect(renumbered.get('701.2a')).toBe('702.2a');
    expect(renumbered.get('701.2c')).toBe('702.2d');
    expect(
      changes.filter((change) => change.textChanged).map((change) => [change.kind, change.after?.number]),
    ).toEqual([
      ['renumbered', '702.2a'],
      ['added', '702.2c'],
    ]);
    expect(compareEditions(before, before).changes).toEqual([]);
  });

  it('gives the difference word by word', () => {
    const parts = diffWords('A hat is tipped once.', 'A red hat is tipped twice.');
    expect(parts.map(({ kind, text }) => `${kind[0]}:${text}`)).toEqual([
      's:A ',
      'a:red ',
      's:hat is tipped ',
      'r:once',
      'a:twice',
      's:.',
    ]);
  });
});

describe.runIf(existsSync(folder))('the published editions', () => {
  // Rules counted with and without the full stop that one of them lacks ("606.5 If") and, in the oldest, the
  // space that another lacks ("901.4.All"); the plain count of `NNN.N. ` is one or two lower.
  it.each([
    ['2024-11-08', 144, 1124, 1883, 272, 698, '701.44a'],
    ['2025-04-04', 145, 1136, 1911, 275, 708, '701.44a'],
    ['2025-06-06', 145, 1141, 1918, 275, 711, '701.47a'],
    ['2026-02-27', 146, 1158, 1962, 276, 726, '701.47a'],
    ['2026-04-17', 147, 1165, 1973, 277, 730, '701.47a'],
  ] as const)('%s is read whole', (name, chapters, rules, subrules, examples, glossary, amass) => {
    const book = readRulebook(edition(name));
    const count = (kind: string) => book.rules.filter((rule) => rule.kind === kind).length;
    expect([book.edition, count('section'), count('chapter'), count('rule'), count('subrule')]).toEqual([
      name,
      9,
      chapters,
      rules,
      subrules,
    ]);
    expect(book.rules.reduce((sum, rule) => sum + rule.examples.length, 0)).toBe(examples);
    expect(book.glossary.length).toBe(glossary);
    expect(checkRulebook(edition(name))).toEqual({ edition: name });
    // Every cross reference leads somewhere, and amass is found wherever it stands.
    const dangling = book.rules.flatMap((rule) =>
      findReferences(rule.text).filter(({ number }) => !book.rule(number)),
    );
    expect(dangling).toEqual([]);
    expect(book.locate('701.47a', 'Amass')).toBe(amass);
    expect(book.rule(amass)?.text).toMatch(/amass/i);
  });

  it('reads an excerpt', () => {
    const book = readRulebook(edition('2026-09-25.excerpt'));
    expect(book.edition).toBe('2026-09-25');
    expect(book.rule('701.70')?.title).toBe('Recruit');
    expect(book.rule('122.1j')).toBeDefined();
  });

  it('follows renumbered rules between real editions', () => {
    const { renumbered, changes } = compareEditions(
      readRulebook(edition('2025-04-04')),
      readRulebook(edition('2025-06-06')),
    );
    expect(renumbered.get('701.44d')).toBe('701.47d');
    expect(changes.find((change) => change.after?.number === '701.11')?.kind).toBe('added');
    expect(changes.filter((change) => change.kind === 'removed')).toEqual([]);
  });
});

const phrases = [
  ['army token zombie', '701.47a'],
  ['summoning sick', '302.6'],
  ['chose color undefined', '607.5a'],
  ['target illegal', '608.2b'],
  ['legend rule', '704.5j'],
  ['flyng', '702.9'],
  ['when does a creature die', '700.4'],
  ['last known informaton', '608.2h'],
  ['all my targets fizzled', '608.2b'],
  ['hexproof counter', '122.1b'],
] as const;

describe('searching', () => {
  const digest = new RuleSearch();
  it.each(phrases)('finds "%s" in the digest', (phrase, number) => {
    expect(digest.find(phrase, 3).map((hit) => hit.number)).toContain(number);
  });
  it('finds numbers, whole and begun', () => {
    expect(digest.find('CR 122.1b')[0]?.number).toBe('122.1b');
    expect(digest.find('701.4').map((hit) => hit.number)).toContain('701.47');
    expect(digest.find('702.9b')[0]?.entry?.id).toBe('flying');
    expect(digest.find('zzzzqqqq')).toEqual([]);
    expect(digest.find('the of')).toEqual([]);
  });
  it.runIf(existsSync(folder))('finds the same in a whole rulebook', () => {
    const search = new RuleSearch(readRulebook(edition('2026-04-17')));
    for (const [phrase, number] of phrases) {
      expect(
        search.find(phrase, 3).map((hit) => hit.number),
        phrase,
      ).toContain(number);
    }
    expect(search.find('amass').length).toBeGreaterThan(3);
    expect(search.find('607.2').map((hit) => hit.number)).toContain('607.2d');
  });
  it.runIf(existsSync(folder))('follows the digest into an edition with other numbers', () => {
    const search = new RuleSearch(readRulebook(edition('2024-11-08')));
    expect(search.find('army token zombie', 3).map((hit) => hit.number)).toContain('701.44a');
  });
});
