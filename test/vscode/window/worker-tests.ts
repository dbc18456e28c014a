// The language server in a real browser's web worker, as VS Code in the browser starts it.
import * as assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import { openWindow } from '../../../scripts/vscode-host/chromium';
import type { Window } from '../../../scripts/vscode-host/chromium';
import { projectDir } from '../../../scripts/vscode-host/install';

const uri = 'memfs:/market.card';
const text = 'Prism Herald {2}{W}\nCreature — Wizard\nCreatures of the chosen color have flying.\n2/2\n';

/** Runs in the page: starts the worker, sends it messages, and gives back all that it says. */
const TALK = `async ({ code, messages, answers }) => {
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  const said = [];
  await new Promise((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }) => {
      said.push(data);
      // Problems come when they are found, answers in their order.
      const published = said.some(({ method }) => method === 'textDocument/publishDiagnostics');
      if (published && said.filter(({ id }) => id !== undefined).length === answers) resolve();
    };
    for (const message of messages) worker.postMessage({ jsonrpc: '2.0', ...message });
  });
  worker.terminate();
  return said;
}`;

/** Defines the tests; mocha runs them. */
export function defineWorkerTests(): void {
  describe('The server in a web worker', () => {
    let window: Window;
    before(async () => {
      window = await openWindow();
    });
    after(() => window?.close());

    it('publishes problems and answers', async () => {
      const code = readFileSync(join(projectDir, 'server/dist/language-server-worker.js'), 'utf8');
      const messages = [
        { id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } },
        { method: 'initialized', params: {} },
        {
          method: 'textDocument/didOpen',
          params: { textDocument: { uri, languageId: 'cardwright-card', version: 1, text } },
        },
        {
          id: 2,
          method: 'textDocument/hover',
          params: { textDocument: { uri }, position: { line: 2, character: 38 } },
        },
      ];
      const call = `(${TALK})(${JSON.stringify({ code, messages, answers: 2 })})`;
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-assertion -- plain data from JSON
      const said = (await window.page.evaluate(call)) as {
        id?: number;
        method?: string;
        params?: unknown;
        result?: unknown;
      }[];
      const hover = said.find(({ id }) => id === 2);
      assert.match(JSON.stringify(hover?.result), /Flying[^]*CR 702\.9/);
      const published = said.find(({ method }) => method === 'textDocument/publishDiagnostics');
      assert.match(JSON.stringify(published?.params), /undefined-choice/);
    });
  });
}
