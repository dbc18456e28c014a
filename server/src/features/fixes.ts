// Quick fixes: those of the problems in a place, and the same fix for all problems of a kind or of a file.
import type { AnalysedDocument, FileProblem } from '../analysis';
import type { Fix, Span, TextEdit } from '../text';

/** A fix that the user can choose. */
export interface OfferedFix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  /** The problems that it ends. */
  readonly problems: readonly FileProblem[];
  /** Whether it is the one to apply when asked for "the" fix: the only safe one. */
  readonly preferred: boolean;
}

/** The fixes of all problems that touch `range`, the best of each problem first. */
export function findFixes(document: AnalysedDocument, range: Span): OfferedFix[] {
  return problemsAt(document, range).flatMap((problem) => {
    const safe = problem.fixes.filter((fix) => fix.safety === 'safe');
    return problem.fixes.map((fix) => ({
      title: fix.title,
      edits: fix.edits,
      problems: [problem],
      preferred: safe.length === 1 && fix === safe[0],
    }));
  });
}

/**
 * For each check with a problem that touches `range` and more problems in the file: its first fix for all of
 * them. Suggested fixes count here, since the user asks for them by name.
 */
export function findFixesOfKind(document: AnalysedDocument, range: Span): OfferedFix[] {
  const kinds = new Set(problemsAt(document, range).map(({ check }) => check));
  return [...kinds].flatMap((check) => {
    const same = document.problems.filter((problem) => problem.check === check && problem.fixes.length > 0);
    if (same.length < 2) return [];
    const { edits, problems } = chooseFixes(same, 'suggested');
    if (problems.length < 2) return [];
    const title = `Fix all ${problems.length} problems of this kind in this file (${check})`;
    return [{ title, edits, problems, preferred: false }];
  });
}

/** The safe fixes of a whole file, for fixing on save; undefined when there is nothing to fix. */
export function fixWholeFile(document: AnalysedDocument): OfferedFix | undefined {
  const { edits, problems } = chooseFixes(document.problems, 'safe');
  if (problems.length === 0) return undefined;
  return { title: 'Fix all problems that have a safe fix', edits, problems, preferred: false };
}

/** Edits that do not overlap, and the problems that they end. */
export interface ChosenFixes {
  readonly edits: readonly TextEdit[];
  readonly problems: readonly FileProblem[];
}

/**
 * Takes the first fix of each problem: safe ones only, or suggested ones too. A fix that another one already
 * makes (the same sentence inserted in the same place) counts as made; a fix that overlaps an earlier one is
 * left for the next run.
 */
export function chooseFixes(problems: readonly FileProblem[], atLeast: Fix['safety']): ChosenFixes {
  const chosen = new ChosenEdits();
  const ended = problems.filter((problem) => {
    const fix = problem.fixes.find(({ safety }) => atLeast === 'suggested' || safety === 'safe');
    return fix !== undefined && chosen.add(fix.edits);
  });
  return { edits: chosen.inOrder(), problems: ended };
}

/** A growing set of edits, sorted by place, so that a file with thousands of problems stays quick. */
class ChosenEdits {
  private readonly edits: TextEdit[] = [];

  inOrder(): readonly TextEdit[] {
    return this.edits;
  }

  /** Adds all of the edits, or none of them when one is in the way of another. */
  add(edits: readonly TextEdit[]): boolean {
    const fresh = edits.filter((edit) => !this.has(edit));
    if (!fresh.every((edit) => this.isFree(edit.span))) return false;
    for (const edit of fresh) this.edits.splice(this.placeOf(edit.span), 0, edit);
    return true;
  }

  private has(edit: TextEdit): boolean {
    const other = this.edits[this.placeOf(edit.span)];
    return (
      other !== undefined &&
      other.span.start === edit.span.start &&
      other.span.end === edit.span.end &&
      other.newText === edit.newText
    );
  }

  private isFree(span: Span): boolean {
    const place = this.placeOf(span);
    const before = this.edits[place - 1];
    const after = this.edits[place];
    return (!before || before.span.end <= span.start) && (!after || !collides(span, after.span));
  }

  /** The index of the first edit that begins at or after the span's start. */
  private placeOf({ start }: Span): number {
    let low = 0;
    let high = this.edits.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.edits[middle]!.span.start < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Whether two spans, the second not before the first, overlap or begin at the same place. */
function collides(first: Span, second: Span): boolean {
  return second.start < first.end || second.start === first.start;
}

function problemsAt({ problems }: AnalysedDocument, { start, end }: Span): FileProblem[] {
  return problems.filter(({ span }) => span.start <= end && span.end >= start);
}
