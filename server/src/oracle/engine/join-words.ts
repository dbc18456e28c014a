// Puts printed words together: spaces, articles, "non", and the capital at the beginning.
import { takesAn } from './morphology';

const closing = /^(?:[,.;:)!]|'s?$)/;

/** Joins words into text; with `capital`, the first letter becomes a capital. */
export function joinWords(words: readonly string[], capital: boolean): string {
  let text = '';
  let glue = true;
  let quoted = false;
  for (let index = 0; index < words.length; index += 1) {
    let word = words[index]!;
    if (word === 'a' || word === 'an') {
      const next = words[index + 1] ?? '';
      word = takesAn(next) ? 'an' : 'a';
    }
    if (word === 'non') {
      const next = words[index + 1] ?? '';
      text += (glue ? '' : ' ') + (/^\p{Lu}/u.test(next) ? 'non-' : 'non');
      glue = true;
      continue;
    }
    if (word === '"') {
      // A mark that opens stands before its word, one that closes behind it.
      text += quoted || glue ? word : ` ${word}`;
      glue = !quoted;
      quoted = !quoted;
      continue;
    }
    if (word === '—' || word === '|') {
      text += word === '—' ? '—' : ' |';
      glue = word === '—';
      continue;
    }
    text += glue || closing.test(word) ? word : ` ${word}`;
    glue =
      word === '+' ||
      word === '-' ||
      (/^\{[^}]*\}$/.test(word) && /^\{[^}]*\}$/.test(words[index + 1] ?? ''));
  }
  if (!capital) return text;
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
