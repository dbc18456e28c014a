// What an open document's analysis tells, and how little of it is done again after an edit.
import { describe, expect, it } from 'vitest';
import { Analyser, findCard, findPlace } from '../../server/src/analysis';
import { applyEdits } from '../../server/src/text';
import type { Severity } from '../../server/src/text';
import { analyse, found } from './fixture';

const TWO_CARDS = `Prism Herald {2}{W}
Creature — Human Wizard
Creatures you control of the chosen color get +1/+1.
2/2

Dust Legion {3}{B}
Sorcery
Amass 2.
`;

describe('a document', () => {
  it('has its problems on the words that they are about', () => {
    expect(found(analyse(TWO_CARDS))).toEqual([
      'the chosen color: undefined-choice',
      'Amass 2: amass-subtype',
    ]);
    expect(analyse(TWO_CARDS).problems.map(({ card, severity }) => [card, severity])).toEqual([
      ['Prism Herald', 'error'],
      ['Dust Legion', 'warning'],
    ]);
  });

  it('places problems behind the escapes of a JSON string, and escapes the fix', () => {
    const text = String.raw`{"name": "A", "type_line": "Artifact", "oracle_text": "\u0046lying \"x\"\nCreatures of the chosen color get +1/+1."}`;
    const document = analyse(text, 'scryfall-json');
    expect(found(document)).toEqual(['the chosen color: undefined-choice']);
    const fixed = applyEdits(text, document.problems[0]!.fixes[0]!.edits);
    expect(() => JSON.parse(fixed) as unknown).not.toThrow();
    expect(found(analyse(fixed, 'scryfall-json'))).toEqual([]);
    expect(fixed).toContain(String.raw`\u0046lying \"x\"`);
  });

  it('reports a text once that the file gives twice, and mends both', () => {
    const face = { name: 'Dust Legion', type_line: 'Sorcery', oracle_text: 'Amass 2.' };
    const text = JSON.stringify([
      { ...face, card_faces: [face, { name: 'Back', type_line: 'Land', oracle_text: '' }] },
    ]);
    const document = analyse(text, 'scryfall-json');
    expect(found(document)).toEqual(['Amass 2: amass-subtype']);
    const fixed = applyEdits(text, document.problems[0]!.fixes[0]!.edits);
    expect(fixed.match(/Amass Zombies 2\./g)).toHaveLength(2);
  });

  it('reads the card itself as the first face where the list of faces leaves it out', () => {
    const text = JSON.stringify({
      name: 'Gate Warden',
      type_line: 'Creature — Human',
      oracle_text: 'As Gate Warden enters, choose a color.',
      card_faces: [{ name: 'Open the Gate', type_line: 'Instant — Adventure', oracle_text: 'Amass 1.' }],
    });
    const { cards } = analyse(text, 'scryfall-json');
    expect(cards.map(({ faces }) => faces.map(({ face }) => face.name?.text))).toEqual([
      ['Gate Warden', 'Open the Gate'],
    ]);
  });

  it('keeps a check quiet on the line after its comment, and only there', () => {
    const line = 'Creatures you control of the chosen color get +1/+1.';
    const text = `A\nEnchantment\n# cardwright-disable-next-line undefined-choice\n${line}\n${line}\n`;
    const document = analyse(text);
    expect(document.problems.map(({ span }) => span.start)).toEqual([text.lastIndexOf('the chosen color')]);
    expect(found(analyse(text.replace('undefined-choice', 'amass-subtype')))).toHaveLength(2);
  });

  it('takes the level of a check from the settings', () => {
    const severities = { 'undefined-choice': 'hint', 'amass-subtype': 'off' } as const;
    const { problems } = analyse(TWO_CARDS, 'card', { severities });
    expect(problems.map(({ check, severity }) => [check, severity])).toEqual([['undefined-choice', 'hint']]);
    expect(found(analyse(TWO_CARDS, 'card', { severities: {}, only: ['amass-subtype'] }))).toEqual([
      'Amass 2: amass-subtype',
    ]);
  });

  it('marks the words that are not understood while somebody writes, outside of scripts, never above a hint', () => {
    const text = 'Odd Cat {1}{W}\nCreature — Cat\nFlying, vigilence\n2/2\n';
    const script =
      'Name:Odd Cat\nManaCost:1 W\nTypes:Creature Cat\nPT:2/2\nK:Flying\nOracle:Flying, vigilence\n';
    const words = 'vigilence: unread-words';
    const levels = (level: Severity | 'off') => ({ severities: { 'unread-words': level }, writing: true });
    expect(found(analyse(text))).toEqual([]);
    expect(found(analyse(text, 'card', { severities: {}, writing: true }))).toEqual([words]);
    expect(found(analyse(text, 'card', levels('off')))).toEqual([]);
    expect(found(analyse(script, 'forge', { severities: {}, writing: true }))).not.toContain(words);
    expect(found(analyse(script, 'forge', levels('hint')))).toContain(words);
    for (const level of ['error', 'warning', 'information', 'hint'] as const) {
      expect(analyse(text, 'card', levels(level)).problems.map(({ severity }) => severity)).toEqual(['hint']);
    }
  });

  it('leaves words alone as unread about which another check has something to say', () => {
    const text = 'Odd Wish {1}{W}\nSorcery\nPut a tramble counter on target creature.\n';
    expect(found(analyse(text, 'card', { severities: {}, writing: true }))).toEqual([
      'tramble: illegal-keyword-counter',
    ]);
  });

  it('finds the card and the place in its text behind an offset', () => {
    const document = analyse(TWO_CARDS);
    const offset = TWO_CARDS.indexOf('Amass');
    expect(findPlace(document, offset + 2)?.offset).toBe(2);
    expect(findCard(document, offset)?.name).toBe('Dust Legion');
    expect(findPlace(document, TWO_CARDS.indexOf('Sorcery'))).toBeUndefined();
    expect(findCard(document, TWO_CARDS.indexOf('\n\n') + 1)).toBeUndefined();
  });
});

describe('other languages', () => {
  const note = (language: string, type: string, rules: string): string[] =>
    analyse(
      JSON.stringify({ name: 'X', lang: language, type_line: type, oracle_text: rules }),
      'scryfall-json',
    ).problems.map(({ check, severity }) => `${severity} ${check}`);

  it.each([
    ['de', 'Lege eine Marke der gewählten Farbe auf eine Kreatur deiner Wahl und ziehe eine Karte.'],
    ['fr', 'Mettez un marqueur sur la créature ciblée et piochez une carte.'],
    ['es', 'Pon un contador sobre la criatura objetivo y roba una carta.'],
    ['it', 'Metti un segnalino sulla creatura bersaglio e pesca una carta.'],
    ['pt', 'Coloque um marcador na criatura alvo e compre uma carta.'],
    ['ja', 'クリーチャー1体を対象とする。それに飛行カウンター1個を置く。'],
    ['ru', 'Положите один жетон на целевое существо и возьмите карту.'],
    ['ph', 'Ab sunt vitae mortisque domini.'],
  ])('leaves %s alone, with one quiet note, whether or not the file says so', (language, rules) => {
    expect(note(language, 'X', rules)).toEqual(['hint other-language']);
    if (language !== 'ph') expect(note('', 'X', rules)).toEqual(['hint other-language']);
  });

  it('checks English text of a card that the file calls German', () => {
    expect(note('de', 'Creature', 'Creatures you control of the chosen color get +1/+1.')).toEqual([
      'error undefined-choice',
    ]);
  });

  it.each([
    'Flying',
    'Fliyng',
    'Ward {2}',
    '{T}: Add {G}.',
    'Trample, haste',
    'Æther',
    'Amass Zombies 2.',
    '',
  ])('takes %j for English', (rules) => {
    expect(note('', 'Creature', rules)).toEqual([]);
  });

  it('says nothing when the settings turn the note off', () => {
    const text = JSON.stringify({ name: 'X', lang: 'de', oracle_text: 'Fliegend' });
    expect(analyse(text, 'scryfall-json').problems).toHaveLength(1);
    expect(analyse(text, 'scryfall-json', { severities: { 'other-language': 'off' } }).problems).toEqual([]);
  });
});

describe('an analyser', () => {
  it('reads only the cards again that an edit changed', () => {
    const analyser = new Analyser();
    const before = analyser.update('file:///a.card', 'cardwright-card', 1, TWO_CARDS);
    const after = analyser.update(
      'file:///a.card',
      'cardwright-card',
      2,
      TWO_CARDS.replace('+1/+1', '+2/+2'),
    );
    const readings = (document: typeof before): unknown[] =>
      document.cards.map(({ faces }) => faces[0]?.reading);
    expect(readings(after)[0]).not.toBe(readings(before)[0]);
    expect(readings(after)[1]).toBe(readings(before)[1]);
    expect(after.version).toBe(2);
  });

  it('moves kept problems with their card', () => {
    const analyser = new Analyser();
    analyser.update('file:///a.card', 'cardwright-card', 1, TWO_CARDS);
    const moved = analyser.update('file:///a.card', 'cardwright-card', 2, `First\nLand\n\n${TWO_CARDS}`);
    expect(found(moved)).toEqual(['the chosen color: undefined-choice', 'Amass 2: amass-subtype']);
  });

  it('answers for the version that it has, and no other', () => {
    const analyser = new Analyser();
    analyser.update('file:///a.card', 'cardwright-card', 1, TWO_CARDS);
    expect(analyser.get('file:///a.card', 1)?.cards).toHaveLength(2);
    expect(analyser.get('file:///a.card', 2)).toBeUndefined();
    analyser.close('file:///a.card');
    expect(analyser.get('file:///a.card')).toBeUndefined();
    expect(analyser.all()).toEqual([]);
  });

  it('applies new settings to all open documents', () => {
    const analyser = new Analyser();
    analyser.update('file:///a.card', 'cardwright-card', 1, TWO_CARDS);
    const off = analyser.configure({ severities: { 'amass-subtype': 'off' } });
    expect(off.flatMap(found)).toEqual(['the chosen color: undefined-choice']);
    const only = analyser.configure({ severities: {}, only: ['amass-subtype'] });
    expect(only.flatMap(found)).toEqual(['Amass 2: amass-subtype']);
    expect(analyser.configure({ severities: {} }).flatMap(found)).toHaveLength(2);
  });

  it('leaves alone what holds no cards', () => {
    const analyser = new Analyser();
    const other = analyser.update('file:///package.json', 'json', 1, '{"name": "x", "version": "1.0.0"}');
    expect([other.format, other.cards, other.problems]).toEqual([undefined, [], []]);
  });
});
