// Analyses a text and tells what was found, in words.
import { analyseText } from '../../server/src/analysis';
import type { AnalysedDocument, AnalysisSettings } from '../../server/src/analysis';
import { findFormat } from '../../server/src/formats';

/** The analysis of a text in one of the formats. */
export function analyse(text: string, format = 'card', settings?: AnalysisSettings): AnalysedDocument {
  return analyseText(text, findFormat(format), settings).analysed;
}

/** Each problem as the words that it underlines and its check: `the chosen color: undefined-choice`. */
export function found({ text, problems }: AnalysedDocument): string[] {
  return problems.map(({ span, check }) => `${text.slice(span.start, span.end)}: ${check}`);
}
