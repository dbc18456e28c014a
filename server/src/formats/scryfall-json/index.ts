// Scryfall-style JSON: one object, an array, a list under `data`, or one object a line.
import type { FileFormat } from '../file-format';
import { detect } from './detect';
import { findPart } from './part';
import { read } from './read';
import { writeField } from './write';
import { findPassedOver, writeFile } from './write-file';

export const format: FileFormat = {
  id: 'scryfall-json',
  title: 'Scryfall JSON',
  languageIds: ['json', 'jsonc', 'jsonl'],
  extensions: ['.json', '.jsonl', '.ndjson'],
  detect,
  read,
  findPart,
  writeField,
  writeFile,
  findPassedOver,
};
