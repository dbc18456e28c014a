// Writes the JSON schema of scenario files from their shapes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { scenarioSchema } from '../server/src/simulator/scenario';

const target = new URL('../syntaxes/scenario.schema.json', import.meta.url);

/** Writes syntaxes/scenario.schema.json. */
export function generate(): void {
  mkdirSync(new URL('.', target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(scenarioSchema(), undefined, 2)}\n`);
}
