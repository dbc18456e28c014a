// Cuts words with their places out of a value.
import type { Sourced } from '../../card';

/** The trimmed pieces of a value that `pattern` cuts out. */
export function wordsIn(value: Sourced<string>, pattern: RegExp): Sourced<string>[] {
  const words: Sourced<string>[] = [];
  for (const match of value.value.matchAll(pattern)) {
    const word = match[0].trim();
    if (word !== '') words.push(part(value, match.index + match[0].indexOf(word), word));
  }
  return words;
}

/** `text`, which stands `at` units into the value. */
export function part(value: Sourced<string>, at: number, text: string): Sourced<string> {
  const start = value.file.start + at;
  return { value: text, file: { start, end: start + text.length } };
}
