// Quotes of rules in hovers, the rulebook as a document, and which cards a rule or an edition touches.
import { describe, expect, it } from 'vitest';
import { Analyser } from '../../server/src/analysis';
import {
  describeComparison,
  describeEntry,
  describeNameOrigin,
  describeRule,
  findDependentCards,
  findTouchedCards,
  quoteRule,
  RulesDocument,
  rulesOfCard,
} from '../../server/src/features';
import { compareEditions, entryById, readRulebook } from '../../server/src/rulebook';

/** An invented rulebook with the headings of real chapters and rules of our own making below them. */
const invented = (flying: string, number = '702.9') => `Rules of a test

These rules are effective as of ${number === '702.9' ? 'March 4, 2031' : 'May 6, 2032'}.

7. Additional Rules

702. Keyword Abilities

${number}. Flying

${number}a ${flying} See rule ${number}b.
Example: A kite is not blocked by a dog.

${number}b Kites may block kites.

702.20. Vigilance

702.20a A watchful dog is not tired by barking, see rule ${number}.
`;
const older = readRulebook(invented('A kite is above dogs.'));
const newer = readRulebook(invented('A kite is above dogs and *cats*.', '702.10'));

function workspace() {
  const analyser = new Analyser();
  analyser.update(
    'file:///a.json',
    'json',
    1,
    JSON.stringify([
      { name: 'Paper Kite', type_line: 'Artifact Creature — Thopter', oracle_text: 'Flying' },
      { name: 'Old Dog', type_line: 'Creature — Dog', oracle_text: 'Vigilance' },
    ]),
  );
  return analyser.all();
}

describe('a hover on a rule', () => {
  it('quotes the edition that the user has, with examples', () => {
    const entry = entryById('flying')!;
    expect(describeEntry(entry)).toContain('*CR 702.9 Flying');
    const text = describeEntry(entry, older);
    expect(text).toContain('> **702.9a** A kite is above dogs.');
    expect(text).toContain('> *Example: A kite is not blocked by a dog.*');
    expect(text).toContain('*CR 702.9 Flying, edition of 2031-03-04*');
  });
  it('finds the rule under its number in another edition', () => {
    expect(quoteRule(newer, '702.9')?.number).toBe('702.10');
    expect(quoteRule(newer, '702.9b')?.paragraphs[0]?.text).toBe('Kites may block kites.');
    expect(quoteRule(newer, '701.47a')).toBeUndefined();
    expect(describeEntry(entryById('amass')!, newer)).toContain('*CR 701.47 Amass');
    expect(describeEntry(entryById('flying')!, newer)).toContain('\\*cats\\*');
  });
  it('explains a bare number', () => {
    expect(describeRule('702.9b')).toContain('**CR 702.9b** Flying');
    expect(describeRule('702.10a', newer)).toContain('A kite is above dogs and');
    expect(describeRule('999.9')).toBeUndefined();
  });
  it('tells which old expansion a name comes from', () => {
    expect(describeNameOrigin('Strip Mine')).toContain('Antiquities.\n\n*CR 206.3b');
    expect(describeNameOrigin('Paper Kite')).toBeUndefined();
  });
});

describe('the rulebook as a document', () => {
  const document = new RulesDocument(older);
  const at = (words: string) => document.text.indexOf(words);

  it('knows where each rule stands', () => {
    const span = document.spanOf('702.9a')!;
    expect(document.text.slice(span.start, span.end)).toBe(
      '702.9a A kite is above dogs. See rule 702.9b.\n    Example: A kite is not blocked by a dog.',
    );
    expect(document.ruleAt(at('blocked by'))?.number).toBe('702.9a');
    expect(document.ruleAt(0)).toBeUndefined();
  });
  it('links numbers to their rules, and back', () => {
    expect(document.links().map((link) => link.number)).toEqual(['702.9b', '702.9']);
    expect(document.linkAt(at('See rule 702.9b') + 10)?.number).toBe('702.9b');
    expect(document.linkAt(at('A kite'))).toBeUndefined();
    expect(document.referencesTo('702.9').length).toBe(2);
    expect(document.referencesTo('702.20')).toEqual([]);
  });
  it('has an outline', () => {
    const [section] = document.outline();
    expect(section).toMatchObject({ number: '7', title: 'Additional Rules' });
    const rules = section!.children[0]!.children;
    expect(rules.map((rule) => rule.title)).toEqual(['Flying', 'Vigilance']);
    expect(document.text.slice(rules[0]!.span.start, rules[0]!.span.end)).toMatch(
      /^702\.9\. Flying[\s\S]*block kites\.$/,
    );
    expect(document.text.slice(rules[1]!.selection.start, rules[1]!.selection.end)).toBe('702.20. Vigilance');
  });
});

describe('which cards depend on a rule', () => {
  it('finds them by their words', () => {
    const documents = workspace();
    expect(findDependentCards(documents, '702.9').map((card) => card.card)).toEqual(['Paper Kite']);
    expect(findDependentCards(documents, '702').map((card) => card.card)).toEqual(['Paper Kite', 'Old Dog']);
    expect(findDependentCards(documents, '702.90')).toEqual([]);
    const [use] = rulesOfCard(documents[0]!.cards[1]!).filter((rule) => rule.number === '702.20');
    expect(documents[0]!.text.slice(use!.span.start, use!.span.end)).toBe('Vigilance');
  });
  it('tells which a new edition touches: changed text, not a new number alone', () => {
    const comparison = compareEditions(older, newer);
    expect(comparison.renumbered.get('702.9a')).toBe('702.10a');
    const cards = findTouchedCards(workspace(), comparison, older, newer);
    expect(cards.map((card) => card.card)).toEqual(['Paper Kite']);
    const report = describeComparison(comparison, { cards });
    expect(report).toContain('# From 2031-03-04 to 2032-05-06');
    expect(report).toContain('- Paper Kite (a.json): CR 702.9');
    expect(report).toContain('**702.9a → 702.10a** A kite is above dogs **and \\*cats\\***.');
    // What moved with its heading is not named one by one.
    expect(report).not.toContain('## Renumbered\n');
    expect(describeComparison(comparison, { renumbered: true })).toContain(
      '## Renumbered\n\n- 702.9 → 702.10 Flying\n',
    );
  });
  it('names a card for a list of types only where its own type came or went', () => {
    const list = (types: string, month: string) =>
      readRulebook(
        `Rules\n\nThese rules are effective as of ${month} 4, 2031.\n\n2. Parts of a Card\n\n205. Type Line\n\n205.3. Subtypes\n\n205.3m The kinds: ${types}.\n`,
      );
    const [from, to] = [list('Cat and Dog', 'March'), list('Cat, Dog, and Thopter', 'May')];
    const cards = findTouchedCards(workspace(), compareEditions(from, to), from, to);
    expect(cards.map((card) => card.card)).toEqual(['Paper Kite']);
  });
});
