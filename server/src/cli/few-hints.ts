// Keeps hints from drowning what matters more: people see the first few of each check, and how many there are.
import type { FileReport } from './report';

/** So many hints of one check are shown in full. */
const SHOWN = 10;

/** Takes the reports of one run in turn. Hints of checks that the user named are all shown. */
export class FewHints {
  private readonly seen = new Map<string, number>();

  constructor(private readonly named: readonly string[]) {}

  /** The report with the hints that are to be shown. */
  take(report: FileReport): FileReport {
    const problems = report.problems.filter(({ check, severity }) => {
      if (severity !== 'hint' || this.named.includes(check)) return true;
      const seen = (this.seen.get(check) ?? 0) + 1;
      this.seen.set(check, seen);
      return seen <= SHOWN;
    });
    return problems.length === report.problems.length ? report : { ...report, problems };
  }

  /** How many hints of each check were left out so far. */
  get left(): readonly { readonly check: string; readonly count: number }[] {
    return [...this.seen].flatMap(([check, seen]) => (seen > SHOWN ? [{ check, count: seen - SHOWN }] : []));
  }
}
