// Laws that each of the seven formats keeps on its own samples and on real files.
import { describe, expect, test } from 'vitest';
import type { Card, Face } from '../../server/src/card';
import type { FaceField, FileFormat } from '../../server/src/formats/file-format';
import { applyEdits } from '../../server/src/text';
import { hasSharedFiles, ownSamples, sharedFiles } from './sample-files';
import { SEVEN } from './seven-formats';

const FIELDS: readonly FaceField[] = [
  'name',
  'manaCost',
  'typeLine',
  'oracleText',
  'power',
  'toughness',
  'loyalty',
  'defense',
];

function valueOf(face: Face | undefined, field: FaceField): string {
  const value = face?.[field];
  return value === undefined ? '' : 'value' in value ? value.value : value.text;
}

/** All values of all cards, as lines to compare. */
function told(cards: readonly Card[]): string[] {
  return cards.map((card) =>
    JSON.stringify([card.layout, ...card.faces.map((face) => FIELDS.map((field) => valueOf(face, field)))]),
  );
}

function newValue(field: FaceField, old: string): string {
  switch (field) {
    case 'name':
      return 'New & "Quoted" Name';
    case 'manaCost':
      return '{3}{W/U}{X}{G}';
    case 'typeLine':
      return 'Legendary Artifact — Golem Wall';
    case 'oracleText':
      return `${old === '' ? '' : `${old}\n`}{T}: Add {W} & say "yes" — now.`;
    default:
      return field === 'toughness' ? '1+*' : '7';
  }
}

/** Fields that a format has no place for, or that it puts together from several places. */
function hasNoPlace(format: FileFormat, text: string, card: Card, index: number, field: FaceField): boolean {
  const face = card.faces[index];
  if (format.id === 'magarena' || format.id === 'lackey') {
    return (
      field === 'defense' ||
      (format.id === 'lackey' && face?.[field] === undefined) ||
      (field === 'oracleText' && !face?.oracleText)
    );
  }
  const halves = format.id === 'cockatrice' && /^[^/]+ \/\/ /.test(card.name ?? '');
  if (halves && index > 0) return valueOf(face, field) === '';
  const slice = text.slice(card.file.start, card.file.end);
  return (
    field === 'oracleText' &&
    (/loyalty cost 1:/.test(slice) || (/"ability0"/.test(slice) && !/"rules"/.test(slice)))
  );
}

describe.each(SEVEN.map((format) => [format.id, format] as const))('%s', (id, format) => {
  const samples = ownSamples(id);

  test('has samples with cards and without problems', () => {
    expect(samples.length).toBeGreaterThan(0);
    for (const { text } of samples) {
      const { cards, problems } = format.read(text);
      expect(cards.length).toBeGreaterThan(0);
      expect(problems).toEqual([]);
    }
  });

  test('reads every prefix of a file', () => {
    for (const { text } of samples) {
      const { length } = text;
      for (let end = 0; end <= length; end++) {
        const { cards, problems } = format.read(text.slice(0, end));
        for (const { span } of problems) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(span.end).toBeLessThanOrEqual(end);
        }
        for (const { file } of cards) expect(file.end).toBeLessThanOrEqual(end);
      }
    }
  });

  test('places every value on its own characters', () => {
    for (const { text } of samples) {
      for (const card of format.read(text).cards) {
        for (const face of card.faces) {
          for (const field of FIELDS) {
            const value = face[field];
            if (!value) continue;
            if ('value' in value) {
              expect(text.slice(value.file.start, value.file.end)).toBe(value.value);
              continue;
            }
            for (let at = 0; at < value.text.length; at++) {
              const place = value.toFile({ start: at, end: at + 1 });
              expect(place.start).toBeLessThanOrEqual(place.end);
              const file = text.slice(place.start, place.end);
              // A unit that maps alone is itself in the file; symbols may differ in their case.
              if (file.length === 1 && /\w/.test(value.text[at]!) && field !== 'manaCost') {
                expect(file.toLowerCase()).toBe(value.text[at]!.toLowerCase());
              }
            }
          }
        }
      }
    }
  });

  test('maps rules text to the file and back', () => {
    for (const { text } of samples) {
      for (const card of format.read(text).cards) {
        for (const { oracleText } of card.faces) {
          if (!oracleText) continue;
          // Letters in braces may come from a symbol spelled otherwise, which maps as a whole.
          for (const word of oracleText.text.matchAll(/(?<![{/])\b[a-z]+\b/gi)) {
            const range = { start: word.index, end: word.index + word[0].length };
            const place = oracleText.toFile(range);
            if (text.slice(place.start, place.end) !== word[0]) continue;
            expect(oracleText.toOracle(place.start)).toBe(range.start);
            expect(oracleText.toOracle(place.end - 1)).toBe(range.end - 1);
          }
        }
      }
    }
  });

  test('writes a value onto itself without an edit', () => {
    for (const { text } of samples) {
      for (const card of format.read(text).cards) {
        card.faces.forEach((face, index) => {
          for (const field of FIELDS)
            expect(format.writeField(text, card, index, field, valueOf(face, field))).toEqual([]);
        });
      }
    }
  });

  test.each([
    ['LF', (text: string) => text.replaceAll('\r\n', '\n')],
    ['CRLF', (text: string) => text.replace(/\r?\n/g, '\r\n')],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
  ])('reads what it has written, with %s, and touches nothing else', (_, variant) => {
    for (const sample of samples) {
      const text = variant(sample.text);
      const before = format.read(text);
      expect(told(before.cards)).toEqual(told(format.read(sample.text).cards));
      for (const [number, card] of before.cards.entries()) {
        card.faces.forEach((face, index) => {
          for (const field of FIELDS) {
            if (hasNoPlace(format, text, card, index, field)) continue;
            const value = newValue(field, valueOf(face, field));
            const edits = format.writeField(text, card, index, field, value);
            const written = applyEdits(text, edits);
            const after = format.read(written);
            expect([field, valueOf(after.cards[number]?.faces[index], field)]).toEqual([field, value]);
            expect(after.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
            const others = (cards: readonly Card[]): string[] => told(cards).filter((_, at) => at !== number);
            expect(others(after.cards)).toEqual(others(before.cards));
            const kept = (source: string): unknown => format.findPassedOver?.(source);
            expect(kept(written)).toEqual(kept(text));
          }
        });
      }
    }
  });
});

describe.skipIf(!hasSharedFiles)('real files (../shared/corpus/formats)', () => {
  test.each([
    ['cockatrice', 6, 3035],
    ['draftmancer', 6, 40],
    ['magarena', 10, 10],
    ['cardconjurer', 1, 10],
    ['mse', 1, 3],
  ])('reads the files of %s', (folder, files, cards) => {
    const read = sharedFiles(folder).flatMap(({ path, text }) => {
      const format = SEVEN.find((one) => one.detect(path, text.slice(0, 65_536)) > 0.6);
      return format ? [format.read(text).cards] : [];
    });
    expect([read.length, read.flat().length]).toEqual([files, cards]);
  });

  test('writing onto itself, and writing a name, keeps all else in real files', () => {
    let checked = 0;
    for (const { path, text } of sharedFiles()) {
      const format = SEVEN.find((one) => one.detect(path, text.slice(0, 65_536)) > 0.6);
      if (!format) continue;
      const { cards } = format.read(text);
      // A long file is read anew for each field, so that one or two of its cards must do.
      const step = Math.max(1, Math.floor(cards.length / (text.length > 200_000 ? 1 : 4)));
      for (let number = 0; number < cards.length; number += step + 1) {
        const card = cards[number]!;
        for (const field of FIELDS) {
          expect(format.writeField(text, card, 0, field, valueOf(card.faces[0], field))).toEqual([]);
        }
        const written = applyEdits(text, format.writeField(text, card, 0, 'oracleText', 'Flying\nWard {2}'));
        if (written === text) continue;
        expect(valueOf(format.read(written).cards[number]?.faces[0], 'oracleText')).toBe('Flying\nWard {2}');
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(40);
  });
});
