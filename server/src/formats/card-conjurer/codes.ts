// The codes in Card Conjurer's text: symbols, the card's name, line breaks, and all that only moves or colors words.
import type { PiecedText } from '../pieced-text';

const SYMBOL = /^(?:\d{1,3}|[wubrgcxyztqsep]|[wubrgc2]\/[wubrgp](?:\/p)?|h[wubrg]|chaos)$/i;

/** Codes that stand for words of the card. */
const WORDS: Readonly<Record<string, string>> = {
  cardname: '~', '-': '—', bullet: '•', '.': '•', divider: '\n', line: '\n', lns: '\n', bar: '\n',
}; // prettier-ignore

/** Rules text without layout codes; flavor text is cut off. */
export function readCodes(text: PiecedText): PiecedText {
  const flavor = /\{flavor\}/i.exec(text.text);
  const rules = flavor ? text.slice(0, flavor.index) : text;
  const words = rules.replaceAll(/\{([^{}]*)\}/g, ([found, code = '']) => {
    if (SYMBOL.test(code)) return found.toUpperCase();
    return WORDS[code.toLowerCase()] ?? '';
  });
  return words.trim().replaceAll(/[^\S\n]*\r?\n\s*/g, () => '\n');
}
