// Decides to whom an ability in quotes belongs: the object itself, something it makes, or something else.
import type { QuoteHolder } from './tree';

/** What the text before a quote can name as the holder; the one that stands last counts. */
const selfWords =
  /\b(?:this (?:card|spell|permanent|creature|artifact|enchantment|land|planeswalker|vehicle|aura|equipment|saga|class|case|token|battle|siege|room|door|spacecraft)|cardname)\b|\byou(?= (?:have|gain|get)\b)|~/gi;
const madeWords =
  /\b(?:creates?|creating|tokens?|emblem|boon|incubates?|manifests?|cloaks?|conjures?|amass|(?:on)?to the battlefield|counters the spell and)\b/gi;
const otherWords =
  /\b(?:target|enchanted|equipped|fortified|each(?! ha(?:s|ve)\b)|all(?! colors)|(?<!\b(?:its|their) )other|another|any number of|up to (?:one|two|three)|cards? in|[\p{L}'’-]+s (?:you|your opponents|an opponent|they|that player) (?:control|don't control)|[\p{L}]+s of the chosen|paired)\b/giu;
const pronouns =
  /\b(?:it|they|that [\p{L}]+|each of (?:them|those)|both|its|the creature|the land)\b[^.]*$/iu;
const copied = /\bcop(?:y|ies) of [^.,]*$/i;

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

function holderIn(text: string): Candidate | undefined {
  return [
    lastOf(text, selfWords, 'self'),
    lastOf(text, madeWords, 'made'),
    lastOf(text, otherWords, 'other'),
  ].reduce((best, next) => (next && (!best || next.at > best.at) ? next : best), undefined);
}

/**
 * To whom the quoted text belongs.
 * @param before the text of the same ability before the quote, with other quotes and reminder text blanked
 * @param inner what stands between the marks
 */
export function holderOf(before: string, inner: string, selfNames: readonly string[]): QuoteHolder {
  if (!isAbility(inner) || /\bloses\s+$/.test(before)) return 'words';
  // A name can hold a comma, which would end a clause.
  let named = before;
  for (const name of selfNames) if (named.includes(name)) named = named.replaceAll(name, '~');
  const sentences = named.split(/[.:]\s+|(?<=— )/);
  const sentence = sentences[sentences.length - 1] ?? '';
  // The subject of "has" or "gains" stands after the last comma, if it is named there at all.
  const clause = sentence.slice(sentence.lastIndexOf(', ') + 1);
  const near = holderIn(clause);
  if (near) return near.holder;
  const own = holderIn(sentence);
  if (
    own &&
    (pronouns.test(clause) ||
      /^[^\p{L}]*(?:and |except |with |then )?(?:it |they |he |she )?(?:has|have|gains?|with|is|are|becomes?|\s*$)/iu.test(
        clause,
      ))
  ) {
    return own.holder;
  }
  for (let index = sentences.length - 2; index >= 0 && pronouns.test(sentence); index -= 1) {
    const earlier = holderIn(sentences[index]!);
    if (earlier) return earlier.holder;
  }
  return own?.holder === 'made' ? 'made' : 'other';
}

/** Whether quoted words are an ability rather than a name, a label or a word to choose. */
function isAbility(inner: string): boolean {
  return /[.!?)]['’"”]?\s*$|:\s/.test(inner) && /\s/.test(inner.trim());
}
