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

describe('kinds of effects', () => {
  it('makes an Aura’s creature something else, and keeps what the same effect gives', () => {
    const board = new Board();
    const dragon = board.put('Dragon | Legendary Creature — Dragon | 6/6 | {R}', 'Flying');
    const aura = board.put(
      'Snack | Enchantment — Aura',
      'Enchant creature\nEnchanted permanent is a colorless Food artifact with "{T}: Add {G}." and loses all other card types and abilities.',
    );
    board.attach(aura, dragon);
    expect(board.types(dragon)).toBe('legendary artifact — Food');
    expect(board.game.of(dragon).colors).toEqual([]);
    expect(board.abilities(dragon)).toEqual(['activated']);
    expect(board.size(dragon)).toBe('-/-');
  });

  it('adds, sets and takes away types and colours', () => {
    const cases: [string, string, string][] = [
      [
        'Enchanted creature is a black Zombie in addition to its other colors and types.',
        'creature — Bear Zombie',
        'BG',
      ],
      ['Enchanted creature is a Treefolk with base power and toughness 0/4.', 'creature — Treefolk', 'G'],
      ['Enchanted creature is a blue Serpent.', 'creature — Serpent', 'U'],
      ['Enchanted creature is every creature type.', 'creature — Bear (all)', 'G'],
      ['Enchanted creature is colorless.', 'creature — Bear', ''],
      ['Enchanted creature is all colors.', 'creature — Bear', 'WUBRG'],
      ['Enchanted creature is an artifact in addition to its other types.', 'artifact creature — Bear', 'G'],
    ];
    for (const [text, types, colors] of cases) {
      const board = new Board();
      const bear = board.put('Bear | Creature — Bear | 2/2 | {1}{G}');
      board.attach(board.put('Change | Enchantment — Aura', `Enchant creature\n${text}`), bear);
      expect(board.types(bear).split(' ').sort().join(' '), text).toBe(types.split(' ').sort().join(' '));
      expect(board.game.of(bear).colors.join(''), text).toBe(colors);
    }
  });

  it('makes lands creatures that are still lands', () => {
    const board = new Board();
    const forest = board.put('Forest | Basic Land — Forest');
    board.put('Awakening | Enchantment', 'Lands you control are 1/1 green creatures that are still lands.');
    expect(board.types(forest)).toBe('basic land creature — Forest');
    expect(board.size(forest)).toBe('1/1');
    expect(board.game.of(forest).colors).toEqual(['G']);
    expect(board.game.of(forest).abilities).toHaveLength(1);
  });

  it('gives quoted abilities with keys of their own', () => {
    const board = new Board();
    board.put('Teacher | Creature — Wizard | 1/1', 'Other creatures you control have "{T}: Draw a card."');
    const bear = board.put('Bear | Creature — Bear | 2/2', '{T}: Add {G}.');
    const keys = board.game.of(bear).abilities.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(keys[1]).toMatch(/^g1\./);
  });

  it('keeps from having an ability, whatever is newer', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2', 'Flying');
    board.effect([bear], { layer: 'ability', cant: ['flying'] });
    board.put('Sky | Enchantment', 'Creatures you control have flying and haste.');
    expect(board.abilities(bear)).toEqual(['haste']);
  });

  it('reaches cards in other zones where the text names them', () => {
    const board = new Board();
    board.put('Crypt | Enchantment', 'Each creature card in your graveyard has flying.');
    const mine = board.put('Bear | Creature — Bear | 2/2', '', { zone: 'graveyard' });
    const theirs = board.put('Bear | Creature — Bear | 2/2', '', { zone: 'graveyard', owner: 1 });
    const hand = board.put('Bear | Creature — Bear | 2/2', '', { zone: 'hand' });
    expect([mine, theirs, hand].map((id) => board.abilities(id))).toEqual([['flying'], [], []]);
  });

  it('does nothing for a choice that was not made, and the rest goes on', () => {
    const board = new Board();
    const bear = board.put(
      'Bear | Creature — Bear | 2/2 | {1}{G}',
      'Bear is the chosen color.\nBear gets +1/+1 for each artifact you control.',
    );
    board.put('Rock | Artifact');
    expect(board.game.of(bear).colors).toEqual(['G']);
    expect(board.size(bear)).toBe('3/3');
    board.change((objects) => (objects[bear]!.chosen['0'] = [{ kind: 'color', color: 'U' }]));
    expect(board.game.of(bear).colors).toEqual(['U']);
  });

  it('is not there while its object is phased out', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2');
    const elder = board.put('Elder | Creature — Elf | 1/1', 'Other creatures you control get +1/+1.');
    expect(board.size(bear)).toBe('3/3');
    board.change((objects) => (objects[elder]!.phasedOut = true));
    expect(board.size(bear)).toBe('2/2');
  });

  it('never throws for odd texts', () => {
    const board = new Board();
    const texts = [
      'As long as the moon is full, Odd is a fish.',
      'Odd is the odd.',
      'Creatures get.',
      'Odd gets +X/+X.',
      'Each Odd has Odd.',
      '(',
      '"',
    ];
    for (const text of texts) {
      const odd = board.put('Odd | Creature — Bear | 2/2', text);
      expect(board.game.of(odd).name, text).toBe('Odd');
    }
  });
});

describe('conditions', () => {
  it('are about the object of the sentence, and "otherwise" is the opposite', () => {
    const board = new Board();
    const text =
      "Enchant creature\nEnchanted creature gets +2/+2 as long as it's a Vampire. Otherwise, it gets -2/-2.";
    const bat = board.put('Count | Creature — Vampire | 3/3');
    const bear = board.put('Bear | Creature — Bear | 3/3');
    board.attach(board.put('Fangs | Enchantment — Aura', text), bat);
    board.attach(board.put('Fangs | Enchantment — Aura', text), bear);
    expect([board.size(bat), board.size(bear)]).toEqual(['5/5', '1/1']);
  });

  it('stand before a dash, too: a chosen word, max speed, a solved case', () => {
    const board = new Board();
    const banner = board.put(
      'Banner | Enchantment',
      'As this enchantment enters, choose Sun or Moon.\n• Sun — Creatures you control get +1/+0.\n• Moon — Creatures you control get +0/+1.',
    );
    const racer = board.put('Racer | Creature — Goblin | 1/1', 'Max speed — Racer has double strike.');
    expect([board.size(racer), board.abilities(racer)]).toEqual(['1/1', []]);
    board.change((objects) => (objects[banner]!.chosen['0'] = [{ kind: 'word', word: 'Moon' }]));
    board.game.state.players[0]!.counters['speed'] = 4;
    board.game.state.version += 1;
    expect([board.size(racer), board.abilities(racer)]).toEqual(['1/2', ['static', 'double strike']]);
    const solved = board.put('Case | Enchantment — Case', 'Solved — Creatures you control get +2/+0.');
    expect(board.size(racer)).toBe('1/2');
    board.change((objects) => (objects[solved]!.marks['solved'] = 1));
    expect(board.size(racer)).toBe('3/2');
  });
});

describe('keywords that change what an object is', () => {
  it('make a bestowed creature an Aura, and an attached Equipment no creature', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2');
    const muse = board.put(
      'Muse | Enchantment Creature — Nymph | 1/1',
      'Bestow {3}{G}\nEnchanted creature gets +1/+1.',
    );
    const blade = board.put(
      'Blade | Artifact Creature — Equipment Snake | 2/1',
      'Equipped creature gets +2/+0.\nReconfigure {1}',
    );
    expect([board.types(muse), board.types(blade), board.size(bear)]).toEqual([
      'enchantment creature — Nymph',
      'artifact creature — Equipment Snake',
      '2/2',
    ]);
    board.attach(muse, bear);
    board.attach(blade, bear);
    expect([board.types(muse), board.types(blade), board.size(bear)]).toEqual([
      'enchantment — Aura',
      'artifact — Equipment',
      '5/3',
    ]);
    expect(board.abilities(muse)).toContain('enchant');
  });
});

describe('abilities of others', () => {
  it('are had as long as the others have them', () => {
    const board = new Board();
    const mimic = board.put(
      'Mimic | Creature — Shapeshifter | 1/1',
      'Mimic has all activated abilities of each other creature with a +1/+1 counter on it.',
    );
    const tapper = board.put('Tapper | Creature — Elf | 1/1', 'Flying\n{T}: Add {G}.', {
      counters: { '+1/+1': 1 },
    });
    board.put('Other | Creature — Elf | 1/1', '{T}: Draw a card.');
    expect(board.abilities(mimic)).toEqual(['static', 'activated']);
    board.effect([tapper], { layer: 'ability', removeAll: true });
    expect(board.abilities(mimic)).toEqual(['static']);
  });
});
