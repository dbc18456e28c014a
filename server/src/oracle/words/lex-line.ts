// Turns a line of rules text into words: ids, spans, capitals; names, quotes and reminder text as single words.
import type { Span } from '../../text';
import { findWord, idOfClass, WordClass } from './word-table';
import type { SelfForm, SelfName } from './self-names';

/** A line as parallel arrays, one entry a word. Offsets count in the text that was given. */
export interface LexedLine {
  readonly text: string;
  readonly ids: readonly number[];
  /** The lower-case form; for classes with a value, the value as it is compared and printed. */
  readonly forms: readonly string[];
  readonly classes: readonly WordClass[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** 1 where the word begins with a capital. */
  readonly capitals: readonly number[];
  /** The words inside a quote, by the quote's index. Their offsets count in the same text. */
  readonly quotes: ReadonlyMap<number, LexedLine>;
  /** How a self-name was written, by its index. */
  readonly selves: ReadonlyMap<number, SelfForm>;
  /** Reminder text with its parentheses, and the index of the word before which it stands. */
  readonly reminders: readonly { readonly span: Span; readonly before: number }[];
}

const contracted = new Set(
  (
    "it's that's there's who's what's he's she's let's don't doesn't didn't can't couldn't won't wouldn't isn't aren't " +
    "wasn't weren't hasn't haven't hadn't you're you've you'd you'll they're they've they'd they'll it'd it'll shouldn't i'm"
  ).split(' '),
);

/** Words that begin with "non" and are read as two. */
export const negatable =
  /^[Nn]on-?(?=(?:creature|land|artifact|enchantment|planeswalker|token|basic|legendary|snow|combat|mana|white|blue|black|red|green|instant|sorcery|battle|historic|outlaw|attacking|blocking|tapped|kindred|colorless|monocolored|multicolored|world|permanent|foil|commander)s?$|[A-Z])/;

const pattern = new RegExp(
  [
    String.raw`(?<symbol>\{[^{}\s]{1,12}\})`,
    String.raw`(?<loyalty>\[[+\-−–]?(?:\d+|X)\]|[+\-−–](?:\d+|X)(?=:)|0(?=:))`,
    String.raw`(?<change>[+\-−–](?:\d+|X|Y|\*)\/[+\-−–](?:\d+|X|Y|\*))`,
    String.raw`(?<size>(?:\d+|X|Y|\*|\d+\+\*)\/(?:\d+|X|Y|\*|\d+\+\*))(?![\w/])`,
    String.raw`(?<range>\d+(?:\+(?![\d/])|[–—-]\d+))`,
    String.raw`(?<number>\d+(?:,\d{3})*(?![A-Za-z]))`,
    String.raw`(?<word>and\/or(?![\p{L}\d])|[\p{L}\d_]+(?:[’'\-](?=\p{L})[\p{L}\d]+)*(?:-(?=\s))?)`,
    String.raw`(?<mark>\/\/|[^\s])`,
  ].join('|'),
  'uy',
);

class Builder {
  readonly ids: number[] = [];
  readonly forms: string[] = [];
  readonly classes: WordClass[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly capitals: number[] = [];
  readonly quotes = new Map<number, LexedLine>();
  readonly selves = new Map<number, SelfForm>();
  readonly reminders: { span: Span; before: number }[] = [];

  add(wordClass: WordClass, form: string, start: number, end: number, capital = 0): void {
    this.ids.push(wordClass === WordClass.Plain ? findWord(form) : idOfClass(wordClass));
    this.forms.push(form);
    this.classes.push(wordClass);
    this.starts.push(start);
    this.ends.push(end);
    this.capitals.push(capital);
  }
}

function isLetter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code > 0xbf
  );
}

const legendRule = '"legend rule"';

/** Finds the closing mark of a quote or parenthesis; the end of the range when there is none. */
function closing(text: string, from: number, end: number, open: string, close: string): number {
  let depth = 0;
  for (let at = from; at < end; at += 1) {
    const unit = text[at]!;
    if (open !== close && unit === open) depth += 1;
    else if (unit === close) {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return end;
}

/** The end of a single-quoted text: an apostrophe that no letter follows, after a stop. */
function closingSingle(text: string, from: number, end: number): number {
  for (let at = from; at < end; at += 1) {
    if (text[at] !== "'" && text[at] !== '’') continue;
    if (/[.!?)]/.test(text[at - 1] ?? '') && !isLetter(text.charCodeAt(at + 1) || 0)) return at;
  }
  return -1;
}

const labelPattern = /(?:(?:LEVEL \d+(?:[-–]\d+|\+))(?=\s*$)|[\p{Lu}\d][^.{}:"“”()•|\n]{0,80}?) — (?=\S)/uy;
const chapterPattern = /(?:[IVX]+(?:, [IVX]+)*) — /y;
const namePattern =
  /(?:[\p{Lu}\d"“][^\s,.;:()"”]*["”]?|of|the|to|in|from|for|and|a|an)(?: (?:[\p{Lu}\d&][^\s,.;:()"”]*|of|the|to|in|from|for|and|a|an|at|on)(?=[\s,.;:()'’"”]|$))*/uy;

function readLabel(text: string, at: number, end: number, builder: Builder): number {
  chapterPattern.lastIndex = at;
  const chapter = chapterPattern.exec(text);
  if (chapter && at + chapter[0].length <= end) {
    builder.add(WordClass.Chapter, chapter[0].slice(0, -3), at, at + chapter[0].length - 1, 1);
    return at + chapter[0].length;
  }
  labelPattern.lastIndex = at;
  const label = labelPattern.exec(text);
  if (label && at + label[0].length <= end) {
    builder.add(WordClass.Label, label[0].slice(0, -3), at, at + label[0].length - 1, 1);
    return at + label[0].length;
  }
  return at;
}

function readName(text: string, at: number, end: number): number {
  namePattern.lastIndex = at;
  const match = namePattern.exec(text);
  if (!match) return at;
  let stop = at + match[0].length;
  // A name does not end with a small word, nor with a possessive.
  let name = text.slice(at, stop).replace(/(?: (?:of|the|to|in|from|for|and|a|an|at|on))+$/, '');
  name = name.replace(/ and an? .*$/, '').replace(/['’]s?$/, '');
  if (!/\p{Lu}|\d/u.test(name)) return at;
  stop = at + name.length;
  const title = /^, (?:the )?\p{Lu}[^\s,.;:]*(?: (?:of|the|and|[\p{Lu}][^\s,.;:]*))*/u.exec(
    text.slice(stop, end),
  );
  if (title && !/ (?:and|or)$/.test(title[0])) stop += title[0].length;
  return Math.min(stop, end);
}

/**
 * Lexes one line (or a range of it). Any text is lexed; nothing throws.
 * @param text the line; @param selfNames the ways of writing the object's own name, the longest first
 */
export function lexLine(
  text: string,
  selfNames: readonly SelfName[] = [],
  start = 0,
  end = text.length,
): LexedLine {
  const builder = new Builder();
  let at = start;
  let fresh = true;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 9 || code === 10 || code === 13 || code === 160) {
      at += 1;
      continue;
    }
    const unit = text[at]!;
    if (unit === '(') {
      const close = closing(text, at + 1, end, '(', ')');
      const stop = Math.min(close + 1, end);
      builder.reminders.push({ span: { start: at, end: stop }, before: builder.ids.length });
      at = stop;
      continue;
    }
    const self = selfNames.find(
      ({ text: name }) =>
        text.startsWith(name, at) &&
        at + name.length <= end &&
        !(isLetter(text.charCodeAt(at + name.length)) && isLetter(name.charCodeAt(name.length - 1))),
    );
    if (self) {
      builder.selves.set(builder.ids.length, self.form);
      builder.add(WordClass.Self, self.text, at, at + self.text.length, 1);
      at += self.text.length;
      fresh = false;
      const possessive = /^['’]s(?![\p{L}\d])/u.exec(text.slice(at, at + 3));
      if (possessive && at + 2 <= end) {
        builder.add(WordClass.Plain, "'s", at, at + 2);
        at += 2;
      }
      continue;
    }
    if (fresh) {
      const next = readLabel(text, at, end, builder);
      fresh = false;
      if (next > at) {
        at = next;
        continue;
      }
    }
    if (unit === '"' && text.startsWith(legendRule, at) && at + legendRule.length <= end) {
      // The name of a rule in quotes is no ability: its words stand for themselves.
      for (const [offset, word] of [
        [0, '"'],
        [1, 'legend'],
        [8, 'rule'],
        [12, '"'],
      ] as const)
        builder.add(WordClass.Plain, word, at + offset, at + offset + word.length);
      at += legendRule.length;
      continue;
    }
    if (unit === '"' || unit === '“') {
      const close =
        unit === '"' ? closing(text, at + 1, end, '"', '"') : closing(text, at + 1, end, '“', '”');
      const stop = Math.min(close + 1, end);
      builder.quotes.set(builder.ids.length, lexLine(text, selfNames, at + 1, close));
      builder.add(WordClass.Quote, text.slice(at, stop), at, stop);
      at = stop;
      continue;
    }
    if (
      (unit === "'" || unit === '‘') &&
      !isLetter(text.charCodeAt(at - 1) || 0) &&
      isLetter(text.charCodeAt(at + 1) || 0)
    ) {
      const close = closingSingle(text, at + 1, end);
      if (close > 0) {
        builder.quotes.set(builder.ids.length, lexLine(text, selfNames, at + 1, close));
        builder.add(WordClass.Quote, text.slice(at, close + 1), at, close + 1);
        at = close + 1;
        continue;
      }
    }
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) {
      at += 1;
      continue;
    }
    const raw = match[0];
    const groups = match.groups!;
    let stop = at + raw.length;
    if (groups['word'] !== undefined) {
      at = addWord(builder, text, raw, at, stop);
      const creates = /^creates?$/.test(builder.forms.at(-1) ?? '');
      if (text[at] === ' ' && (creates || beforeName(builder.forms))) {
        const named = readName(text, at + 1, end);
        // What is created has its name in front only where a description follows it: "create Bo, a legendary …".
        const isName = !creates || /^, an? /.test(text.slice(named, named + 6));
        if (isName && named > at + 1 && !selfNames.some(({ text: name }) => text.startsWith(name, at + 1))) {
          builder.add(WordClass.Name, text.slice(at + 1, named), at + 1, named, 1);
          at = named;
        }
      }
      continue;
    }
    if (stop > end) stop = end;
    if (groups['symbol']) builder.add(WordClass.Symbol, raw.toUpperCase(), at, stop);
    else if (groups['loyalty']) builder.add(WordClass.Loyalty, raw, at, stop);
    else if (groups['change']) builder.add(WordClass.SizeChange, raw.replace(/[−–]/g, '-'), at, stop);
    else if (groups['size']) builder.add(WordClass.Size, raw, at, stop);
    else if (groups['range']) builder.add(WordClass.Range, raw, at, stop);
    else if (groups['number']) builder.add(WordClass.Number, raw, at, stop);
    else if (raw === '~') {
      builder.selves.set(builder.ids.length, 'tilde');
      builder.add(WordClass.Self, raw, at, stop);
    } else {
      builder.add(WordClass.Plain, raw === '’' ? "'" : raw, at, stop);
      if (raw === '•') fresh = true;
    }
    at = stop;
  }
  return { text, ...builder };
}

/** Whether a name may follow: "named …", "its name is …", "meld them into …", "planeswalk to …". */
function beforeName(forms: readonly string[]): boolean {
  const [before = '', last = ''] = forms.slice(-2);
  switch (last) {
    case 'named':
      return before !== 'differently';
    case 'with':
      return before === 'partner';
    case 'is':
      return before === 'name';
    case 'into':
      return before === 'them' && /^meld/.test(forms[forms.length - 3] ?? '');
    case 'to':
      return /^planeswalk/.test(before);
    default:
      return false;
  }
}

function addWord(builder: Builder, text: string, raw: string, start: number, end: number): number {
  const lower = raw.toLowerCase().replaceAll('’', "'");
  const capital = raw[0] !== raw[0]!.toLowerCase() ? 1 : 0;
  if (raw === 'CARDNAME') {
    builder.selves.set(builder.ids.length, 'placeholder');
    builder.add(WordClass.Self, raw, start, end, 1);
    return end;
  }
  if (contracted.has(lower)) {
    builder.add(WordClass.Plain, lower, start, end, capital);
    return end;
  }
  if (lower.endsWith("'s") && lower.length > 2) {
    addStem(builder, lower.slice(0, -2), raw.slice(0, -2), start, end - 2, capital);
    builder.add(WordClass.Plain, "'s", end - 2, end);
    return end;
  }
  const following = text[end];
  if (
    (following === "'" || following === '’') &&
    lower.endsWith('s') &&
    !isLetter(text.charCodeAt(end + 1) || 0)
  ) {
    addStem(builder, lower, raw, start, end, capital);
    builder.add(WordClass.Plain, "'", end, end + 1);
    return end + 1;
  }
  addStem(builder, lower, raw, start, end, capital);
  return end;
}

function addStem(
  builder: Builder,
  lower: string,
  raw: string,
  start: number,
  end: number,
  capital: number,
): void {
  if (lower.startsWith('non')) {
    const negation = negatable.exec(raw);
    if (negation) {
      const middle = start + negation[0].length;
      builder.add(WordClass.Plain, 'non', start, middle, capital);
      builder.add(WordClass.Plain, lower.slice(negation[0].length), middle, end);
      return;
    }
  }
  builder.add(WordClass.Plain, lower === 'an' ? 'a' : lower, start, end, capital);
}
