// Reads what was written, and tells every value that does not come back as it was.
import { cardName } from '../card';
import type { Card, Face } from '../card';
import type { FaceField, FileFormat, NotCarried, WrittenFile } from '../formats';

const FIELDS: Readonly<Record<FaceField, string>> = {
  name: 'name',
  manaCost: 'mana cost',
  typeLine: 'type line',
  oracleText: 'rules text',
  power: 'power',
  toughness: 'toughness',
  loyalty: 'loyalty',
  defense: 'defense',
};

/** More cards than this are written and read again in groups, so that a big file is not held as a tree. */
const MOST_CARDS = 4000;

/**
 * What of the cards another reader of the written file would not get, beyond what the writer has said itself.
 * Faces that are missing in the file are the writer's to tell.
 */
export function findDifferences(
  cards: readonly Card[],
  written: WrittenFile,
  format: FileFormat,
): readonly NotCarried[] {
  if (cards.length <= MOST_CARDS) return differencesIn(cards, written, format);
  const found: NotCarried[] = [];
  for (let at = 0; at < cards.length; at += MOST_CARDS) {
    const some = cards.slice(at, at + MOST_CARDS);
    for (const one of differencesIn(some, format.writeFile!(some), format)) found.push(one);
  }
  return found;
}

function differencesIn(
  cards: readonly Card[],
  { text, files }: WrittenFile,
  format: FileFormat,
): readonly NotCarried[] {
  const back = (files ?? [{ text }]).flatMap((file) => format.read(file.text).cards);
  if (back.length !== cards.length) {
    const missing = cards.slice(back.length).map(cardName);
    return missing.length > 0
      ? missing.map((card) => ({ card, what: 'the whole card' }))
      : [{ card: '', what: 'the places where cards end' }];
  }
  return cards.flatMap((card, index) =>
    fieldsLost(card, back[index]!).map((field) => ({
      card: cardName(card),
      what: `the exact spelling of the ${FIELDS[field]}`,
    })),
  );
}

function fieldsLost(card: Card, back: Card): FaceField[] {
  return (Object.keys(FIELDS) as FaceField[]).filter((field) =>
    back.faces.some((face, index) => {
      const source = card.faces[index];
      return source !== undefined && valueOf(source, field) !== valueOf(face, field);
    }),
  );
}

function valueOf(face: Face, field: FaceField): string {
  const value = face[field];
  return value === undefined ? '' : ('value' in value ? value.value : value.text).trim();
}
