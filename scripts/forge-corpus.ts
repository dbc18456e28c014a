// The corpus of Forge scripts, for generators, measurements and corpus tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readTar } from './tar';

/** A script and its name inside the archive. */
export interface CorpusScript {
  readonly name: string;
  readonly text: string;
}

const ARCHIVE = '../shared/corpus/forge-cardsfolder.tgz';

/** All scripts of the corpus, in the order of their names; undefined when the corpus is not there. */
export function readForgeCorpus(root = process.cwd()): CorpusScript[] | undefined {
  const path = join(root, ARCHIVE);
  if (!existsSync(path)) return undefined;
  const decoder = new TextDecoder();
  return readTar(gunzipSync(readFileSync(path)))
    .filter(({ name }) => name.endsWith('.txt'))
    .map(({ name, data }) => ({ name, text: decoder.decode(data) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
