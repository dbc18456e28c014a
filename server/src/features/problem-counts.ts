// How many problems of each level there are.
import type { ProblemCounts } from '../protocol';
import type { Problem } from '../text';

/** Counts problems by their level. */
export function countProblems(problems: readonly Problem[]): ProblemCounts {
  const count = (severity: Problem['severity']): number =>
    problems.reduce((sum, problem) => sum + (problem.severity === severity ? 1 : 0), 0);
  return {
    errors: count('error'),
    warnings: count('warning'),
    information: count('information'),
    hints: count('hint'),
  };
}
