// The lowest layer: spans, mapped text, edits and problems. Imports nothing.
export * from './span';
export * from './mapped-text';
export * from './text-edit';
export * from './problem';
export * from './line-index';
