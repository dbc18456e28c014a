// The outline of a document: its cards, and the faces of those that have several.
import type { AnalysedCard, AnalysedDocument } from '../analysis';
import type { Face } from '../card';
import type { FileSymbol } from '../formats';
import type { FileSpan } from '../text';

/** A card, a face, or a part of a script in the outline. */
export interface OutlineItem {
  readonly name: string;
  /** Type line, and mana cost where there is one. */
  readonly detail: string;
  readonly kind: 'card' | 'face' | 'ability' | 'variable';
  /** Everything that belongs to it. */
  readonly span: FileSpan;
  /** Its name, inside `span`. */
  readonly selection: FileSpan;
  readonly children: readonly OutlineItem[];
}

/** The cards of a document in their order; in scripts, the abilities and variables inside them, too. */
export function outline({ cards, format, text }: AnalysedDocument): OutlineItem[] {
  return format?.navigation ? format.navigation.symbols(text).map(outlineSymbol) : cards.map(outlineCard);
}

function outlineSymbol({ name, detail, kind, file, nameFile, children }: FileSymbol): OutlineItem {
  return {
    name: name.trim() || UNNAMED,
    detail,
    kind,
    span: file,
    selection: within(nameFile, file),
    children: children.map(outlineSymbol),
  };
}

function outlineCard({ card, name }: AnalysedCard): OutlineItem {
  const [front] = card.faces;
  const several = card.faces.length > 1;
  return {
    name: several ? card.faces.map(nameOf).join(' // ') : name || UNNAMED,
    detail: front && !several ? detailOf(front) : '',
    kind: 'card',
    span: card.file,
    selection: within(front?.name?.file, card.file),
    children: several ? card.faces.map(outlineFace) : [],
  };
}

function outlineFace(face: Face): OutlineItem {
  return {
    name: nameOf(face),
    detail: detailOf(face),
    kind: 'face',
    span: face.file,
    selection: within(face.name?.file, face.file),
    children: [],
  };
}

const UNNAMED = '(no name)';

function nameOf({ name }: Face): string {
  return name?.text.trim() || UNNAMED;
}

function detailOf({ typeLine, manaCost }: Face): string {
  return [typeLine?.text, manaCost?.text].filter((part) => part).join('  ');
}

/** `inner` where it lies inside `outer`, else the beginning of `outer`: editors insist on that. */
function within(inner: FileSpan | undefined, outer: FileSpan): FileSpan {
  if (inner && inner.start >= outer.start && inner.end <= outer.end) return inner;
  return { start: outer.start, end: outer.start };
}
