// The rules at hand: our own digest, and the official rulebook when the user has it.
export * from './digest-entry';
export { digestEntries } from './digest';
export { digestBook } from './digest-book';
export * from './find-entry';
export * from './term-at';
export * from './comprehensive';
export * from './search';
