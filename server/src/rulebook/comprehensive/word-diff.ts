// Word by word difference of two texts.

/** A run of text that both have, or only the older (`removed`), or only the newer (`added`). */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * The difference as runs; `same` and `removed` together give the older text, `same` and `added` the newer one.
 * Very long texts that have little in common are given as one removed and one added run.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const olds = split(before);
  const news = split(after);
  let start = 0;
  while (start < olds.length && start < news.length && olds[start] === news[start]) start += 1;
  let end = 0;
  while (
    end < olds.length - start &&
    end < news.length - start &&
    olds[olds.length - 1 - end] === news[news.length - 1 - end]
  ) {
    end += 1;
  }
  const parts: DiffPart[] = [];
  push(parts, 'same', olds.slice(0, start));
  middle(parts, olds.slice(start, olds.length - end), news.slice(start, news.length - end));
  push(parts, 'same', olds.slice(olds.length - end));
  return parts;
}

function split(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{M}\d'’]+|[^\s\p{L}\p{M}\d]/gu) ?? [];
}

function push(parts: DiffPart[], kind: DiffPart['kind'], words: readonly string[]): void {
  if (words.length === 0) return;
  const last = parts.at(-1);
  if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + words.join('') };
  else parts.push({ kind, text: words.join('') });
}

/** Longest common subsequence; the tables of rules are small once their common ends are off. */
function middle(parts: DiffPart[], olds: readonly string[], news: readonly string[]): void {
  const width = news.length + 1;
  if (olds.length === 0 || news.length === 0 || olds.length * news.length > 4_000_000) {
    push(parts, 'removed', olds);
    push(parts, 'added', news);
    return;
  }
  const lengths = new Uint16Array((olds.length + 1) * width);
  for (let a = olds.length - 1; a >= 0; a -= 1) {
    for (let b = news.length - 1; b >= 0; b -= 1) {
      lengths[a * width + b] =
        olds[a] === news[b]
          ? lengths[(a + 1) * width + b + 1]! + 1
          : Math.max(lengths[(a + 1) * width + b]!, lengths[a * width + b + 1]!);
    }
  }
  let a = 0;
  let b = 0;
  while (a < olds.length || b < news.length) {
    if (a < olds.length && b < news.length && olds[a] === news[b]) {
      push(parts, 'same', [olds[a]!]);
      a += 1;
      b += 1;
    } else if (
      b >= news.length ||
      (a < olds.length && lengths[(a + 1) * width + b]! >= lengths[a * width + b + 1]!)
    ) {
      push(parts, 'removed', [olds[a]!]);
      a += 1;
    } else {
      push(parts, 'added', [news[b]!]);
      b += 1;
    }
  }
}
