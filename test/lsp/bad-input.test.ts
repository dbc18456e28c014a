// The built server under bad input: it neither ends nor hangs, and still answers afterwards.
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveServer } from './live-server';
import { randomEdits } from './random-edits';

const SAMPLE = `# The samples of this test.
Prism Herald {2}{W}
Creature — Human Wizard
Flying, “ward {2}”
Creatures of the chosen color get +1/+1.
2/2

Split Mind {U}
Instant
Put a prowess counter on target creature. (It's not legal.)
//
Split Heart {R/P}
Sorcery
Amass 2. "Exile the noted card."
`;

const JSON_SAMPLE = JSON.stringify(
  [
    {
      object: 'card',
      name: 'Prism Herald',
      type_line: 'Creature',
      oracle_text: 'Flying\nThe “chosen color”.',
    },
    {
      name: 'A // B',
      card_faces: [
        { name: 'A', oracle_text: 'Amass 2.' },
        { name: 'B', oracle_text: '\u00e9' },
      ],
    },
  ],
  null,
  1,
);

const probe = 'file:///probe.card';
let server: LiveServer;

beforeAll(async () => {
  server = await LiveServer.start();
});

afterEach(async () => {
  const diagnostics = await server.open(probe, 'cardwright-card', 'A {1}\nInstant\nAmass 2.\n');
  expect(server.underlined(probe, diagnostics)).toEqual(['amass-subtype: Amass 2']);
  await server.close(probe);
  expect(server.logs.filter((line) => / failed: /.test(line))).toEqual([]);
});

afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

describe('whole files', () => {
  const binary = Array.from({ length: 4096 }, (_, i) => String.fromCharCode((i * 7919) % 256)).join('');
  const cases: Record<string, string> = {
    empty: '',
    'only blank lines': '\n\r\n\r\n\n',
    'only a byte order mark': '\ufeff',
    'a byte order mark and a card': `\ufeff${SAMPLE}`,
    binary,
    'old Macintosh line endings': SAMPLE.replaceAll('\n', '\r'),
    'lone surrogates': SAMPLE.replace('Flying', '\ud800 Flying \udc00\ud83d'),
    'a null character': SAMPLE.replace('Flying', 'Fly\0ing'),
    'one endless line': `A {1}\nInstant\n${'the chosen color '.repeat(20_000)}`,
    'deep quotes': `A\nInstant\n${'"('.repeat(5000)}`,
    'deep JSON': `{"oracle_text": ${'['.repeat(100_000)}`,
    'JSON with bad escapes': '[{"name":"A","oracle_text":"\\u12 \\q \\ud800 the chosen color',
  };
  for (const [name, text] of Object.entries(cases)) {
    for (const [uri, language] of [
      ['file:///bad.card', 'cardwright-card'],
      ['file:///bad.json', 'json'],
    ] as const) {
      it(`survives ${name} as ${language}`, async () => {
        await server.openQuietly(uri, language, text);
        const last = server.document(uri).positionAt(text.length);
        await server.hover(uri, last);
        await server.symbols(uri);
        const range = { start: { line: 0, character: 0 }, end: last };
        const actions = await server.codeActions(uri, range, { only: ['source.fixAll', 'quickfix'] });
        expect(Array.isArray(actions)).toBe(true);
        await server.close(uri);
      });
    }
  }

  it('survives every beginning of a sample', async () => {
    for (const [uri, language, text] of [
      ['file:///cut.card', 'cardwright-card', SAMPLE],
      ['file:///cut.json', 'json', JSON_SAMPLE],
    ] as const) {
      await server.openQuietly(uri, language, '');
      for (let end = 1; end <= text.length; end += 1) {
        const at = server.document(uri).positionAt(end - 1);
        await server.change(uri, [{ range: { start: at, end: at }, text: text.slice(end - 1, end) }]);
        await server.hover(uri, at);
      }
      expect(server.text(uri)).toBe(text);
      expect((await server.symbols(uri))?.length).toBe(2);
      await server.close(uri);
    }
  });

  it('survives 50 MB', async () => {
    const uri = 'file:///large.json';
    const card = JSON.stringify({
      object: 'card',
      name: 'Large',
      type_line: 'Instant',
      oracle_text: `Draw a card. ${'('.repeat(930)}`,
    });
    const text = `[${Array.from({ length: 50_000 }, () => card).join(',\n')}]`;
    expect(text.length).toBeGreaterThan(50_000_000);
    await server.openQuietly(uri, 'json', text);
    expect((await server.symbols(uri))?.length).toBe(50_000);
    await server.close(uri);
  });
});

describe('edits', () => {
  it('10,000 random ones end where a fresh look at the same text ends', async () => {
    for (const [uri, language, text] of [
      ['file:///random.card', 'cardwright-card', SAMPLE],
      ['file:///random.json', 'json', JSON_SAMPLE],
    ] as const) {
      await server.openQuietly(uri, language, text);
      let sent = 0;
      for (const edit of randomEdits(5000, sent + text.length)) {
        const version = await server.change(uri, [edit(server.document(uri))]);
        sent += 1;
        // Often enough that the server reads thousands of the texts in between, not only the last.
        if (sent % 4 > 0) continue;
        await server.hover(uri, { line: sent % 12, character: sent % 30 });
        // A text that grew away from the sample says little: begin again from it now and then.
        if (sent % 1000 === 0) await server.change(uri, [{ text }]);
        else expect(server.document(uri).version).toBe(version);
      }
      for (const edit of randomEdits(40, 7)) await server.change(uri, [edit(server.document(uri))]);
      const symbols = await server.symbols(uri);
      const fixes = await server.codeActions(uri, everything(server.document(uri)));
      const fresh = uri.replace('random', 'fresh');
      await server.openQuietly(fresh, language, server.text(uri));
      expect(await server.symbols(fresh)).toEqual(symbols);
      const freshFixes = await server.codeActions(fresh, everything(server.document(fresh)));
      expect(freshFixes.map(({ title }) => title)).toEqual(fixes.map(({ title }) => title));
      await server.close(uri);
      await server.close(fresh);
    }
  });

  it('with ranges outside the text are cut to it', async () => {
    const uri = 'file:///outside.card';
    await server.open(uri, 'cardwright-card', SAMPLE);
    const far = { line: 9999, character: 9999 };
    await server.change(uri, [{ range: { start: far, end: far }, text: 'x' }]);
    await server.change(uri, [{ range: { start: { line: 1, character: 500 }, end: far }, text: '' }]);
    expect(server.text(uri)).toBe('# The samples of this test.\nPrism Herald {2}{W}');
    expect((await server.symbols(uri))?.map(({ name }) => name)).toEqual(['Prism Herald']);
    await server.close(uri);
  });
});

describe('messages', () => {
  it('about documents that are not open answer nothing', async () => {
    const uri = 'file:///never.card';
    expect(await server.hover(uri, { line: 0, character: 0 })).toBeNull();
    expect(await server.symbols(uri)).toBeNull();
    const nowhere = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    expect(await server.codeActions(uri, nowhere)).toEqual([]);
  });

  it('that make no sense are refused one by one', async () => {
    await expect(server.connection.sendRequest('cardwright/dance', { steps: 3 })).rejects.toThrow(/method/i);
    await expect(server.connection.sendRequest('textDocument/hover', { position: 'here' })).rejects.toThrow();
    await server.connection.sendNotification('textDocument/didChange', { textDocument: { uri: 'x' } });
    await server.connection.sendNotification('cardwright/sing', []);
  });

  it('that are cancelled do not hold up the others', async () => {
    const uri = 'file:///cancel.card';
    await server.open(uri, 'cardwright-card', SAMPLE);
    const answers = Array.from({ length: 50 }, (_, i) => server.hover(uri, { line: 3, character: i % 10 }));
    await server.connection.sendNotification('$/cancelRequest', { id: 3 });
    const settled = await Promise.allSettled(answers);
    expect(settled.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(48);
    await server.close(uri);
  });
});

function everything(document: TextDocument) {
  return { start: { line: 0, character: 0 }, end: document.positionAt(document.getText().length) };
}
