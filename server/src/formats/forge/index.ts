// Forge card scripts: one card in each text file, with the abilities as the game plays them.
import type { ForgeVocabulary } from '../../vocabulary/forge';
import { forgeTable, mergeForgeVocabularies } from '../../vocabulary/forge';
import type { FileFormat, ReadFile } from '../file-format';
import { readCards } from './cards';
import { detect } from './detect';
import { findScriptProblems } from './find-problems';
import { learnVocabulary } from './learn';
import { readScript } from './read-script';
import { writeField } from './write';

export { learnVocabulary } from './learn';
export { readScript } from './read-script';
export * from './script';
export { findScriptProblems } from './find-problems';
export { SCRIPT_CHECKS } from './problems.generated';

/** The format with the words of `vocabulary`. */
export function forgeFormat(vocabulary: ForgeVocabulary): FileFormat {
  return {
    id: 'forge',
    title: 'Forge script',
    languageIds: ['forge-script'],
    extensions: ['.txt'],
    detect,
    read: (text) => read(text, vocabulary),
    writeField,
  };
}

/** Forge scripts, with the vocabulary that ships. */
export const format: FileFormat = forgeFormat(forgeTable);

/** The format with what the user's own scripts teach, beside what ships. */
export function learnFormat(texts: Iterable<string>): FileFormat {
  return forgeFormat(mergeForgeVocabularies(forgeTable, learnVocabulary(texts)));
}

function read(text: string, vocabulary: ForgeVocabulary): ReadFile {
  const script = readScript(text);
  return { cards: readCards(script), problems: findScriptProblems(script, vocabulary) };
}
