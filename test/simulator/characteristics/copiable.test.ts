// Copiable values: costs, colours, types, sizes, faces, halves, face-down objects, copies (CR 707, 708, 709, 712).
import { describe, expect, it } from 'vitest';
import { asItWouldEnter } from '../../../server/src/simulator/characteristics/entering';
import { Board } from './board';

describe('copiable values', () => {
  it('come from the printed face', () => {
    const board = new Board();
    const mage = board.put(
      'Twin Mage | Legendary Artifact Creature — Time Lord Wizard | 1+*/3 | {X}{2/W}{U/P}{G}',
      '',
      { zone: 'hand' },
    );
    expect(board.game.of(mage)).toMatchObject({
      manaCost: ['{X}', '{2/W}', '{U/P}', '{G}'],
      manaValue: 4,
      colors: ['W', 'U', 'G'],
      power: 1,
      toughness: 3,
    });
    expect(board.types(mage)).toBe('legendary artifact creature — Time Lord Wizard');
  });

  it('take colours from an indicator, and none from no mana cost', () => {
    const board = new Board();
    const token = board.put('Elf | Creature — Elf | 1/1', '', { kind: 'token', printed: { colors: ['G'] } });
    const land = board.put('Grove | Land');
    expect([board.game.of(token).colors, board.game.of(land).colors]).toEqual([['G'], []]);
    expect(board.game.of(land).manaCost).toBeUndefined();
  });

  it('count X only on the stack', () => {
    const board = new Board();
    const onStack = { targets: {}, paid: {}, manaSpent: [], x: 3 };
    const spell = board.put('Hydra | Creature — Hydra | 0/0 | {X}{G}', '', { zone: 'stack', onStack });
    const permanent = board.put('Hydra | Creature — Hydra | 0/1 | {X}{G}', '', { castWith: onStack });
    expect([board.game.of(spell).manaValue, board.game.of(permanent).manaValue]).toEqual([4, 1]);
  });

  it('join the halves of a split card everywhere but on the stack', () => {
    const board = new Board();
    const faces = [{ name: 'Cold', typeLine: 'Instant', text: 'Draw a card.', manaCost: '{1}{U}' }];
    const card = board.put('Hot | Sorcery | | {R}', 'Hot deals 2 damage to any target.', {
      zone: 'hand',
      faces,
    });
    expect(board.game.of(card)).toMatchObject({
      name: 'Hot // Cold',
      manaValue: 3,
      colors: ['U', 'R'],
      types: ['sorcery', 'instant'],
    });
    const spell = board.put('Hot | Sorcery | | {R}', 'Hot deals 2 damage to any target.', {
      zone: 'stack',
      faces,
      face: 1,
    });
    expect(board.game.of(spell)).toMatchObject({ name: 'Cold', manaValue: 2, colors: ['U'] });
  });

  it('give a back face the mana value of the front', () => {
    const board = new Board();
    const faces = [
      {
        name: 'Howler',
        typeLine: 'Creature — Werewolf',
        text: '',
        power: '4',
        toughness: '4',
        colors: ['G' as const],
      },
    ];
    const wolf = board.put('Villager | Creature — Human | 2/2 | {2}{G}', '', { faces, face: 1 });
    expect(board.game.of(wolf)).toMatchObject({ name: 'Howler', manaValue: 3, colors: ['G'], power: 4 });
    expect(board.game.of(wolf).manaCost).toBeUndefined();
  });

  it('are only what made it face down', () => {
    const board = new Board();
    const faceDown = { name: '', typeLine: 'Creature', text: 'Ward {2}', power: '2', toughness: '2' };
    const hidden = board.put('Dragon | Legendary Creature — Dragon | 6/6 | {5}{R}', 'Flying', {
      faceDown,
      counters: { '+1/+1': 1 },
    });
    expect(board.game.of(hidden)).toMatchObject({
      name: '',
      manaValue: 0,
      colors: [],
      supertypes: [],
      subtypes: [],
      power: 3,
    });
    expect(board.abilities(hidden)).toEqual(['ward']);
  });

  it('are replaced by a copy effect, but not what counters and other effects do', () => {
    const board = new Board();
    const clone = board.put('Clone | Creature — Shapeshifter | 0/0 | {3}{U}', '', {
      counters: { '+1/+1': 1 },
    });
    board.effect([clone], {
      layer: 'copy',
      values: {
        name: 'Boar',
        typeLine: 'Creature — Boar',
        text: 'Trample',
        manaCost: '{1}{G}',
        power: '3',
        toughness: '2',
      },
    });
    board.effect([clone], { layer: 'color', set: ['B'] });
    expect(board.game.of(clone)).toMatchObject({
      name: 'Boar',
      manaValue: 2,
      colors: ['B'],
      power: 4,
      toughness: 3,
    });
    expect(board.abilities(clone)).toEqual(['trample']);
  });

  it('have a size only as a creature, and loyalty by counters', () => {
    const board = new Board();
    const van = board.put('Van | Artifact — Vehicle | 4/4', 'Crew 2');
    expect(board.size(van)).toBe('-/-');
    board.effect([van], { layer: 'type', add: ['artifact', 'creature'] });
    expect(board.size(van)).toBe('4/4');
    const walker = board.put('Vey | Legendary Planeswalker — Vey', '', {
      printed: { loyalty: '4' },
      counters: { loyalty: 2 },
    });
    expect(board.game.of(walker).loyalty).toBe(2);
    const card = board.put('Vey | Legendary Planeswalker — Vey', '', {
      zone: 'hand',
      printed: { loyalty: '4' },
    });
    expect(board.game.of(card).loyalty).toBe(4);
  });

  it('follow levels', () => {
    const board = new Board();
    const text = 'Level up {1}\nLEVEL 2-3\n3/3\nFlying\nLEVEL 4+\n5/5\nFlying, trample';
    const at = (level: number): number =>
      board.put('Squire | Creature — Human | 1/1', text, { counters: { level } });
    const [none, low, high] = [at(1), at(2), at(7)];
    expect([none, low, high].map((id) => board.size(id))).toEqual(['1/1', '3/3', '5/5']);
    expect(board.abilities(low).filter((name) => name !== 'static')).toEqual(['level up', 'flying']);
    expect(board.abilities(high).filter((name) => name !== 'static')).toEqual([
      'level up',
      'flying',
      'trample',
    ]);
  });
});

describe('asItWouldEnter', () => {
  it('sees the permanent with its own static abilities, effects already there, and how it enters', () => {
    const board = new Board();
    board.put('Elder | Creature — Elf | 1/1', 'Other creatures you control get +1/+1 and have haste.');
    const card = board.put(
      'Chief | Creature — Elf | 1/1',
      'Elves you control have trample.\nChief gets +1/+0 as long as you control another Elf.',
      { zone: 'hand' },
    );
    const { state, lastKnown } = board.game;
    const before = structuredClone(state);
    const seen = asItWouldEnter(state, lastKnown, card, { counters: { '+1/+1': 2 } });
    expect([seen.power, seen.toughness]).toEqual([5, 4]);
    expect(seen.abilities.flatMap(({ keyword }) => keyword ?? [])).toEqual(['haste', 'trample']);
    expect(asItWouldEnter(state, lastKnown, card, { controller: 1 }).power).toBe(1);
    expect(state).toEqual(before);
  });
});
