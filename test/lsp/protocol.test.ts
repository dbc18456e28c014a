// The built server over stdio: what an editor asks, and what it is told.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveServer } from './live-server';

const HERALD = `Prism Herald {2}{W}
Creature — Human Wizard
Flying
Creatures of the chosen color get +1/+1.
2/2
`;

const SMITH = `Counter Smith {1}{U}
Creature — Human Artificer
When Counter Smith enters, put a prowess counter on target creature.
Whenever Counter Smith attacks, amass 2.
1/3
`;

const uri = 'file:///cards/some.card';

describe('a server with usual settings', () => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await LiveServer.start();
  });
  afterEach(() => server.closeAll());
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
  });

  it('says what it can do', () => {
    expect(server.capabilities).toMatchObject({
      positionEncoding: 'utf-16',
      hoverProvider: true,
      documentSymbolProvider: true,
      codeActionProvider: { codeActionKinds: ['quickfix', 'refactor.rewrite', 'source.fixAll.cardwright'] },
    });
  });

  it('underlines problems as a file opens and takes them back as they are mended', async () => {
    const diagnostics = await server.open(uri, 'cardwright-card', `${HERALD}\n${SMITH}`);
    expect(server.underlined(uri, diagnostics)).toEqual([
      'undefined-choice: the chosen color',
      'illegal-keyword-counter: prowess',
      'amass-subtype: amass 2',
    ]);
    expect(diagnostics[0]).toMatchObject({ severity: 1, source: 'cardwright' });
    expect(diagnostics[0]?.message).toContain('607.2d');
    const after = await server.replace(uri, 'prowess', 'flying');
    expect(server.underlined(uri, after)).toEqual([
      'undefined-choice: the chosen color',
      'amass-subtype: amass 2',
    ]);
    await server.close(uri);
    expect(await server.diagnosticsOf(uri)).toEqual([]);
  });

  it('counts columns in UTF-16 units and lines by any line ending', async () => {
    const text = HERALD.replace('Flying', '🜁🜁 Flying').replaceAll('\n', '\r\n');
    const diagnostics = await server.open(uri, 'cardwright-card', text);
    expect(server.underlined(uri, diagnostics)).toEqual([
      'unread-words: 🜁',
      'undefined-choice: the chosen color',
    ]);
    expect(diagnostics[0]?.range.end).toEqual({ line: 2, character: 2 });
    expect(diagnostics[1]?.range.start).toEqual({ line: 3, character: 'Creatures of '.length });
    await server.close(uri);
  });

  it('explains keywords, actions, counters, symbols and references on hover', async () => {
    await server.open(uri, 'cardwright-card', `${HERALD}\n${SMITH}`);
    expect(await server.hoverOn(uri, 'Flying')).toMatch(/^\*\*Flying\*\*[^]*CR 702\.9/);
    expect(await server.hoverOn(uri, 'the chosen color')).toMatch(/^\*\*The chosen color\*\*[^]*CR 607\.2d/);
    expect(await server.hoverOn(uri, 'amass')).toContain('CR 701.47');
    expect(await server.hoverOn(uri, '{W}')).toContain('CR 107.4');
    expect(await server.hoverOn(uri, 'prowess counter')).toContain('CR 122');
    expect(await server.hoverOn(uri, 'Wizard')).toContain('CR 205.3m');
    expect(await server.hoverOn(uri, 'Prism Herald')).toBe('');
    await server.close(uri);
  });

  it('offers a fix, which ends the problem', async () => {
    await server.open(uri, 'cardwright-card', HERALD);
    const actions = await server.codeActions(uri, server.rangeOf(uri, 'chosen'), {
      diagnostics: server.shown(uri) ?? [],
    });
    const [first] = actions;
    expect(first).toMatchObject({ kind: 'quickfix', diagnostics: [{ code: 'undefined-choice' }] });
    const mended = server.applied(uri, first);
    expect(mended).toContain(
      'As Prism Herald enters, choose a color.'.replace('Prism Herald', 'this creature'),
    );
    await server.close(uri);
    expect(await server.open(uri, 'cardwright-card', mended)).toEqual([]);
    await server.close(uri);
  });

  it('fixes all of one kind in the file, and all safe ones on save', async () => {
    const text = [SMITH, SMITH, HERALD].join('\n');
    await server.open(uri, 'cardwright-card', text);
    const here = server.rangeOf(uri, 'amass 2');
    const ofKind = (await server.codeActions(uri, here)).find(({ title }) =>
      title.includes('2 problems of this kind'),
    );
    expect(server.applied(uri, ofKind).match(/amass Zombies 2/g)).toHaveLength(2);
    const [fixAll, ...others] = await server.codeActions(uri, here, { only: ['source.fixAll'] });
    expect(others).toEqual([]);
    expect(fixAll?.kind).toBe('source.fixAll.cardwright');
    const fixed = server.applied(uri, fixAll);
    await server.close(uri);
    await server.open(uri, 'cardwright-card', fixed);
    expect(await server.codeActions(uri, here, { only: ['source.fixAll.cardwright'] })).toEqual([]);
    expect(await server.codeActions(uri, here, { only: ['refactor.extract'] })).toEqual([]);
    await server.close(uri);
  });

  it('outlines the cards of a file', async () => {
    const split = `Day Half {W}\nInstant\nDraw a card.\n//\nNight Half {B}\nInstant\nDiscard a card.\n`;
    await server.open(uri, 'cardwright-card', `${HERALD}\n${split}`);
    const symbols = (await server.symbols(uri)) ?? [];
    expect(
      symbols.map(({ name, detail, children }) => [name, detail, children?.map((child) => child.name)]),
    ).toEqual([
      ['Prism Herald', 'Creature — Human Wizard  {2}{W}', []],
      ['Day Half // Night Half', '', ['Day Half', 'Night Half']],
    ]);
    await server.close(uri);
  });

  it('reads Scryfall JSON and leaves other JSON alone', async () => {
    const cards = 'file:///cards/set.json';
    const card = {
      name: 'Prism Herald',
      type_line: 'Creature — Wizard',
      oracle_text: 'Flying\nCreatures of “\u2003the chosen color” get +1/+1.',
    };
    const text = JSON.stringify({ ...card, oracle_text: 'Flying\nCreatures of the chosen color get +1/+1.' });
    const diagnostics = await server.open(cards, 'json', text);
    expect(server.underlined(cards, diagnostics)).toEqual(['undefined-choice: the chosen color']);
    const [fix] = await server.codeActions(cards, server.rangeOf(cards, 'the chosen'));
    expect(JSON.parse(server.applied(cards, fix))).toMatchObject({
      oracle_text: expect.stringContaining('choose a color.\n') as string,
    });
    const other = 'file:///cards/package.json';
    await server.openQuietly(other, 'json', '{"name": "flying", "description": "the chosen color"}');
    expect(await server.hover(other, { line: 0, character: 11 })).toBeNull();
    expect(await server.symbols(other)).toBeNull();
    expect(server.shown(other)).toBeUndefined();
  });

  it('checks files that are not open, and takes that back with the next run', async () => {
    const [one, two] = ['file:///cards/one.card', 'file:///cards/two.card'];
    const result = await server.connection.sendRequest('cardwright/checkFiles', {
      first: true,
      files: [
        { uri: one, text: HERALD },
        { uri: two, text: SMITH },
        { uri: 'file:///cards/tsconfig.json', text: '{"files": []}' },
      ],
    });
    expect(result).toEqual({ files: 2, cards: 2, errors: 2, warnings: 1, information: 0, hints: 0 });
    expect(server.shown(one)).toHaveLength(1);
    const takenBack = server.diagnosticsOf(one);
    await server.connection.sendRequest('cardwright/checkFiles', { first: true, files: [] });
    expect(await takenBack).toEqual([]);
  });
});

describe('settings', () => {
  it('change levels, turn checks off, and turn everything off', async () => {
    const server = await LiveServer.start({ checks: { 'undefined-choice': 'hint', 'amass-subtype': 'off' } });
    await server.openQuietly(uri, 'cardwright-card', `${HERALD}\n${SMITH}`);
    await server.hover(uri, { line: 0, character: 0 });
    server.connection.onRequest('workspace/configuration', () => [{ enable: false }]);
    const configured = await settled(server);
    expect(configured.map(({ code, severity }) => [code, severity])).toEqual([
      ['undefined-choice', 4],
      ['illegal-keyword-counter', 1],
    ]);
    await server.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    // Problems that were found before the change may still arrive; the last word is that there are none.
    expect(await shownOnce(server, (shown) => shown.length === 0)).toEqual([]);
    expect(await server.hover(uri, { line: 2, character: 2 })).toBeNull();
    await server.stop();
  });

  it('are taken from the notification where the editor cannot be asked', async () => {
    const server = await LiveServer.start();
    await server.open(uri, 'cardwright-card', SMITH);
    const changed = server.diagnosticsOf(uri);
    await server.connection.sendNotification('workspace/didChangeConfiguration', {
      settings: { cardwright: { checks: { 'illegal-keyword-counter': 'off', 'amass-subtype': 7 } } },
    });
    expect((await changed).map(({ code }) => code)).toEqual(['amass-subtype']);
    await server.stop();
  });

  it('link each code to the page of its check', async () => {
    const server = await LiveServer.start(undefined, { pageLink: 'pages:/{page}.md' });
    const [choice] = await server.open(uri, 'cardwright-card', HERALD);
    expect(choice?.codeDescription?.href).toBe('pages:/card/undefined-choice.md');
    await server.stop();
  });
});

type Shown = NonNullable<ReturnType<LiveServer['shown']>>;

/** The diagnostics of the document as soon as they fit; the test ends in time if they never do. */
async function shownOnce(server: LiveServer, fits: (shown: Shown) => boolean): Promise<Shown> {
  for (;;) {
    const shown = server.shown(uri);
    if (shown && fits(shown)) return shown;
    await server.diagnosticsOf(uri);
  }
}

/** The diagnostics once the settings have been read: the last word about the document. */
function settled(server: LiveServer): Promise<Shown> {
  return shownOnce(server, (shown) => !shown.some(({ code }) => code === 'amass-subtype'));
}
