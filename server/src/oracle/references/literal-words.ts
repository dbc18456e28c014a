// Pronouns that stand in the fixed words of a wording and not in a slot: "using its toughness rather than its power".
import { allRules } from '../grammar/index.generated';
import { readPhrase, type PhraseWord } from './phrase-words';

function wordsOf(template: string): readonly PhraseWord[] {
  // What is chosen among wordings is a value of the node, which the walk meets by itself; verbs are marked by `~`.
  const fixed = template
    .replace(/\{[^}]*\}/g, ' … ')
    .replace(/\(\w*\?/g, ' ')
    .replace(/[()~^]/g, '')
    .replace(/ '/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  return readPhrase(fixed).filter(({ refers }) => refers);
}

/** For each kind of node whose wording has such words: they, in order. Several wordings of one kind are joined. */
export const literalWords: ReadonlyMap<string, readonly PhraseWord[]> = (() => {
  const found = new Map<string, PhraseWord[]>();
  for (const { kind, template } of allRules) {
    if (kind === null) continue;
    const words = wordsOf(template);
    if (words.length === 0) continue;
    const list = found.get(kind) ?? [];
    const times = (of: readonly PhraseWord[], word: PhraseWord): number =>
      of.filter(({ text }) => text === word.text).length;
    for (const word of words) if (times(list, word) < times(words, word)) list.push(word);
    found.set(kind, list);
  }
  return found;
})();
