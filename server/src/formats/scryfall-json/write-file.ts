// Writes cards as a list of JSON objects with Scryfall's field names; and says which fields reading passes over.
import type { Card } from '../../card';
import { cardName } from '../../card';
import type { PassedOver, WrittenFile } from '../file-format';
import { passedOverKeys } from '../json-slots';
import type { JsonNode, JsonObject } from '../json-tree';
import { items, property, readJsonTree } from '../json-tree';
import type { PlainFace } from '../plain-card';
import { colorsOf, lostComments, manaValue, plainFaces } from '../plain-card';

/** A list of objects, with `card_faces` where a card has several. */
export function writeFile(cards: readonly Card[]): WrittenFile {
  const list = cards.map(cardObject);
  return { text: `${JSON.stringify(list, undefined, 2)}\n`, notCarried: cards.flatMap(lostComments) };
}

function cardObject(card: Card): Record<string, unknown> {
  const faces = plainFaces(card);
  const [only] = faces;
  const head = { object: 'card', name: cardName(card), lang: card.language ?? 'en', layout: card.layout };
  if (faces.length === 1 && only) return { ...head, ...faceFields(only), colors: colorsOf(only.manaCost) };
  return {
    ...head,
    cmc: manaValue(only?.manaCost ?? ''),
    card_faces: faces.map((face) => ({ object: 'card_face', name: face.name, ...faceFields(face) })),
  };
}

function faceFields(face: PlainFace): Record<string, unknown> {
  const fields: Record<string, unknown> = {
    mana_cost: face.manaCost,
    cmc: manaValue(face.manaCost),
    type_line: face.typeLine,
    oracle_text: face.oracleText,
  };
  for (const key of ['power', 'toughness', 'loyalty', 'defense'] as const) {
    if (face[key] !== '') fields[key] = face[key];
  }
  return fields;
}

/** Keys that reading uses, or that follow from what it reads. */
const READ = new Set([
  'object', 'name', 'lang', 'layout', 'mana_cost', 'cmc', 'type_line', 'oracle_text', 'power', 'toughness', 'loyalty',
  'defense', 'card_faces', 'colors', 'color_identity', 'keywords', 'produced_mana',
]); // prettier-ignore

/** Keys of cards that reading passes over: pictures, prices, sets, legality. */
export function findPassedOver(text: string): readonly PassedOver[] {
  const objects: JsonObject[] = [];
  const add = (node: JsonNode | undefined): void => {
    if (node?.kind === 'array') node.items.forEach(add);
    else if (node?.kind === 'object') {
      const list = property(node, 'data') ?? property(node, 'cards');
      if (list?.kind === 'array') return list.items.forEach(add);
      objects.push(node, ...items(property(node, 'card_faces')).filter((face) => face.kind === 'object'));
    }
  };
  readJsonTree(text).roots.forEach(add);
  return passedOverKeys(objects, READ);
}
