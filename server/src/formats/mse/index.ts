// Magic Set Editor: the `set` text that stands in a `.mse-set` package or in an unpacked folder.
import type { FileFormat } from '../file-format';
import { readSet } from './cards';
import { findPassedOver, writeField, writeFile } from './write';

export { isPackage, packMseSet, readMseSet } from './package';
export type { MseSetText } from './package';

/** Sets begin with the program's version and are for a game; its other files (styles, games, exporters) hold no cards. */
function detect(_path: string, text: string): number {
  if (!/^\ufeff?mse[ _]version:/.test(text)) return 0;
  const has = (key: string): boolean => new RegExp(`^${key}:`, 'm').test(text);
  const isOther = [
    'script',
    'card[ _]field',
    'card[ _]style',
    'export[ _]template',
    'file[ _]type',
    'create[ _]directory',
  ].some(has);
  return !isOther && has('game') && (has('stylesheet') || has('card') || has('set[ _]info')) ? 1 : 0;
}

export const format: FileFormat = {
  id: 'mse',
  title: 'Magic Set Editor set',
  languageIds: [],
  extensions: ['.mse-set'],
  detect,
  read: (text) => {
    const { cards, problems } = readSet(text);
    return { cards: cards.map(({ card }) => card), problems };
  },
  writeField,
  writeFile,
  findPassedOver,
};
