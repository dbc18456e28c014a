// Layers, timestamps, dependency (CR 613): one board per point.
import { describe, expect, it } from 'vitest';
import { Board } from './board';

describe('layers', () => {
  it('adds what static abilities say, and counts with it', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2');
    const lord = board.put(
      'Elder | Creature — Elf | 1/1',
      'Other creatures you control get +1/+1 and have trample.',
    );
    const star = board.put(
      'Star | Creature — Spirit | */*',
      "Star's power and toughness are each equal to the number of creatures you control.",
    );
    const theirs = board.put('Ogre | Creature — Ogre | 3/3', '', { owner: 1 });
    expect([bear, lord, star, theirs].map((id) => board.size(id))).toEqual(['3/3', '1/1', '4/4', '3/3']);
    expect(board.abilities(bear)).toEqual(['trample']);
  });

  it('lets an effect that began in an earlier layer go on when its ability is lost', () => {
    const board = new Board();
    // The type comes in layer 4, the ability goes in layer 6, the size still comes in layer 7b.
    const rock = board.put(
      'Rock | Artifact | | {3}',
      'Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.',
    );
    board.effect([rock], { layer: 'ability', removeAll: true });
    expect(board.types(rock)).toBe('artifact creature');
    expect(board.size(rock)).toBe('3/3');
    expect(board.abilities(rock)).toEqual([]);
  });

  it('lets what gives abilities wait for what takes away the ability that gives them', () => {
    const board = new Board();
    const giver = board.put(
      'Giver | Creature — Elf | 1/1',
      'Creatures you control have flying and get +1/+1.',
    );
    const bear = board.put('Bear | Creature — Bear | 2/2');
    board.effect([giver], { layer: 'ability', removeAll: true });
    expect(board.size(bear)).toBe('2/2');
    expect(board.abilities(bear)).toEqual([]);
  });

  it('loses a size-giving ability with all the others before it can apply', () => {
    const board = new Board();
    const giver = board.put('Giver | Creature — Elf | 1/1', 'Other creatures you control get +1/+1.');
    const bear = board.put('Bear | Creature — Bear | 2/2');
    board.effect([giver], { layer: 'ability', removeAll: true });
    expect(board.size(bear)).toBe('2/2');
  });

  it('sets, changes and switches power and toughness in their sublayers', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/3', '', { counters: { '+1/+1': 1 } });
    board.effect([bear], { layer: 'size', sublayer: 'switch' });
    board.effect([bear], { layer: 'size', sublayer: 'change', power: 2, toughness: 0 });
    board.effect([bear], { layer: 'size', sublayer: 'set', power: 0, toughness: 5 });
    // 0/5, then +1/+1 and +2/+0 make 3/6, and switching comes last.
    expect(board.size(bear)).toBe('6/3');
  });

  it('applies what is newer last where both set the same', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2');
    const first = board.put(
      'Shrinker | Enchantment — Aura',
      'Enchant creature\nEnchanted creature has base power and toughness 0/1.',
    );
    const second = board.put(
      'Grower | Enchantment — Aura',
      'Enchant creature\nEnchanted creature has base power and toughness 5/5.',
    );
    board.attach(first, bear);
    board.attach(second, bear);
    expect(board.size(bear)).toBe('5/5');
    board.attach(first, bear);
    expect(board.size(bear)).toBe('0/1');
  });

  it('applies an effect after the one it depends on, whatever their age', () => {
    const board = new Board();
    // The older one is about creatures; the newer one makes artifacts creatures, so the older waits for it.
    board.put('Older | Enchantment', 'Creatures you control are Elves in addition to their other types.');
    const rock = board.put('Rock | Artifact');
    board.put('Newer | Enchantment', 'Artifacts you control are creatures in addition to their other types.');
    expect(board.types(rock)).toBe('artifact creature — Elf');
  });

  it('ignores dependencies that go round in a circle', () => {
    const board = new Board();
    board.put('One | Enchantment', 'All Elves are Goblins.');
    board.put('Two | Enchantment', 'All Goblins are Elves.');
    const elf = board.put('Elf | Creature — Elf | 1/1');
    const goblin = board.put('Goblin | Creature — Goblin | 1/1');
    expect(board.types(elf)).toBe('creature — Elf');
    expect(board.types(goblin)).toBe('creature — Elf');
  });

  it('takes the abilities of a nonbasic land when its type is set, and with them their effects', () => {
    const board = new Board();
    // Blooded land types: the older land's effect on all lands no longer exists once it is a Mountain.
    const orchard = board.put(
      'Orchard | Land',
      '{T}: Add {W}.\nEach land is a Forest in addition to its other land types.',
    );
    board.put('Ember Sky | Enchantment', 'Nonbasic lands are Mountains.');
    const plains = board.put('Plains | Basic Land — Plains');
    expect(board.types(orchard)).toBe('land — Mountain');
    expect(board.types(plains)).toBe('basic land — Plains');
    expect(board.game.of(orchard).abilities.map(({ key }) => key)).toEqual(['land Mountain.0']);
  });

  it('applies characteristic-defining abilities first, in every zone', () => {
    const board = new Board();
    const shifter = board.put('Shifter | Creature — Shapeshifter | 1/1 | {2}{U}', 'Changeling', {
      zone: 'hand',
    });
    const drone = board.put('Drone | Creature — Eldrazi Drone | 2/2 | {1}{B}', 'Devoid', {
      zone: 'graveyard',
    });
    expect(board.types(shifter)).toBe('creature — Shapeshifter (all)');
    expect(board.game.of(drone).colors).toEqual([]);
    const painted = board.put('Painted | Creature — Eldrazi | 2/2 | {1}{B}', 'Devoid');
    board.put('Paint | Enchantment', 'All creatures are blue.');
    expect(board.game.of(painted).colors).toEqual(['U']);
  });

  it('gives control in layer 2, so that "you control" counts with it', () => {
    const board = new Board();
    const theirs = board.put('Ogre | Creature — Ogre | 3/3', '', { owner: 1 });
    board.put('Elder | Creature — Elf | 1/1', 'Other creatures you control get +1/+1.');
    const aura = board.put('Leash | Enchantment — Aura', 'Enchant creature\nYou control enchanted creature.');
    board.attach(aura, theirs);
    expect(board.game.of(theirs).controller).toBe(0);
    expect(board.size(theirs)).toBe('4/4');
  });

  it('applies only while its condition holds', () => {
    const board = new Board();
    const elf = board.put(
      'Scout | Creature — Elf | 1/1',
      'As long as you control an artifact, Scout gets +2/+0 and has flying.',
    );
    expect(board.size(elf)).toBe('1/1');
    board.put('Rock | Artifact');
    expect(board.size(elf)).toBe('3/1');
    expect(board.abilities(elf)).toEqual(['static', 'flying']);
  });

  it('counts for each, for the object that it is about', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2', 'Bear gets +1/+1 for each artifact you control.');
    board.put('Rock | Artifact');
    board.put('Stone | Artifact');
    expect(board.size(bear)).toBe('4/4');
  });
});
