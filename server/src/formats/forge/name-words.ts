// Tells a new name, which is made of whole words, from a slip of the keys, which breaks one.
import {
  abilityWords,
  cardTypes,
  counterKinds,
  keywordAbilities,
  keywordActions,
  zones,
} from '../../vocabulary';
import type { ForgeVocabulary } from '../../vocabulary/forge';

/** A name used in so many scripts is spelled as it should be. */
const SEEN_OFTEN = 3;

/** Shorter names are near each other by chance. */
const SHORTEST = 4;

/** `AttackerBlockedOnce` as `attacker`, `blocked`, `once`; digits are no words. */
function wordsOf(name: string): readonly string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}

/** Words that the game itself is spoken of with; names of new things are made of them. */
const GAME_WORDS: ReadonlySet<string> = new Set(
  [
    ...[...keywordActions.values()].flatMap(({ forms }) => forms),
    ...keywordAbilities.keys(),
    ...abilityWords,
    ...counterKinds,
    ...cardTypes,
    ...zones.map(({ name }) => name),
  ].flatMap((words) => words.toLowerCase().match(/[a-z]{3,}/g) ?? []),
);

const known = new WeakMap<ForgeVocabulary, ReadonlySet<string>>();

/** All words that names of a vocabulary are made of, those left out that only a rare name has. */
function knownWords(vocabulary: ForgeVocabulary): ReadonlySet<string> {
  const found = known.get(vocabulary);
  if (found) return found;
  const words = new Set(GAME_WORDS);
  const once = new Set<string>();
  for (const [name, count] of vocabulary.parameters) {
    for (const word of wordsOf(name)) {
      if (count >= SEEN_OFTEN || once.has(word)) words.add(word);
      else once.add(word);
    }
  }
  for (const handler of vocabulary.handlers.keys())
    for (const word of wordsOf(handler.slice(handler.indexOf(':') + 1))) words.add(word);
  for (const values of vocabulary.values.values())
    for (const value of values.keys()) for (const word of wordsOf(value)) words.add(word);
  known.set(vocabulary, words);
  return words;
}

/**
 * Whether every word of a name is one that is known, or another form of one (`Tapper` of `Tap`, `Unchosen` of `Chosen`).
 * @param more names whose words are known besides, such as that of the effect at hand
 */
export function isMadeOfWords(
  name: string,
  vocabulary: ForgeVocabulary,
  more: readonly string[] = [],
): boolean {
  if (name.length < SHORTEST) return false;
  const words = knownWords(vocabulary);
  const besides = new Set(more.flatMap(wordsOf));
  const isKnown = (word: string) => words.has(word) || besides.has(word);
  return wordsOf(name).every((word) => {
    const bare = word.replace(/^(?:un|non)(?=[a-z]{3})/, '');
    return isKnown(word) || isKnown(bare) || stemsOf(bare).some(isKnown);
  });
}

/** Whether a name is another but for a letter that was struck twice: `ValiddCard`, `CCost`. */
export function hasDoubledLetter(name: string, other: string): boolean {
  if (name.length !== other.length + 1) return false;
  let at = 0;
  while (at < other.length && name[at] === other[at]) at++;
  return at > 0 && name.slice(at + 1) === other.slice(at) && name[at] === name[at - 1];
}

/** Whether two names differ only in a final `s` of their words: `TriggerZone` and `TriggerZones`. */
export function isSameButForNumber(first: string, second: string): boolean {
  const singular = (name: string) =>
    wordsOf(name)
      .map((word) => word.replace(/s$/, ''))
      .join(' ');
  return first !== second && singular(first) === singular(second);
}

/** What a word with an ending may come from: `tapper` from `tap`, `causer` from `cause`, `votes` from `vote`. */
function stemsOf(word: string): readonly string[] {
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/[^s]s$/.test(word)) return [word.slice(0, -1)];
  const stem = /^([a-z]{3,})(?:ed|er|ing)$/.exec(word)?.[1] ?? /^([a-z]{2,}t)or$/.exec(word)?.[1];
  if (stem === undefined) return [];
  // A short stem doubles its last letter: `tapped` is from `tap`, and no word is spelled `taped` for it.
  const isShort = /^[^aeiou]*[aeiou][b-df-hj-np-tvz]$/.test(stem);
  const doubled = /([b-df-hj-np-tvz])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [`${stem}e`, ...(isShort ? [] : [stem]), ...doubled];
}
