// Forge scripts: reading, writing, detection, and the laws that every format keeps.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FaceField } from '../../server/src/formats';
import { format, learnVocabulary } from '../../server/src/formats/forge';
import type { MappedText } from '../../server/src/text';
import { applyEdits } from '../../server/src/text';

const FOLDER = 'samples/forge';
const samples = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

const walker = `Name:Isha, Reader of Roots
ManaCost:2 WU GP X
Types:Legendary Planeswalker Isha
Loyalty:4
A:AB$ Draw | Cost$ AddCounter<1/LOYALTY> | Planeswalker$ True | NumCards$ 1 | SpellDescription$ Draw a card.
A:AB$ GainLife | Cost$ SubCounter<3/LOYALTY> | Planeswalker$ True | LifeAmount$ 5 | SpellDescription$ You gain 5 life. CARDNAME waits.
Oracle:[+1]: Draw a card.\\n[-3]: You gain 5 life. Isha, Reader of Roots waits.
`;

const texts = [...samples, { name: 'walker', text: walker }];

describe('reading', () => {
  it('gives costs, types, sizes and rules text as cards have them', () => {
    const [card] = format.read(walker).cards;
    const face = card!.faces[0]!;
    expect(face.manaCost!.text).toBe('{2}{W/U}{G/P}{X}');
    expect(face.typeLine!.text).toBe('Legendary Planeswalker — Isha');
    expect(face.loyalty!.value).toBe('4');
    expect(face.oracleText!.text).toBe('+1: Draw a card.\n−3: You gain 5 life. Isha, Reader of Roots waits.');
    expect(format.read(walker).problems).toEqual([]);
  });

  it('divides faces and knows their layout', () => {
    const [card] = format.read(sample('moth_shepherd')).cards;
    expect(card!.layout).toBe('adventure');
    expect(card!.faces.map(({ name }) => name!.text)).toEqual(['Moth Shepherd', 'Gather the Moths']);
  });

  it('reads two scripts run together as two cards and says so', () => {
    const read = format.read(`${walker}${sample('grave_recruiter')}`);
    expect(read.cards.map(({ faces }) => faces[0]!.name!.text)).toEqual([
      'Isha, Reader of Roots',
      'Grave Recruiter',
    ]);
    expect(read.problems.map(({ check }) => check)).toEqual(['several-cards']);
  });

  it('maps the words for people back to the file, stand-ins for names as a whole', () => {
    const found = format.texts!(walker).find(({ text }) => text.text.includes('waits'))!;
    expect(found.text.text).toBe('You gain 5 life. Isha, Reader of Roots waits.');
    const start = found.text.text.indexOf('Isha');
    const span = found.text.toFile({ start, end: start + 'Isha, Reader of Roots'.length });
    expect(walker.slice(span.start, span.end)).toBe('CARDNAME');
  });
});

describe('laws', () => {
  it.each(texts)('reads every beginning of $name', ({ text }) => {
    for (let end = 0; end <= text.length; end++) {
      const read = format.read(text.slice(0, end));
      for (const { span } of read.problems) expect(span.end).toBeLessThanOrEqual(end);
    }
  });

  it.each(texts)('maps every value of $name both ways', ({ text }) => {
    for (const { text: value } of mappedValues(text)) {
      for (let at = 0; at < value.text.length; at++) {
        const span = value.toFile({ start: at, end: at + 1 });
        expect(span.start).toBeGreaterThanOrEqual(value.file.start);
        expect(span.end).toBeLessThanOrEqual(value.file.end);
        const back = value.toOracle(span.start)!;
        expect(value.toFile({ start: back, end: back + 1 })).toEqual(span);
      }
    }
  });

  it.each(texts)('writes a value of $name onto itself without an edit', ({ text }) => {
    for (const { card, face, field, value } of fields(text)) {
      expect(format.writeField(text, card, face, field, value)).toEqual([]);
    }
  });

  it.each(texts)('reads back what it writes into $name, and changes nothing else', ({ text }) => {
    const changed: Record<FaceField, string> = {
      name: 'Another Name',
      manaCost: '{3}{W/U}{B}',
      typeLine: 'Legendary Creature — Goblin Scout',
      oracleText: 'Flying\n−2: Draw two cards.\nLast line.',
      power: '1+*',
      toughness: '7',
      loyalty: '9',
      defense: '3',
    };
    for (const lineEnd of ['\n', '\r\n']) {
      const source = text.replaceAll('\n', lineEnd);
      for (const { card, face, field } of fields(source)) {
        const edits = format.writeField(source, card, face, field, changed[field]);
        const written = applyEdits(source, edits);
        const again = fields(written).find((one) => one.face === face && one.field === field);
        expect(again?.value).toBe(changed[field]);
        expect(written.split(lineEnd).length).toBe(source.split(lineEnd).length);
        expect(edits.length).toBe(1);
      }
    }
  });

  it('puts a missing line where scripts have it', () => {
    const source = 'Name:Plain Thing\nTypes:Creature Elf\nOracle:\n';
    const [card] = format.read(source).cards;
    const written = applyEdits(source, format.writeField(source, card!, 0, 'manaCost', '{1}{G}'));
    expect(written).toBe('Name:Plain Thing\nManaCost:1 G\nTypes:Creature Elf\nOracle:\n');
  });

  it('survives a byte order mark, carriage returns and unknown lines', () => {
    const source = `\ufeff${walker.replaceAll('\n', '\r\n')}Xyzzy:kept\r\n`;
    expect(format.read(source).cards[0]!.faces[0]!.name!.text).toBe('Isha, Reader of Roots');
    expect(format.read(source).problems.map(({ check }) => check)).toEqual(['unknown-line-key']);
  });
});

describe('detection', () => {
  it.each(texts)('claims $name', ({ name, text }) => {
    expect(format.detect(`cards/${name}`, text)).toBeGreaterThanOrEqual(0.7);
  });

  it('leaves other text files alone', () => {
    for (const text of [
      '',
      'Dear diary\nToday I drew a card.',
      '1 Forest\n3 Island\n',
      '[metadata]\nName=Some Set\n[cards]\n1 C Thing',
      'Name: notes about names\nTypes of cheese: many\nOracle: none',
      'name=Thing\ntype=Creature\n',
      '{"name": "Thing"}',
    ]) {
      expect(format.detect('notes.txt', text)).toBe(0);
    }
  });
});

describe('learning', () => {
  it('takes over what the user’s own scripts use often', () => {
    const own = `Name:A\nTypes:Instant\nA:SP$ Frobnicate | Zork$ 3 | SpellDescription$ Frob.\nOracle:Frob.`;
    const unknown = format.read(own).problems.map(({ check }) => check);
    expect(unknown).toContain('unknown-api');
    const learned = format.learn!([own, own, own]);
    expect(learned.read(own).problems).toEqual([]);
    expect(learnVocabulary([own]).handlers.get('api:Frobnicate')?.get('Zork')).toBe(1);
  });
});

function sample(start: string): string {
  return samples.find(({ name }) => name.startsWith(start))!.text;
}

function mappedValues(text: string): { text: MappedText }[] {
  const values = format
    .read(text)
    .cards.flatMap(({ faces }) =>
      faces.flatMap(({ name, manaCost, typeLine, oracleText }) => [name, manaCost, typeLine, oracleText]),
    );
  return [...values.flatMap((value) => (value ? [{ text: value }] : [])), ...format.texts!(text)];
}

function fields(text: string) {
  const card = format.read(text).cards[0]!;
  return card.faces.flatMap((face, index) => {
    const values: Partial<Record<FaceField, string>> = {
      name: face.name?.text,
      manaCost: face.manaCost?.text,
      typeLine: face.typeLine?.text,
      oracleText: face.oracleText?.text,
      power: face.power?.value,
      toughness: face.toughness?.value,
      loyalty: face.loyalty?.value,
      defense: face.defense?.value,
    };
    return Object.entries(values).flatMap(([field, value]) =>
      value === undefined ? [] : [{ card, face: index, field: field as FaceField, value }],
    );
  });
}
