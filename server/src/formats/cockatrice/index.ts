// Cockatrice card databases, versions 3 and 4: the usual way to play a custom set with others.
import type { FileFormat } from '../file-format';
import { readDatabase } from './cards';
import { detect } from './detect';
import { writeField } from './write-field';
import { findPassedOver, writeFile } from './write-file';

export const format: FileFormat = {
  id: 'cockatrice',
  title: 'Cockatrice database',
  languageIds: ['xml'],
  extensions: ['.xml'],
  detect,
  read: (text) => {
    const { cards, problems } = readDatabase(text);
    return { cards: cards.map(({ card }) => card), problems };
  },
  writeField,
  writeFile,
  findPassedOver,
};
