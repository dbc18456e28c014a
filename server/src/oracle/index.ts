// The grammar of card English: text to meaning and back.
export { clearLineCache, countLineReadings, isWhole, readOracle, unreadIn } from './read-oracle';
export { printLine } from './print-line';
export type { PrintedNames } from './print-line';
export type * from './tree';
export type { ObjectNames } from './words';
export { resolveReferences } from './references/resolve-references';
export type { OracleReference, Place, Referent } from './references/resolve-references';
