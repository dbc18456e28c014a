// How the server comes by files that are not open: from the client where that offers them, else from its host.
import type { Connection } from 'vscode-languageserver';
import type { ListFilesResult, ReadFileParams, ReadFileResult } from '../protocol';

/** Reads and finds files. `folders` are the workspace's, as addresses. */
export interface FileAccess {
  /** The text of a file named by a path or an address; fails with a message for people. */
  readText(name: string, folders: readonly string[]): string | Promise<string>;
  /** The addresses of all files of the workspace that may hold cards. */
  listCardFiles(folders: readonly string[]): readonly string[] | Promise<readonly string[]>;
  /** The address of a named file, where jumps into it lead; undefined where nobody can open it. */
  addressOf(name: string, folders: readonly string[]): string | undefined;
}

/** For a server that can reach no file by itself and whose client serves none. */
export const noFiles: FileAccess = {
  readText: (name) => Promise.reject(new Error(`${name}: files cannot be read here.`)),
  listCardFiles: () => [],
  addressOf: () => undefined,
};

/** Files by way of the client, which reaches remote and virtual ones, too. */
export function clientFiles(connection: Connection): FileAccess {
  return {
    async readText(file) {
      const params: ReadFileParams = { file };
      const { text, problem } = await connection.sendRequest<ReadFileResult>('cardwright/readFile', params);
      if (text === undefined) throw new Error(problem ?? `${file}: the file cannot be read.`);
      return text;
    },
    async listCardFiles() {
      return (await connection.sendRequest<ListFilesResult>('cardwright/listFiles')).uris;
    },
    // Such a client shows pages of its own instead.
    addressOf: () => undefined,
  };
}
