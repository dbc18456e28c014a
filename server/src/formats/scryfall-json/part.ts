// After an edit inside one card of a long list: that card's object, which reads on its own as it does in the list.
import type { ChangedPart } from '../file-format';
import type { JsonVisitor } from '../json-scan';
import { scanJson } from '../json-scan';

/** A bracket that is open at a place in the text, and the key that it stands under. */
interface OpenBracket {
  readonly kind: '{' | '[';
  readonly start: number;
  readonly key: string;
}

/** See `FileFormat.findPart`. Undefined when the edit touches more than one card, or anything is broken near it. */
export function findPart(old: string, text: string, prefix: number, suffix: number): ChangedPart | undefined {
  const start = startOfCard(text, prefix);
  if (start === undefined) return undefined;
  const end = endOfObject(text, start);
  const oldEnd = endOfObject(old, start);
  if (end === undefined || oldEnd === undefined || end <= prefix) return undefined;
  if (text.length - end !== old.length - oldEnd || old.length - oldEnd > suffix) return undefined;
  return { start, end, oldEnd };
}

/** Where the card begins that the offset stands inside of. */
function startOfCard(text: string, offset: number): number | undefined {
  const open = openBrackets(text, offset);
  const [outer, list, inner] = open ?? [];
  if (outer?.kind === '[') return list?.kind === '{' ? list.start : undefined;
  if (list?.kind !== '[' || !LISTS.has(list.key)) return outer?.start;
  return inner?.kind === '{' ? inner.start : undefined;
}

/** Keys whose lists hold cards; an object that has one is no card alone. */
const LISTS = new Set(['data', 'cards']);

/** The brackets open at an offset, outermost first; undefined where a comment or a broken string is in the way. */
function openBrackets(text: string, offset: number): OpenBracket[] | undefined {
  const open: OpenBracket[] = [];
  const marks = /["{}[\]/]/g;
  let key = '';
  for (let found = marks.exec(text); found && found.index < offset; found = marks.exec(text)) {
    const { index } = found;
    const mark = found[0];
    if (mark === '{' || mark === '[') open.push({ kind: mark, start: index, key });
    else if (mark === '}' || mark === ']') {
      if (open.pop()?.kind !== (mark === '}' ? '{' : '[')) return undefined;
    } else {
      const end = mark === '"' ? endOfString(text, index) : undefined;
      if (end === undefined) return undefined;
      if (open.length === 1) key = text.slice(index + 1, end - 1);
      marks.lastIndex = end;
    }
  }
  return open;
}

/** Behind the closing quotation mark of the string that begins at `start`; undefined when its line ends first. */
function endOfString(text: string, start: number): number | undefined {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return /[\r\n]/.test(text.slice(start, at)) ? undefined : at + 1;
  }
  return undefined;
}

/** Behind the object that begins at `start`; undefined when anything in it is broken or lists other cards. */
function endOfObject(text: string, start: number): number | undefined {
  const walk = new ObjectWalk();
  scanJson(text, walk, start, true);
  return walk.isSound ? walk.end : undefined;
}

class ObjectWalk implements JsonVisitor {
  end: number | undefined;
  isSound = true;
  private depth = 0;

  open(): void {
    this.depth++;
  }

  close(_kind: 'object' | 'array', end: number): void {
    if (--this.depth === 0) this.end = end;
  }

  key({ value }: { value: string }): void {
    if (LISTS.has(value)) this.isSound = false;
  }

  value(): void {
    // Only the brackets matter.
  }

  problem(): void {
    this.isSound = false;
  }
}
