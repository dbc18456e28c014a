// Reads the text form in which the digest is written.
import { findKeywordAction, pluralOf } from '../../vocabulary';
import type { DigestEntry, EntryKind } from '../digest-entry';

/**
 * Reads entries of one kind. Each is a line `id | NUMBER Heading, NUMBER … | term, term …`, then indented lines
 * with its text. Without terms, the id with spaces is the term. Keyword actions get all verb forms; terms marked
 * with a final `*` get their plural.
 * Throws on a malformed line: the text is part of the program, and a test reads all of it.
 */
export function readDigest(kind: EntryKind, text: string): DigestEntry[] {
  const entries: DigestEntry[] = [];
  for (const block of text.trim().split(/\n\s*\n/)) {
    const [head = '', ...body] = block.split('\n');
    const [id = '', rules = '', termList] = head.split('|').map((part) => part.trim());
    const [defining = '', ...others] = rules.split(/, (?=\d)/);
    const match = /^([\d.]+[a-z]?) (.+)$/.exec(defining);
    if (!match || body.length === 0) throw new Error(`malformed digest entry: ${head}`);
    const name = id.replaceAll('-', ' ');
    const written = termList ? termList.split(', ') : [name];
    const terms = [...new Set(written.flatMap((term) => formsOf(kind, term)))];
    entries.push({
      id,
      kind,
      title: titleOf(terms[0]!),
      terms,
      rules: [match[1]!, ...others],
      heading: match[2]!,
      text: body.map((line) => line.trim()).join(' '),
    });
  }
  return entries;
}

function formsOf(kind: EntryKind, term: string): readonly string[] {
  if (term.endsWith('*')) {
    const one = term.slice(0, -1);
    return [one, pluralOf(one)];
  }
  const action = kind === 'keyword-action' ? findKeywordAction(term) : undefined;
  return action && action.forms[0] === term ? action.forms : [term];
}

function titleOf(term: string): string {
  return term.startsWith('{') ? term.toUpperCase() : term.charAt(0).toUpperCase() + term.slice(1);
}
