// What each line of a rules text is (CR 113.3): one text per kind of ability.
import { describe, expect, it } from 'vitest';
import { grantsOf } from '../../../server/src/simulator/abilities/granted';
import { readAbilities } from '../../../server/src/simulator/abilities/read-abilities';
import { readOracle, type Meaning } from '../../../server/src/oracle';

function abilities(text: string, spell = false) {
  return readAbilities(
    text,
    { name: 'Probe', typeLine: spell ? 'Sorcery' : 'Creature — Elf' },
    { keyPrefix: '', spell },
  );
}

function kinds(text: string, spell = false): string[] {
  return abilities(text, spell).map(({ key, kind, keyword }) => `${key} ${keyword ?? kind}`);
}

describe('readAbilities', () => {
  it('takes keyword lines apart', () => {
    expect(kinds('Flying, ward {2}\nProtection from red\nEquip {3}')).toEqual([
      '0.0 flying',
      '0.1 ward',
      '1.0 protection',
      '2.0 equip',
    ]);
  });

  it('tells costs, triggers, loyalty and chapters', () => {
    expect(
      kinds(
        '{T}: Add {G}.\nWhen Probe enters, draw a card. Then discard a card.\n+1: Draw a card.\nI, III — Draw a card.\nOther Elves get +1/+1.',
      ),
    ).toEqual(['0 activated', '1 triggered', '2 loyalty', '3 chapter', '4 static']);
    const [, triggered, loyalty, chapter] = abilities(
      '{T}: Add {G}.\nWhen Probe enters, draw a card. Then discard a card.\n−2: Draw a card.\nII, III — Draw a card.',
    );
    expect(triggered!.trigger).toMatchObject({ kind: 'when' });
    expect(triggered!.sentences.map(({ meaning }) => meaning.kind)).toEqual(['draw', 'then']);
    expect(loyalty!.loyalty).toBe('−2');
    expect(chapter!.chapters).toEqual([2, 3]);
  });

  it('gathers modes under their heading', () => {
    const [, chosen, after] = abilities(
      'Flying\nWhenever Probe attacks, choose one —\n• Draw a card.\n• You gain 2 life. Scry 1.\n{T}: Add {G}.',
    );
    expect(chosen!.kind).toBe('triggered');
    expect(chosen!.sentences).toEqual([]);
    expect(chosen!.modes!.head).toMatchObject({ kind: 'choose', n: 'one' });
    expect(chosen!.modes!.modes.map(({ sentences }) => sentences.length)).toEqual([1, 2]);
    expect(chosen!.modes!.modes[1]!.sentences[0]!.place.line).toBe(3);
    expect(after!.key).toBe('4');
    const [spree, modes] = abilities('Spree\n+ {1} — Draw a card.\n+ {2} — You gain 2 life.', true);
    expect(spree!.keyword).toBe('spree');
    expect(modes!.modes!.modes.map(({ cost }) => cost)).toEqual([['{1}'], ['{2}']]);
  });

  it('tells static abilities of spells from what the spell does', () => {
    expect(
      kinds(
        "This spell costs {1} less to cast for each artifact you control.\nThis spell can't be countered.\nAs an additional cost to cast this spell, discard a card.\nDraw a card.\nYou gain 2 life.",
        true,
      ),
    ).toEqual(['0 static', '1 static', '2 static', '3 spell', '4 spell']);
  });

  it('puts abilities into the blocks of their levels', () => {
    const leveler = abilities('Level up {2}\nLEVEL 1-4\n2/2\nFlying\nLEVEL 5+\n4/4\nTrample');
    expect(leveler.map(({ keyword, level }) => [keyword, level?.least, level?.most])).toEqual([
      ['level up', undefined, undefined],
      [undefined, 1, 4],
      ['flying', 1, 4],
      [undefined, 5, undefined],
      ['trample', 5, undefined],
    ]);
    const [, up, second] = abilities('You gain 1 life.\n{2}{U}: Level 2\nCreatures you control get +1/+0.');
    expect(up!.kind).toBe('activated');
    expect(up!.level).toBeUndefined();
    expect(second!.level).toEqual({ of: 'class', least: 2, most: undefined });
    const [, charged] = abilities('Station\n8+ | Flying');
    expect(charged).toMatchObject({ keyword: 'flying', level: { of: 'charge', least: 8 } });
  });

  it('keeps the rows of a table with the roll', () => {
    const [roll] = abilities('Roll a d20.\n1—9 | Draw a card.\n10—20 | Draw two cards.', true);
    expect(roll!.rows!.map(({ least, most }) => [least, most])).toEqual([
      [1, 9],
      [10, 20],
    ]);
  });

  it('reads any text, and keeps words that it could not read as they are', () => {
    expect(kinds('')).toEqual([]);
    expect(kinds('(Just a reminder.)')).toEqual([]);
    const [odd, oddTrigger] = abilities('Blorp the frobnicated wug.\nWhenever the wug blorps, frobnicate.');
    expect(odd!.sentences[0]!.meaning.kind).toBe('unread');
    expect(oddTrigger!.kind).toBe('triggered');
  });

  it('gives the same list for the same text', () => {
    expect(abilities('Flying, haste')).toBe(abilities('Flying, haste'));
  });
});

describe('grantsOf', () => {
  const place = { text: 'Creatures you control gain flying and "{T}: Draw a card."', line: 0, start: 0 };

  it('names keywords and quotes, and nothing for what is neither', () => {
    const { meaning } = readOracle(place.text, { name: 'Probe' }).lines[0]!.line.parts[0]!;
    const does = (meaning as Meaning)['does'] as Meaning;
    expect(grantsOf(does['abilities'], place)!.map(({ line }) => line.parts.length)).toEqual([1, 2]);
    expect(grantsOf('that ability', place)).toBeUndefined();
  });
});
