// Running scenarios on a table without a rules core: names, answers and expectations, and what is said when they fail.
import { describe, expect, it } from 'vitest';
import { failuresOf, run } from './check';

const cards = `  cards: |
    Bear {G}
    Creature — Bear
    2/2

    Zap {R}
    Instant
    Zap deals 1 damage to any target.

    Well
    Artifact
    {T}: You gain 1 life.
    {2}: Scry 1.
`;

describe('a scenario', () => {
  it('passes when all is as expected', () => {
    const text = `- name: two cards
${cards}  start:
    you.hand: [Bear, Zap]
    opponent.battlefield: [Bear, {card: Bear, as: the tapped one, tapped: true}]
  do:
    - cast: Bear
    - expect: { stack: [Bear], you.hand: [Zap] }
    - cast: Zap
      targets: the tapped one
  then:
    you.hand: []
    you.graveyard: Zap
    opponent.battlefield: [Bear, { card: Bear, tapped: true, size: 2/2 }]
    objects:
      the tapped one: { tapped: true, controller: opponent, zone: battlefield, colors: green }
    log: [zap resolves]
    not in log: dies
    complete: true
`;
    expect(failuresOf(text)).toEqual([]);
    const [result] = run(text);
    expect(result?.outcome).toBe('passed');
    expect(result?.run?.steps.flatMap(({ decisions }) => decisions)).toMatchObject([{ given: true }]);
  });

  it('points at each expectation that failed, with what was found', () => {
    const text = `- name: nothing is as it should be
${cards}  start: { you.hand: [Bear], you.library: [Forest, Island], you.mana: "{G}" }
  do: [{ cast: Bear }]
  then:
    you.hand: [Bear]
    you.library: [Island, Forest]
    you.life: 3
    you.mana: "{R}"
    objects:
      Bear: 3/3
      Bare: 2/2
    battlefield: [{ card: Bear, tapped: true }]
    log: [thunder]
`;
    const failures = failuresOf(text);
    expect(failures).toEqual([
      '18:5 The hand of You is nothing, not Bear.',
      '19:5 The library of You is Forest, Island, not Island, Forest.',
      '20:5 The life of You is 20, not 3.',
      '21:5 The mana of You is {G}, not {R}.',
      '23:7 The size of “Bear” is 2/2, not 3/3.',
      '24:7 There is no “Bare”. Did you mean “Bear”?',
      '25:33 “Bear” is not tapped.',
      '26:11 “thunder” does not stand in the log. There is: “You cast Bear.”, “Bear resolves.”.',
    ]);
  });

  it('says when an action names what is not there', () => {
    const text = `- name: wrong names
${cards}  start: { you.hand: [Zap], you.battlefield: [Well] }
  do:
    - cast: Zip
    - activate: Well
    - activate: Well
      ability: 3
    - activate: Well
      ability: gain
    - cast: Zap
      targets: [Goat]
  then: { you.life: 21 }
`;
    expect(failuresOf(text)).toEqual([
      '17:13 There is no “Zip” here now. Did you mean “Zap”?',
      '18:17 “Well” has 2 abilities to activate: say which with “ability”, by number or words.',
      '20:16 “Well” has no such ability. It has: “{T}: You gain 1 life.”, “{2}: Scry 1.”.',
      '24:17 “Goat” cannot be the answer to “Choose any target”. Possible: You, Opponent, Well.',
    ]);
  });

  it('answers by the words of the question, by order, and by the default', () => {
    const answered = (answers: string): string[] => failuresOf(`- name: x\n  resolve: Anything.\n${answers}`);
    expect(answered('  then: { you.life: 19 }')).toEqual([]);
    expect(answered('  answers: [no, opponent]\n  then: { you.life: 20 }')).toEqual([]);
    expect(answered('  answers: [{ asked: look at, answer: opponent }]\n  then: { you.life: 19 }')).toEqual(
      [],
    );
    expect(answered('  answers: [{ asked: a goat, answer: yes }]')).toEqual([
      '3:13 “a goat” was not asked (again). Asked was: “Lose a life?”, “Choose a player to look at”.',
    ]);
    expect(answered('  answers: [yes, you, Bear]')).toHaveLength(1);
    expect(answered('  answers: [maybe]')[0]).toContain(
      '“maybe” cannot be the answer to “Lose a life?”. Possible: Yes, No.',
    );
  });

  it('fails for words that were not executed, unless that is expected', () => {
    expect(failuresOf('- name: x\n  resolve: unsupported\n')).toEqual([
      '1:9 Not all words were executed: These words are not supported.',
    ]);
    expect(
      failuresOf(
        '- name: x\n  resolve: unsupported\n  then: { complete: false, notices: [not supported] }\n',
      ),
    ).toEqual([]);
    expect(failuresOf('- name: x\n  resolve: fine\n  then: { complete: false }\n')).toEqual([
      '3:11 All words were executed.',
    ]);
  });

  it('cannot be played with cards that nobody knows', () => {
    const [result] = run('- name: x\n  start: { you.hand: [Workspace Elc, 3 Forest, Workspace Elk] }\n');
    expect(result?.outcome).toBe('unplayable');
    expect(result?.failures.map(({ message }) => message)).toEqual([
      'The card “Workspace Elc” is not known. Did you mean “Workspace Elk”?',
    ]);
    expect(result?.position.state.players[0]?.hand).toHaveLength(4);
  });

  it('takes cards from files and from the workspace', () => {
    expect(
      failuresOf(
        '- name: x\n  cards: beasts.card\n  start: { you.hand: [Ox, Workspace Elk] }\n  then: { you.hand: [Ox, Workspace Elk] }\n',
      ),
    ).toEqual([]);
    const [result] = run('- name: x\n  cards: nothing.card\n');
    expect(result?.failures.map(({ message }) => message)).toEqual([
      'There is no card file “nothing.card” that can be read.',
    ]);
  });

  it('sets up counters, stickers, attachments and turns', () => {
    const text = `- name: x
  cards: |
    Bear {G}
    Creature — Bear
    2/2

    Cloak {W}
    Enchantment — Aura
    Enchant creature
    Enchanted creature has flying.
  start:
    turn: 6
    step: end
    active: opponent
    you.counters: { poison: 2 }
    opponent.battlefield:
      - { card: Cloak, attached to: Bear, controller: you }
      - { card: Bear, counters: { +1/+1: 2 }, damage: 1, stickers: [{ word: Old, after: 0 }] }
  then:
    turn: 6
    step: end
    active: opponent
    you.counters: { poison: 2 }
    objects:
      Bear: { counters: { +1/+1: 2 }, damage: 1, stickers: Old }
      Cloak: { attached to: Bear, owner: opponent }
`;
    expect(failuresOf(text)).toEqual([]);
  });

  it('attacks and blocks in the right steps', () => {
    const text = `- name: x
${cards}  start: { you.battlefield: [Bear], opponent.battlefield: [Bear] }
  do:
    - attack: [Bear]
    - expect: { step: declare attackers, objects: { your Bear: { attacking: true }, opponent's Bear: { attacking: false } } }
    - block: { opponent's Bear: your Bear }
  then: { step: declare blockers }
`;
    expect(failuresOf(text)).toEqual([]);
  });

  it('becomes a failure when the core fails', () => {
    const broken = {
      resolveAll: () => {
        throw new Error('lost');
      },
    };
    const failures = failuresOf('- name: x\n', broken as never);
    expect(failures).toEqual(['1:9 The simulator failed: lost']);
  });
});
