// Effects on players and on the rules of the game, after objects (CR 613.10, 613.11).
import { describe, expect, it } from 'vitest';
import { lineForRule } from '../../../server/src/simulator/abilities/rule-line';
import * as rules from '../../../server/src/simulator/characteristics/game-rules';
import { playerAbilities } from '../../../server/src/simulator/characteristics/player-effects';
import { unsupportedStatics } from '../../../server/src/simulator/characteristics/unsupported';
import { readOracle, type Meaning } from '../../../server/src/oracle';
import { Board } from './board';

const you = { kind: 'player', id: 0 } as const;
const object = (id: number) => ({ kind: 'object', id }) as const;

describe('effects on players', () => {
  it('give protection from a colour, judged by what the source is after all layers', () => {
    const board = new Board();
    board.put('Ward Stone | Artifact', 'You have protection from red.');
    const bolt = board.put('Spark | Instant | | {R}', 'Spark deals 3 damage to any target.', {
      zone: 'stack',
      owner: 1,
    });
    expect(rules.protectedFrom(board.game, you, bolt)).toBe(true);
    expect(rules.targetRefusal(board.game, you, bolt, 1)?.rule).toBe('protection');
    board.effect([bolt], { layer: 'color', set: ['U'] });
    expect(rules.protectedFrom(board.game, you, bolt)).toBe(false);
    expect(rules.targetRefusal(board.game, you, bolt, 1)).toBeUndefined();
  });

  it('give hexproof against opponents only', () => {
    const board = new Board();
    board.put('Calm | Enchantment', 'You and other creatures you control have hexproof.');
    const bear = board.put('Bear | Creature — Bear | 2/2');
    const mine = board.put('Spark | Instant | | {R}', '', { zone: 'stack' });
    const theirs = board.put('Spark | Instant | | {R}', '', { zone: 'stack', owner: 1 });
    for (const target of [you, object(bear)]) {
      expect(rules.targetRefusal(board.game, target, theirs, 1)?.rule).toBe('hexproof');
      expect(rules.targetRefusal(board.game, target, mine, 0)).toBeUndefined();
    }
  });

  it('apply in timestamp order', () => {
    const board = new Board();
    board.put('Calm | Enchantment', 'You have hexproof.');
    board.put('Storm | Enchantment', 'Players lose hexproof.');
    expect(playerAbilities(board.game, 0)).toEqual([]);
    board.put('New Calm | Enchantment', 'You have hexproof.');
    expect(playerAbilities(board.game, 0).map(({ ability }) => ability.keyword)).toEqual(['hexproof']);
  });

  it('follow from objects whose abilities are still there after the layers', () => {
    const board = new Board();
    const priest = board.put('Priest | Creature — Cleric | 1/1', 'You have shroud.');
    expect(playerAbilities(board.game, 0)).toHaveLength(1);
    board.effect([priest], { layer: 'ability', removeAll: true });
    expect(playerAbilities(board.game, 0)).toHaveLength(0);
  });
});

describe('combat', () => {
  it('lets attack who is untapped, no battle, and hasty or there since the turn began', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2');
    expect(rules.canAttack(board.game, bear)).toBe(true);
    const tapped = board.put('Bear | Creature — Bear | 2/2', '', { tapped: true });
    expect(rules.attackRefusal(board.game, tapped)?.says).toBe('it is tapped');
    const fresh = board.put('Bear | Creature — Bear | 2/2', '', { controlledSince: 3 });
    expect(rules.attackRefusal(board.game, fresh)?.rule).toBe('summoning-sickness');
    const hasty = board.put('Bear | Creature — Bear | 2/2', 'Haste', { controlledSince: 3 });
    expect(rules.canAttack(board.game, hasty)).toBe(true);
    const siege = board.put('Siege | Battle — Siege');
    board.effect([siege], { layer: 'type', add: ['creature'] });
    expect(rules.attackRefusal(board.game, siege)?.says).toBe('it is a battle');
    const wall = board.put('Wall | Creature — Wall | 0/4', 'Defender');
    expect(rules.attackRefusal(board.game, wall)?.rule).toBe('defender');
    const theirs = board.put('Ogre | Creature — Ogre | 3/3', '', { owner: 1 });
    expect(rules.canAttack(board.game, theirs)).toBe(false);
  });

  it('keeps from attacking and blocking whom effects name', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2');
    const ogre = board.put('Ogre | Creature — Ogre | 3/3', '', { owner: 1 });
    const aura = board.put(
      'Chains | Enchantment — Aura',
      'Enchant creature\nEnchanted creature gets -1/-0 and can’t attack or block.'.replace('’', "'"),
    );
    board.attach(aura, bear);
    expect(rules.attackRefusal(board.game, bear)?.rule).toBe('effects-on-game-rules');
    expect(board.size(bear)).toBe('1/2');
    board.attach(aura, ogre);
    expect(rules.canBlock(board.game, ogre, bear)).toBe(false);
    const moat = board.put('Moat Keeper | Enchantment', "Creatures with flying can't attack you.", {
      owner: 1,
    });
    const bird = board.put('Bird | Creature — Bird | 1/1', 'Flying');
    expect(moat).toBeGreaterThan(0);
    expect(rules.canAttack(board.game, bird, { kind: 'player', id: 1 })).toBe(false);
    expect(rules.canAttack(board.game, bear, { kind: 'player', id: 1 })).toBe(true);
  });

  it('knows evasion, and effects that say who can’t block', () => {
    const board = new Board();
    const blocker = board.put('Ogre | Creature — Ogre | 3/3 | {2}{R}', '', { owner: 1 });
    const weak = board.put('Imp | Creature — Imp | 1/1 | {B}', '', { owner: 1 });
    board.put('Island | Basic Land — Island', '', { owner: 1 });
    const cases: [string, boolean, boolean][] = [
      ['', true, true],
      ['Flying', false, false],
      ['Islandwalk', false, false],
      ['Fear', false, true],
      ['Skulk', false, true],
      ['Protection from red', false, true],
      ["Prowler can't be blocked.", false, false],
      ["Prowler can't be blocked by creatures with power 2 or less.", true, false],
      ["Prowler can't be blocked except by black creatures.", false, true],
      ["Creatures with power greater than Prowler's power can't block it.", false, true],
    ];
    for (const [text, ogreCan, impCan] of cases) {
      const attacker = board.put('Prowler | Creature — Rogue | 2/2', text);
      expect(
        [rules.canBlock(board.game, blocker, attacker), rules.canBlock(board.game, weak, attacker)],
        text,
      ).toEqual([ogreCan, impCan]);
    }
    const menace = board.put('Prowler | Creature — Rogue | 2/2', 'Menace');
    expect(rules.leastBlockers(board.game, menace)).toBe(2);
    const lonely = board.put(
      'Prowler | Creature — Rogue | 2/2',
      "Prowler can't be blocked by more than one creature.",
    );
    expect(rules.mostBlockers(board.game, lonely)).toBe(1);
  });

  it('knows who must attack or be blocked', () => {
    const board = new Board();
    const wild = board.put('Wild Boar | Creature — Boar | 3/3', 'Wild Boar attacks each combat if able.');
    const lure = board.put('Lure | Creature — Elf | 1/1', 'Lure must be blocked if able.');
    expect([rules.mustAttack(board.game, wild), rules.mustAttack(board.game, lure)]).toEqual([true, false]);
    expect(rules.mustBeBlocked(board.game, lure)).toBe('one');
  });
});

describe('other rules', () => {
  it('forbids what effects say can’t be done', () => {
    const board = new Board();
    const own = board.put('Bold Idea | Sorcery | | {U}', "This spell can't be countered.\nDraw a card.", {
      zone: 'stack',
    });
    const plain = board.put('Idea | Sorcery | | {U}', 'Draw a card.', { zone: 'stack' });
    expect([rules.canBe(board.game, 'countered', own), rules.canBe(board.game, 'countered', plain)]).toEqual([
      false,
      true,
    ]);
    board.put(
      'Dry Land | Enchantment',
      "Players can't gain life.\nEach player can't cast more than one spell each turn.",
    );
    expect(rules.canGainLife(board.game, 1)).toBe(false);
    const card = board.put('Idea | Sorcery | | {U}', 'Draw a card.', { zone: 'hand' });
    expect(rules.canCast(board.game, 0, card)).toBe(true);
    board.game.state.thisTurn.push({ what: 'cast', player: 0, object: plain });
    board.game.state.version += 1;
    expect(rules.canCast(board.game, 0, card)).toBe(false);
  });

  it('counts hands, lands and untapping', () => {
    const board = new Board();
    expect([rules.maximumHandSize(board.game, 0), rules.landsPerTurn(board.game, 0)]).toEqual([7, 1]);
    board.put('Pouch | Artifact', 'Your maximum hand size is increased by two.');
    board.put('Field | Enchantment', 'You may play an additional land on each of your turns.');
    expect([
      rules.maximumHandSize(board.game, 0),
      rules.maximumHandSize(board.game, 1),
      rules.landsPerTurn(board.game, 0),
    ]).toEqual([9, 7, 2]);
    board.put('Tower | Artifact', 'You have no maximum hand size.');
    expect(rules.maximumHandSize(board.game, 0)).toBe(Infinity);
    const golem = board.put('Golem | Creature — Golem | 5/5', "Golem doesn't untap during your untap step.");
    const bear = board.put('Bear | Creature — Bear | 2/2');
    expect([rules.untapsInUntapStep(board.game, golem), rules.untapsInUntapStep(board.game, bear)]).toEqual([
      false,
      true,
    ]);
    const aura = board.put(
      'Frost | Enchantment — Aura',
      "Enchant creature\nEnchanted creature doesn't untap during its controller's untap step.",
    );
    board.attach(aura, bear);
    expect(rules.untapsInUntapStep(board.game, bear)).toBe(false);
  });

  it('holds for those that a resolved effect named, and for nobody else', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2', '', { owner: 1 });
    const other = board.put('Bear | Creature — Bear | 2/2', '', { owner: 1 });
    const attacker = board.put('Elf | Creature — Elf | 1/1');
    const text = "Target creature can't block this turn.";
    const { meaning } = readOracle(text, { name: 'Dazzle' }).lines[0]!.line.parts[0]!;
    const verb = ((meaning as Meaning)['does'] as Meaning)['does'] as Meaning;
    board.effect([bear], { layer: 'rules', rule: lineForRule(verb, { text, line: 0, start: 0 }) });
    expect([rules.canBlock(board.game, bear, attacker), rules.canBlock(board.game, other, attacker)]).toEqual(
      [false, true],
    );
  });

  it('keeps abilities from being activated', () => {
    const board = new Board();
    const tapper = board.put('Tapper | Creature — Elf Druid | 1/1', '{T}: Add {G}.');
    const aura = board.put(
      'Lock | Enchantment — Aura',
      "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities can't be activated.",
    );
    const [ability] = board.game.of(tapper).abilities;
    expect(rules.canActivate(board.game, tapper, ability!, true)).toBe(true);
    board.attach(aura, tapper);
    expect(rules.canActivate(board.game, tapper, ability!, true)).toBe(false);
  });
});

describe('costs', () => {
  const total = (board: Board, spell: number): string =>
    rules.totalMana(board.game.of(spell).manaCost ?? [], rules.costChanges(board.game, spell)).join('');

  it('go up first and then down, and generic mana only as far as there is some', () => {
    const board = new Board();
    const spell = board.put('Idea | Sorcery | | {1}{U}', 'Draw a card.', { zone: 'stack' });
    board.put(
      'Helper | Creature — Wizard | 1/1',
      'Instant and sorcery spells you cast cost {3} less to cast.',
    );
    expect(total(board, spell)).toBe('{U}');
    board.put('Tax | Artifact', 'Noncreature spells cost {2} more to cast.', { owner: 1 });
    expect(total(board, spell)).toBe('{U}');
    board.put('Tax | Artifact', 'Noncreature spells cost {2} more to cast.', { owner: 1 });
    expect(total(board, spell)).toBe('{2}{U}');
    expect(rules.costChanges(board.game, spell).map(({ way }) => way)).toEqual(['more', 'more', 'less']);
  });

  it('count for each, and by affinity', () => {
    const board = new Board();
    board.put('Rock | Artifact');
    board.put('Stone | Artifact');
    const own = board.put(
      'Engine | Artifact | | {6}',
      'This spell costs {1} less to cast for each artifact you control.',
      { zone: 'stack' },
    );
    const affine = board.put(
      'Robot | Artifact Creature — Construct | 4/4 | {4}{U}',
      'Affinity for artifacts',
      { zone: 'stack' },
    );
    expect([total(board, own), total(board, affine)]).toEqual(['{4}', '{2}{U}']);
  });

  it('take a reduction by coloured mana from generic mana where there is none of the colour', () => {
    const board = new Board();
    board.put('Elder | Creature — Elf | 1/1', 'Elf spells you cast cost {G} less to cast.');
    const green = board.put('Scout | Creature — Elf | 1/1 | {1}{G}', '', { zone: 'stack' });
    const blue = board.put('Adept | Creature — Elf | 1/1 | {1}{U}', '', { zone: 'stack' });
    const human = board.put('Human | Creature — Human | 1/1 | {1}{G}', '', { zone: 'stack' });
    expect([green, blue, human].map((id) => total(board, id))).toEqual(['{1}', '{U}', '{1}{G}']);
  });

  it('count only when the condition holds, and the first spell of a kind', () => {
    const board = new Board();
    const spell = board.put(
      'Idea | Sorcery | | {3}{U}',
      'This spell costs {2} less to cast if you control a Wizard.',
      { zone: 'stack' },
    );
    expect(total(board, spell)).toBe('{3}{U}');
    board.put(
      'Helper | Creature — Wizard | 1/1',
      'The first creature spell you cast each turn costs {1} less to cast.',
    );
    expect(total(board, spell)).toBe('{1}{U}');
    const bear = board.put('Bear | Creature — Bear | 2/2 | {1}{G}', '', { zone: 'stack' });
    expect(total(board, bear)).toBe('{G}');
    const before = board.put('Bear | Creature — Bear | 2/2 | {1}{G}');
    board.game.state.thisTurn.push({ what: 'cast', player: 0, object: before });
    board.game.state.version += 1;
    expect(total(board, bear)).toBe('{1}{G}');
  });
});

describe('what is not supported', () => {
  it('is found with its words', () => {
    const board = new Board();
    const text = 'Flying\nCreatures you control have all the luck.';
    const odd = board.put('Odd | Creature — Bear | 2/2', text);
    const [found] = unsupportedStatics(board.game, odd);
    expect(
      text.split('\n')[found!.words.place.line]!.slice(found!.words.span.start, found!.words.span.end),
    ).toBe('Creatures you control have all the luck');
    const fine = board.put(
      'Fine | Creature — Bear | 2/2',
      "Flying\nFine enters tapped.\nCreatures you control get +1/+1.\nFine can't block.",
    );
    expect(unsupportedStatics(board.game, fine)).toEqual([]);
  });
});

describe('damage', () => {
  it('is prevented by protection and by static abilities', () => {
    const board = new Board();
    const red = board.put('Ogre | Creature — Ogre | 3/3 | {R}', '', { owner: 1 });
    const golem = board.put('Golem | Artifact Creature — Golem | 3/3', '', { owner: 1 });
    const knight = board.put('Knight | Creature — Knight | 2/2', 'Protection from red');
    const saint = board.put(
      'Saint | Creature — Cleric | 1/1',
      'Prevent all combat damage that would be dealt to and dealt by this creature.',
    );
    const rust = board.put(
      'Rust | Creature — Insect | 1/1',
      'Prevent all damage that would be dealt to this creature by artifact creatures.',
    );
    const prevented = (source: number, to: number, combat: boolean): boolean =>
      rules.damagePreventions(board.game, { source, to: object(to), combat }).length > 0;
    expect([prevented(red, knight, true), prevented(golem, knight, true)]).toEqual([true, false]);
    expect([prevented(red, saint, true), prevented(red, saint, false), prevented(saint, red, true)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([prevented(golem, rust, true), prevented(red, rust, true)]).toEqual([true, false]);
    expect(rules.canPreventDamage(board.game)).toBe(true);
    board.put('Truth | Enchantment', "Damage can't be prevented.");
    expect(rules.canPreventDamage(board.game)).toBe(false);
  });
});

describe('attachments', () => {
  it('are taken off by protection, unless their own says otherwise', () => {
    const board = new Board();
    const bear = board.put('Bear | Creature — Bear | 2/2');
    const plain = board.put(
      'Coat | Enchantment — Aura | | {B}',
      'Enchant creature\nEnchanted creature gets +1/+1.',
    );
    const ward = board.put(
      'Ward | Enchantment — Aura | | {B}',
      "Enchant creature\nEnchanted creature has protection from black. This effect doesn't remove this Aura.",
    );
    board.attach(plain, bear);
    expect(rules.protectionRemoves(board.game, plain, object(bear))).toBe(false);
    board.attach(ward, bear);
    expect([
      rules.protectionRemoves(board.game, plain, object(bear)),
      rules.protectionRemoves(board.game, ward, object(bear)),
    ]).toEqual([true, false]);
    board.effect([ward], { layer: 'ability', removeAll: true });
    expect(rules.protectionRemoves(board.game, plain, object(bear))).toBe(false);
  });
});

describe('steps and the legend rule', () => {
  it('are changed by effects for whom they name', () => {
    const board = new Board();
    const legend = board.put('Vey | Legendary Creature — Elf | 2/2');
    const theirs = board.put('Vey | Legendary Creature — Elf | 2/2', '', { owner: 1 });
    expect(rules.legendRuleApplies(board.game, legend)).toBe(true);
    board.put(
      'Mirror | Artifact',
      'The "legend rule" doesn\'t apply to permanents you control.\nSkip your draw step.',
    );
    expect([
      rules.legendRuleApplies(board.game, legend),
      rules.legendRuleApplies(board.game, theirs),
    ]).toEqual([false, true]);
    expect([rules.skipsStep(board.game, 0, 'draw'), rules.skipsStep(board.game, 1, 'draw')]).toEqual([
      true,
      false,
    ]);
  });
});
