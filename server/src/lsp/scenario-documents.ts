// Scenario files in the editor: their problems, and what can be typed in them.
import { CompletionItemKind } from 'vscode-languageserver';
import type { CompletionItem, Connection, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import {
  isScenarioPath,
  scenarioCardOf,
  scenarioCardSource,
  scenarioCompletions,
  scenarioFiles,
  scenarioProblems,
} from '../features';
import type { CardSource } from '../simulator/scenario';
import { toDiagnostic, toRange } from './conversion';
import { fenced } from './fences';
import type { FileAccess } from './file-access';
import type { WorkspaceCards } from './workspace-cards';

/** Typing rests this many milliseconds before the positions of a file are set up again. */
const REST = 150;

const KINDS = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  card: CompletionItemKind.Class,
} as const;

/** Knows the scenario files that are open. */
export class ScenarioDocuments {
  enabled = true;
  private readonly waiting = new Map<string, ReturnType<typeof setTimeout>>();
  /** Files that scenarios name, by their address; undefined where they cannot be read. */
  private readonly texts = new Map<string, string | undefined>();

  constructor(
    private readonly connection: Connection,
    private readonly documents: TextDocuments<TextDocument>,
    private readonly cards: WorkspaceCards,
    private readonly files: () => FileAccess,
  ) {}

  /** Whether a document is a scenario file. */
  isScenario(uri: string): boolean {
    return isScenarioPath(uri);
  }

  /** Checks a document soon. */
  schedule({ uri }: TextDocument): void {
    clearTimeout(this.waiting.get(uri));
    this.waiting.set(
      uri,
      setTimeout(() => void this.publish(uri), REST),
    );
  }

  /** Checks every open scenario file again. */
  publishAll(): void {
    for (const document of this.documents.all()) if (this.isScenario(document.uri)) this.schedule(document);
  }

  /** A file changed on the disk: scenarios may name it. */
  changed(): void {
    this.texts.clear();
    this.publishAll();
  }

  /** Takes back what a closed document showed. */
  close(uri: string): void {
    clearTimeout(this.waiting.get(uri));
    this.waiting.delete(uri);
    void this.connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  /** What can be typed at an offset. */
  complete(document: TextDocument, offset: number): CompletionItem[] {
    this.cards.updateOpen();
    const found = scenarioCompletions(document.getText(), offset, this.sourceFor(document.uri));
    return found.map(({ label, about, kind, span, newText }, index) => ({
      label,
      ...(about && { documentation: about }),
      kind: KINDS[kind],
      sortText: String(index).padStart(5, '0'),
      textEdit: { range: toRange(document, span), newText },
    }));
  }

  /** The cards that the scenarios of a text can use, once they are read. */
  async cardsFor(uri: string, text: string): Promise<CardSource> {
    await this.readFor(uri, text);
    return this.sourceFor(uri);
  }

  private async publish(uri: string): Promise<void> {
    this.waiting.delete(uri);
    try {
      const text = this.documents.get(uri)?.getText();
      if (text !== undefined && this.enabled) await this.readFor(uri, text);
    } catch (error) {
      this.connection.console.warn(`Files of a scenario could not be read: ${String(error)}`);
    }
    fenced(this.connection.console, 'Checking scenarios', undefined, () => {
      // Reading takes time: the text may be newer by now, and is checked as it is.
      const document = this.documents.get(uri);
      if (!document) return;
      const problems = this.enabled ? scenarioProblems(document.getText(), this.sourceFor(uri)) : [];
      const diagnostics = problems.map((problem) => toDiagnostic(document, problem));
      void this.connection.sendDiagnostics({ uri, diagnostics, version: document.version });
    });
  }

  /** Reads the cards of the workspace, and the files that the scenarios name. */
  private async readFor(uri: string, text: string): Promise<void> {
    this.cards.updateOpen();
    if (!this.cards.isRead) await this.cards.read();
    for (const name of scenarioFiles(text)) {
      const address = addressOf(name, uri);
      if (address === undefined || this.texts.has(address)) continue;
      let found: string | undefined;
      try {
        found = await this.files().readText(address, this.cards.folders);
      } catch {
        // It is not there, which the check of the scenario says at its name.
      }
      this.texts.set(address, found);
    }
  }

  private sourceFor(uri: string): CardSource {
    const { names } = this.cards;
    return scenarioCardSource({
      readText: (name) => {
        const address = addressOf(name, uri);
        return address === undefined ? undefined : (this.cards.textOf(address) ?? this.texts.get(address));
      },
      find: (name) => {
        const [card] = names.find(name);
        return (
          card && scenarioCardOf({ name: card.name, layout: 'normal', faces: card.faces, file: card.file })
        );
      },
      names: () => names.all(),
    });
  }
}

/** The address of a file that a scenario names; it stands beside the scenario. */
function addressOf(name: string, uri: string): string | undefined {
  try {
    return new URL(name.replaceAll('\\', '/'), uri).href;
  } catch {
    return undefined;
  }
}
