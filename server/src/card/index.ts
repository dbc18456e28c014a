// The card model: what all formats are read into and all checks look at.
export * from './card';
