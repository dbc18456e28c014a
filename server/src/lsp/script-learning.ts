// Learns the words of scripts from the user's own folder, with progress, between other requests.
import type { Connection, InitializeParams } from 'vscode-languageserver';
import type { KnownFormats } from '../analysis';
import type { FileFormat } from '../formats';

/** Files of the host, where it can reach any. */
export interface ScriptFiles {
  /** The addresses of the text files below a folder. */
  list(folder: string, isCancelled: () => boolean): Promise<readonly string[]>;
  /** Their texts, in order; undefined for one that cannot be read or has more bytes than `largest`. */
  read(
    uris: readonly string[],
    largest: number,
  ): AsyncIterable<{ readonly uri: string; readonly text: string | undefined }>;
}

/** Fewer files than that are learned from before anybody could read about it. */
const WORTH_TELLING = 300;
/** Larger files are no scripts. */
const LARGEST_SCRIPT = 64 * 1024;
/** Milliseconds of work after which other requests get their turn. */
const TURN = 20;

/** Knows which folders were learned from. */
export class ScriptLearning {
  enabled = true;
  private workspace: readonly string[] = [];
  private settings: Promise<void> = Promise.resolve();
  private readonly folders = new Map<string, Promise<boolean>>();

  constructor(
    private readonly connection: Connection,
    private readonly files: ScriptFiles | undefined,
    private readonly formats: KnownFormats,
    private readonly learned: () => void,
  ) {}

  /** Takes the folders of the workspace. */
  initialize({ workspaceFolders, rootUri }: InitializeParams): void {
    if (workspaceFolders) this.workspace = workspaceFolders.map(({ uri }) => uri);
    else if (typeof rootUri === 'string') this.workspace = [rootUri];
  }

  /** Nothing is read before the settings are there that may forbid it. */
  waitFor(settings: Promise<void>): void {
    this.settings = settings;
  }

  /**
   * Learns from the folder around a file of the format, once. Resolves when that is done: true when something was
   * learned, false when the user cancelled or there is nothing to learn from.
   */
  learnAround(uri: string, format: FileFormat): Promise<boolean> {
    const folder = folderAround(uri, this.workspace);
    if (!this.files || !format.startLearning || folder === undefined) return Promise.resolve(false);
    const known = this.folders.get(folder);
    if (known) return known;
    const learning = this.learn(folder, format, this.files).catch((error: unknown) => {
      this.connection.console.error(`Learning from ${folder} failed: ${String(error)}`);
      return false;
    });
    this.folders.set(folder, learning);
    return learning;
  }

  private async learn(folder: string, format: FileFormat, files: ScriptFiles): Promise<boolean> {
    await this.settings;
    if (!this.enabled) {
      this.folders.delete(folder);
      return false;
    }
    const progress = await this.connection.window.createWorkDoneProgress();
    const isCancelled = (): boolean => progress.token.isCancellationRequested;
    let tells = false;
    try {
      const uris = await files.list(folder, isCancelled);
      tells = uris.length >= WORTH_TELLING;
      if (tells) progress.begin(`Learning from ${format.title}s`, 0, `${uris.length} files`, true);
      const learner = format.startLearning!();
      let [done, scripts, shown, turn] = [0, 0, 0, performance.now()];
      for await (const { uri, text } of files.read(uris, LARGEST_SCRIPT)) {
        if (isCancelled()) return false;
        done += 1;
        if (text !== undefined && format.detect(uri, text) > 0.5) {
          learner.add(text);
          scripts += 1;
        }
        const percent = Math.floor((done * 100) / uris.length);
        if (tells && percent > shown) progress.report((shown = percent), `${done} of ${uris.length} files`);
        if (performance.now() - turn > TURN) {
          await new Promise((resolve) => setTimeout(resolve, 0));
          turn = performance.now();
        }
      }
      if (scripts === 0) return false;
      this.formats.put(learner.finish());
      this.learned();
      return true;
    } finally {
      if (tells) progress.done();
    }
  }
}

/** Names of folders in which people keep scripts, whatever is around them. */
const SCRIPT_FOLDER = /^.*\/(?:cardsfolder|customs?)(?=\/)/i;

/** The folder whose scripts belong together with a file: one of a telling name, else the workspace around it. */
function folderAround(uri: string, workspace: readonly string[]): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  return (
    SCRIPT_FOLDER.exec(uri)?.[0] ??
    workspace.find((folder) => uri.startsWith(`${folder.replace(/\/$/, '')}/`))
  );
}
