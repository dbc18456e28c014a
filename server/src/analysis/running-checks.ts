// Which checks run over a file, by the settings and by what kind of file it is.
import { checks } from '../checks';
import type { Check } from '../checks';
import type { FileFormat } from '../formats';
import type { AnalysisSettings } from './document';

/**
 * The checks that run over a file of the format: those of `only`, or all but the ones that wait to be asked for.
 * Checks for writers wait while nobody writes, and in scripts; checks on trial always do. Setting a level asks.
 */
export function runningChecks(settings: AnalysisSettings, format: FileFormat | undefined): readonly Check[] {
  const { only, severities, writing } = settings;
  if (only) return checks.filter(({ id }) => only.includes(id));
  return checks.filter(({ id, group, forWriters }) => {
    if (group !== 'trial' && !forWriters) return true;
    const level = severities[id];
    if (level !== undefined) return level !== 'off';
    return group !== 'trial' && writing === true && format?.isScript !== true;
  });
}

/** Whether the same checks run over a file under both settings, so that what they found still holds. */
export function isSameRun(
  one: AnalysisSettings,
  other: AnalysisSettings,
  format: FileFormat | undefined,
): boolean {
  const ids = (settings: AnalysisSettings): string =>
    runningChecks(settings, format)
      .map(({ id }) => id)
      .join();
  return ids(one) === ids(other);
}
