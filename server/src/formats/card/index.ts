// The `.card` format: plain text in the layout that people paste from card databases (docs/card-format.md).
import type { FileFormat } from '../file-format';
import { findCut } from './cuts';
import { detect } from './detect';
import { read } from './read';
import { writeField } from './write';
import { findPassedOver, writeFile } from './write-file';

export const format: FileFormat = {
  id: 'card',
  title: 'Card text',
  languageIds: ['cardwright-card'],
  extensions: ['.card'],
  detect,
  read,
  findCut,
  writeField,
  writeFile,
  findPassedOver,
};
