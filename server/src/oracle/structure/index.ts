// The first reader of card English: lines, abilities, sentences, quotes, reminder text and references.
export * from './tree';
export { readStructure } from './read-structure';
export { isAbout, isInReach } from './links';
export { classOfNoun } from './nouns';
export type { NounClass } from './nouns';
