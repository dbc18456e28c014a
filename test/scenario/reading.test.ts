// Reading scenario files: what is wrong is said where it stands, and hostile files do no harm.
import { describe, expect, it } from 'vitest';
import { readScenarios } from '../../server/src/simulator/scenario';
import { problemsOf } from './check';

describe('reading a scenario file', () => {
  it('takes over every part', () => {
    const text = `- name: all of it
  rules: [122.1b]
  cards: |
    Bear {G}
    Creature — Bear
    2/2
  start:
    you.library: [Forest, Island]
    opponent:
      life: 5
      battlefield: [{ card: Bear, tapped: true, counters: { flying: 1 } }]
  do:
    - cast: Bear
      targets: [Bear, [A, B]]
      answers: [yes]
    - attack: { Bear: opponent }
  answers:
    - asked: which
      answer: [Forest, 2]
  then:
    you.library: [Forest]
    objects: { Bear: 2/2 }
`;
    const { scenarios, problems } = readScenarios(text);
    expect(problems).toEqual([]);
    const [scenario] = scenarios;
    expect(scenario).toMatchObject({ name: 'all of it', rules: ['122.1b'], stackStays: false });
    expect(scenario?.start.players[1]).toMatchObject({
      life: 5,
      zones: { battlefield: [{ card: { value: 'Bear' }, tapped: true, counters: { flying: 1 } }] },
    });
    expect(scenario?.actions.map(({ doing }) => doing.kind)).toEqual(['cast', 'attack']);
    expect(scenario?.actions[0]?.details.targets?.map((group) => group.map(({ value }) => value))).toEqual([
      ['Bear'],
      ['A', 'B'],
    ]);
    expect(scenario?.then.map(({ key }) => key)).toEqual(['library', 'size']);
    const [first] = scenario!.then;
    expect(text.slice(first!.span.start, first!.span.end)).toBe('you.library: [Forest]');
  });

  it('reads the short form of one text', () => {
    const { scenarios } = readScenarios('name: short\nresolve: Scry 2.\n');
    expect(scenarios[0]?.actions).toMatchObject([{ doing: { kind: 'resolve', what: { value: 'Scry 2.' } } }]);
  });

  it.each([
    ['- nam: x\n  name: y', '1:3 The key “nam” is not known. Did you mean “name”?'],
    [
      '- name: x\n  start: { you.libary: [] }',
      '2:12 The key “you.libary” is not known. Did you mean “you.library”?',
    ],
    ['- name: x\n  start: { you.life: many }', '2:22 “you.life” takes a number; this is “many”.'],
    ['- name: x\n  start: { step: uptap }', '2:18 “step”: “uptap” is not known. Did you mean “untap”?'],
    [
      '- name: x\n  do: [{ cast: A, play: B }]',
      '2:8 Only one of cast, play may stand here; make two entries.',
    ],
    ['- name: x\n  name: y', '2:3 The key “name” stands here twice. Remove one.'],
    ['- rules: [1]', '1:3 “a scenario file” needs the key “name”.'],
    [
      '- name: x\n  then: { objects: { Bear: { powr: 1 } } }',
      '2:30 The key “powr” is not known. Did you mean “power”?',
    ],
    ['- name: x\n  start: { you.life: 1.5 }', '2:22 “you.life” takes a whole number up to a million.'],
    [
      'just words',
      '1:1 “a scenario file” takes a list (each keys such as name, rules, cards), or keys such as name, rules, cards; this is “just words”.',
    ],
  ])('points at what is wrong: %j', (text, problem) => {
    expect(problemsOf(text)).toContain(problem);
  });

  it('offers the fix for a slip', () => {
    const [problem] = readScenarios('- name: x\n  theen: {}').problems;
    expect(problem?.fixes[0]).toMatchObject({ title: 'Change to “then”', edits: [{ newText: 'then' }] });
  });

  it('reports broken YAML at its place', () => {
    expect(problemsOf('- name: "x\n  do: []')[0]).toMatch(/^\d+:\d+ /);
    expect(problemsOf('- name: x\n\tdo: []').length).toBeGreaterThan(0);
  });

  it('reads nothing out of an empty file', () => {
    expect(readScenarios('')).toEqual({ scenarios: [], problems: [] });
    expect(readScenarios('# only words\n').scenarios).toEqual([]);
  });
});

describe('a hostile scenario file', () => {
  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x,x]',
    ...'bcdefghij'
      .split('')
      .map((letter, at) => `${letter}: &${letter} [${Array(9).fill(`*${'abcdefghi'[at]!}`).join(',')}]`),
  ].join('\n');
  it.each([
    ['an alias bomb', bomb, /repeats itself through aliases/],
    ['an anchor that holds itself', '- &a [*a]', /nested too deeply/],
    ['deep brackets', '['.repeat(100_000), /nested too deeply/],
    ['deep dashes', '- '.repeat(100_000), /nested too deeply/],
    [
      'deep indentation',
      Array.from({ length: 900 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
      /nested too deeply/,
    ],
    ['a huge file', `- name: ${'x'.repeat(3_000_000)}`, /too large/],
  ])('gets a message: %s', (_, text, message) => {
    const begin = performance.now();
    const { problems } = readScenarios(text);
    expect(problems.map((problem) => problem.message).join('\n')).toMatch(message);
    expect(performance.now() - begin).toBeLessThan(5_000);
  });

  it('is read at every cut without a throw', () => {
    const text =
      '- name: a\n  start: { you.hand: [Forest, {card: X, tapped: true}] }\n  do:\n    - cast: "X"\n      targets: [[a], b]\n  then: { objects: { X: 2/2 } }\n';
    for (let at = 0; at <= text.length; at += 1)
      expect(readScenarios(text.slice(0, at)).problems).toBeDefined();
  });
});
