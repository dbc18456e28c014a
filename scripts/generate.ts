// Runs every generator: each file scripts/generate-*.ts exports `generate()`, in the order of their names.
import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';

const folder = fileURLToPath(new URL('.', import.meta.url));
const names = readdirSync(folder).filter((name) => /^generate-.+\.ts$/.test(name));
// The vocabulary comes first, because other generators read it.
names.sort(
  (a, b) =>
    Number(b === 'generate-vocabulary.ts') - Number(a === 'generate-vocabulary.ts') || a.localeCompare(b),
);

async function run(): Promise<void> {
  for (const name of names) {
    const module = (await import(pathToFileURL(join(folder, name)).href)) as {
      generate?: () => Promise<void> | void;
    };
    if (!module.generate) throw new Error(`${name} exports no generate()`);
    await module.generate();
    console.log(`${name}: done`);
  }
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
