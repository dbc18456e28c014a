// From findings in a card's rules text to problems in its file: settings, comments, places and escapes.
import { checks } from '../checks';
import type { Fix, MappedText, Problem } from '../text';
import type { AnalysedCard, AnalysisSettings, FileProblem } from './document';

/** The id under which a card in another language is noted; settings can turn it off like a check. */
export const OTHER_LANGUAGE = 'other-language';

/** Adds a card's problems, as the settings and the file's comments leave them, to `problems`. */
export function problemsInFile(
  card: AnalysedCard,
  settings: AnalysisSettings,
  problems: FileProblem[],
): void {
  if (card.otherLanguage !== undefined) {
    const note = leveled(languageNote(card), settings);
    if (note && settings.only?.includes(note.check) !== false) problems.push(note);
    return;
  }
  for (const { face, findings } of card.faces) {
    if (findings.length === 0 || !face.oracleText) continue;
    for (const finding of findings) {
      const problem = leveled(finding, settings);
      if (!problem) continue;
      const placed = placedInFile(problem, face.oracleText, face.oracleCopies ?? [], card.name);
      if (!isDisabled(card, placed)) problems.push(placed);
    }
  }
}

/** Checks that help while writing never say more than a hint. */
const onlyHints: ReadonlySet<string> = new Set(
  checks.flatMap(({ id, forWriters }) => (forWriters ? [id] : [])),
);

/** The problem at the level that the settings give it, or undefined when they turn it off. */
function leveled<P extends Problem>(problem: P, settings: AnalysisSettings): P | undefined {
  const severity = settings.severities[problem.check];
  if (severity === 'off') return undefined;
  if (onlyHints.has(problem.check)) return problem;
  return severity === undefined || severity === problem.severity ? problem : { ...problem, severity };
}

/** Problems of the format itself at the levels that the settings give them; with `only`, just those named there. */
export function leveledAll(problems: readonly FileProblem[], settings: AnalysisSettings): FileProblem[] {
  const { only } = settings;
  return problems.flatMap((problem) =>
    only && !only.includes(problem.check) ? [] : (leveled(problem, settings) ?? []),
  );
}

function placedInFile(
  problem: Problem,
  text: MappedText,
  copies: readonly MappedText[],
  card: string,
): FileProblem {
  return {
    ...problem,
    span: text.toFile(problem.span),
    fixes: problem.fixes.map((fix) => fixInFile(fix, [text, ...copies])),
    card,
  };
}

/** The fix, made in every place where the file has the text. */
function fixInFile(fix: Fix, texts: readonly MappedText[]): Fix {
  return {
    ...fix,
    edits: texts.flatMap((text) =>
      fix.edits.map(({ span, newText }) => ({ span: text.toFile(span), newText: text.escape(newText) })),
    ),
  };
}

function isDisabled({ card }: AnalysedCard, problem: FileProblem): boolean {
  return (card.disabled ?? []).some(
    ({ check, file }) =>
      check === problem.check && problem.span.start <= file.end && problem.span.end >= file.start,
  );
}

function languageNote(card: AnalysedCard): FileProblem {
  const face = card.card.faces.find(({ oracleText }) => oracleText?.text) ?? card.card.faces[0];
  const place = face?.name?.file ?? face?.file ?? card.card.file;
  const language = card.otherLanguage === 'und' ? 'a language other than English' : `“${card.otherLanguage}”`;
  return {
    check: OTHER_LANGUAGE,
    severity: 'hint',
    span: place,
    message: `This card's text is in ${language}, so it is not checked. Checks read English only.`,
    rules: [],
    fixes: [],
    card: card.name,
  };
}
