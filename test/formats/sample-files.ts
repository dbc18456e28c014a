// The card files that the tests of all formats read: our own samples, and real ones where they are at hand.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface SampleFile {
  /** With `/`, from the folder of samples. */
  readonly path: string;
  readonly text: string;
}

const SHARED = '../shared/corpus/formats';

/** Whether the real files are there; tests over them say so when they are not. */
export const hasSharedFiles = existsSync(SHARED);

/** Our own samples of a format. */
export function ownSamples(id: string): SampleFile[] {
  return read(join('samples', id));
}

/** Real files of real people, by the program they are for; empty where they are not at hand. */
export function sharedFiles(folder = ''): SampleFile[] {
  return hasSharedFiles ? read(join(SHARED, folder)) : [];
}

function read(folder: string, below = ''): SampleFile[] {
  if (!existsSync(join(folder, below))) return [];
  return readdirSync(join(folder, below))
    .sort()
    .flatMap((name) => {
      const path = below === '' ? name : `${below}/${name}`;
      if (statSync(join(folder, path)).isDirectory()) return read(folder, path);
      return name.endsWith('.mse-set') ? [] : [{ path, text: readFileSync(join(folder, path), 'utf8') }];
    });
}
