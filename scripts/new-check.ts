// `npm run new:check GROUP/NAME`: writes a check and its page, which pass the laws of checks as they stand.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';

const groups: Readonly<Record<string, string>> = {
  card: 'error',
  wording: 'warning',
  design: 'hint',
  trial: 'hint',
};
const faults =
  'unknown missing duplicate misordered outdated mismatched ambiguous unreachable undefined illegal';

/** What is wrong with a name for a check; undefined when nothing is. */
export function findNameProblem(name: string): string | undefined {
  const [group = '', id = '', ...rest] = name.includes('/') ? name.split('/') : ['trial', name];
  if (rest.length > 0 || !groups[group]) return `The group must be one of ${Object.keys(groups).join(', ')}.`;
  if (!/^[a-z]+(?:-[a-z]+)+$/.test(id)) {
    return `A check is named for the fault in lower case with hyphens (${faults.replaceAll(' ', '-, ')}-).`;
  }
  return undefined;
}

/** The text of a new check: it finds a sample word, so that it can be seen to work before it is written. */
function checkText(id: string, group: string): string {
  return `// Finds the words "${sampleOf(id)}"; say here what fault it finds.
import { defineCheck } from '../check';
import type { Finding } from '../check';

export default defineCheck<Finding>({
  id: '${id}',
  group: '${group}',
  severity: '${groups[group]}',
  cites: ['abilities'],
  since: '0.1.0',

  find({ face: { text } }) {
    return [...text.matchAll(/\\b${sampleOf(id)}\\b/g)].map((match) => ({
      span: { start: match.index, end: match.index + match[0].length },
    }));
  },

  tell() {
    return {
      what: 'Say what is wrong.',
      why: 'Say what happens in play.',
      advice: 'Say what to do.',
    };
  },

  fix({ span }) {
    return [{ title: 'Say what the fix does', safety: 'suggested', edits: [{ span, newText: 'draw' }] }];
  },
});
`;
}

function sampleOf(id: string): string {
  return `sample ${id.replaceAll('-', ' ')}`;
}

function pageText(id: string): string {
  const sample = sampleOf(id);
  return `# ${id}

Say in one sentence what the check finds.

## Why

Say which game rule is behind it and what happens in play.

## Reported

\`\`\`oracle Sorcery
You ${sample} a card.
    ${'^'.repeat(sample.length)} Say what is wrong. Say what happens in play. Say what to do.
\`\`\`

\`\`\`becomes
You draw a card.
\`\`\`

## Not reported

\`\`\`oracle Sorcery
You draw a card.
\`\`\`

## When to turn it off

Say when an author may not want it.
`;
}

/**
 * Writes both files and gives back their paths. Throws when the name does not fit or a file is there already.
 * @param name `group/id`, or an id alone, which goes to `trial`
 * @param root the folder of the project
 */
export async function writeCheck(name: string, root: string): Promise<readonly string[]> {
  const problem = findNameProblem(name);
  if (problem !== undefined) throw new Error(problem);
  const [group, id] = name.includes('/') ? (name.split('/') as [string, string]) : ['trial', name];
  const base = join(root, 'server/src/checks', group, id);
  const files = [
    { path: `${base}.ts`, text: checkText(id, group) },
    { path: `${base}.md`, text: pageText(id) },
  ];
  for (const { path } of files) if (existsSync(path)) throw new Error(`${path} is there already.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
  }
  return files.map(({ path }) => path);
}

async function main(name: string | undefined): Promise<void> {
  if (name === undefined) throw new Error('Give a name: npm run new:check wording/outdated-something');
  const root = fileURLToPath(new URL('..', import.meta.url));
  for (const path of await writeCheck(name, root)) console.log(path);
  const { generate } = await import('./generate-checks');
  await generate();
  console.log('Both are in the list of checks now. Run: npx vitest run test/checks');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(process.argv[2]).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
