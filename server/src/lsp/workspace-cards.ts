// The cards of the workspace, open or not: their names for hovers, and all of their words for questions about rules.
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { analyseText } from '../analysis';
import type { AnalysedDocument, AnalysisSettings } from '../analysis';
import { CardNames } from '../features';
import { chooseFormat } from '../formats';
import type { FileAccess } from './file-access';

/** Larger files are left out: they are collections of everything, not somebody's own cards. */
const LARGEST_FILE = 8 * 1024 * 1024;
const LARGEST_SUM = 64 * 1024 * 1024;

interface KnownFile {
  /** Undefined where the file cannot be read or holds no cards. */
  readonly text: string | undefined;
  analysed?: AnalysedDocument;
}

/** What the workspace needs to know of the open documents. */
export interface OpenDocuments {
  all(): readonly TextDocument[];
  analyse(document: TextDocument): AnalysedDocument;
}

/** Reads the workspace's files when first asked and again where they change. */
export class WorkspaceCards {
  folders: readonly string[] = [];
  readonly names = new CardNames();
  private files: Map<string, KnownFile> | undefined;
  private reading: Promise<void> | undefined;
  private readonly stale = new Set<string>();
  private readonly versions = new Map<string, number>();

  constructor(
    private readonly access: () => FileAccess,
    private readonly open: OpenDocuments,
    private readonly settings: () => AnalysisSettings,
  ) {}

  /** Whether every file has been looked at. */
  get isRead(): boolean {
    return this.files !== undefined && this.stale.size === 0;
  }

  /** A file was made, changed or deleted on the disk. */
  changed(uri: string): void {
    if (this.files) this.stale.add(uri);
  }

  /** Brings the names up to the open documents' newest texts. Quick where none changed. */
  updateOpen(): void {
    const seen = new Set<string>();
    for (const document of this.open.all()) {
      seen.add(document.uri);
      if (this.versions.get(document.uri) === document.version) continue;
      this.versions.set(document.uri, document.version);
      const { cards } = this.open.analyse(document);
      this.names.put(
        document.uri,
        cards.map(({ card }) => card),
      );
    }
    for (const uri of this.versions.keys()) {
      if (seen.has(uri)) continue;
      // The file on the disk may differ from what was last seen in the editor.
      this.versions.delete(uri);
      this.names.delete(uri);
      this.changed(uri);
    }
  }

  /** The text that a name's place counts in: that of the editor where the file is open. */
  textOf(uri: string): string | undefined {
    const open = this.open.all().find((document) => document.uri === uri);
    return open ? open.getText() : this.files?.get(uri)?.text;
  }

  /** Reads the workspace's files and their names; those that are known already are not read again. */
  read(): Promise<void> {
    return (this.reading ??= this.readFiles().finally(() => (this.reading = undefined)));
  }

  /** Every card file, the open ones as they stand in the editor. */
  async all(): Promise<readonly AnalysedDocument[]> {
    this.updateOpen();
    await this.read();
    const found = new Map<string, AnalysedDocument>();
    for (const document of this.open.all()) {
      const analysed = this.open.analyse(document);
      if (analysed.format) found.set(document.uri, analysed);
    }
    for (const [uri, file] of this.files ?? []) {
      if (file.text === undefined || found.has(uri)) continue;
      if (!file.analysed) {
        const format = chooseFormat({ path: uri, languageId: '', text: file.text });
        file.analysed = { ...analyseText(file.text, format, this.settings()).analysed, uri };
        await breath();
      }
      found.set(uri, file.analysed);
    }
    return [...found.values()];
  }

  private async readFiles(): Promise<void> {
    const files = this.files ?? new Map<string, KnownFile>();
    const wanted = this.files ? [...this.stale] : await this.access().listCardFiles(this.folders);
    this.stale.clear();
    this.files = files;
    let sum = 0;
    for (const file of files.values()) sum += file.text?.length ?? 0;
    for (const uri of wanted) {
      const text = sum > LARGEST_SUM ? undefined : await this.readText(uri);
      sum += text?.length ?? 0;
      files.set(uri, { text });
      if (this.versions.has(uri)) continue;
      const format = text === undefined ? undefined : chooseFormat({ path: uri, languageId: '', text });
      this.names.put(uri, format && text !== undefined ? format.read(text).cards : []);
      await breath();
    }
  }

  /** The text of a file that holds cards; undefined for others, and for those that are gone. */
  private async readText(uri: string): Promise<string | undefined> {
    try {
      const text = await this.access().readText(uri, this.folders);
      const holdsCards =
        text.length <= LARGEST_FILE && chooseFormat({ path: uri, languageId: '', text }) !== undefined;
      return holdsCards ? text : undefined;
    } catch {
      // Gone since it was found, or not ours to read: it has no cards to tell about.
      return undefined;
    }
  }
}

/** Lets other requests be answered before the next file. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
