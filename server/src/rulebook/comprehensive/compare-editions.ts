// Compares two editions: which rules were added, changed, renumbered or removed.
import { findReferences } from './references';
import type { Rule, Rulebook } from './rulebook';

/** What became of a rule. A rule with a new number may have a new text as well. */
export type RuleChangeKind = 'added' | 'removed' | 'changed' | 'renumbered';

/** A rule that is not the same in both editions. */
export interface RuleChange {
  readonly kind: RuleChangeKind;
  readonly before?: Rule;
  readonly after?: Rule;
  /** Whether more than numbers inside it changed; always true for added and removed rules. */
  readonly textChanged: boolean;
}

/** A glossary entry that is not the same in both editions. */
export interface GlossaryChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly term: string;
  readonly before?: string;
  readonly after?: string;
}

/** The differences from one edition to another. */
export interface EditionComparison {
  readonly from: string;
  readonly to: string;
  /** In the order of the newer edition; removed rules stand where they were. */
  readonly changes: readonly RuleChange[];
  readonly glossary: readonly GlossaryChange[];
  /** Old number -> new number, for every rule that both editions have. */
  readonly renumbered: ReadonlyMap<string, string>;
}

/**
 * Compares two editions. Rules are followed by their text, headings by their words, and subrules by the rule above
 * them, so that a rule that moved is not reported as removed and added. A rule of which only the numbers it refers
 * to moved along counts as unchanged.
 */
export function compareEditions(from: Rulebook, to: Rulebook): EditionComparison {
  const pairs = pairRules(from, to);
  const back = new Map([...pairs].map(([before, after]) => [after, before]));
  const changes: { readonly change: RuleChange; readonly place: number }[] = [];
  const placeOf = new Map(to.rules.map((rule, place) => [rule.number, place]));

  to.rules.forEach((after, place) => {
    const number = back.get(after.number);
    const before = number === undefined ? undefined : from.rule(number);
    if (!before) {
      changes.push({ change: { kind: 'added', after, textChanged: true }, place });
      return;
    }
    const textChanged = !sameText(before, after, pairs);
    if (before.number !== after.number) {
      changes.push({ change: { kind: 'renumbered', before, after, textChanged }, place });
    } else if (textChanged) changes.push({ change: { kind: 'changed', before, after, textChanged }, place });
  });
  let place = 0;
  for (const before of from.rules) {
    const number = pairs.get(before.number);
    if (number !== undefined) place = placeOf.get(number) ?? place;
    else changes.push({ change: { kind: 'removed', before, textChanged: true }, place: place + 0.5 });
  }
  changes.sort((a, b) => a.place - b.place);
  return {
    from: from.edition,
    to: to.edition,
    changes: changes.map(({ change }) => change),
    glossary: compareGlossaries(from, to, pairs),
    renumbered: pairs,
  };
}

/** The text with its examples, apart from spelling that editions change freely. */
function fullText(rule: Rule): string {
  return [rule.text, ...rule.examples].join('\n').replace(/\s+/g, ' ').replaceAll('’', "'");
}

function withoutNumbers(text: string): string {
  let result = '';
  let at = 0;
  for (const reference of findReferences(text)) {
    result += `${text.slice(at, reference.start)}#`;
    at = reference.end;
  }
  return result + text.slice(at);
}

function sameText(before: Rule, after: Rule, pairs: ReadonlyMap<string, string>): boolean {
  const old = fullText(before);
  const text = fullText(after);
  return old === text || renumber(old, pairs) === text;
}

/** The old text with each number replaced by the one that its rule has now. */
function renumber(text: string, pairs: ReadonlyMap<string, string>): string {
  let result = '';
  let at = 0;
  for (const { start, end, number } of findReferences(text)) {
    const whole = text.slice(start, end);
    // The end of a range is written shortened: "f–h" keeps its letter, which moves with the rule.
    const now = whole === number ? (pairs.get(number) ?? number) : whole;
    result += text.slice(at, start) + now;
    at = end;
  }
  return result + text.slice(at);
}

function pairRules(from: Rulebook, to: Rulebook): Map<string, string> {
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  const pair = (before: string, after: string) => {
    pairs.set(before, after);
    taken.add(after);
  };

  // 1. Headings by their words; those that occur once, so that "General" stays with its own number.
  const titled = (book: Rulebook, kinds: readonly string[]) => {
    const byTitle = new Map<string, Rule | null>();
    for (const rule of book.rules) {
      if (!rule.title || !kinds.includes(rule.kind)) continue;
      byTitle.set(rule.title, byTitle.has(rule.title) ? null : rule);
    }
    return byTitle;
  };
  for (const kinds of [['section'], ['chapter'], ['rule']]) {
    const newer = titled(to, kinds);
    for (const [title, before] of titled(from, kinds)) {
      const after = newer.get(title);
      if (before && after) pair(before.number, after.number);
    }
  }

  // 2. The same text under the parent that belongs to it, then the same text anywhere.
  const waiting = () => from.rules.filter((rule) => !pairs.has(rule.number));
  const keyOf = (rule: Rule) => withoutNumbers(fullText(rule));
  const newerByText = new Map<string, Rule[]>();
  for (const rule of to.rules) {
    if (taken.has(rule.number)) continue;
    const key = keyOf(rule);
    newerByText.set(key, [...(newerByText.get(key) ?? []), rule]);
  }
  for (const before of waiting()) {
    const free = (newerByText.get(keyOf(before)) ?? []).filter((rule) => !taken.has(rule.number));
    if (free.length === 0) continue;
    const parent = pairs.get(before.parent);
    const after =
      free.find((rule) => rule.parent === parent && lastPart(rule.number) === lastPart(before.number)) ??
      free.find((rule) => rule.parent === parent) ??
      free.find((rule) => rule.number === before.number) ??
      (fullText(before).length > 40 ? free[0] : undefined);
    if (after) pair(before.number, after.number);
  }

  // 3. Similar texts: among the children of the same parent, the likest pairs first; then the same number.
  for (const parent of from.rules.filter((rule) => pairs.has(rule.number))) {
    const olds = from.children(parent.number).filter((rule) => !pairs.has(rule.number));
    if (olds.length === 0) continue;
    const news = to.children(pairs.get(parent.number)!).filter((rule) => !taken.has(rule.number));
    pairLikest(olds, news, pair, pairs, taken, 0.35);
  }

  // 4. Whatever is left, anywhere, but then it must be much alike.
  const news = to.rules.filter((rule) => !taken.has(rule.number));
  pairLikest(waiting(), news, pair, pairs, taken, 0.6);
  for (const before of waiting()) {
    // The children of a pair found only now.
    const parent = pairs.get(before.parent);
    if (!parent) continue;
    const left = to.children(parent).filter((rule) => !taken.has(rule.number));
    pairLikest([before], left, pair, pairs, taken, 0.35);
  }
  return pairs;
}

function lastPart(number: string): string {
  return /[a-z]$|\d+$/.exec(number)?.[0] ?? number;
}

function pairLikest(
  olds: readonly Rule[],
  news: readonly Rule[],
  pair: (before: string, after: string) => void,
  pairs: ReadonlyMap<string, string>,
  taken: ReadonlySet<string>,
  least: number,
): void {
  if (olds.length === 0 || news.length === 0) return;
  const newPairs = news.map((rule) => ({ rule, words: wordPairs(fullText(rule)) }));
  const candidates: { before: string; after: string; likeness: number }[] = [];
  for (const before of olds) {
    const words = wordPairs(fullText(before));
    for (const { rule, words: other } of newPairs) {
      if (rule.kind !== before.kind) continue;
      const likeness = alike(words, other) + (lastPart(rule.number) === lastPart(before.number) ? 0.01 : 0);
      if (likeness >= least) candidates.push({ before: before.number, after: rule.number, likeness });
    }
  }
  candidates.sort((a, b) => b.likeness - a.likeness);
  for (const { before, after } of candidates)
    if (!pairs.has(before) && !taken.has(after)) pair(before, after);
}

function wordPairs(text: string): ReadonlySet<string> {
  const words =
    withoutNumbers(text)
      .toLowerCase()
      .match(/[\p{L}\d'{}/+#-]+/gu) ?? [];
  return new Set(words.map((word, index) => `${words[index - 1] ?? ''} ${word}`));
}

/** Dice's measure: 1 for the same pairs of words, 0 for none in common. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  // Even if all words of the shorter were shared, very different lengths are not alike.
  if ((2 * small.size) / (small.size + large.size) < 0.3) return 0;
  let shared = 0;
  for (const words of small) if (large.has(words)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

function compareGlossaries(
  from: Rulebook,
  to: Rulebook,
  pairs: ReadonlyMap<string, string>,
): GlossaryChange[] {
  const changes: GlossaryChange[] = [];
  for (const after of to.glossary) {
    const before = from.glossaryEntry(after.term);
    if (!before) changes.push({ kind: 'added', term: after.term, after: after.text });
    else if (before.text !== after.text && renumber(before.text, pairs) !== after.text) {
      changes.push({ kind: 'changed', term: after.term, before: before.text, after: after.text });
    }
  }
  for (const before of from.glossary) {
    if (!to.glossaryEntry(before.term))
      changes.push({ kind: 'removed', term: before.term, before: before.text });
  }
  return changes;
}
