// What an editor gets for scenario files: completion, problems with names, the JSON schema.
import { describe, expect, it } from 'vitest';
import { isScenarioPath, scenarioCompletions, scenarioProblems } from '../../server/src/features';
import { scenarioSchema } from '../../server/src/simulator/scenario';
import { source } from './check';

/** The proposals at the cursor. */
function at(fixture: string): string[] {
  const offset = fixture.indexOf('<|>');
  return scenarioCompletions(fixture.replace('<|>', ''), offset, source).map(({ label }) => label);
}

describe('completion', () => {
  it('offers the keys of each place', () => {
    expect(at('- name: x\n  <|>')).toEqual(expect.arrayContaining(['start', 'do', 'then', 'answers']));
    expect(at('- name: x\n  start:\n    <|>')).toEqual(
      expect.arrayContaining(['you.library', 'turn', 'puzzle']),
    );
    expect(at('- name: x\n  start:\n    opponent:\n      li<|>')).toEqual(
      expect.arrayContaining(['life', 'library']),
    );
    expect(at('- name: x\n  do:\n    - <|>')).toEqual(expect.arrayContaining(['cast', 'go to']));
    expect(at('- name: x\n  do:\n    - cast: A\n      <|>')).toEqual(
      expect.arrayContaining(['targets', 'modes', 'kicked']),
    );
    expect(at('- name: x\n  then:\n    objects:\n      Bear:\n        <|>')).toEqual(
      expect.arrayContaining(['power', 'keywords']),
    );
  });

  it('offers the words that a key takes, and names of cards', () => {
    expect(at('- name: x\n  start:\n    step: <|>')).toEqual(
      expect.arrayContaining(['upkeep', 'second main']),
    );
    expect(at('- name: x\n  start:\n    you.hand: [For<|>')).toEqual(
      expect.arrayContaining(['Forest', 'Workspace Elk']),
    );
    expect(at('- name: x\n  cards: |\n    Bear\n    Creature\n  do:\n    - cast: <|>')).toContain('Bear');
    expect(at('- name: x\n  start:\n    you.hand:\n      - card: X\n        tapped: <|>')).toEqual([
      'true',
      'false',
    ]);
  });

  it('offers nothing inside of card text', () => {
    expect(at('- name: x\n  cards: |\n    Bear\n    <|>')).toEqual([]);
  });
});

describe('problems', () => {
  it('name cards that nobody has, with the nearest', () => {
    const problems = scenarioProblems('- name: x\n  start: { you.hand: [Workspace Elk, Forst] }\n', source);
    expect(problems.map(({ message }) => message)).toEqual([
      'The card “Forst” is not known. Did you mean “Forest”?',
    ]);
  });

  it('come from the format and from the position', () => {
    const problems = scenarioProblems(
      '- name: x\n  stat: {}\n  start: { active: nobody, you.mana: red, you.battlefield: [{ card: Forest, attached to: Bear }] }\n',
      source,
    );
    expect(problems.map(({ check }) => check)).toEqual([
      'unknown-key',
      'unknown-name',
      'wrong-value',
      'unknown-name',
    ]);
  });

  it('belong to files by their ending', () => {
    expect(['a/b.scenario.yaml', 'B.SCENARIO.YML', 'b.yaml'].map(isScenarioPath)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the JSON schema', () => {
  it('knows all keys and points only at what it defines', () => {
    const schema = scenarioSchema();
    const text = JSON.stringify(schema);
    expect(text).toContain('"you.library"');
    const definitions = Object.keys(schema['definitions'] as object);
    const pointed = [...text.matchAll(/#\/definitions\/(\w+)/g)].map(([, name]) => name!);
    expect(new Set(pointed)).toEqual(new Set(definitions));
  });
});
