// The counters that a phrase names: kinds and numbers.
import { amountOf } from '../meaning/amounts';
import { isNode, Unsupported, wordOf, type Frame } from '../meaning/frame';

/** The counters that a phrase names, by kind. @throws Unsupported */
export function countersIn(frame: Frame, phrase: unknown): [string, number][] {
  if (!isNode(phrase)) throw new Unsupported(undefined, String(phrase));
  const of = phrase['of'];
  if (phrase.kind === 'alsoCounters' && Array.isArray(of))
    return of.flatMap((each) => countersIn(frame, each));
  const kind = isNode(of) ? of['of'] : undefined;
  if (typeof kind !== 'string') throw new Unsupported(phrase, 'counters of no named kind');
  if (phrase.kind === 'countersEqual') return [[kind, Math.max(0, amountOf(frame, phrase['n'], phrase))]];
  if (phrase.kind !== 'counters') throw new Unsupported(phrase, phrase.kind);
  const det = phrase['det'];
  if (det !== undefined && !/^(?:another|an additional|one|the)$/.test(wordOf(det))) {
    throw new Unsupported(phrase, isNode(det) ? det.kind : wordOf(det));
  }
  return [[kind, phrase['n'] === undefined ? 1 : amountOf(frame, phrase['n'], phrase)]];
}
