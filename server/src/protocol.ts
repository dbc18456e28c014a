// Our own messages between client and server, beside those of the Language Server Protocol. Types only.

/** What the client passes on start as `initializationOptions`. */
export interface InitializationOptions {
  /** Address of a check's page; `{page}` stands for the page's place (`card/undefined-choice`). */
  readonly pageLink?: string;
}

/** How many problems of each level; the names are those of the command line's output. */
export interface ProblemCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly information: number;
  readonly hints: number;
}

/** Notification `cardwright/status`, server to client: what is known about an open document after each check. */
export interface DocumentStatus extends ProblemCounts {
  readonly uri: string;
  /** The format's name for people ("Scryfall JSON"); missing when the file holds no cards we can read. */
  readonly format?: string;
  readonly cards: number;
}

/** One file of a `cardwright/checkFiles` request. */
export interface FileToCheck {
  readonly uri: string;
  readonly text: string;
}

/** Params of the request `cardwright/checkFiles`: files that are not open; the server publishes their diagnostics. */
export interface CheckFilesParams {
  readonly files: readonly FileToCheck[];
  /** Whether these files begin a new run, so that diagnostics of an earlier run are taken back. */
  readonly first: boolean;
}

/** Result of `cardwright/checkFiles`. */
export interface CheckFilesResult extends ProblemCounts {
  /** Files in a known format; the others are left alone. */
  readonly files: number;
  readonly cards: number;
}
