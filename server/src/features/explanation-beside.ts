// What words mean that a file keeps beside the rules text: descriptions of abilities and keywords in scripts.
import type { AnalysedDocument } from '../analysis';
import { termAt } from '../rulebook';
import type { DigestEntry } from '../rulebook';
import type { FileSpan } from '../text';

/** The term under an offset in such words, or undefined. */
export function explainBeside(
  { format, text }: AnalysedDocument,
  offset: number,
): { readonly span: FileSpan; readonly entry: DigestEntry } | undefined {
  for (const { text: words } of format?.texts?.(text) ?? []) {
    const inside = words.toOracle(offset);
    const found = inside === undefined ? undefined : termAt(words.text, inside);
    if (found) return { span: words.toFile(found.span), entry: found.entry };
  }
  return undefined;
}
