// What `cardwright simulate` prints for people: which scenarios came out as expected, and what did not.
import { createColors } from 'picocolors';
import type { ScenarioResult } from '../../simulator/scenario';
import { ruleNumber } from '../../vocabulary';
import type { LineIndex, Problem } from '../../text';

/** A scenario file with how its scenarios came out. */
export interface FileResult {
  readonly path: string;
  readonly lines: LineIndex;
  /** Errors of the file itself; then nothing of it ran. */
  readonly problems: readonly Problem[];
  readonly results: readonly ScenarioResult[];
}

const signs: Readonly<Record<ScenarioResult['outcome'], string>> = {
  passed: '✓',
  failed: '✗',
  unplayable: '!',
};

/** One file. @param steps whether every step of the runs is shown */
export function describeResult(file: FileResult, steps: boolean, colors: boolean): string {
  const paint = createColors(colors);
  const rows = [file.path];
  for (const problem of file.problems)
    rows.push(`  ${placeIn(file, problem.span.start)}  ${paint.red(problem.message)}`);
  for (const { scenario, outcome, failures, run } of file.results) {
    const sign = outcome === 'passed' ? paint.green(signs[outcome]) : paint.red(signs[outcome]);
    rows.push(`  ${sign} ${scenario.name}`);
    for (const failure of failures)
      rows.push(`      ${placeIn(file, failure.span.start)}  ${failure.message}`);
    if (!steps) continue;
    for (const step of run?.steps ?? []) {
      rows.push(`      ${step.says}  ${paint.dim(`(${ruleNumber(step.rule)})`)}`);
      for (const event of step.events) if (event.says !== '') rows.push(`        ${event.says}`);
      for (const { decision, answer, given } of step.decisions) {
        const labels = answer.map((at) => decision.options[at]?.label ?? '').join(', ') || 'none';
        rows.push(`        ${paint.cyan(`${decision.question}: ${labels}${given ? '' : ' (default)'}`)}`);
      }
      for (const notice of step.notices) rows.push(`        ${paint.yellow(notice.says)}`);
    }
  }
  return `${rows.join('\n')}\n`;
}

function placeIn({ lines }: FileResult, offset: number): string {
  const { line, character } = lines.positionAt(offset);
  return `${line + 1}:${character + 1}`;
}

/** The last line: how many of each. */
export function describeTotals(files: readonly FileResult[]): string {
  const all = files.flatMap(({ results }) => results);
  const count = (outcome: ScenarioResult['outcome']): number =>
    all.filter((each) => each.outcome === outcome).length;
  const parts = [`${count('passed')} of ${all.length} scenarios came out as expected`];
  if (count('failed') > 0) parts.push(`${count('failed')} did not`);
  if (count('unplayable') > 0) parts.push(`${count('unplayable')} could not be set up`);
  return `${parts.join(', ')}.\n`;
}
