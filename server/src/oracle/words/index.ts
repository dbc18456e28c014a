// The lexer of card English: a line of text becomes words that are compared as integers.
export { lexLine, negatable } from './lex-line';
export type { LexedLine } from './lex-line';
export { selfNamesOf, shortNameOf } from './self-names';
export type { ObjectNames, SelfForm, SelfName } from './self-names';
export { findWord, formOfWord, idOfClass, internWord, unknownWord, wordCount, WordClass } from './word-table';
