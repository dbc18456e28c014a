// The request for the text inside a Magic Set Editor package, whose bytes come from the client.
import type { Connection } from 'vscode-languageserver';
import { readMseSet } from '../formats/mse';
import type { ReadMseSetParams, ReadMseSetResult } from '../protocol';
import { fenced } from './fences';

/** Packages of more than that in base 64 are left to the command line. */
const LONGEST = 96 * 1024 * 1024;

/** Answers the request. */
export function answerAboutSets(connection: Connection): void {
  connection.onRequest('cardwright/readMseSet', ({ base64 }: ReadMseSetParams): ReadMseSetResult =>
    fenced<ReadMseSetResult>(
      connection.console,
      'Reading a set',
      { problem: 'The set cannot be read.' },
      () => {
        if (typeof base64 !== 'string') return { problem: 'There are no bytes to read.' };
        if (base64.length > LONGEST) return { problem: 'The set is too large to be shown.' };
        const binary = atob(base64);
        const bytes = new Uint8Array(binary.length);
        for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
        const set = readMseSet(bytes);
        return 'refused' in set ? { problem: set.refused } : { text: set.text };
      },
    ),
  );
}
