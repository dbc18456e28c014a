// Every file format in the live server: a sample opens, and problem, hover and fix stand on the right characters.
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { packMseSet } from '../../server/src/formats/mse';
import type { ReadMseSetResult } from '../../server/src/protocol';
import { LiveServer } from './live-server';

interface Sample {
  readonly title: string;
  readonly path: string;
  readonly languageId: string;
  /** Words of the sample's rules text, as the file writes them, and what an author might have typed instead. */
  readonly words: string;
  readonly slip: string;
  /** What is underlined then, and a part of what the file says after the fix. */
  readonly underlined: string;
  readonly fixed: string;
  /** A word of rules text to hover over, and what the hover says. */
  readonly hover: readonly [words: string, said: RegExp];
}

const CHOICE = { underlined: 'undefined-choice: the chosen color', fixed: 'choose a color.' };

const SAMPLES: readonly Sample[] = [
  {
    title: 'Cockatrice',
    path: 'samples/cockatrice/lanternfall.xml',
    languageId: 'xml',
    words: 'As Lantern Keeper enters the battlefield, choose a color.',
    slip: 'Haste',
    ...CHOICE,
    hover: ['Vigilance', /Vigilance/],
  },
  {
    title: 'MTGJSON',
    path: 'samples/mtgjson/atomic-cards.json',
    languageId: 'json',
    words: 'As Lantern Keeper enters, choose a color.',
    slip: 'Haste',
    ...CHOICE,
    hover: ['Vigilance', /Vigilance/],
  },
  {
    title: 'Magic Set Editor',
    path: 'samples/mse/lanternfall/set',
    languageId: 'plaintext',
    words: 'enters, choose a color.',
    slip: 'enters, draw a card.',
    ...CHOICE,
    hover: ['Vigilance', /Vigilance/],
  },
  {
    title: 'Draftmancer',
    path: 'samples/draftmancer/lanternfall.txt',
    languageId: 'plaintext',
    words: 'As Lantern Keeper enters, choose a color.',
    slip: 'Haste',
    ...CHOICE,
    hover: ['Vigilance', /Vigilance/],
  },
  {
    title: 'Card Conjurer',
    path: 'samples/card-conjurer/lanternfall.cardconjurer',
    languageId: 'json',
    words: 'enters, choose a color.',
    slip: 'enters, draw a card.',
    ...CHOICE,
    hover: ['Vigilance', /Vigilance/],
  },
  {
    title: 'Magarena',
    path: 'samples/magarena/Lantern_Keeper.txt',
    languageId: 'plaintext',
    words: String.raw`\nAs Lantern Keeper enters the battlefield, choose a color.\n{T}`,
    slip: String.raw`\nHaste\n{T}`,
    ...CHOICE,
    hover: ['oracle=Vigilance', /Vigilance/],
  },
  {
    title: 'Lackey',
    path: 'samples/lackey/lanternfall.txt',
    languageId: 'plaintext',
    words: 'As Lantern Keeper enters, choose a color.',
    slip: 'Haste',
    ...CHOICE,
    hover: ['Vigilance', /Vigilance/],
  },
  {
    title: 'Scryfall JSON',
    path: 'samples/scryfall-json/moonlit-market.json',
    languageId: 'json',
    words: 'exile the top card of your library.',
    slip: 'amass 2.',
    underlined: 'amass-subtype: amass 2',
    fixed: 'amass Zombies 2.',
    hover: ['Menace', /Menace/],
  },
];

let server: LiveServer;
beforeAll(async () => {
  server = await LiveServer.start();
});
afterEach(() => server.closeAll());
afterAll(async () => {
  expect(server.logs.filter((line) => / failed: /.test(line))).toEqual([]);
  expect(await server.stop()).toBe(0);
});

describe.each(SAMPLES)('$title', ({ path, languageId, words, slip, underlined, fixed, hover }) => {
  const uri = `file:///cards/${path}`;
  const clean = readFileSync(path, 'utf8');
  /** The sample with the slip, which is in it once. */
  const text = clean.replace(words, slip);

  it('shows the slip on its own characters, and the fix ends it and nothing else', async () => {
    expect(text).not.toBe(clean);
    const before = await server.open(uri, languageId, clean);
    const known = server.underlined(uri, before);
    expect(known).not.toContain(underlined);
    await server.closeAll();
    const diagnostics = await server.open(uri, languageId, text);
    const found = server.underlined(uri, diagnostics);
    expect(found).toContain(underlined);
    const slipped = diagnostics.find((_, index) => found[index] === underlined)!;
    const actions = await server.codeActions(uri, slipped.range, { diagnostics: [slipped] });
    const mended = server.applied(uri, actions[0]);
    expect(mended).toContain(fixed);
    await server.closeAll();
    const after = await server.open(uri, languageId, mended);
    expect(server.underlined(uri, after)).not.toContain(underlined);
    expect(after.length).toBeLessThan(diagnostics.length);
  });

  it('explains a word on hover', async () => {
    await server.openQuietly(uri, languageId, clean);
    const [said, expected] = hover;
    expect(await server.hoverOn(uri, said)).toMatch(expected);
  });
});

describe('a Magic Set Editor package', () => {
  const ask = (bytes: Uint8Array): Promise<ReadMseSetResult> =>
    server.connection.sendRequest('cardwright/readMseSet', { base64: Buffer.from(bytes).toString('base64') });

  it('gives the text of its set, which is checked like a file', async () => {
    const set = readFileSync('samples/mse/lanternfall/set', 'utf8').replace(
      'enters, choose a color.',
      'enters, draw a card.',
    );
    const { text } = await ask(packMseSet(set));
    expect(text).toBe(set);
    const uri = 'cardwright-mse:/cards/lanternfall.mse-set?file:///cards/lanternfall.mse-set';
    const diagnostics = await server.open(uri, 'plaintext', set);
    expect(server.underlined(uri, diagnostics)).toContain('undefined-choice: the chosen color');
  });

  it('says why it has none', async () => {
    expect(await ask(new Uint8Array([1, 2, 3]))).toEqual({
      problem: expect.stringContaining('no zip') as string,
    });
    expect(await server.connection.sendRequest('cardwright/readMseSet', {})).toHaveProperty('problem');
  });
});
