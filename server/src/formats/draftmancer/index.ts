// Draftmancer custom card lists: a text file for drafting, with the cards as JSON under `[CustomCards]`.
import type { FileFormat } from '../file-format';
import { readList } from './cards';
import { detect } from './sections';
import { findPassedOver, writeField, writeFile } from './write';

export const format: FileFormat = {
  id: 'draftmancer',
  title: 'Draftmancer list',
  languageIds: [],
  extensions: ['.txt'],
  detect,
  read: (text) => {
    const { cards, problems } = readList(text);
    return { cards: cards.map(({ card }) => card), problems };
  },
  writeField,
  writeFile,
  findPassedOver,
};
