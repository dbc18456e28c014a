// Colours over the protocol: whole, as a difference after an edit, and of a range.
import type { SemanticTokens, SemanticTokensDelta } from 'vscode-languageserver-protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveServer } from './live-server';

const uri = 'file:///cards/some.card';
const card = (name: string): string => `${name} {1}{G}\nSorcery\nDraw a card. Flumm.\nYou gain 3 life.\n`;

let server: LiveServer;
beforeAll(async () => {
  server = await LiveServer.start();
});
afterEach(() => server.closeAll());
afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

/** The coloured words of an answer, with their types. */
function wordsOf(data: readonly number[]): string[] {
  const lines = server.text(uri).split('\n');
  const { tokenTypes } = server.capabilities.semanticTokensProvider!.legend;
  const words: string[] = [];
  let [line, character] = [0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [down = 0, right = 0, length = 0, type = 0] = data.slice(at, at + 5);
    [line, character] = [line + down, down > 0 ? right : character + right];
    words.push(`${lines[line]!.slice(character, character + length)}: ${tokenTypes[type]}`);
  }
  return words;
}

function whole(): Promise<SemanticTokens> {
  return server.connection.sendRequest('textDocument/semanticTokens/full', { textDocument: { uri } });
}

const OF_ONE = [
  'Draw: cardAction',
  'card: cardObject',
  'You: cardPlayer',
  'gain: cardAction',
  '3: cardNumber',
  'life: cardObject',
];

describe('semantic tokens', () => {
  it('colour what was understood', async () => {
    await server.open(uri, 'cardwright-card', card('One'));
    expect(wordsOf((await whole()).data)).toEqual(OF_ONE);
  });

  it('come as a difference after an edit', async () => {
    await server.open(
      uri,
      'cardwright-card',
      [1, 2, 3, 4].map((number) => card(`Card ${number}`)).join('\n'),
    );
    const { data, resultId } = await whole();
    await server.replace(uri, 'Flumm', 'Scry 1');
    const delta = await server.connection.sendRequest<SemanticTokensDelta>(
      'textDocument/semanticTokens/full/delta',
      { textDocument: { uri }, previousResultId: resultId },
    );
    const sent = delta.edits.reduce((sum, edit) => sum + (edit.data?.length ?? 0), 0);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(data.length / 2);
    const patched = [...data];
    for (const edit of [...delta.edits].sort((a, b) => b.start - a.start)) {
      patched.splice(edit.start, edit.deleteCount, ...(edit.data ?? []));
    }
    expect(wordsOf(patched)).toEqual([
      ...['Draw: cardAction', 'card: cardObject', 'Scry: cardAction', '1: cardNumber'],
      ...OF_ONE.slice(2),
      ...[...OF_ONE, ...OF_ONE, ...OF_ONE],
    ]);
    expect(patched).toEqual((await whole()).data);
  });

  it('come for a range', async () => {
    await server.open(uri, 'cardwright-card', `${card('One')}\n${card('Two')}`);
    const { data } = await server.connection.sendRequest<SemanticTokens>(
      'textDocument/semanticTokens/range',
      {
        textDocument: { uri },
        range: { start: { line: 6, character: 0 }, end: { line: 8, character: 0 } },
      },
    );
    expect(wordsOf(data)).toEqual(OF_ONE);
  });

  it('are none where there are no cards', async () => {
    await server.openQuietly(uri, 'json', '{"name": "package"}');
    expect((await whole()).data).toEqual([]);
  });
});
