// Measures the time from opening a folder of scripts in an editor to the complete list of its problems.
// `tsx scripts/measure-folder.ts FOLDER` after `npm run build`; the client's part (finding and reading files) is done here.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../server/src/host/files';
import type { CheckFilesResult } from '../server/src/protocol';
import { LiveServer } from '../test/lsp/live-server';

/** About what the extension sends at once. */
const BATCH_LENGTH = 1024 * 1024;

async function main([folder = '.']: string[]): Promise<void> {
  const start = performance.now();
  const since = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const server = await LiveServer.start();
  console.log(`server ready: ${since()}`);
  const uris = listFiles(folder).map((path) => pathToFileURL(path).href);
  let sum = { files: 0, cards: 0, errors: 0, warnings: 0, information: 0, hints: 0 };
  let batch: { uri: string; text: string }[] = [];
  let [length, first, longest] = [0, true, 0];
  const send = async (): Promise<void> => {
    const sent = performance.now();
    const found = await server.connection.sendRequest<CheckFilesResult>('cardwright/checkFiles', {
      files: batch,
      first,
    });
    longest = Math.max(longest, performance.now() - sent);
    if (first) console.log(`words learned and first batch checked: ${since()}`);
    sum = Object.fromEntries(
      Object.entries(sum).map(([key, count]) => [key, count + found[key as keyof CheckFilesResult]]),
    ) as typeof sum;
    [batch, length, first] = [[], 0, false];
  };
  for (const uri of uris) {
    const text = readFileSync(new URL(uri), 'utf8');
    batch.push({ uri, text });
    length += text.length;
    if (length >= BATCH_LENGTH) await send();
  }
  await send();
  console.log(`complete: ${since()}`, sum, `longest batch ${Math.round(longest)} ms`);
  await server.stop();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
