// Forge scripts over the protocol: problems, names, outline, hover, completion, and what is learned from a folder.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  CompletionItem,
  DocumentSymbol,
  Location,
  Range,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CheckFilesResult } from '../../server/src/protocol';
import { LiveServer } from './live-server';

const uri = 'file:///nowhere/root_teller.txt';
const SCRIPT = `Name:Root Teller
ManaCost:X G
Types:Creature Treefolk
PT:0/3
T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigPump | TriggerDescription$ Whenever CARDNAME attacks, it grows.
SVar:TrigPump:DB$ Pump | Defined$ Self | NumAtt$ +X | SubAbility$ DBDraw
SVar:DBDraw:DB$ Draw | NumCards$ X | SubAbility$ DBGone
SVar:X:Count$Valid Forest.YouCtrl
AlternateMode:DoubleFaced
Oracle:Whenever Root Teller attacks, it gets +X/+0 until end of turn, where X is the number of Forests you control. Draw X cards.

ALTERNATE

Name:Root Told
ManaCost:no cost
Types:Sorcery
A:SP$ Draw | NumCards$ X | SpellDescription$ Draw X cards.
SVar:X:Count$xPaid
Oracle:Draw X cards.
`;

describe('a script', () => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await LiveServer.start();
  });
  afterEach(() => server.closeAll());
  afterAll(async () => {
    expect(server.logs.filter((line) => / failed: /.test(line))).toEqual([]);
    expect(await server.stop()).toBe(0);
  });

  const ask = <T>(method: string, words: string, after = 0, more: object = {}): Promise<T> => {
    const { start } = server.rangeOf(uri, words);
    const position = { line: start.line, character: start.character + after };
    return server.connection.sendRequest<T>(`textDocument/${method}`, {
      textDocument: { uri },
      position,
      ...more,
    });
  };
  /** Each place as its line's beginning and the words there. */
  const placesOf = (ranges: readonly Range[]): string[] => {
    const document = server.document(uri);
    return ranges.map((range) => {
      const line = {
        start: { line: range.start.line, character: 0 },
        end: { line: range.start.line, character: 9 },
      };
      return `${document.getText(line)} … ${document.getText(range)}`;
    });
  };

  it('shows its problems and takes a fix', async () => {
    const diagnostics = await server.open(
      uri,
      'forge-script',
      SCRIPT.replace('Defined$ Self', 'Defned$ Self'),
    );
    expect(server.underlined(uri, diagnostics)).toEqual([
      'unknown-parameter: Defned',
      'undefined-svar: DBGone',
    ]);
    const [fix] = await server.codeActions(uri, server.rangeOf(uri, 'Defned'));
    expect(server.applied(uri, fix)).toContain('Defined$ Self');
  });

  it('is recognised by its content in plain text files, and other text is left alone', async () => {
    const diagnostics = await server.open(uri, 'plaintext', SCRIPT);
    expect(server.underlined(uri, diagnostics)).toEqual(['undefined-svar: DBGone']);
    const notes = 'file:///nowhere/notes.txt';
    await server.openQuietly(notes, 'plaintext', 'Name: a list of things\nDo the shopping.\n');
    expect(await server.symbols(notes)).toBeNull();
    expect(server.shown(notes)).toBeUndefined();
  });

  it('leads from a name to its definition and its uses on the same face', async () => {
    await server.open(uri, 'forge-script', SCRIPT);
    const defined = await ask<Location[]>('definition', 'Execute$ TrigPump', 12);
    expect(placesOf(defined.map(({ range }) => range))).toEqual(['SVar:Trig … TrigPump']);
    const uses = await ask<Location[]>('references', 'SVar:X:Count$Valid', 5, {
      context: { includeDeclaration: true },
    });
    expect(placesOf(uses.map(({ range }) => range))).toEqual([
      'SVar:Trig … X',
      'SVar:DBDr … X',
      'SVar:X:Co … X',
    ]);
    const withoutItself = await ask<Location[]>('references', 'SVar:X:Count$Valid', 5, {
      context: { includeDeclaration: false },
    });
    expect(withoutItself).toHaveLength(2);
  });

  it('renames a variable on its face only, and says why it does not', async () => {
    await server.open(uri, 'forge-script', SCRIPT);
    expect(await ask('prepareRename', 'SVar:X:Count$Valid', 5)).toMatchObject({ placeholder: 'X' });
    const { changes } = await ask<WorkspaceEdit>('rename', 'SVar:X:Count$Valid', 5, { newName: 'Forests' });
    const renamed = TextDocument.applyEdits(server.document(uri), changes![uri]!);
    expect(renamed).toContain('NumAtt$ +Forests');
    expect(renamed).toContain('SVar:X:Count$xPaid');
    await expect(ask('rename', 'SVar:X:Count$Valid', 5, { newName: 'DBDraw' })).rejects.toThrow(/already/);
    expect(await ask('prepareRename', 'Treefolk', 2)).toBeNull();
  });

  it('spells out the chain on hover, from a line of its own and from a variable', async () => {
    await server.open(uri, 'forge-script', SCRIPT);
    const trigger = await server.hoverOn(uri, 'Mode$ Attacks');
    expect(trigger).toContain('Attacks trigger');
    expect(trigger).toMatch(/TrigPump.*Pump ability[^]*DBDraw.*Draw ability[^]*DBGone.*not defined/);
    expect(await server.hoverOn(uri, 'SubAbility$')).toMatch(/SubAbility\$/);
    expect(await server.hoverOn(uri, 'DBDraw:DB')).toContain('Draw ability');
  });

  it('explains keywords and the words of descriptions', async () => {
    await server.open(uri, 'forge-script', SCRIPT.replace('PT:0/3\n', 'PT:0/3\nK:First Strike\n'));
    expect(await server.hoverOn(uri, 'First Strike')).toMatch(/First strike[^]*CR 702\.7/);
    expect(await server.hoverOn(uri, '$ Draw X')).toMatch(/draw/i);
  });

  it('outlines faces, abilities and variables', async () => {
    await server.open(uri, 'forge-script', SCRIPT);
    const names = (symbols: readonly DocumentSymbol[]): unknown[] =>
      symbols.map(({ name, children }) => (children?.length ? [name, names(children)] : name));
    expect(names((await server.symbols(uri)) ?? [])).toEqual([
      ['Root Teller', ['Attacks trigger', 'TrigPump', 'DBDraw', 'X']],
      ['Root Told', ['Draw ability', 'X']],
    ]);
  });

  it('completes keys, effects, parameters, values, counters and keywords', async () => {
    const complete = async (words: string): Promise<string[]> => {
      await server.closeAll();
      const text = `Name:A\nManaCost:1\nTypes:Instant\nOracle:Draw.\n${words}`;
      await server.openQuietly(uri, 'forge-script', text);
      const position = server.document(uri).positionAt(text.length);
      const items = await server.connection.sendRequest<CompletionItem[]>('textDocument/completion', {
        textDocument: { uri },
        position,
      });
      return items.map(({ label }) => label);
    };
    expect(await complete('Al')).toContain('AlternateMode');
    expect(await complete('A:SP$ Dr')).toContain('Draw');
    expect(await complete('A:SP$ Draw | Num')).toContain('NumCards');
    expect(await complete('A:SP$ PutCounter | CounterType$ ')).toEqual(
      expect.arrayContaining(['P1P1', 'CHARGE']),
    );
    expect(await complete('A:SP$ Draw | Defined$ ')).toContain('You');
    expect(await complete('K:Fi')).toContain('First Strike');
    expect(await complete('SVar:DBOne:DB$ Draw\nA:SP$ Draw | SubAbility$ ')).toContain('DBOne');
  });
});

function countOf({ errors, warnings, information }: CheckFilesResult): number {
  return errors + warnings + information;
}

describe('a folder of scripts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('teaches the words that its scripts use, to open files and to those that are checked', async () => {
    const own = (name: string): string =>
      `Name:${name}\nManaCost:1\nTypes:Instant\nA:SP$ Frobnicate | Zork$ 3 | SpellDescription$ Frob.\nOracle:Frob.\n`;
    const cards = join(folder, 'cardsfolder');
    mkdirSync(join(cards, 'a'), { recursive: true });
    for (const name of ['A', 'B', 'C', 'D']) writeFileSync(join(cards, 'a', `${name}.txt`), own(name));
    writeFileSync(join(cards, 'notes.txt'), 'Nothing to learn here.\n');
    const server = await LiveServer.start();
    const script = pathToFileURL(join(cards, 'a', 'A.txt')).href;
    const told = server.diagnosticsOf(script, 1);
    await server.openQuietly(script, 'forge-script', own('A'));
    let shown = await told;
    // The first answer comes with what ships; the folder's own words come a moment later.
    while (shown.some(({ code }) => code === 'unknown-api')) shown = await server.diagnosticsOf(script);
    expect(shown).toEqual([]);
    const files = ['B', 'C'].map((name) => ({
      uri: pathToFileURL(join(cards, 'a', `${name}.txt`)).href,
      text: own(name),
    }));
    expect(
      await server.connection.sendRequest('cardwright/checkFiles', { first: true, files }),
    ).toMatchObject({
      files: 2,
      errors: 0,
      warnings: 0,
    });
    await server.stop();
  });

  it('is read by the server itself where the client sends addresses only', async () => {
    const server = await LiveServer.start();
    expect(server.capabilities.experimental).toEqual({ readsFiles: true });
    const names = ['A', 'B', 'gone'];
    const files = names.map((name) => ({
      uri: pathToFileURL(join(folder, 'cardsfolder', 'a', `${name}.txt`)).href,
    }));
    const result = await server.connection.sendRequest('cardwright/checkFiles', { first: true, files });
    expect(result).toMatchObject({ files: 2, cards: 2, errors: 0 });
    await server.stop();
  });

  it('tells how far it is, and stops when that is cancelled', async () => {
    const many = join(folder, 'many', 'customs');
    mkdirSync(many, { recursive: true });
    const own = 'Name:A\nManaCost:1\nTypes:Instant\nA:SP$ Frobnicate | Zork$ 3\nOracle:Frob.\n';
    for (let index = 0; index < 1000; index += 1) writeFileSync(join(many, `${index}.txt`), own);
    const check = async (cancels: boolean): Promise<[string[], number]> => {
      const server = await LiveServer.start();
      if (cancels) {
        server.onProgress = ({ token, value }) => {
          if (value.kind !== 'begin') return;
          void server.connection.sendNotification('window/workDoneProgress/cancel', { token });
        };
      }
      const result = await server.connection.sendRequest<CheckFilesResult>('cardwright/checkFiles', {
        first: true,
        files: [{ uri: pathToFileURL(join(many, '1.txt')).href, text: own }],
      });
      const kinds = server.progress.map(({ value }) => value.kind);
      await server.stop();
      return [kinds, countOf(result)];
    };
    const [told, errors] = await check(false);
    expect([told[0], told.at(-1), errors]).toEqual(['begin', 'end', 0]);
    expect(told.filter((kind) => kind === 'report').length).toBeGreaterThan(3);
    const [cancelled, found] = await check(true);
    expect([cancelled[0], cancelled.at(-1)]).toEqual(['begin', 'end']);
    expect(cancelled.length).toBeLessThan(told.length);
    expect(found).toBeGreaterThan(0);
  });

  it('is not read when the settings say so', async () => {
    const server = await LiveServer.start({ learnFromScripts: false });
    const file = join(folder, 'cardsfolder', 'a', 'A.txt');
    const text = 'Name:A\nManaCost:1\nTypes:Instant\nA:SP$ Frobnicate | Zork$ 3\nOracle:Frob.\n';
    await server.openQuietly(pathToFileURL(file).href, 'forge-script', text);
    const result = await server.connection.sendRequest<CheckFilesResult>('cardwright/checkFiles', {
      first: true,
      files: [{ uri: pathToFileURL(file).href, text }],
    });
    expect(countOf(result)).toBeGreaterThan(0);
    await server.stop();
  });
});
