// Forge card scripts: one card in each text file, with the abilities as the game plays them.
import type { ForgeVocabulary } from '../../vocabulary/forge';
import { forgeTable, mergeForgeVocabularies } from '../../vocabulary/forge';
import type { FileFormat, FileNavigation, ReadFile } from '../file-format';
import { readCards } from './cards';
import { completeAt } from './complete';
import { findDescriptions } from './descriptions';
import { detect } from './detect';
import { findScriptProblems } from './find-problems';
import { hoverAt } from './hover';
import { learnVocabulary, VocabularyLearner } from './learn';
import { findDefinition, findNameAt, findPlaces, renameVariable } from './navigation';
import { outlineOf } from './outline';
import { readScript } from './read-script';
import { writeField } from './write';
import { findPassedOver, writeFile } from './write-skeleton';

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
    isScript: true,
    extensions: ['.txt'],
    detect,
    read: (text) => read(text, vocabulary),
    writeField,
    writeFile,
    findPassedOver,
    navigation: navigationFor(vocabulary),
    texts: (text) => findDescriptions(readScript(text)),
    learn: (texts) => forgeFormat(mergeForgeVocabularies(vocabulary, learnVocabulary(texts))),
    startLearning() {
      const learner = new VocabularyLearner();
      return {
        add: (text) => learner.add(text),
        finish: () => forgeFormat(mergeForgeVocabularies(vocabulary, learner.finish())),
      };
    },
  };
}

/** Forge scripts, with the vocabulary that ships. */
export const format: FileFormat = forgeFormat(forgeTable);

function navigationFor(vocabulary: ForgeVocabulary): FileNavigation {
  return {
    symbols: (text) => outlineOf(readScript(text)),
    definition: (text, offset) => findDefinition(readScript(text), offset, vocabulary),
    references: (text, offset) => findPlaces(readScript(text), offset, vocabulary),
    renamable(text, offset) {
      const place = findNameAt(readScript(text), offset, vocabulary);
      return place?.face.variableNamed.has(place.name) ? { name: place.name, file: place.file } : undefined;
    },
    rename: (text, offset, newName) => renameVariable(readScript(text), offset, newName, vocabulary),
    hover: (text, offset) => hoverAt(readScript(text), offset, vocabulary),
    complete: (text, offset) => completeAt(readScript(text), offset, vocabulary),
  };
}

function read(text: string, vocabulary: ForgeVocabulary): ReadFile {
  const script = readScript(text);
  return { cards: readCards(script), problems: findScriptProblems(script, vocabulary) };
}
