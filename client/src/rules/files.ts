// Reads files for the server, so that remote and virtual ones can be reached, too.
import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { ListFilesResult, ReadFileParams, ReadFileResult } from '../../../server/src/protocol';
import { CARD_FILES } from '../common/interest';

const LARGEST_FILE = 32 * 1024 * 1024;
/** Who has more files than this keeps a collection, not a set of their own. */
const MOST_FILES = 5_000;

/** Answers the server's questions for files. */
export function serveFiles(client: BaseLanguageClient, homeFolder: string | undefined): void {
  client.onRequest('cardwright/readFile', async ({ file }: ReadFileParams): Promise<ReadFileResult> => {
    try {
      const uri = await toUri(file, homeFolder);
      const { size } = await vscode.workspace.fs.stat(uri);
      if (size > LARGEST_FILE) return { problem: `${file}: the file is too large.` };
      return { text: new TextDecoder().decode(await vscode.workspace.fs.readFile(uri)) };
    } catch (error) {
      const isMissing = error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
      const reason = error instanceof Error ? error.message : String(error);
      return { problem: `${file}: ${isMissing ? 'there is no such file' : reason}.` };
    }
  });
  client.onRequest('cardwright/listFiles', async (): Promise<ListFilesResult> => {
    const patterns = [CARD_FILES].flat();
    const found = await Promise.all(
      patterns.map((each) => vscode.workspace.findFiles(each, '**/{node_modules,.git}/**', MOST_FILES)),
    );
    return { uris: found.flat().map((uri) => client.code2ProtocolConverter.asUri(uri)) };
  });
}

/** The address of a file named by an address, an absolute path, `~/…` or a path within a folder of the workspace. */
export async function toUri(name: string, homeFolder?: string): Promise<vscode.Uri> {
  // One letter before the colon is a drive of Windows.
  if (/^[a-z][a-z0-9+.-]+:/i.test(name)) return vscode.Uri.parse(name, true);
  if (homeFolder !== undefined && /^~[\\/]/.test(name)) {
    return vscode.Uri.joinPath(vscode.Uri.file(homeFolder), name.slice(2));
  }
  if (/^(?:[\\/]|[a-z]:)/i.test(name)) return vscode.Uri.file(name);
  const candidates = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) =>
    vscode.Uri.joinPath(uri, name),
  );
  for (const uri of candidates) {
    try {
      await vscode.workspace.fs.stat(uri);
      return uri;
    } catch {
      // Not in this folder; perhaps in the next.
    }
  }
  return candidates[0] ?? vscode.Uri.file(name);
}
