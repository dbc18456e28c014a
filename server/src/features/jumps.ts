// Where an explanation leads: to the words that are meant, to a card of the workspace, or to a rule.
import type { FileSpan } from '../text';
import { expansionOfName } from '../vocabulary';
import type { Explanation } from './explanation';

/** The end of a jump. Numbers are those of the newest whole edition unless `typed` by a person. */
export type Jump =
  | { readonly to: 'words'; readonly file: FileSpan }
  | { readonly to: 'card'; readonly uri: string; readonly file: FileSpan }
  | { readonly to: 'rule'; readonly number: string; readonly typed?: boolean };

/** Where "go to definition" leads from the words of an explanation. */
export function jumpOf(found: Explanation): Jump | undefined {
  switch (found.kind) {
    case 'entry':
      if (found.target) return { to: 'words', file: found.target.file };
      return found.entry.rules[0] === undefined ? undefined : { to: 'rule', number: found.entry.rules[0] };
    case 'pronoun':
      return { to: 'words', file: found.target.file };
    case 'card':
      return {
        to: 'card',
        uri: found.card.uri,
        file: found.card.faces[0]?.name?.file ?? found.card.file,
      };
    case 'old-name': {
      const expansion = expansionOfName(found.name);
      return expansion && { to: 'rule', number: expansion.rule };
    }
    case 'rule':
      return { to: 'rule', number: found.number, typed: true };
  }
}

/** The rule that the words of an explanation depend on, for finding all cards that do. */
export function ruleOf(found: Explanation): { readonly number: string; readonly typed: boolean } | undefined {
  if (found.kind === 'entry') {
    const number = found.entry.rules[0];
    return number === undefined ? undefined : { number, typed: false };
  }
  const jump = jumpOf(found);
  return jump?.to === 'rule' ? { number: jump.number, typed: jump.typed === true } : undefined;
}
