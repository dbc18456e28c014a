// Which keyword abilities a line of keywords lists (CR 702.1).
import type { Meaning } from '../../oracle';

/** A keyword with its node. */
export interface KeywordRead {
  /** In lower case: `flying`, `ward`, `forestwalk`. */
  readonly keyword: string;
  readonly node: Meaning | string;
}

/** Kinds of nodes whose keyword is not in a `name` slot. */
const namesByKind: Readonly<Record<string, string>> = {
  enchantPlayer: 'enchant',
  kickerEither: 'kicker',
  bandsWith: 'banding',
  partnerGroup: 'partner',
  typedCommander: 'commander',
};

/** The keyword of a node of the tree; undefined for what is no keyword. */
export function keywordOf(node: unknown): KeywordRead | undefined {
  if (typeof node === 'string') return { keyword: node.toLowerCase().replace(/ ([!])/g, '$1'), node };
  if (typeof node !== 'object' || node === null || !('kind' in node)) return undefined;
  const meaning = node as Meaning;
  const name = namesByKind[meaning.kind] ?? meaning['name'] ?? meaning.kind;
  return { keyword: (name as string).toLowerCase(), node: meaning };
}

/** The keywords of a line; undefined where the line is no line of keywords. */
export function keywordsOfLine(meaning: Meaning): readonly KeywordRead[] | undefined {
  switch (meaning.kind) {
    case 'keywords':
      return (meaning['of'] as readonly unknown[]).flatMap((node) => keywordOf(node) ?? []);
    case 'apart':
      return [meaning['one'], meaning['other']].flatMap((node) => keywordOf(node) ?? []);
    case 'wardX':
      return [{ keyword: 'ward', node: meaning }];
    case 'divider':
      return [];
  }
  return undefined;
}
