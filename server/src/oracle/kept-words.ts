// Lists the words that a tree keeps as they are: names, headings, the object's own name, and phrases of a closed list.
import { cardGrammar } from './card-grammar';
import type { OracleLine } from './tree';
import { WordClass } from './words';

/** Why words are kept: names and headings mean themselves; a phrase is one of a list that the grammar closes. */
export type KeptSort = 'name' | 'own name' | 'heading' | 'phrase';

/** Words that the tree of a line holds as they stand in the text. */
export interface KeptWords {
  readonly sort: KeptSort;
  readonly words: string;
  /** Where in the tree: the kind of the node and its slot. */
  readonly slot: string;
}

/** The slots that a class of words fills, as `kind.slot`. */
function slotsOf(wordClass: WordClass): ReadonlySet<string> {
  const slots = new Set<string>();
  for (const { productions } of cardGrammar.categories) {
    for (const { kind, pieces } of productions) {
      for (const piece of pieces) {
        if (piece.type === 'slot' && cardGrammar.categories[piece.category]!.terminal === wordClass)
          slots.add(`${kind}.${piece.name}`);
      }
    }
  }
  return slots;
}

const names = slotsOf(WordClass.Name);
const selves = slotsOf(WordClass.Self);

function keptIn(value: unknown, slot: string, found: KeptWords[]): void {
  if (typeof value === 'string') {
    if (selves.has(slot)) {
      // "full" stands for the whole name, so that no words are kept.
      const colon = value.indexOf(':');
      if (value !== 'full' && colon > 0)
        found.push({ sort: 'own name', words: value.slice(colon + 1), slot });
      else if (value !== 'full' && names.has(slot)) found.push({ sort: 'name', words: value, slot });
    } else if (names.has(slot)) found.push({ sort: 'name', words: value, slot });
    else if (/[\p{L}\d] [\p{L}\d]/u.test(value)) found.push({ sort: 'phrase', words: value, slot });
    return;
  }
  if (Array.isArray(value)) {
    for (const item of value) keptIn(item, slot, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Readonly<Record<string, unknown>>;
  if (node['kind'] === 'unread') return;
  if (node['kind'] === 'line') {
    found.push(...keptWordsIn(value as OracleLine));
    return;
  }
  for (const [name, inner] of Object.entries(node)) {
    if (name !== 'kind' && name !== 'span') keptIn(inner, `${String(node['kind'])}.${name}`, found);
  }
}

/** All words that the tree of a line keeps, those inside quotes too. */
export function keptWordsIn(line: OracleLine): readonly KeptWords[] {
  const found: KeptWords[] = [];
  if (line.label !== undefined) found.push({ sort: 'heading', words: line.label, slot: 'line.label' });
  for (const { meaning } of line.parts) keptIn(meaning, '', found);
  return found;
}
