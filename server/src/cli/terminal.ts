// What the command line needs from its surroundings, so that tests can run it without a process.

/** Output, colours and the width of the terminal. */
export interface Terminal {
  /** Writes to standard output. */
  out(text: string): void;
  /** Writes bytes to standard output, as they are. */
  outBytes(bytes: Uint8Array): void;
  /** Writes to standard error. */
  err(text: string): void;
  /** Whether standard output shows colours. */
  readonly colors: boolean;
  /** Whether standard error is a terminal, where progress may be shown and wiped again. */
  readonly interactive: boolean;
}
