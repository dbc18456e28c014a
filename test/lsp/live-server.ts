// A client for the built server over its standard streams, as any editor would be.
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import type {
  CodeAction,
  CodeActionContext,
  Diagnostic,
  DocumentSymbol,
  Hover,
  InitializeResult,
  Position,
  ProtocolConnection,
  PublishDiagnosticsParams,
  Range,
  TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** The server that `npm run build` makes. */
export const SERVER = 'server/dist/language-server.js';

/** Reads what the server sent about a document until it fits. */
interface Waiter {
  readonly uri: string;
  readonly version: number | undefined;
  readonly resolve: (diagnostics: Diagnostic[]) => void;
}

/** A `$/progress` notification. */
export interface ToldProgress {
  readonly token: number | string;
  readonly value: { readonly kind: 'begin' | 'report' | 'end'; readonly percentage?: number };
}

/** A running server and the documents that are open in it. */
export class LiveServer {
  readonly connection: ProtocolConnection;
  readonly logs: string[] = [];
  /** What the server told about work that takes long. */
  readonly progress: ToldProgress[] = [];
  onProgress: ((told: ToldProgress) => void) | undefined;
  capabilities: InitializeResult['capabilities'] = {};
  private readonly documents = new Map<string, TextDocument>();
  private readonly published = new Map<string, PublishDiagnosticsParams>();
  private waiters: Waiter[] = [];

  private constructor(readonly child: ChildProcessWithoutNullStreams) {
    this.connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    this.connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) =>
      this.take(params),
    );
    this.connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
      this.logs.push(message);
    });
    this.connection.onNotification('$/progress', (told: ToldProgress) => {
      this.progress.push(told);
      this.onProgress?.(told);
    });
    this.connection.listen();
  }

  /** Starts a server; `settings` answers its question for the `cardwright` section. */
  static async start(
    settings?: unknown,
    initializationOptions?: unknown,
    rootUri: string | null = null,
  ): Promise<LiveServer> {
    if (!existsSync(SERVER)) throw new Error(`${SERVER} is missing: run npm run build first`);
    const server = new LiveServer(spawn(process.execPath, [SERVER, '--stdio']));
    server.connection.onRequest('workspace/configuration', () => [settings ?? null]);
    server.connection.onRequest('client/registerCapability', () => null);
    server.connection.onRequest('window/workDoneProgress/create', () => null);
    const answer = server.connection.sendRequest<InitializeResult>('initialize', {
      processId: process.pid,
      rootUri,
      capabilities: {
        window: { workDoneProgress: true },
        ...(settings === undefined ? {} : { workspace: { configuration: true } }),
      },
      initializationOptions,
    });
    const { capabilities } = await Promise.race([answer, server.failure()]);
    server.capabilities = capabilities;
    await server.connection.sendNotification('initialized', {});
    return server;
  }

  /** Rejects when the server ends, with what it said. */
  private failure(): Promise<never> {
    let said = '';
    this.child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    return new Promise((_, reject) => {
      this.child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** Opens a document and gives its first diagnostics. */
  async open(uri: string, languageId: string, text: string): Promise<Diagnostic[]> {
    const document = TextDocument.create(uri, languageId, 1, text);
    this.documents.set(uri, document);
    this.published.delete(uri);
    const diagnostics = this.diagnosticsOf(uri, 1);
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text },
    });
    return diagnostics;
  }

  /** Opens a document from which no diagnostics are awaited. */
  async openQuietly(uri: string, languageId: string, text: string): Promise<void> {
    this.documents.set(uri, TextDocument.create(uri, languageId, 1, text));
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text },
    });
  }

  /** Sends changes; does not wait for what follows. */
  async change(uri: string, changes: TextDocumentContentChangeEvent[]): Promise<number> {
    const document = this.document(uri);
    const version = document.version + 1;
    this.documents.set(uri, TextDocument.update(document, changes, version));
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: changes,
    });
    return version;
  }

  /** Replaces the one place where `words` stand, and gives the new diagnostics. */
  async replace(uri: string, words: string, by: string): Promise<Diagnostic[]> {
    const range = this.rangeOf(uri, words);
    const diagnostics = this.diagnosticsOf(uri, this.document(uri).version + 1);
    await this.change(uri, [{ range, text: by }]);
    return diagnostics;
  }

  async close(uri: string): Promise<void> {
    this.documents.delete(uri);
    await this.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  async closeAll(): Promise<void> {
    for (const uri of [...this.documents.keys()]) await this.close(uri);
  }

  /** The diagnostics of a version of a document, once they come; of any version when none is given. */
  diagnosticsOf(uri: string, version?: number): Promise<Diagnostic[]> {
    const known = this.published.get(uri);
    if (known && version !== undefined && known.version === version)
      return Promise.resolve(known.diagnostics);
    return new Promise((resolve) => this.waiters.push({ uri, version, resolve }));
  }

  /** What was published last about a document. */
  shown(uri: string): Diagnostic[] | undefined {
    return this.published.get(uri)?.diagnostics;
  }

  hover(uri: string, position: Position): Promise<Hover | null> {
    return this.connection.sendRequest('textDocument/hover', { textDocument: { uri }, position });
  }

  /** The hover's words on the middle of `words`. */
  async hoverOn(uri: string, words: string): Promise<string> {
    const document = this.document(uri);
    const offset = document.getText().indexOf(words) + Math.floor(words.length / 2);
    const hover = await this.hover(uri, document.positionAt(offset));
    return hover ? (hover.contents as { value: string }).value : '';
  }

  codeActions(uri: string, range: Range, context: Partial<CodeActionContext> = {}): Promise<CodeAction[]> {
    return this.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range,
      context: { diagnostics: [], ...context },
    });
  }

  symbols(uri: string): Promise<DocumentSymbol[] | null> {
    return this.connection.sendRequest('textDocument/documentSymbol', { textDocument: { uri } });
  }

  document(uri: string): TextDocument {
    const document = this.documents.get(uri);
    if (!document) throw new Error(`${uri} is not open`);
    return document;
  }

  text(uri: string): string {
    return this.document(uri).getText();
  }

  rangeOf(uri: string, words: string): Range {
    const document = this.document(uri);
    const start = document.getText().indexOf(words);
    if (start < 0) throw new Error(`“${words}” is not in ${uri}`);
    return { start: document.positionAt(start), end: document.positionAt(start + words.length) };
  }

  /** The words that each diagnostic underlines, with its code. */
  underlined(uri: string, diagnostics: readonly Diagnostic[]): string[] {
    const document = this.document(uri);
    return diagnostics.map(({ code, range }) => `${code}: ${document.getText(range)}`);
  }

  /** The text of a document after an action's edits. */
  applied(uri: string, action: CodeAction | undefined): string {
    const edits = action?.edit?.changes?.[uri];
    if (!edits) throw new Error('the action edits nothing here');
    return TextDocument.applyEdits(this.document(uri), edits);
  }

  /** Ends the server politely; gives its exit code. */
  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    const code = await ended;
    this.connection.dispose();
    return code;
  }

  private take(params: PublishDiagnosticsParams): void {
    this.published.set(params.uri, params);
    const fits = ({ uri, version }: Waiter): boolean =>
      uri === params.uri && (version === undefined || (params.version ?? 0) >= version);
    const [ready, rest] = [this.waiters.filter(fits), this.waiters.filter((waiter) => !fits(waiter))];
    this.waiters = rest;
    for (const { resolve } of ready) resolve(params.diagnostics);
  }
}
