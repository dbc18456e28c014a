// Problems for people: place, message, the line with the words underlined, and what can be done.
import picocolors from 'picocolors';
import type { Severity } from '../text';
import type { FileReport, ReportedProblem, Summary } from './report';

type Colors = ReturnType<typeof picocolors.createColors>;

function colorOf(colors: Colors, severity: Severity): (text: string) => string {
  if (severity === 'error') return colors.red;
  if (severity === 'warning') return colors.yellow;
  return severity === 'information' ? colors.blue : colors.dim;
}

function describe(path: string, problem: ReportedProblem, colors: Colors): string {
  const { range, severity, check, card, message, rules, fixes, excerpt } = problem;
  const paint = colorOf(colors, severity);
  const line = String(range.start.line + 1);
  const gutter = ' '.repeat(line.length);
  const bar = colors.dim('|');
  const place = `${path}:${line}:${range.start.character + 1}`;
  const marks = '^'.repeat(Math.max(1, Math.min(excerpt.end, excerpt.text.length) - excerpt.start));
  const rows = [
    `${colors.bold(place)} ${paint(severity)} ${colors.bold(check)}${card === null ? '' : ` ${colors.dim('in')} ${card}`}`,
    `  ${colors.dim(line)} ${bar} ${excerpt.text}`,
    `  ${gutter} ${bar} ${' '.repeat(excerpt.start)}${paint(marks)}`,
    ...message.split('\n').map((row) => `  ${row}`),
  ];
  if (rules.length > 0) rows.push(colors.dim(`  CR ${rules.join(', ')}`));
  const fix = fixes[0];
  if (fix) rows.push(`  ${colors.green('Fix:')} ${fix.title}`);
  return rows.join('\n');
}

/** All problems of a file, one paragraph each; '' when there are none. */
export function describeFile({ path, problems }: FileReport, useColors: boolean): string {
  const colors = picocolors.createColors(useColors);
  return problems.map((problem) => `${describe(path, problem, colors)}\n\n`).join('');
}

/** Says which hints were not shown, and how to see them; '' when all were. */
export function describeMoreHints(
  left: readonly { readonly check: string; readonly count: number }[],
  useColors: boolean,
): string {
  const colors = picocolors.createColors(useColors);
  const rows = left.map(({ check, count }) =>
    colors.dim(`… and ${counted(count, 'more hint', 'more hints')} of ${check}; --only ${check} shows all.`),
  );
  return rows.length > 0 ? `${rows.join('\n')}\n\n` : '';
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** The last line: what was looked at and what was found. */
export function describeSummary(files: number, summary: Summary, useColors: boolean): string {
  const colors = picocolors.createColors(useColors);
  const found = [
    summary.errors > 0 ? colors.red(counted(summary.errors, 'error', 'errors')) : '',
    summary.warnings > 0 ? colors.yellow(counted(summary.warnings, 'warning', 'warnings')) : '',
    summary.information > 0 ? colors.blue(counted(summary.information, 'note', 'notes')) : '',
    summary.hints > 0 ? colors.dim(counted(summary.hints, 'hint', 'hints')) : '',
  ].filter((part) => part !== '');
  const looked = `${counted(summary.cards, 'card', 'cards')} in ${counted(files, 'file', 'files')}`;
  return `${looked}: ${found.length > 0 ? found.join(', ') : colors.green('no problems')}.\n`;
}
