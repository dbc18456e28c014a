// Decides whether a deed can be what a reference points back to (CR 607.2): its kind, its noun, its quote.
import { classOfNoun, namesColor } from './nouns';
import type { Deed, Quote, Reference } from './tree';

/** Whether the deed is of the kind and about the noun that the reference names; where it stands is not asked. */
export function isAbout(reference: Reference, deed: Deed): boolean {
  if (reference.kind !== deed.kind) return false;
  switch (reference.kind) {
    case 'choice':
      return isChoiceOf(reference.noun, deed);
    case 'cost':
      return isPaymentOf(reference.noun, deed.nouns[0] ?? '');
    default:
      return true;
  }
}

function isPaymentOf(cost: string, deed: string): boolean {
  if (cost === 'pay') return deed.startsWith('pay');
  if (cost === 'kicker') return deed.endsWith('kicker');
  if (cost === 'gift') return /^(?:gift|promise)/.test(deed);
  if (cost === 'additional') return deed === 'additional cost';
  return deed === cost;
}

function isChoiceOf(noun: string, { nouns, values }: Deed): boolean {
  const wanted = classOfNoun(noun);
  if (values.length > 0 && areValuesOf(wanted, values)) return true;
  return nouns.some((chosen) => {
    const offered = classOfNoun(chosen);
    if (wanted !== 'other') return offered === wanted;
    // "Choose a consonant" gives "the chosen letter": nouns outside the known classes answer each other.
    return chosen === noun || offered === 'other';
  });
}

function areValuesOf(wanted: ReturnType<typeof classOfNoun>, values: readonly string[]): boolean {
  switch (wanted) {
    case 'color':
      return values.some(namesColor);
    case 'number':
      return values.some((value) => /^(?:\d+|zero|one|two|three)\b/.test(value));
    case 'type':
    case 'other':
      return true;
    default:
      return false;
  }
}

/** A quote and those that it stands in, the innermost first. */
function quotesAround(innermost: Quote | undefined): Quote[] {
  const around: Quote[] = [];
  for (let quote = innermost; quote; quote = quote.outer) around.push(quote);
  return around;
}

/**
 * Whether a deed and a reference on the same object can be linked as far as quotes go:
 * both on the same granted ability, or parted only by quotes whose abilities belong to the object itself
 * or to something that it makes (CR 607.1a, CR 607.1d), or granted by the same effect (CR 607.5).
 */
export function isInReach(
  reference: Reference,
  deed: Deed,
  sameSentence: (first: Quote, second: Quote) => boolean,
): boolean {
  const around = quotesAround(reference.quote);
  const aroundDeed = quotesAround(deed.quote);
  const parting = (mine: readonly Quote[], theirs: readonly Quote[]): Quote[] =>
    mine.filter((quote) => quote.holder === 'other' && !theirs.includes(quote));
  const mine = parting(around, aroundDeed);
  const theirs = parting(aroundDeed, around);
  if (mine.length === 0 && theirs.length === 0) return true;
  return mine.length === 1 && theirs.length === 1 && sameSentence(mine[0]!, theirs[0]!);
}
