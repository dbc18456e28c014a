// How a script writes costs, type lines and rules text, and how a card does: both ways, with positions.
import type { Sourced } from '../../card';
import type { MappedPiece } from '../../text';
import { MappedText } from '../../text';
import { cardTypes, formerTypes, supertypes } from '../../vocabulary/types';

/** Collects pieces of unescaped text. */
class Pieces {
  text = '';
  private readonly pieces: MappedPiece[] = [];

  constructor(private readonly value: Sourced<string>) {}

  /** Adds `text`, which the script writes as its units `[start, end)`, counted from the value's beginning. */
  add(text: string, start: number, end: number): void {
    if (text === '' || end <= start) return;
    const from = this.value.file.start;
    this.pieces.push({
      at: this.text.length,
      length: text.length,
      file: { start: from + start, end: from + end },
    });
    this.text += text;
  }

  finish(escape: (text: string) => string): MappedText {
    return new MappedText(this.text, this.pieces, this.value.file, escape);
  }
}

/** `2 W GP` as `{2}{W}{G/P}`; `no cost` as no text at all. */
export function readManaCost(value: Sourced<string>): MappedText {
  const pieces = new Pieces(value);
  if (value.value.toLowerCase() !== 'no cost') {
    for (const match of value.value.matchAll(/\S+/g)) {
      pieces.add(symbolOf(match[0]), match.index, match.index + match[0].length);
    }
  }
  return pieces.finish(writeManaCost);
}

/** One shard as a symbol: `2W` is `{2/W}`, `PRG` is `{R/G/P}`. */
export function symbolOf(shard: string): string {
  const parts = shard.toUpperCase().match(/\d+|[A-Z]/g) ?? [];
  if (parts.length === 0) return shard;
  const rest = parts.filter((part) => part !== 'P');
  return `{${[...rest, ...parts.filter((part) => part === 'P')].join('/')}}`;
}

/** `{2}{W/U}` as `2 WU`. */
export function writeManaCost(text: string): string {
  const shards = text.match(/\{[^}]*\}|[^{}\s]+/g) ?? [];
  return shards.map((shard) => shard.replace(/[{}/]/g, '')).join(' ') || 'no cost';
}

const LEFT_OF_DASH = new Set([
  ...cardTypes,
  ...supertypes,
  ...Object.keys(formerTypes),
  'host',
  'elite',
  'token',
  'emblem',
  'hero',
  'boss',
  'card',
]);

/** `Legendary Creature Elf Druid` as `Legendary Creature — Elf Druid`. */
export function readTypes(value: Sourced<string>): MappedText {
  const pieces = new Pieces(value);
  let at = 0;
  let isDashDue = true;
  let hasType = false;
  for (const match of value.value.matchAll(/\S+/g)) {
    const word = match[0];
    const isLeft = LEFT_OF_DASH.has(word.toLowerCase());
    if (at > 0) {
      const isDash = isDashDue && hasType && !isLeft && word !== '—';
      pieces.add(isDash ? ' — ' : ' ', at, match.index);
      if (isDash || word === '—') isDashDue = false;
    }
    hasType ||= isLeft;
    at = match.index + word.length;
    pieces.add(word, match.index, at);
  }
  return pieces.finish((text) => text.replace(/\s*—\s*/g, ' '));
}

/** Rules text: `\n` is two characters in a script, and loyalty abilities have brackets, `[-2]: Draw …`. */
export function readOracle(value: Sourced<string>): MappedText {
  const pieces = new Pieces(value);
  const source = value.value;
  let at = 0;
  for (const match of source.matchAll(/(?:\\r)?\\n|(?<=^|\\n)\[([+\-−]?)(\d+|X)\](?=:)/g)) {
    pieces.add(source.slice(at, match.index), at, match.index);
    const end = match.index + match[0].length;
    at = end;
    if (match[2] === undefined) {
      pieces.add('\n', match.index, end);
      continue;
    }
    const sign = match[1] ?? '';
    pieces.add(sign === '-' ? '−' : sign, match.index + 1, match.index + 1 + sign.length);
    pieces.add(match[2], match.index + 1 + sign.length, end - 1);
  }
  pieces.add(source.slice(at), at, source.length);
  return pieces.finish(writeOracle);
}

/** Rules text as a script writes it. */
export function writeOracle(text: string): string {
  return text
    .replace(
      /^([+\-−]?)(\d+|X)(?=: )/gm,
      (_, sign: string, number: string) => `[${sign === '−' ? '-' : sign}${number}]`,
    )
    .replace(/\r?\n/g, '\\n');
}
