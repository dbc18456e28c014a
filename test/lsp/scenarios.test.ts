// The built server on scenario files: problems at their places, with the cards of the workspace, and completion.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompletionItem } from 'vscode-languageserver-protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveServer } from './live-server';

const SCENARIO = `- name: a kite and a pond
  cards: sub/pond.card
  start:
    you.hand: [Paper Kite, Pond Newt, Paper Kyte]
    you.libary: [Forest]
  do:
    - cast: Pond
`;

let folder: string;
let server: LiveServer;
let uri: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-scenarios-'));
  mkdirSync(join(folder, 'sub'));
  writeFileSync(join(folder, 'kite.card'), 'Paper Kite {1}\nArtifact Creature — Thopter\n1/1\n');
  writeFileSync(join(folder, 'sub/pond.card'), 'Pond Newt {G}\nCreature — Salamander\n1/1\n');
  uri = pathToFileURL(join(folder, 'play.scenario.yaml')).href;
  server = await LiveServer.start({}, {}, pathToFileURL(folder).href);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a scenario file in the editor', () => {
  it('shows slips and names that no card of the workspace or beside it has', async () => {
    const diagnostics = await server.open(uri, 'yaml', SCENARIO);
    expect(diagnostics.map(({ message, range }) => [range.start.line + 1, message])).toEqual([
      [4, 'The card “Paper Kyte” is not known. Did you mean “Paper Kite”?'],
      [5, 'The key “you.libary” is not known. Did you mean “you.library”?'],
    ]);
  });

  it('is quiet once they are mended', async () => {
    await server.replace(uri, 'Paper Kyte', 'Paper Kite');
    expect(await server.replace(uri, 'you.libary', 'you.library')).toEqual([]);
  });

  it('completes keys and names of cards', async () => {
    const complete = (words: string): Promise<CompletionItem[]> => {
      const { end } = server.rangeOf(uri, words);
      return server.connection.sendRequest('textDocument/completion', {
        textDocument: { uri },
        position: end,
      });
    };
    const cards = await complete('cast: Pond');
    expect(cards.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Pond Newt', 'Paper Kite', 'Forest']),
    );
    const keys = await complete('\n    you');
    expect(keys.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['you.life', 'step', 'opponent.graveyard']),
    );
  });

  it('takes its problems back when it is closed', async () => {
    await server.replace(uri, 'you.library', 'you.libary');
    await server.close(uri);
    expect(server.logs.join('\n')).not.toMatch(/error/i);
  });
});
