// Writes docs/readings.md: invented lines beside their trees, and what the read-through of real cards found.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOracle } from '../server/src/oracle';
import { inventedCard, inventedLines } from './invented-lines';
import { describeTree } from './tree-text';

const file = fileURLToPath(new URL('../docs/readings.md', import.meta.url));
const mark = '<!-- Below this line: written by scripts/generate-readings.ts -->';

function sectionOf(grammarFile: string, lines: readonly string[]): string {
  const readings = lines.map((text) => {
    const trees = readOracle(text, inventedCard).lines.map(({ line }) => describeTree(line));
    return `\`${text}\`\n\n\`\`\`\n${trees.join('\n')}\n\`\`\`\n`;
  });
  return [`## ${grammarFile}\n`, ...readings].join('\n');
}

/** The page: what people wrote above the mark is kept, the trees below it are made anew. */
export function readingsPage(old: string): string {
  const head = old.slice(0, old.indexOf(mark));
  const sections = Object.entries(inventedLines).map(([name, lines]) => sectionOf(name, lines));
  return `${head}${mark}\n\n${sections.join('\n')}`;
}

/** Writes the page. */
export function generate(): void {
  writeFileSync(file, readingsPage(readFileSync(file, 'utf8')));
}
