// Reads the `cardwright` section of an editor's settings. Odd values count as not set.
import type { AnalysisSettings } from '../analysis';
import type { Severity } from '../text';

/** What the settings say. */
export interface Configuration {
  readonly enabled: boolean;
  readonly analysis: AnalysisSettings;
  /** Whether to read the scripts around one that is opened, for their words. */
  readonly learnsFromScripts: boolean;
  /** The file of the Comprehensive Rules; '' for none. */
  readonly rulebookFile: string;
  /** Whether lenses stand above what can be simulated. */
  readonly simulateLenses: boolean;
}

const LEVELS: ReadonlySet<unknown> = new Set<Severity | 'off'>([
  'error',
  'warning',
  'information',
  'hint',
  'off',
]);

/** `{enable, checks: {ID: level}, learnFromScripts, rulebook: {file}, simulate: {codeLens}}`, where the level `default` keeps the check's own. */
export function readConfiguration(section: unknown): Configuration {
  const { enable, checks, learnFromScripts, rulebook, simulate } = asRecord(section);
  const { file } = asRecord(rulebook);
  const { codeLens } = asRecord(simulate);
  const levels = Object.entries(asRecord(checks)).filter(([, level]) => LEVELS.has(level));
  return {
    enabled: enable !== false,
    analysis: { severities: Object.fromEntries(levels) as AnalysisSettings['severities'], writing: true },
    learnsFromScripts: learnFromScripts !== false,
    simulateLenses: codeLens !== false,
    rulebookFile: typeof file === 'string' ? file.trim() : '',
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
