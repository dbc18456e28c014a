// The names of the cards at hand, and where a text uses one: for hovers and jumps from one card to another.
import { cardName } from '../card';
import type { Card, Face } from '../card';
import type { FileSpan, OracleSpan } from '../text';
import { escapeMarkdown } from './markdown';

/** A card that can be shown where its name stands. */
export interface NamedCard {
  readonly uri: string;
  /** The whole card's name, `Front // Back`. */
  readonly name: string;
  /** The faces to show: the named one, or all where the whole card is named. */
  readonly faces: readonly Face[];
  /** Where the card stands in its file. */
  readonly file: FileSpan;
}

/** A name found in a text. */
export interface NameFound {
  readonly span: OracleSpan;
  readonly card: NamedCard;
}

const longestName = 80;
const mostWords = 12;

/** All names of a set of files. A file is put anew when its cards change. */
export class CardNames {
  private readonly byName = new Map<string, NamedCard[]>();
  private readonly byFile = new Map<string, readonly string[]>();

  /** Takes the cards of a file in place of those that it had. */
  put(uri: string, cards: readonly Card[]): void {
    this.delete(uri);
    const names: string[] = [];
    const add = (name: string, card: NamedCard): void => {
      if (name.length < 3 || name.length > longestName) return;
      const known = this.byName.get(name);
      if (known) known.push(card);
      else this.byName.set(name, [card]);
      names.push(name);
    };
    for (const card of cards) {
      const whole = { uri, name: cardName(card), file: card.file };
      add(whole.name, { ...whole, faces: card.faces });
      if (card.faces.length < 2) continue;
      for (const face of card.faces) add(face.name?.text ?? '', { ...whole, faces: [face] });
    }
    this.byFile.set(uri, names);
  }

  /** Forgets a file. */
  delete(uri: string): void {
    for (const name of new Set(this.byFile.get(uri))) {
      const rest = this.byName.get(name)?.filter((card) => card.uri !== uri) ?? [];
      if (rest.length > 0) this.byName.set(name, rest);
      else this.byName.delete(name);
    }
    this.byFile.delete(uri);
  }

  /** All names. */
  all(): string[] {
    return [...this.byName.keys()];
  }

  /** The cards of a name, as written. */
  find(name: string): readonly NamedCard[] {
    return this.byName.get(name) ?? [];
  }

  /** The longest card name that covers the offset; `uri` is the file whose cards come first. */
  at(text: string, offset: number, uri: string | undefined): NameFound | undefined {
    for (const span of namesAround(text, offset)) {
      const cards = this.find(text.slice(span.start, span.end));
      const card = cards.find((each) => each.uri === uri) ?? cards[0];
      if (card) return { span, card };
    }
    return undefined;
  }
}

/** Runs of words that cover the offset and may be a name: they begin with a capital or a digit. The longest first. */
export function namesAround(text: string, offset: number): OracleSpan[] {
  const lineStart = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - longestName);
  const lineBreak = text.indexOf('\n', offset);
  const lineEnd = Math.min(lineBreak < 0 ? text.length : lineBreak, offset + longestName);
  const words = [...text.slice(lineStart, lineEnd).matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.!?-]*/gu)];
  const found: OracleSpan[] = [];
  for (const [index, first] of words.entries()) {
    const start = lineStart + first.index;
    if (start > offset) break;
    if (!/^[\p{Lu}\p{N}]/u.test(first[0])) continue;
    for (const last of words.slice(index, index + mostWords)) {
      const end = lineStart + last.index + last[0].length;
      if (end <= offset) continue;
      found.push({ start, end });
      // A full stop, or the ending of an owner, may or may not belong to the name.
      const bare = last[0].replace(/(?:['’]s|[.!?'’-]+)$/u, '');
      const cut = end - (last[0].length - bare.length);
      if (bare !== last[0] && cut > offset) found.push({ start, end: cut });
    }
  }
  return found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
}

/** A card in Markdown, as it would be read: name and cost, type line, rules text, numbers. */
export function describeCard({ faces }: NamedCard): string {
  return faces.map(describeFace).join('\n\n---\n\n');
}

function describeFace(face: Face): string {
  const lines = [
    `**${escapeMarkdown(face.name?.text ?? '')}** ${escapeMarkdown(face.manaCost?.text ?? '')}`.trim(),
    ...(face.typeLine?.text ? [`*${escapeMarkdown(face.typeLine.text)}*`] : []),
    ...(face.oracleText?.text ?? '').split('\n').filter(Boolean).map(escapeMarkdown),
    ...numbersOf(face),
  ];
  return lines.join('\n\n');
}

function numbersOf({ power, toughness, loyalty, defense }: Face): string[] {
  if (power && toughness) return [escapeMarkdown(`${power.value}/${toughness.value}`)];
  if (loyalty) return [`Loyalty: ${escapeMarkdown(loyalty.value)}`];
  return defense ? [`Defense: ${escapeMarkdown(defense.value)}`] : [];
}
