// The grammar of card English: text to meaning and back.
export { clearLineCache, countLineReadings, readOracle, unreadIn } from './read-oracle';
export { keptWordsIn } from './kept-words';
export type { KeptSort, KeptWords } from './kept-words';
export { tryInvented } from './invented-meanings';
export type { Trial } from './invented-meanings';
export { printLine } from './print-line';
export type { PrintedNames } from './print-line';
export type * from './tree';
export type { ObjectNames } from './words';
export { isWhole, wholeLines } from './references/whole-lines';
export { resolveReferences } from './references/resolve-references';
export type * from './references/reference';
