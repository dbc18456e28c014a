// Problems as SARIF 2.1.0, the form that code scanning services read.
import type { Log, ReportingDescriptor, Result } from 'sarif';
import { checkSummaries } from '../checks';
import type { Severity } from '../text';
import type { FileReport, Range } from './report';

const levels: Readonly<Record<Severity, Result.level>> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
  hint: 'note',
};

function regionOf({ start, end }: Range): {
  startLine: number;
  startColumn: number;
  endLine: number;
  endColumn: number;
} {
  return {
    startLine: start.line + 1,
    startColumn: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}

/** An address relative to the working folder where that is possible. */
function uriOf(path: string): string {
  const slashed = path.replaceAll('\\', '/').replace(/^\.\//, '');
  const encoded = slashed.split('/').map(encodeURIComponent).join('/');
  if (/^[A-Za-z]:\//.test(slashed)) return `file:///${encoded.replace('%3A', ':')}`;
  return slashed.startsWith('/') ? `file://${encoded}` : encoded;
}

/** The log of one run over the files. */
export function toSarif(files: readonly FileReport[], version: string): Log {
  const ids = [...new Set(files.flatMap(({ problems }) => problems.map(({ check }) => check)))].sort();
  const summaries: Readonly<Record<string, string>> = checkSummaries;
  const rules = ids.map((id): ReportingDescriptor => ({
    id,
    shortDescription: { text: summaries[id] ?? id },
  }));
  const results = files.flatMap(({ path, problems }) =>
    problems.map((problem): Result => ({
      ruleId: problem.check,
      ruleIndex: ids.indexOf(problem.check),
      level: levels[problem.severity],
      message: {
        text:
          problem.rules.length > 0 ? `${problem.message} (CR ${problem.rules.join(', ')})` : problem.message,
      },
      locations: [
        { physicalLocation: { artifactLocation: { uri: uriOf(path) }, region: regionOf(problem.range) } },
      ],
      fixes: problem.fixes.map((fix) => ({
        description: { text: fix.title },
        artifactChanges: [
          {
            artifactLocation: { uri: uriOf(path) },
            replacements: fix.edits.map(({ range, newText }) => ({
              deletedRegion: regionOf(range),
              insertedContent: { text: newText },
            })),
          },
        ],
      })),
    })),
  );
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Cardwright', semanticVersion: version, rules } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
}
