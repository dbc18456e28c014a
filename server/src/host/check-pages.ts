// Finds the pages of the checks beside the running program, for editors that open a file's address.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A link with `{page}` in it, for `InitializationOptions.pageLink`; undefined when the pages are not at hand. */
export function findPageLink(program = process.argv[1]): string | undefined {
  if (program === undefined || !existsSync(program)) return undefined;
  const folder = join(dirname(realpathSync(program)), '../src/checks');
  return existsSync(folder) ? `${pathToFileURL(folder).href}/{page}.md` : undefined;
}
