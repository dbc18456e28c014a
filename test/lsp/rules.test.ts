// The built server on rules: the user's rulebook in hovers, pages of rules, jumps, search, comparing editions.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentLink, DocumentSymbol, Location } from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type {
  CheckRulebookResult,
  CompareEditionsResult,
  ExplainedWords,
  RulesPageResult,
  SearchRulesResult,
} from '../../server/src/protocol';
import { inventedRulebook } from '../support/invented-rulebook';
import { LiveServer } from './live-server';

const CARDS = `# See CR 702.9b for this one.
Paper Kite {1}
Artifact Creature — Thopter
Flying
When Paper Kite enters, search your library for a card named Old Dog.
1/1

Mishra's Friend {2}
Artifact Creature — Construct
{1}: Sacrifice a permanent with a name originally printed in Antiquities, such as Strip Mine.
2/2
`;
const DOG = `Old Dog {G}
Creature — Dog
Vigilance
When Old Dog enters, amass Zombies 1.
2/2
`;
const page = 'cardwright-rules:/Comprehensive%20Rules%202031-04-01.rules';

let folder: string;
let book: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-rules-'));
  mkdirSync(join(folder, 'set'));
  writeFileSync(join(folder, 'set/dog.card'), DOG);
  book = join(folder, 'book.txt');
  writeFileSync(book, inventedRulebook());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function kiteUri(): string {
  return pathToFileURL(join(folder, 'set/kite.card')).href;
}

function at(server: LiveServer, uri: string, words: string): object {
  const { start } = server.rangeOf(uri, words);
  return { textDocument: { uri }, position: { line: start.line, character: start.character + 1 } };
}

describe('a server with a rulebook and a client that shows pages', () => {
  let server: LiveServer;
  let uri: string;
  let pageText: TextDocument;
  const definition = (words: string, where = uri) =>
    server.connection.sendRequest<Location | null>('textDocument/definition', at(server, where, words));
  const references = (words: string, where = uri, includeDeclaration = false) =>
    server.connection.sendRequest<Location[]>('textDocument/references', {
      ...at(server, where, words),
      context: { includeDeclaration },
    });
  const explain = (words: string) =>
    server.connection.sendRequest<ExplainedWords | null>('cardwright/explain', at(server, uri, words));
  const search = (query: string) =>
    server.connection.sendRequest<SearchRulesResult>('cardwright/searchRules', { query, limit: 5 });

  beforeAll(async () => {
    uri = kiteUri();
    server = await LiveServer.start(
      { rulebook: { file: book } },
      { rulesScheme: 'cardwright-rules' },
      pathToFileURL(folder).href,
    );
    await server.open(uri, 'cardwright-card', CARDS);
    const told = await server.connection.sendRequest<RulesPageResult>('cardwright/rulesPage', { uri: page });
    pageText = TextDocument.create(page, 'rules', 1, told.text);
    await server.openQuietly(page, 'cardwright-rules', told.text);
  });
  afterAll(() => server.stop());

  it('quotes the rulebook with its number, edition and example', async () => {
    const hover = await server.hoverOn(uri, 'Flying');
    expect(hover).toContain('> **702.9a** A kite is above dogs.');
    expect(hover).toContain('> *Example: A kite is not blocked by a dog.*');
    expect(hover).toContain('*CR 702.9 Flying, edition of 2031-04-01*');
    expect(await server.hoverOn(uri, '702.9b')).toContain('Kites may block kites');
  });

  it('shows cards of files that are not open, and the expansion of an old name', async () => {
    // Files are read while the first answer is on its way.
    await references('Flying');
    expect(await server.hoverOn(uri, 'Old Dog')).toMatch(/\*\*Old Dog\*\* \{G\}|Old Dog[^]*Vigilance/);
    expect(await server.hoverOn(uri, 'Strip Mine')).toMatch(/Antiquities[^]*CR 206\.3b/);
  });

  it('leads from words to rules, cards and the words that are meant', async () => {
    const rule = await definition('Flying');
    expect(rule?.uri).toBe(page);
    expect(pageText.getText(rule?.range)).toBe('702.9. Flying');
    const typed = await definition('702.9b');
    expect(pageText.getText(typed?.range)).toMatch(/^702\.9b Kites may/);
    const card = await definition('Old Dog');
    expect(card).toEqual({
      uri: pathToFileURL(join(folder, 'set/dog.card')).href,
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 7 } },
    });
    expect(await definition('1/1')).toBeNull();
  });

  it('finds the cards that depend on a rule, from a card and from the rulebook', async () => {
    const files = (locations: readonly Location[]) => locations.map((each) => each.uri.split('/').at(-1));
    expect(files(await references('Flying'))).toEqual(['kite.card']);
    expect(files(await references('Flying', uri, true))).toEqual([
      'Comprehensive%20Rules%202031-04-01.rules',
      'kite.card',
    ]);
    const fromBook = await references('702.20a', page);
    expect(files(fromBook)).toContain('dog.card');
    const flying = await references('702.9. Flying', page);
    expect(files(flying).filter((file) => file === 'kite.card')).toHaveLength(1);
    // The rules that refer to it, and the glossary.
    expect(flying.filter((each) => each.uri === page).length).toBe(3);
  });

  it('shows the rulebook with an outline, links and hovers', async () => {
    const symbols = await server.connection.sendRequest<DocumentSymbol[]>('textDocument/documentSymbol', {
      textDocument: { uri: page },
    });
    expect(symbols.map(({ name }) => name)).toEqual([
      '1 Game Concepts',
      '7 Additional Rules',
      '9 Casual Variants',
      'Glossary',
    ]);
    expect(symbols[1]?.children?.[1]?.children?.map(({ name }) => name)).toEqual([
      '702.9 Flying',
      '702.20 Vigilance',
    ]);
    const links = await server.connection.sendRequest<DocumentLink[]>('textDocument/documentLink', {
      textDocument: { uri: page },
    });
    const link = links.find(({ range }) => pageText.getText(range) === '702.20');
    const line = pageText.positionAt(pageText.getText().indexOf('702.20. Vigilance')).line + 1;
    expect(link?.target).toBe(`${page}#L${line}`);
    const jump = await definition('702.9b.', page);
    expect(pageText.getText(jump?.range)).toMatch(/^702\.9b Kites/);
    expect(await server.hoverOn(page, '702.9b.')).toContain('Kites may block kites');
  });

  it('knows no pages of other editions', async () => {
    const other = { uri: 'cardwright-rules:/Comprehensive%20Rules%201999-01-01.rules' };
    expect(await server.connection.sendRequest('cardwright/rulesPage', other)).toBeNull();
    expect(await server.connection.sendRequest('cardwright/rulesPage', {})).toBeNull();
  });

  it('searches the rulebook, with slips', async () => {
    expect((await search('flyng')).hits[0]).toMatchObject({ number: '702.9', title: 'Flying' });
    expect((await search('702.9b')).hits[0]?.text).toContain('Kites may');
    expect(await search('kite')).toMatchObject({ edition: '2031-04-01' });
    expect((await search('')).hits).toEqual([]);
    const place = await server.connection.sendRequest<Location>('cardwright/placeOfRule', { term: 'Kite' });
    expect(pageText.getText(place.range)).toBe('Kite');
    expect(await server.connection.sendRequest('cardwright/placeOfRule', { number: '999.9' })).toBeNull();
  });

  it('explains the words at the cursor for the side view', async () => {
    expect(await explain('Flying')).toMatchObject({
      title: 'Flying',
      rules: [{ number: '702.9', title: 'Flying' }],
      quote: { edition: '2031-04-01', paragraphs: [{ number: '702.9a' }, { number: '702.9b' }] },
    });
    // The rule about such names is not in this rulebook.
    expect(await explain('Strip Mine')).toMatchObject({ title: 'Strip Mine', rules: [] });
    expect(await explain('1/1')).toBeNull();
  });

  it('offers the reminder text of a keyword', async () => {
    expect(await server.hoverOn(uri, 'Flying')).toContain("Reminder text: *(This creature can't be blocked");
    const actions = await server.codeActions(uri, server.rangeOf(uri, 'Flying'), { only: ['refactor'] });
    expect(actions.map(({ title }) => title)).toEqual(['Insert the reminder text of “Flying”']);
    expect(server.applied(uri, actions[0])).toMatch(
      /\nFlying \(This creature can't be [^\n]* reach\.\)\nWhen/,
    );
  });

  it('compares editions and tells which cards are touched', async () => {
    const newer = inventedRulebook('May 2, 2032', (text) =>
      text.replace('above dogs', 'above dogs and cats'),
    );
    const told = await server.connection.sendRequest<CompareEditionsResult>('cardwright/compareEditions', {
      texts: [newer, inventedRulebook()],
    });
    expect(told.title).toBe('Rules from 2031-04-01 to 2032-05-02');
    expect(told.markdown).toContain('**702.9a** A kite is above dogs **and cats**.');
    expect(told.markdown).toMatch(/## Cards touched \(1\)\n\n- .*Paper Kite.*702\.9/);
    const wrong = { texts: ['no rules', newer] };
    expect(
      await server.connection.sendRequest<CompareEditionsResult>('cardwright/compareEditions', wrong),
    ).toMatchObject({ problem: expect.stringContaining('First file') as string });
  });

  it('tells a rulebook from other texts', async () => {
    const check = (text: string) =>
      server.connection.sendRequest<CheckRulebookResult>('cardwright/checkRulebook', { text });
    expect(await check(inventedRulebook())).toEqual({ edition: '2031-04-01' });
    expect(await check('<html>Not here</html>')).toMatchObject({
      problem: expect.stringContaining('date') as string,
    });
  });
});

describe('a server that was just started', () => {
  it('waits for the settings before it answers about rules', async () => {
    const server = await LiveServer.start({ rulebook: { file: book } }, { rulesScheme: 'cardwright-rules' });
    const told = await server.connection.sendRequest<RulesPageResult | null>('cardwright/rulesPage', {
      uri: page,
    });
    expect(told?.text).toContain('702.9. Flying');
    await server.stop();
  });
});

describe('a server without pages and rulebook', () => {
  let server: LiveServer;
  afterEach(() => server.stop());

  it('answers from the digest and says why the file cannot be used', async () => {
    const uri = kiteUri();
    server = await LiveServer.start({ rulebook: { file: join(folder, 'missing.txt') } });
    const told = new Promise<string>((resolve) => {
      server.connection.onNotification('window/showMessage', ({ message }: { message: string }) =>
        resolve(message),
      );
    });
    await server.open(uri, 'cardwright-card', CARDS);
    expect(await server.hoverOn(uri, 'Flying')).toMatch(/^\*\*Flying\*\*[^]*\*CR 702\.9 Flying, /);
    expect(await told).toContain('no such file');
    expect(
      await server.connection.sendRequest('textDocument/definition', at(server, uri, 'Flying')),
    ).toBeNull();
    const found = await server.connection.sendRequest<SearchRulesResult>('cardwright/searchRules', {
      query: 'summoning sick',
      limit: 3,
    });
    expect(found.edition).toBeUndefined();
    expect(found.hits[0]?.title).toBe('Summoning sick');
  });

  it('leads into the file of the rulebook itself', async () => {
    const uri = kiteUri();
    server = await LiveServer.start({ rulebook: { file: book } });
    await server.open(uri, 'cardwright-card', CARDS);
    const line = inventedRulebook().split('\n').indexOf('702.9. Flying');
    expect(
      await server.connection.sendRequest('textDocument/definition', at(server, uri, 'Flying')),
    ).toMatchObject({ uri: pathToFileURL(book).href, range: { start: { line } } });
  });
});
