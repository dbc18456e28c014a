// Bad input on the command line: it says so or reads what can be read, and always ends.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../server/src/formats';
import { folderOf, run } from './terminal';

const SAMPLE =
  '# A comment\nPrism Herald {2}{W}\nCreature — Human “Wizard”\nCreatures of the chosen color get +1/+1. \u{1F409}\n2/2\n//\nBack\nLand\n';
const BROKEN_BYTES = Buffer.from([0xc3, 0x28, 0xff, 0xfe, 0x00, 0x80, 0x0a, 0xed, 0xa0, 0x80, 0x0a, 0x0a]);
const BIG = 50_000_000;

/** Bytes without any order, the same in every run. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let at = 0; at < length; at++) bytes[at] = (state = (state * 48_271) % 2_147_483_647) & 0xff;
  return bytes;
}

function big(line: string, parting = '\n'): string {
  return `${line}${parting}`.repeat(Math.ceil(BIG / (line.length + parting.length)));
}

describe('bad input', () => {
  it.each([
    ['nothing', ''],
    ['a byte order mark', '\uFEFF'],
    ['line ends', '\r\n\r\r\n\n'],
    ['zero bytes', Buffer.alloc(4096)],
    ['noise', noise(100_000)],
    ['broken UTF-8', Buffer.concat([BROKEN_BYTES, Buffer.from(SAMPLE), BROKEN_BYTES])],
    ['a cut-off pair of bytes in UTF-16', Buffer.from([0xff, 0xfe, 0x41])],
    ['a lone surrogate in JSON', '[{"name":"\\ud800","type_line":"Land","oracle_text":"\\udc00 Amass 2."}]'],
    ['brackets without end', '['.repeat(200_000)],
    ['objects without end', '{"a":'.repeat(100_000)],
  ])('%s is read in every format', async (_, content) => {
    const at = folderOf({ 'input.txt': content });
    for (const { id } of FORMATS) {
      const { code, out } = await run(['check', at('input.txt'), '--as', id, '--format', 'json']);
      expect([0, 1]).toContain(code);
      expect((JSON.parse(out) as { files: unknown[] }).files).toHaveLength(1);
      expect([0, 2]).toContain((await run(['fix', at('input.txt'), '--as', id, '--all'])).code);
    }
  });

  it('a file cut off at any byte is read, and fixed as it is', async () => {
    const bytes = Buffer.from(SAMPLE);
    const at = folderOf(
      Object.fromEntries(Array.from(bytes, (_, end) => [`${end}.card`, bytes.subarray(0, end)])),
    );
    for (let end = 0; end < bytes.length; end++) {
      const { code } = await run(['check', at(`${end}.card`)]);
      expect([0, 1]).toContain(code);
      const { bytes: printed } = await run(['fix', at(`${end}.card`)]);
      expect(printed.equals(bytes.subarray(0, end))).toBe(true);
    }
  });

  it('a packed file that is broken or cut off is said to be', async () => {
    const packed = gzipSync(SAMPLE);
    const broken = Buffer.from(packed);
    broken.fill(0x55, 12, 40);
    const at = folderOf({ 'cut.card.gz': packed.subarray(0, packed.length - 12), 'broken.card.gz': broken });
    for (const name of ['cut', 'broken']) {
      const { code, err } = await run(['check', at(`${name}.card.gz`)]);
      expect([code, err]).toEqual([2, expect.stringMatching(/unpacked\.\n$/)]);
    }
  });

  it.each([
    [
      'cards',
      'x.card',
      'Plain Bear {1}{G}\nCreature — Bear\nTrample. Whenever you draw a card, scry 1.\n2/2\n',
    ],
    ['one line after the other', 'x.card', 'Draw a card.'],
    ['JSON, a card a line', 'x.jsonl', '{"name":"A","type_line":"Land","oracle_text":"{T}: Add {G}."}'],
  ])('50 MB of %s end in time', async (_, name, line) => {
    const at = folderOf({ [name]: big(line) });
    const begun = performance.now();
    const { code } = await run(['check', at(name)]);
    expect([0, 1]).toContain(code);
    expect(performance.now() - begun).toBeLessThan(60_000);
  });

  it('50 MB of JSON on one line, and of noise, end in time', async () => {
    const card = '{"name":"A","type_line":"Land","oracle_text":"{T}: Add {G}."}';
    const at = folderOf({
      'one.json': `[${big(card, ',')}${card}]`,
      'noise.json': noise(BIG),
      'string.json': `[{"name":"${'x'.repeat(BIG)}`,
    });
    const begun = performance.now();
    expect((await run(['check', at('one.json')])).code).toBe(0);
    expect((await run(['check', at('noise.json'), '--as', 'scryfall-json'])).code).toBe(1);
    expect((await run(['check', at('string.json'), '--as', 'scryfall-json'])).code).toBe(1);
    expect(performance.now() - begun).toBeLessThan(60_000);
  });
});
