// Decides to whom an ability in quotes belongs: the object itself, something it makes, or something else.
import type { QuoteHolder } from './tree';

/** What the text before a quote can name as the holder; the one that stands last counts. */
const selfWords =
  /\b(?:this (?:card|spell|permanent|creature|artifact|enchantment|land|planeswalker|vehicle|aura|equipment|saga|class|case|token|battle|siege|room|door|spacecraft)|cardname|you)\b|~/gi;
const madeWords =
  /\b(?:creates?|creating|tokens?|emblem|boon|incubates?|manifests?|cloaks?|conjures?|amass|(?:on)?to the battlefield|counters the spell and)\b/gi;
const otherWords =
  /\b(?:target|enchanted|equipped|fortified|each|all|other|another|any number of|up to (?:one|two|three)|cards? in|[\p{L}'’-]+s (?:you|your opponents|an opponent|they|that player) (?:control|don't control)|[\p{L}]+s of the chosen|those|paired)\b/giu;
const pronouns =
  /\b(?:it|they|that [\p{L}]+|each of (?:them|those)|both|its|the creature|the land)\b[^.]*$/iu;
const copied = /\bcop(?:y|ies) of\s+(?:up to one )?$/i;

interface Candidate {
  readonly at: number;
  readonly holder: 'self' | 'made' | 'other';
}

function lastOf(text: string, pattern: RegExp, holder: Candidate['holder']): Candidate | undefined {
  let found: Candidate | undefined;
  for (const match of text.matchAll(pattern)) {
    // "a copy of target creature" names the token, not the creature.
    if (holder === 'other' && copied.test(text.slice(0, match.index))) continue;
    found = { at: match.index, holder };
  }
  return found;
}

function holderIn(text: string, selfNames: readonly string[]): Candidate | undefined {
  const candidates = [
    lastOf(text, selfWords, 'self'),
    lastOf(text, madeWords, 'made'),
    lastOf(text, otherWords, 'other'),
  ];
  for (const name of selfNames) {
    const at = text.lastIndexOf(name);
    if (at >= 0) candidates.push({ at, holder: 'self' });
  }
  return candidates.reduce((best, next) => (next && (!best || next.at > best.at) ? next : best), undefined);
}

/**
 * To whom the quoted text belongs.
 * @param before the text of the same ability before the quote, with other quotes and reminder text blanked
 * @param inner what stands between the marks
 */
export function holderOf(before: string, inner: string, selfNames: readonly string[]): QuoteHolder {
  if (!isAbility(inner) || /\bloses\s+$/.test(before)) return 'words';
  const sentences = before.split(/[.:]\s+|(?<=— )/);
  const sentence = sentences[sentences.length - 1] ?? '';
  // The subject of "has" or "gains" stands after the last comma, if it is named there at all.
  const clause = sentence.slice(sentence.lastIndexOf(', ') + 1);
  const near = holderIn(clause, selfNames) ?? undefined;
  if (near) return near.holder;
  const own = holderIn(sentence, selfNames);
  if (
    own &&
    (pronouns.test(clause) ||
      /^[^\p{L}]*(?:and |except |with |then )?(?:it |they )?(?:has|have|gains?|with|is|are|becomes?|\s*$)/iu.test(
        clause,
      ))
  ) {
    return own.holder;
  }
  for (let index = sentences.length - 2; index >= 0 && pronouns.test(sentence); index -= 1) {
    const earlier = holderIn(sentences[index]!, selfNames);
    if (earlier) return earlier.holder;
  }
  return own?.holder === 'made' ? 'made' : 'other';
}

/** Whether quoted words are an ability rather than a name, a label or a word to choose. */
function isAbility(inner: string): boolean {
  return /[.!?)]\s*$|:\s/.test(inner) && /\s/.test(inner.trim());
}
