// Which lines were understood whole: every word read, and every reference led to what it stands for.
import { unreadIn } from '../read-oracle';
import type { OracleTree } from '../tree';
import type { ReferenceContext } from './reference';
import { resolveReferences } from './resolve-references';

/**
 * For each line of a face whether everything in it was understood: nothing unread, no reference without its
 * antecedent. @param tree the face; @param context what else is known of the card
 */
export function wholeLines(tree: OracleTree, context: ReferenceContext = {}): readonly boolean[] {
  const whole = tree.lines.map(({ line }) => unreadIn(line).length === 0);
  for (const { from, to } of resolveReferences(tree, context)) if (!to) whole[from.line] = false;
  return whole;
}

/** Whether everything in one line of a face was understood. Ask `wholeLines` for more than one. */
export function isWhole(tree: OracleTree, line: number, context: ReferenceContext = {}): boolean {
  return wholeLines(tree, context)[line] ?? false;
}
