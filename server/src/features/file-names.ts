// Names inside a file, such as script variables: where they are defined and used, renaming, and what fits at a place.
import type { AnalysedDocument } from '../analysis';
import type { FileCompletion, FileRename } from '../formats';
import type { FileSpan } from '../text';

/** Where the name at the offset is defined in the same file. */
export function findNameDefinitions({ format, text }: AnalysedDocument, offset: number): readonly FileSpan[] {
  return format?.navigation?.definition(text, offset) ?? [];
}

/** The places of the name at the offset; its definitions are among them when asked for. */
export function findNameReferences(
  { format, text }: AnalysedDocument,
  offset: number,
  withDefinitions: boolean,
): readonly FileSpan[] {
  const places = format?.navigation?.references(text, offset) ?? [];
  if (withDefinitions || places.length === 0) return places;
  const defined = new Set(format?.navigation?.definition(text, offset).map(({ start }) => start));
  return places.filter(({ start }) => !defined.has(start));
}

/** The name at the offset, if it can be renamed. */
export function findRenamable(
  { format, text }: AnalysedDocument,
  offset: number,
): { readonly name: string; readonly file: FileSpan } | undefined {
  return format?.navigation?.renamable(text, offset);
}

/** The edits that rename the name at the offset everywhere, or why it cannot be. */
export function renameName({ format, text }: AnalysedDocument, offset: number, newName: string): FileRename {
  return format?.navigation?.rename(text, offset, newName) ?? { refused: 'There is nothing to rename here.' };
}

/** What fits at the offset, the most usual first. */
export function findCompletions(
  { format, text }: AnalysedDocument,
  offset: number,
): readonly FileCompletion[] {
  return format?.navigation?.complete(text, offset) ?? [];
}
