// Reads the words after "choose": what is chosen, or the words to choose from.
import { singularOf } from './nouns';

/** What a phrase after "choose" names. A heading of modes and "choose not to" name nothing. */
export interface ChoicePhrase {
  readonly nouns: readonly string[];
  readonly values: readonly string[];
}

const nothing: ChoicePhrase = { nouns: [], values: [] };

const count = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|x|\d+|any number|that many|up to (?:one|two|three|four|five|six|seven|x|\d+|that many))`;
/** Before a dash or alone: "one", "up to two", "one that hasn't been chosen". */
const heading = new RegExp(
  String.raw`^(?:${count}(?: or more| or both)?|both|all|any|among .*)(?: of the following)?(?: (?:instead|at random|that .*|if .*|additional costs?|as .*|more))*$`,
  'i',
);
const modes = /\bmodes?\b|^(?:new|a new) targets?\b|^targets\b/i;
const noThing = /^(?:not|to|whether|how|if|when)\b/i;
const determiner = new RegExp(
  String.raw`^(?:(?:a|an|another|the|target|each|all|some|any|other|your|its|their|his|her|that|those|this|at least|at random|which|from among|among|between|more|half|every|random|second|third|new|both|either|no|${count}|as many)\b)`,
  'i',
);
/** Where the noun of a noun phrase has been reached. */
const stop =
  /\s(?:other than|with|without|from|that|that's|you|shared|used|on|in|into|at|among|named|they|controlled|owned|which|whose|for|between|an? opponent|target|to|this|would|who|revealed|exiled(?= (?:with|by|this|from|in|among|used)\b)|greater|not|less|by|as|if|before|after|during|until|within|attached|put|outside|each|is|are|can|could|an|a|your|their|defending|enchanted|equipped|target|during|when|tied|among|represented|does|other|cast)\s.*$/i;
const leading = new RegExp(
  String.raw`^(?:(?:a|an|another|the|target|each|all|some|any|other|your|its|their|his|her|that|those|this|at least|at random|which|from among|among|between|more|random|different|single|second|third|additional|new|both|either|no|as many|or|number of|kind of|${count}(?: (?:other|target|different|additional))*)\s+)+`,
  'i',
);
const counting = new RegExp(String.raw`^(?:${count}|a number|each|any|some|half)(?: of)?$`, 'i');

/** The noun at the heart of "target creature an opponent controls": `creature`. */
function headOf(item: string): string {
  let phrase = item.trim().replace(/["“”]/g, '');
  const of = /^(.*?)\s+of\s+(.+)$/i.exec(phrase);
  if (of) {
    const left = of[1]!.trim();
    phrase = counting.test(left) || /\b(?:number|kind)$/i.test(left) ? of[2]! : left;
  }
  phrase = ` ${phrase} `.replace(leading, ' ').trim();
  phrase = phrase.replace(leading, '');
  phrase = ` ${phrase} `.replace(/^ /, '').replace(stop, '').trim();
  const words = phrase.split(/\s+/);
  const last = words[words.length - 1] ?? '';
  // A capital names an object by its type or its name: "a Dragon you control".
  return /^\p{Lu}/u.test(last) ? 'any-object' : singularOf(last);
}

/**
 * Reads a phrase after a form of "choose", up to the end of its clause.
 * @param beforeDash whether a dash follows the phrase, as it does in a heading of modes
 */
export function readChoicePhrase(phrase: string, beforeDash: boolean): ChoicePhrase {
  let text = phrase.trim().replace(/^(?:secretly|also|at random|instead|both)\s+(?=\S)/i, '');
  const then = text.search(
    /,? (?:then|and then|and (?:put|exile|discard|reveal|return|sacrifice|destroy|shuffle|draw|gain|have|tap|note|cast|that|it|they|you|each))\b/i,
  );
  if (then > 0) text = text.slice(0, then);
  text = text.trim();
  if (/^who\b/i.test(text)) return { nouns: ['player'], values: [] };
  if (text === '' || noThing.test(text) || modes.test(text)) return nothing;
  // "Choose 1, 2, or 3": digits are the values themselves.
  if (/^\d+, |^\d+ or \d/.test(text)) return { nouns: [], values: text.match(/\d+/g) ?? [] };
  if (/\badditional costs?$/i.test(text)) return { nouns: ['cost'], values: [] };
  if (heading.test(text)) {
    return beforeDash || !/^(?:one|two|three|x)$/i.test(text) ? nothing : { nouns: ['one'], values: [] };
  }
  text = text.replace(/\b(non[\p{L}-]+), (?=non|\p{Ll})/gu, '$1 ');
  const items = text
    .split(/,\s*(?:and\/or |and |or )?|\s+(?:and\/or|and|or)\s+/i)
    .filter((item) => item.trim());
  const first = items[0];
  if (first === undefined) return nothing;
  // "Choose A through M": behind "choose" an article is never a capital.
  if (!determiner.test(first) || /^[A-Z] (?:through|to|or)\b/.test(text)) {
    // Without an article the words themselves are chosen: "choose odd or even", "choose 1, 2, or 3".
    return {
      nouns: [],
      values: items.map((item) =>
        item
          .trim()
          .replace(/["“”]/g, '')
          .replace(/ at random$| for .*$| as .*$/i, ''),
      ),
    };
  }
  const either = /\bor\b/i.test(text);
  const nouns: string[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && !determiner.test(item) && !either) break;
    const head = headOf(item);
    if (head) nouns.push(head);
  }
  return { nouns, values: [] };
}
