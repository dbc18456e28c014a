// Laws of every format, on its samples and on files made to be awkward.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../server/src/card';
import { FORMATS } from '../../server/src/formats';
import type { FaceField, FileFormat } from '../../server/src/formats';
import { applyEdits } from '../../server/src/text';
import { AWKWARD } from './awkward-files';
import { FIELDS, told, valueOf } from './fields';
import { ownSamples } from './sample-files';

/** Samples are read at every length; of a long one, at so many. */
const MOST_PREFIXES = 1500;

function filesOf({ id }: FileFormat): string[] {
  return [...ownSamples(id).map(({ text }) => text), ...(AWKWARD[id] ?? [])];
}

describe.each(FORMATS.map((format) => [format.id, format] as const))('%s', (_, format) => {
  const files = filesOf(format);

  test('has files to be tried on', () => {
    expect(files.flatMap((text) => format.read(text).cards).length).toBeGreaterThan(0);
  });

  test('reads every prefix of a file, and stays inside it', () => {
    for (const text of files) {
      const step = Math.max(1, Math.floor(text.length / MOST_PREFIXES));
      for (let end = 0; end <= text.length; end += step) expectInside(format, text.slice(0, end));
    }
  });

  test('reads every suffix of a file', () => {
    for (const text of files) {
      const step = Math.max(1, Math.floor(text.length / 300));
      for (let start = 0; start <= text.length; start += step) expectInside(format, text.slice(start));
    }
  });

  test('reads what is no such file at all', () => {
    const odd = [
      '',
      '\uFEFF',
      '\0\0\0',
      '\uD800',
      '\uDC00"{[',
      '\n\n\r\r\n',
      '{'.repeat(5000),
      '['.repeat(20_000),
      '"',
      '\\',
      '//\n//',
      '#',
    ];
    for (const text of odd) expectInside(format, text);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => expectInside(format, text)),
      { numRuns: 200 },
    );
  });

  test('writes a value onto itself without an edit', () => {
    for (const text of files) {
      for (const card of format.read(text).cards) {
        for (const [index, face] of card.faces.entries()) {
          for (const field of FIELDS) {
            expect(format.writeField(text, card, index, field, valueOf(face, field))).toEqual([]);
          }
        }
      }
    }
  });

  test('places every value that has no escape on its own characters', () => {
    let seen = 0;
    for (const text of files) {
      for (const face of format.read(text).cards.flatMap(({ faces }) => faces)) {
        for (const field of FIELDS) {
          const value = face[field];
          if (!value || !('text' in value)) continue;
          for (const word of value.text.matchAll(/[A-Za-z]{3,}/g)) {
            const range = { start: word.index, end: word.index + word[0].length };
            const place = value.toFile(range);
            const there = text.slice(place.start, place.end);
            if (there.length !== word[0].length) continue;
            expect(there).toBe(word[0]);
            expect(value.toOracle(place.start)).toBe(range.start);
            seen++;
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(5);
  });
});

/** The two formats that were made for Cardwright's own work: any value can be written, and all spans map exactly. */
const OWN = FORMATS.filter(({ id }) => id === 'card' || id === 'scryfall-json');

describe.each(OWN.map((format) => [format.id, format] as const))('%s, written', (id, format) => {
  const files = filesOf(format).filter((text) => format.read(text).cards.length > 0);

  test('places every unit of every value', () => {
    for (const text of files) {
      for (const face of format.read(text).cards.flatMap(({ faces }) => faces)) {
        for (const field of FIELDS) {
          const value = face[field];
          if (!value) continue;
          if ('value' in value) {
            expect(text.slice(value.file.start, value.file.end)).toBe(value.value);
            continue;
          }
          let before = value.file.start;
          for (let at = 0; at < value.text.length; at++) {
            const place = value.toFile({ start: at, end: at + 1 });
            expect(place.start).toBeGreaterThanOrEqual(before);
            expect(unescape(id, text.slice(place.start, place.end))).toBe(value.text[at]);
            expect(value.toOracle(place.start)).toBe(at);
            before = place.end;
          }
        }
      }
    }
  });

  test('reads what it has written, any value, and touches no other', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat(),
        fc.constantFrom(...FIELDS),
        anyValue,
        (text, pick, field, raw) => {
          const before = format.read(text);
          const cardAt = pick % before.cards.length;
          const card = before.cards[cardAt]!;
          const face = pick % card.faces.length;
          const value = fitting(field, raw, card, face);
          const edits = format.writeField(text, card, face, field, value);
          const after = format.read(applyEdits(text, edits));
          const expected = told(before.cards);
          expected[cardAt] = told([card]).map((line) => {
            const [layout, ...faces] = JSON.parse(line) as [string, ...string[][]];
            faces[face]![FIELDS.indexOf(field)] = value;
            return JSON.stringify([field === 'typeLine' ? after.cards[cardAt]?.layout : layout, ...faces]);
          })[0]!;
          expect(told(after.cards)).toEqual(expected);
        },
      ),
      { numRuns: 600 },
    );
  });

  test('replaces no more than what differs', () => {
    for (const text of files) {
      for (const card of format.read(text).cards) {
        for (const [index, face] of card.faces.entries()) {
          const old = valueOf(face, 'oracleText');
          if (!/[a-z]{3}/.test(old)) continue;
          const changed = old.replace(/([a-z])([a-z]{2})/, '$1Q$2');
          for (const edit of format.writeField(text, card, index, 'oracleText', changed)) {
            expect([edit.newText, edit.span.end - edit.span.start]).toEqual(['Q', 0]);
          }
        }
      }
    }
  });

  test.each([
    ['CRLF', (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n')],
    ['CR', (text: string) => text.replace(/\r\n|\r|\n/g, '\r')],
    ['a byte order mark', (text: string) => `\uFEFF${text.replace(/^\uFEFF/, '')}`],
    ['no last line end', (text: string) => text.trimEnd()],
  ])('reads the same with %s, and an edit keeps it', (_name, variant) => {
    for (const sample of files) {
      const text = variant(sample);
      const { cards } = format.read(text);
      expect(told(cards)).toEqual(told(format.read(sample).cards));
      for (const [number, card] of cards.entries()) {
        const edits = format.writeField(text, card, 0, 'oracleText', 'Flying\nWard {2}');
        const written = applyEdits(text, edits);
        expect(valueOf(format.read(written).cards[number]?.faces[0], 'oracleText')).toBe('Flying\nWard {2}');
        if (/\r\n/.test(text)) expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        else if (/\r/.test(text)) expect(written).not.toContain('\n');
        expect(written.startsWith('\uFEFF')).toBe(text.startsWith('\uFEFF'));
      }
    }
  });
});

/** What a piece of the file stands for. */
function unescape(id: string, piece: string): string {
  if (id === 'scryfall-json') return piece.startsWith('\\') ? (JSON.parse(`"${piece}"`) as string) : piece;
  return /^[\r\n]/.test(piece) ? '\n' : piece;
}

const anyValue = fc
  .array(
    fc.constantFrom(
      'Flying',
      ' ',
      '\n',
      '{T}',
      ': ',
      '#',
      '//',
      '\\',
      '"',
      '2/2',
      'Loyalty: 3',
      'é',
      '\u{1F409}',
      '—',
      '.',
      'x',
      'Creature',
      '\t',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** A value that the field can have: rules text is anything, a name is one line and not empty, and so on. */
function fitting(field: FaceField, raw: string, card: Card, face: number): string {
  if (field === 'oracleText') return raw;
  const line = raw.replace(/[\s{}\\]+/g, ' ').trim();
  switch (field) {
    case 'name':
      // A name with `//` in it is that of a whole card.
      return `N ${line.replaceAll('//', '')}`.trim();
    case 'manaCost':
      return raw.length % 3 === 0 ? '' : '{2}{W/U}{X}'.slice(0, raw.length % 2 === 0 ? 11 : 3);
    case 'typeLine':
      return `Creature ${line.replace(/[.)"]/g, '')}`.trim();
    default: {
      // A side of the size is there or not together with the other, and loyalty with loyalty.
      const has = valueOf(card.faces[face], field) !== '';
      return has ? `${raw.length % 7}` : '';
    }
  }
}

function expectInside(format: FileFormat, text: string): void {
  const { cards, problems } = format.read(text);
  for (const { span } of problems) {
    expect(span.start >= 0 && span.start <= span.end && span.end <= text.length).toBe(true);
  }
  for (const { file, faces } of cards) {
    expect(file.start >= 0 && file.start <= file.end && file.end <= text.length).toBe(true);
    expect(faces.length).toBeGreaterThan(0);
  }
}
