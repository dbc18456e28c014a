// Forge puzzles as positions.
import { describe, expect, it } from 'vitest';
import { readPuzzle } from '../../server/src/simulator/scenario';
import { failuresOf } from './check';

const puzzle = `[metadata]
Name:A first look
Goal:Win
Description:Win before the next turn.
[state]
ActivePlayer=AI
ActivePhase=Main2
turn=5
HumanLife=7
ailife=3
humanhand=Workspace Elk;Forest
humanlibrary=Island
humanbattlefield=Forest|Tapped;Workspace Elk|Id:4|Counters:P1P1=2,FLYING=1|SummonSick;Forest|Set:ABC
aibattlefield=Workspace Elk|Damage:1|AttachedTo:4|Rumpled
aigraveyard=Swamp
humanmanapool=G G
p0counters=POISON=1
somethingelse=1
`;

describe('a puzzle', () => {
  it('is read with its facts', () => {
    const { facts, problems } = readPuzzle(puzzle);
    expect(facts).toEqual({ name: 'A first look', goal: 'Win', description: 'Win before the next turn.' });
    expect(problems.map(({ message, severity }) => `${severity}: ${message}`)).toEqual([
      'information: The mark “Rumpled” of “Workspace Elk” has no place in a scenario.',
      'information: “somethingelse” has no place in a scenario.',
    ]);
  });

  it('is the start of a scenario', () => {
    const inside = puzzle.replace(/^/gm, '      ').trimEnd();
    const text = `- name: from a puzzle
  start:
    puzzle: |
${inside}
    opponent.life: 4
  then:
    turn: 5
    step: second main
    active: opponent
    you.life: 7
    opponent.life: 4
    you.mana: "{G}{G}"
    you.counters: { poison: 1 }
    you.hand: [Workspace Elk, Forest]
    you.library: [Island]
    you.battlefield:
      - { card: Forest, tapped: true }
      - { card: Forest, tapped: false }
      - { card: Workspace Elk, counters: { +1/+1: 2, flying: 1 } }
    opponent.battlefield: [{ card: Workspace Elk, damage: 1, attached to: your Workspace Elk }]
    opponent.graveyard: [Swamp]
`;
    expect(failuresOf(text)).toEqual([]);
  });

  it('is read at every cut without a throw', () => {
    for (let at = 0; at <= puzzle.length; at += 1)
      expect(readPuzzle(puzzle.slice(0, at)).start.players.length).toBeGreaterThan(1);
  });
});
