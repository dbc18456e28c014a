// The template mini-language: one line of text becomes one or more sequences of literals and slots.
import { negatable } from '../words';

/** A piece of a template. */
export type Element =
  /** A word written as it stands. */
  | { readonly type: 'word'; readonly text: string }
  /** A verb (`~draw`) or a noun (`^card`) inflected by the category's feature. */
  | { readonly type: 'verb' | 'noun'; readonly text: string }
  /** `{name:category}`; a category may carry `+` or `|or`. `{name:category!then}` takes none with the word in it. */
  | { readonly type: 'slot'; readonly name: string; readonly category: string; readonly without: string }
  /** `{name=one|other}`: one of several wordings, the value is the wording. */
  | { readonly type: 'choice'; readonly name: string; readonly options: readonly string[] };

/** One way through a template, and the flags that stand for the optional groups taken. */
export interface Sequence {
  readonly elements: readonly Element[];
  readonly flags: readonly string[];
}

const contraction = /^(?:it|that|there|who|what|he|she|let)'s$/i;

interface Reader {
  readonly source: string;
  readonly words: readonly string[];
  at: number;
}

function cut(source: string): string[] {
  const words: string[] = [];
  // Spaces part words; inside words only brackets, commas, stops, colons and possessives are cut off.
  for (const chunk of source.split(/(\{[^}]*\}|\s+|[()])/)) {
    if (!chunk || /^\s+$/.test(chunk)) continue;
    if (/^(?:\{[^}]*\}|[()])$/.test(chunk)) {
      words.push(chunk);
      continue;
    }
    for (const piece of chunk.match(/[^,.:;"]+|[,.:;"]/g) ?? []) {
      if (/^[~^]?.+'s$/.test(piece) && !contraction.test(piece)) words.push(piece.slice(0, -2), "'s");
      else if (/s'$/.test(piece)) words.push(piece.slice(0, -1), "'");
      else if (negatable.test(piece)) words.push('non', piece.replace(negatable, ''));
      else words.push(piece);
    }
  }
  return words;
}

function element(word: string): Element {
  if (word.startsWith('{')) {
    const inner = word.slice(1, -1);
    const equals = inner.indexOf('=');
    if (equals > 0) {
      const options = inner.slice(equals + 1).split('|');
      return { type: 'choice', name: inner.slice(0, equals), options };
    }
    const colon = inner.indexOf(':');
    if (colon < 0) throw new Error(`A slot needs a category: ${word}`);
    const [category = '', without = ''] = inner.slice(colon + 1).split('!');
    return { type: 'slot', name: inner.slice(0, colon), category, without };
  }
  if (word.startsWith('~') && word.length > 1) return { type: 'verb', text: word.slice(1) };
  if (word.startsWith('^') && word.length > 1) return { type: 'noun', text: word.slice(1) };
  return { type: 'word', text: word };
}

function readGroup(reader: Reader, nested: boolean): Sequence[] {
  let sequences: Sequence[] = [{ elements: [], flags: [] }];
  while (reader.at < reader.words.length) {
    const word = reader.words[reader.at]!;
    reader.at += 1;
    if (word === ')') {
      if (nested) return sequences;
      throw new Error(`Unmatched ) in "${reader.source}"`);
    }
    if (word === '(') {
      let flag: string | undefined;
      const first = reader.words[reader.at];
      if (first !== undefined && /^\w*\?$/.test(first)) {
        flag = first.slice(0, -1) || undefined;
        reader.at += 1;
      }
      const inner = readGroup(reader, true);
      sequences = sequences.flatMap((sequence) => [
        sequence,
        ...inner.map(({ elements, flags }) => ({
          elements: [...sequence.elements, ...elements],
          flags: [...sequence.flags, ...(flag ? [flag] : []), ...flags],
        })),
      ]);
      continue;
    }
    const next = element(word);
    sequences = sequences.map(({ elements, flags }) => ({ elements: [...elements, next], flags }));
  }
  if (nested) throw new Error(`Unmatched ( in "${reader.source}"`);
  return sequences;
}

/** Reads a template into all the sequences that it stands for. Throws on a malformed template. */
export function readTemplate(source: string): readonly Sequence[] {
  return readGroup({ source, words: cut(source), at: 0 }, false);
}
