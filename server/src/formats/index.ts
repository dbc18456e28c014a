// All file formats, and the choice between them for a given file.
import { FORMATS, PROBLEM_IDS } from './formats.generated';
import type { FileFormat } from './file-format';

export * from './file-format';
export { FORMATS, PROBLEM_IDS };

/** The format called `id` (`card`, `scryfall-json` …), or undefined. */
export function findFormat(id: string): FileFormat | undefined {
  return FORMATS.find((format) => format.id === id);
}

/** How much of a file the formats look at to recognise it. */
const SAMPLE_LENGTH = 65_536;

/**
 * The format that a file is in: the one most sure of itself by path and first words. A language id that
 * exactly one format claims settles it. Undefined when no format knows the file.
 * `path` may be a URI; `languageId` is '' when unknown.
 */
export function chooseFormat(file: {
  path: string;
  languageId: string;
  text: string;
}): FileFormat | undefined {
  const claiming = FORMATS.filter((format) => format.languageIds.includes(file.languageId));
  const only = claiming.length === 1 ? claiming[0] : undefined;
  if (only && file.languageId.startsWith('cardwright')) return only;
  const sample = file.text.length > SAMPLE_LENGTH ? file.text.slice(0, SAMPLE_LENGTH) : file.text;
  const path = file.path.replaceAll('\\', '/');
  let best: FileFormat | undefined;
  let surest = 0;
  for (const format of FORMATS) {
    const sure = format.detect(path, sample);
    if (sure > surest) [best, surest] = [format, sure];
  }
  return best;
}
