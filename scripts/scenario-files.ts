// The scenario files of this repository: samples, and those beside the effects that they prove.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Their paths from the root, with `/`, in the order of their names. */
export function ownScenarioFiles(): string[] {
  return ['samples/scenarios', 'server/src/simulator'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.scenario.yaml'))
      .sort(),
  );
}
