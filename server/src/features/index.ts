// What an editor offers on a document, one file per feature, in spans and plain data.
export * from './card-names';
export * from './check-page';
export * from './explanation';
export * from './explanation-view';
export * from './file-names';
export * from './fixes';
export * from './hover';
export * from './jumps';
export * from './outline';
export * from './problem-counts';
export * from './rule-editions';
export * from './rules-comparison';
export * from './rules-dependence';
export * from './rules-document';
export * from './rules-hover';
export * from './semantic-tokens';
