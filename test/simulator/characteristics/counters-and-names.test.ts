// Keyword counters, name stickers, other text changes, names first printed in an expansion (CR 122.1b, 123.6, 206.3).
import { describe, expect, it } from 'vitest';
import { withSticker } from '../../../server/src/simulator/characteristics/names';
import { namedFirstIn } from '../../../server/src/simulator/meaning/describe';
import { newFrame } from '../../../server/src/simulator/meaning/frame';
import { keywordCounters } from '../../../server/src/vocabulary';
import { Board } from './board';

describe('keyword counters', () => {
  it('give each of the fifteen keywords to a permanent', () => {
    const board = new Board();
    const counters = Object.fromEntries(keywordCounters.map((kind) => [kind, 1]));
    const bear = board.put('Bear | Creature — Bear | 2/2', '', { counters });
    expect(keywordCounters).toHaveLength(15);
    expect(board.abilities(bear).sort()).toEqual([...keywordCounters].sort());
  });

  it('give variants of a keyword with their quality', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2', '', {
      counters: { 'hexproof from white': 1, 'trample over planeswalkers': 1 },
    });
    const [hexproof, trample] = board.game.of(bear).abilities;
    expect(hexproof).toMatchObject({ keyword: 'hexproof', node: { from: 'white' } });
    expect(trample!.keyword).toBe('trample over planeswalkers');
  });

  it('give it to cards in every zone, too', () => {
    const board = new Board();
    for (const zone of ['hand', 'graveyard', 'exile', 'library', 'stack'] as const) {
      const card = board.put(`Card in ${zone} | Creature — Bear | 2/2`, '', {
        zone,
        counters: { flying: 1 },
      });
      expect(board.abilities(card), zone).toEqual(['flying']);
    }
  });

  it('give nothing for counters of other kinds', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2', '', {
      counters: { charge: 3, ward: 1, protection: 1, defender: 1, '+1/+1': 1 },
    });
    expect(board.abilities(bear)).toEqual([]);
    expect(board.size(bear)).toBe('3/3');
  });

  it('come in layer 6 by timestamp: lost with all abilities when older, there when newer', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2', 'Reach', { counters: { flying: 1 } });
    board.effect([bear], { layer: 'ability', removeAll: true });
    expect(board.abilities(bear)).toEqual([]);
    board.change((objects) => {
      objects[bear]!.counters['haste'] = 1;
      objects[bear]!.counterTimestamps['haste'] = board.game.state.nextTimestamp++;
    });
    expect(board.abilities(bear)).toEqual(['haste']);
  });

  it('are of no use where the object can’t have the keyword', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2', 'Flying', { counters: { flying: 1 } });
    board.effect([bear], { layer: 'ability', cant: ['flying'] });
    board.change((objects) => {
      objects[bear]!.counterTimestamps['flying'] = board.game.state.nextTimestamp++;
    });
    expect(board.abilities(bear)).toEqual([]);
  });

  it('keep a number of -1/-1 and other size counters apart', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 4/4', '', {
      counters: { '-1/-1': 1, '+1/+0': 2, '−0/−2': 1 },
    });
    expect(board.size(bear)).toBe('5/1');
  });
});

describe('name stickers', () => {
  it('stand after as many words as before, or at the end', () => {
    expect(withSticker('Bear of the Hills', { word: 'Grumpy', wordsBefore: 0 })).toBe(
      'Grumpy Bear of the Hills',
    );
    expect(withSticker('Bear of the Hills', { word: 'Wet', wordsBefore: 3 })).toBe('Bear of the Wet Hills');
    expect(withSticker('Bear', { word: 'Wet', wordsBefore: 3 })).toBe('Bear Wet');
  });

  it('apply in timestamp order with other changes of the name', () => {
    const board = new Board();
    const bear = board.put('Bear of the Hills | Creature — Bear | 2/2', '', {
      nameStickers: [{ word: 'Wet', wordsBefore: 3, timestamp: 100 }],
    });
    board.game.state.nextTimestamp = 101;
    expect(board.game.of(bear).name).toBe('Bear of the Wet Hills');
    // A newer effect sets the whole name; the older sticker does not show any more.
    board.effect([bear], { layer: 'name', name: 'Big Stone' });
    expect(board.game.of(bear).name).toBe('Big Stone');
    // A sticker that is newer still goes into that name.
    board.change((objects) =>
      objects[bear]!.nameStickers.push({ word: 'Old', wordsBefore: 1, timestamp: 200 }),
    );
    expect(board.game.of(bear).name).toBe('Big Old Stone');
  });

  it('go into the name that a copy effect gives, whatever is older', () => {
    const board = new Board();
    const bear = board.put('Bear of the Hills | Creature — Bear | 2/2', '', {
      nameStickers: [{ word: 'Wet', wordsBefore: 3, timestamp: 1 }],
    });
    board.effect([bear], {
      layer: 'copy',
      values: { name: 'Ox', typeLine: 'Creature — Ox', text: '', power: '3', toughness: '3' },
    });
    expect(board.game.of(bear).name).toBe('Ox Wet');
    expect(board.size(bear)).toBe('3/3');
  });

  it('are all of the name of a face-down permanent', () => {
    const board = new Board();
    const bear = board.put('Bear of the Hills | Creature — Bear | 4/4', 'Trample', {
      faceDown: { name: '', typeLine: 'Creature', text: '', power: '2', toughness: '2' },
      nameStickers: [
        { word: 'Wet', wordsBefore: 3, timestamp: 1 },
        { word: 'Sad', wordsBefore: 0, timestamp: 2 },
      ],
    });
    expect(board.game.of(bear)).toMatchObject({
      name: 'Sad Wet',
      power: 2,
      toughness: 2,
      colors: [],
      manaValue: 0,
      abilities: [],
    });
    board.change((objects) => (objects[bear]!.faceDown = undefined));
    expect(board.game.of(bear).name).toBe('Sad Bear of the Wet Hills');
  });

  it('do not change what the text calls its object', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2', 'Bear gets +1/+1 for each artifact you control.', {
      nameStickers: [{ word: 'Wet', wordsBefore: 0, timestamp: 1 }],
    });
    board.put('Rock | Artifact');
    expect(board.game.of(bear).name).toBe('Wet Bear');
    expect(board.size(bear)).toBe('3/3');
  });
});

describe('words of the text', () => {
  it('are replaced in rules text and type line, not in names', () => {
    const board = new Board();
    const scout = board.put(
      'Forest Scout | Creature — Elf | 1/1',
      'Forestwalk\nForest Scout gets +1/+1 for each Forest you control.',
    );
    const forest = board.put('Forest | Basic Land — Forest');
    board.put('Island | Basic Land — Island');
    board.put('Island | Basic Land — Island');
    expect(board.size(scout)).toBe('2/2');
    board.effect([scout, forest], { layer: 'text', from: 'Forest', to: 'Island' });
    expect(board.game.of(scout).name).toBe('Forest Scout');
    expect(board.abilities(scout)).toEqual(['islandwalk', 'static']);
    expect(board.types(forest)).toBe('basic land — Island');
    expect(board.size(scout)).toBe('4/4');
    expect(board.game.of(forest).abilities.map(({ key }) => key)).toEqual(['land Island.0']);
  });
});

describe('names originally printed in an expansion', () => {
  it('are known for three expansions, by the name that the object has now', () => {
    const board = new Board();
    const ids = {
      antiquities: board.put('Su-Chi | Artifact Creature — Construct | 4/4'),
      arabian: board.put('Juzám Djinn | Creature — Djinn | 5/5'),
      homelands: board.put('Baron Sengir | Legendary Creature — Vampire Noble | 5/5'),
      none: board.put('Bear | Creature — Bear | 2/2'),
    };
    const first = (id: number, expansion: string): boolean =>
      namedFirstIn(
        newFrame({
          view: board.game,
          state: board.game.state,
          source: id,
          controller: 0,
          place: { text: '', line: 0, start: 0 },
          abilityKey: '',
        }),
        id,
        expansion,
      );
    expect(first(ids.antiquities, 'Antiquities')).toBe(true);
    expect(first(ids.arabian, 'Arabian Nights')).toBe(true);
    expect(first(ids.homelands, 'Homelands')).toBe(true);
    expect(first(ids.none, 'Antiquities')).toBe(false);
    // A copy has the name, and what is renamed has not.
    board.effect([ids.none], {
      layer: 'copy',
      values: {
        name: 'Su-Chi',
        typeLine: 'Artifact Creature — Construct',
        text: '',
        power: '4',
        toughness: '4',
      },
    });
    board.effect([ids.antiquities], { layer: 'name', name: 'Bear' });
    expect(first(ids.none, 'Antiquities')).toBe(true);
    expect(first(ids.antiquities, 'Antiquities')).toBe(false);
    board.change((objects) =>
      objects[ids.none]!.nameStickers.push({ word: 'Wet', wordsBefore: 0, timestamp: 900 }),
    );
    expect(first(ids.none, 'Antiquities')).toBe(false);
  });
});
