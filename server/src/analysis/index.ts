// From a document to its cards, trees and problems.
export * from './document';
export * from './analyser';
export { OTHER_LANGUAGE } from './file-problems';
export * from './reading-counts';
export * from './known-formats';
