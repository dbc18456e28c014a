// The digest covers what it must, cites what exists, and is in our own words.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { digestEntries, entryById, entryOf, findEntry, termAt, termsIn } from '../../server/src/rulebook';
import {
  isRuleNumber,
  keywordAbilities,
  keywordAbilityRules,
  keywordActionRules,
  ruleTitle,
} from '../../server/src/vocabulary';

const rulesFolder = fileURLToPath(new URL('../../../shared/corpus/rules/', import.meta.url));

describe('digest', () => {
  const entries = digestEntries();

  it('gives each entry an id of its own, a text of one to three sentences and at least one term', () => {
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    for (const entry of entries) {
      const sentences = entry.text.split(/(?<=[.!?])\s+(?=["“A-Z{])/).length;
      expect(sentences, entry.id).toBeLessThanOrEqual(3);
      expect(entry.text, entry.id).toMatch(/[.!?]$/);
      expect(entry.terms.length, entry.id).toBeGreaterThan(0);
      expect(
        entry.terms.filter((term) => term !== term.toLowerCase()),
        entry.id,
      ).toEqual([]);
    }
  });

  it('covers every heading of 701 and 702', () => {
    const numbers = new Set(entries.flatMap((entry) => entry.rules));
    const headings = [...Object.entries(keywordActionRules), ...Object.entries(keywordAbilityRules)];
    expect(headings.length).toBeGreaterThan(250);
    expect(headings.filter(([, number]) => !numbers.has(number))).toEqual([]);
    expect([...keywordAbilities.keys()].filter((name) => !findEntry(name, 'keyword-ability'))).toEqual([]);
  });

  it('cites only rules that exist, under the heading it claims', () => {
    for (const entry of entries) {
      expect(
        entry.rules.filter((number) => !isRuleNumber(number)),
        entry.id,
      ).toEqual([]);
      expect(ruleTitle(entry.rules[0]!), entry.id).toBe(entry.heading);
    }
  });

  it.runIf(existsSync(rulesFolder))('shares no ten words in a row with the rulebook', () => {
    const words = (text: string) =>
      text
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[a-z0-9']+|\{[^}]*\}|[+-]\d\/[+-]\d/g) ?? [];
    const tens = (text: string) => {
      const all = words(text);
      return all.slice(9).map((_, index) => all.slice(index, index + 10).join(' '));
    };
    const official = new Set<string>();
    for (const name of ['2024-11-08', '2025-06-06', '2026-02-27', '2026-04-17']) {
      for (const line of readFileSync(`${rulesFolder}${name}.txt`, 'utf8').split(/\r\n|\r|\n/)) {
        for (const ten of tens(line)) official.add(ten);
      }
    }
    const shared = entries.flatMap((entry) =>
      tens(entry.text)
        .filter((ten) => official.has(ten))
        .map((ten) => `${entry.id}: ${ten}`),
    );
    expect(shared).toEqual([]);
  });
});

describe('finding entries', () => {
  it('finds them by words as they stand on cards', () => {
    const words = [
      'Flying',
      'first strike',
      'amasses',
      'Nonbasic landwalk',
      'Swampcycling',
      '{W}',
      '{12}',
      '{G/U/P}',
    ];
    expect(words.map((word) => findEntry(word)?.id)).toEqual([
      'flying',
      'first-strike',
      'amass',
      'landwalk',
      'typecycling',
      'white-mana',
      'generic-mana',
      'hybrid-phyrexian-mana',
    ]);
    expect(findEntry('banana')).toBeUndefined();
  });
  it('finds them by rule number, or by the rule above', () => {
    expect(entryOf('702.9b')?.id).toBe('flying');
    expect(entryOf('701.47d')?.id).toBe('amass-without-type');
    expect(entryOf('701.47b')?.id).toBe('amass');
    expect(entryOf('702.29e')?.id).toBe('typecycling');
    expect(entryById('flying')?.title).toBe('Flying');
  });
  it('takes the longest term at a place', () => {
    const text = 'Manifest dread, then you may venture into the dungeon.';
    expect(termAt(text, 10)).toMatchObject({ term: 'Manifest dread', span: { start: 0, end: 14 } });
    expect(termAt(text, text.indexOf('the d'))?.entry.id).toBe('venture-into-the-dungeon');
    expect(termAt(text, text.indexOf('then'))).toBeUndefined();
    expect(termAt('{2}{W}', 3)?.entry.id).toBe('white-mana');
    expect(termAt('Scry 1.', 4)?.entry.id).toBe('scry');
  });
  it('tells things from actions', () => {
    const meant = (text: string, word: string) => termAt(text, text.indexOf(word))?.entry.id;
    expect(meant('Counter target spell.', 'Counter')).toBe('counter-spell');
    expect(meant('It was countered.', 'countered')).toBe('counter-spell');
    expect(meant('Put a counter on it.', 'counter')).toBe('counter');
    expect(meant('Exile it.', 'Exile')).toBe('exile-action');
    expect(meant('Cast it from exile.', 'exile')).toBe('exile-zone');
    expect(termAt('Put a +1/+1 counter on it.', 8)?.term).toBe('+1/+1 counter');
    expect(termAt('Gain 3 life.', 0)).toMatchObject({ term: 'Gain 3 life', entry: { id: 'gain-life' } });
    expect(termAt('Protection from red until end of turn', 0)?.term).toBe('Protection from red');
    expect(meant('in that case', 'case')).toBeUndefined();
    expect(meant('Case — Solved', 'Case')).toBe('case');
  });
  it('finds words by what they are made of', () => {
    const ids = ["opponent's", 'nonwhite', 'non-Elf', 'Landfall', '-1/-1 counters', 'ward counter', '+X/+0'];
    expect(ids.map((word) => findEntry(word)?.id)).toEqual([
      'each-opponent',
      'color',
      'creature-type',
      'ability-word',
      'power-toughness-counter',
      'keyword-counter-rule',
      'plus-minus-power-toughness',
    ]);
  });
  it('lists the terms of a text', () => {
    const found = termsIn('Double strike, ward {2}\n{T}: Scry 1.').map((term) => term.entry.id);
    expect(found).toEqual(['double-strike', 'ward', 'generic-mana', 'tap-symbol', 'scry']);
  });
});
