// Expected values in the form in which they are compared and told.
import type { ExpectedItem, ExpectedValue } from './scenario';

/** The items of an expected list; a single text is a list of one. */
export function itemsOf(value: ExpectedValue): readonly ExpectedItem[] {
  if (value.kind === 'list') return value.items;
  return value.kind === 'plain' ? [{ text: String(value.value), span: value.span, is: [] }] : [];
}

/** Counters as people list them: `2 +1/+1, 1 flying`. */
export function countersInWords(counters: Readonly<Record<string, number>>): string {
  const list = Object.entries(counters)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => `${n} ${kind}`)
    .sort();
  return list.length === 0 ? 'none' : list.join(', ');
}
