// Files that are broken, huge or meant to harm: every reader gives an answer, and soon.
import { zipSync, strToU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packMseSet, readMseSet } from '../../server/src/formats/mse';
import { applyEdits } from '../../server/src/text';
import { ownSamples } from './sample-files';
import { SEVEN } from './seven-formats';

const MANY = 100_000;

const HOSTILE: readonly (readonly [string, string])[] = [
  ['empty', ''],
  ['a byte order mark alone', '\ufeff'],
  ['zero units and lone surrogates', '\u0000\ud800\udc00\ud800 name=\udfff\n<card>\ud800</card>'],
  ['deep elements', '<card>'.repeat(MANY)],
  ['closing tags without openings', '</card>'.repeat(MANY)],
  ['angle brackets', '<'.repeat(MANY)],
  ['ampersands', `<card><name>${'&'.repeat(MANY)}</name></card>`],
  [
    'entities that hold entities',
    '<!DOCTYPE c [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><cockatrice_carddatabase><card><name>&b;</name></card></cockatrice_carddatabase>',
  ],
  [
    'a file from elsewhere as an entity',
    '<!DOCTYPE c [<!ENTITY x SYSTEM "file:///etc/passwd">]><card><name>&x;</name></card>',
  ],
  ['numbers of no character', '<card><name>&#0;&#xFFFFFFF;&#99999999;&#55296;</name></card>'],
  ['deep lists', '['.repeat(MANY)],
  ['deep objects', '{"data":'.repeat(MANY)],
  ['quotation marks', '"'.repeat(MANY)],
  ['backslashes', `name=${'\\'.repeat(MANY)}\noracle=${'\\\n'.repeat(1000)}`],
  ['tabs', `Name\tType\tText\tSet\n${'\t'.repeat(MANY)}`],
  ['one long line', `mse version: 2\ngame: magic\ncard:\n\trule text: ${'<sym>W'.repeat(MANY / 4)}`],
  ['many keys', `mse version: 2\ngame: magic\n${'card:\n\tname: x\n'.repeat(5_000)}`],
  ['many plain cards', `<cards>${'<card><name>x</name><text>y</text></card>'.repeat(20_000)}</cards>`],
  ['many plain objects', `{"data":{"x":[${'{"name":"x","type":"y","text":"z"},'.repeat(20_000)}{}]}}`],
  [
    'many plain objects in a list',
    `[CustomCards]\n[${'{"name":"x","type":"y","oracle_text":"z"},'.repeat(20_000)}]`,
  ],
  ['sections', '[CustomCards]\n'.repeat(2_000)],
  ['hybrid parts', `[CustomCards]\n[{"name":"x","type":"y","mana_cost":"${'W/'.repeat(10_000)}"}]`],
  ['dashes', `[CustomCards]\n[{"name":"x","type":"${' -'.repeat(10_000)}"}]`],
];

describe.each(SEVEN.map((format) => [format.id, format] as const))('%s', (id, format) => {
  test.each(HOSTILE)('%s', (_, text) => {
    const start = performance.now();
    const { cards } = format.read(text);
    expect(typeof format.detect('x.txt', text.slice(0, 65_536))).toBe('number');
    format.findPassedOver?.(text);
    const [first] = cards;
    if (first) expect(Array.isArray(format.writeField(text, first, 0, 'name', 'y'))).toBe(true);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test('random edits of a sample are read, and writing to them never fails', () => {
    const { text } = ownSamples(id)[0]!;
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(30),
        fc.oneof(
          fc.string({ maxLength: 12 }),
          fc.constantFrom('<', '</', '"', '{', '}', '[', '\t', '\n', '&#', ':', '=', '\\', '<card>'),
        ),
        (start, length, inserted) => {
          const broken = applyEdits(text, [
            { span: { start, end: Math.min(text.length, start + length) }, newText: inserted },
          ]);
          const { cards, problems } = format.read(broken);
          for (const { span } of problems) expect(span.end).toBeLessThanOrEqual(broken.length);
          const card = cards[cards.length - 1];
          if (card) format.writeField(broken, card, card.faces.length - 1, 'oracleText', 'Flying');
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe('packages of Magic Set Editor', () => {
  test('give their set text, with included files in their places', () => {
    const set =
      'mse version: 2.1\ngame: magic\nstylesheet: m15\ninclude file: card one\nversion control:\n\ttype: none\n';
    const bytes = zipSync({
      set: strToU8(set),
      'card one': strToU8('card:\n\tname: One\n'),
      image1: new Uint8Array(9),
    });
    const read = readMseSet(bytes);
    expect(read).toEqual({ text: set.replace('include file: card one', 'card:\n\tname: One') });
  });

  test('are packed as they are unpacked, the same each time', () => {
    const { text } = ownSamples('mse')[0]!;
    expect(readMseSet(packMseSet(text))).toEqual({ text });
    expect(packMseSet(text)).toEqual(packMseSet(text));
  });

  test('an include of itself comes to an end', () => {
    const read = readMseSet(zipSync({ set: strToU8('include file: set\nx: y\n') }));
    expect('text' in read && read.text.length).toBeLessThan(1_000);
  });

  test.each([
    ['no zip', strToU8('mse version: 2'), /no zip/],
    ['cut off', packMseSet('x').slice(0, 20), /broken/],
    ['another zip', zipSync({ 'readme.txt': strToU8('x') }), /no member/],
  ])('%s is refused', (_, bytes, message) => {
    const read = readMseSet(bytes);
    expect('refused' in read ? read.refused : '').toMatch(message);
  });
});
