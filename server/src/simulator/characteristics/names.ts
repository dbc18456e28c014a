// Names under name stickers and other effects that change text (CR 123.6, 612): in timestamp order.
import { findSubtype } from '../../vocabulary';
import { readAbilities } from '../abilities/read-abilities';
import type { NameSticker } from '../state/game-object';
import type { Values } from './values';

/**
 * The name with a sticker's word in it: after as many words as stood before it when it was put on, or at the end
 * where the name has fewer (CR 123.6).
 */
export function withSticker(name: string, sticker: Pick<NameSticker, 'word' | 'wordsBefore'>): string {
  const words = name.split(/\s+/).filter(Boolean);
  words.splice(Math.min(sticker.wordsBefore, words.length), 0, sticker.word);
  return words.join(' ');
}

/** The word in the form that stands there: its capital and its plural. */
function inForm(found: string, from: string, to: string): string {
  const singular = found.toLowerCase() === from.toLowerCase();
  const word = singular ? to : (findSubtype(to)?.subtype.plurals[0] ?? to);
  return /^\p{Lu}/u.test(found) ? word[0]!.toUpperCase() + word.slice(1) : word;
}

function replaceWord(text: string, from: string, to: string): string {
  const plurals = findSubtype(from)?.subtype.plurals ?? [];
  const forms = [from, ...plurals].map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // A basic land type in a landwalk keyword is text, too: "forestwalk".
  const pattern = new RegExp(
    `(?<![\\p{L}'’])(${forms.join('|')})(?=walk\\b|home\\b|cycling\\b|[^\\p{L}]|$)`,
    'giu',
  );
  return text.replaceAll(pattern, (found) => inForm(found, from, to));
}

/** CR 612.2: a word of the text is replaced by another in rules text and type line, but not in names. */
export function withWordReplaced(values: Values, from: string, to: string): Values {
  const pieces = values.names.name === '' ? [values.text] : values.text.split(values.names.name);
  const text = pieces.map((piece) => replaceWord(piece, from, to)).join(values.names.name);
  const subtypes = values.subtypes.map((word) =>
    word.toLowerCase() === from.toLowerCase() ? inForm(from, from, to) : word,
  );
  const spell = values.types.includes('instant') || values.types.includes('sorcery');
  return {
    ...values,
    text,
    subtypes,
    abilities:
      text === values.text ? values.abilities : readAbilities(text, values.names, { keyPrefix: '', spell }),
  };
}
