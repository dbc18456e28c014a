// The official rulebook: reading an edition, searching it, comparing two.
export * from './rulebook';
export * from './read-rulebook';
export * from './references';
export * from './compare-editions';
export * from './word-diff';
