// A run that was written as a scenario plays again to the same end.
import { describe, expect, it } from 'vitest';
import { faceText, writeScenario } from '../../server/src/simulator/scenario';
import { readCardText } from '../../server/src/features';
import { failuresOf, run } from './check';

const text = `- name: to be saved
  cards: |
    Bear {G}
    Creature — Bear
    {T}: You gain 1 life.
    2/2

    Zap {R}
    Instant
    Zap deals 1 damage to any target.
  start:
    turn: 4
    you.hand: [Zap]
    you.library: [Forest, Forest]
    opponent.battlefield: [Bear, { card: Bear, as: second, tapped: true, counters: { flying: 1 }, chosen: [red] }, { card: Zap, attached to: second }]
  do:
    - cast: Zap
      targets: Bear#2
    - resolve: Anything.
      answers: [no, opponent]
  then: { you.life: 20 }
`;

describe('a saved run', () => {
  it('comes out the same', () => {
    const [result] = run(text);
    expect(result?.failures).toEqual([]);
    const saved = writeScenario(result!.run!, {
      name: 'saved',
      actions: [{ cast: 'Zap' }, { resolve: 'Anything.' }],
    });
    expect(failuresOf(saved)).toEqual([]);
    const [again] = run(saved);
    const answers = again?.run?.steps
      .flatMap(({ decisions }) => decisions)
      .map(({ answer, given }) => [answer, given]);
    expect(answers).toEqual([
      [[3], true],
      [[1], true],
      [[1], true],
    ]);
    expect(again?.run?.game.state.objects).toEqual(result?.run?.game.state.objects);
  });

  it('holds every scenario to what came out', () => {
    const [result] = run(text);
    const saved = writeScenario(result!.run!, { name: 'saved', actions: [{ cast: 'Zap' }] });
    expect(
      failuresOf(
        saved.replace('you.life: 20\n', 'you.life: 20\n').replace(/(then:[^]*?you\.life: )20/, '$119'),
      ),
    ).toContainEqual(expect.stringContaining('The life of You is 20, not 19.'));
  });
});

describe('card text that is written', () => {
  it.each([
    { name: 'Plain', typeLine: 'Artifact', text: '' },
    {
      name: 'Odd',
      manaCost: '{1}{G/W}',
      typeLine: 'Creature — Bear',
      text: '# not a comment\n//\n\\x\n1/1 is text',
      power: '*',
      toughness: '2',
    },
    { name: 'Size', typeLine: 'Sorcery', text: 'Fly.\n2/2' },
    { name: 'Walker', typeLine: 'Planeswalker — W', text: '+1: Scry 1.', loyalty: '3' },
    { name: 'Fort', typeLine: 'Battle — Siege', text: 'Loyalty: 2\nX', defense: '4' },
  ])('reads the same: $name', (face) => {
    expect(readCardText(faceText(face))[0]?.faces).toEqual([face]);
  });
});
