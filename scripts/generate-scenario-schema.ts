// Writes the JSON schema of scenario files from their shapes.
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { scenarioSchema } from '../server/src/simulator/scenario';

const target = new URL('../syntaxes/scenario.schema.json', import.meta.url);

/** Writes syntaxes/scenario.schema.json. */
export async function generate(): Promise<void> {
  writeFileSync(target, await format(JSON.stringify(scenarioSchema()), { parser: 'json', printWidth: 110 }));
}
