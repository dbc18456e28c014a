// Bundles every program of the product with esbuild. `--watch` rebuilds on change, `--development` keeps names.
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const watches = process.argv.includes('--watch');
const isDevelopment = watches || process.argv.includes('--development');

/** The programs: where each begins, where its bundle goes, and what it runs in. */
const PROGRAMS = [
  { entry: 'server/src/cli/main.ts', out: 'server/dist/cli.js', runsIn: 'node' },
  { entry: 'server/src/cli/worker.ts', out: 'server/dist/cli-worker.js', runsIn: 'node' },
  { entry: 'server/src/lsp/node.ts', out: 'server/dist/language-server.js', runsIn: 'node' },
  { entry: 'server/src/lsp/browser.ts', out: 'server/dist/language-server-worker.js', runsIn: 'worker' },
  { entry: 'client/src/node/extension.ts', out: 'client/dist/node.js', runsIn: 'vscode' },
  { entry: 'client/src/browser/extension.ts', out: 'client/dist/browser.js', runsIn: 'vscode-web' },
];

/** What esbuild must know of each place. VS Code brings the module `vscode` itself. */
const PLACES = {
  node: { platform: 'node', format: 'cjs', target: 'node20' },
  vscode: { platform: 'node', format: 'cjs', target: 'node20', external: ['vscode'] },
  worker: { platform: 'browser', format: 'iife', target: 'es2022' },
  'vscode-web': { platform: 'browser', format: 'cjs', target: 'es2022', external: ['vscode'] },
};

const settings = PROGRAMS.map(({ entry, out, runsIn }) => {
  if (!existsSync(join(root, entry))) throw new Error(`${entry} is missing; scripts/build.mjs lists it.`);
  return {
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: out,
    bundle: true,
    minify: !isDevelopment,
    keepNames: !isDevelopment,
    sourcemap: isDevelopment ? 'linked' : false,
    logLevel: 'warning',
    // Some libraries' main entries pull in modules in ways that no bundler can follow; their ES modules do not.
    mainFields: PLACES[runsIn].platform === 'node' ? ['module', 'main'] : ['browser', 'module', 'main'],
    loader: { '.md': 'text' },
    legalComments: 'linked',
    ...PLACES[runsIn],
  };
});

if (watches) {
  const contexts = await Promise.all(settings.map((each) => esbuild.context(each)));
  await Promise.all(contexts.map((context) => context.watch()));
  console.log('Watching.');
} else {
  for (const folder of new Set(PROGRAMS.map(({ out }) => dirname(out))))
    rmSync(join(root, folder), { recursive: true, force: true });
  await Promise.all(settings.map((each) => esbuild.build(each)));
}
