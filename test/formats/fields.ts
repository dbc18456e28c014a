// The fields of a face, read for comparison.
import type { Card, Face } from '../../server/src/card';
import type { FaceField } from '../../server/src/formats/file-format';

export const FIELDS: readonly FaceField[] = [
  'name',
  'manaCost',
  'typeLine',
  'oracleText',
  'power',
  'toughness',
  'loyalty',
  'defense',
];

/** The value of a field; '' where the face has none. */
export function valueOf(face: Face | undefined, field: FaceField): string {
  const value = face?.[field];
  return value === undefined ? '' : 'value' in value ? value.value : value.text;
}

/** All values of all cards, as lines to compare. */
export function told(cards: readonly Card[]): string[] {
  return cards.map((card) =>
    JSON.stringify([card.layout, ...card.faces.map((face) => FIELDS.map((field) => valueOf(face, field)))]),
  );
}
