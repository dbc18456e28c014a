// The cards of the corpus as printed faces, for runs of the simulator.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Printed } from '../server/src/simulator';

interface JsonFace {
  readonly name?: string;
  readonly type_line?: string;
  readonly mana_cost?: string;
  readonly oracle_text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
}

interface JsonCard extends JsonFace {
  readonly layout?: string;
  readonly card_faces?: readonly JsonFace[];
}

function printed(face: JsonFace, card: JsonCard): Printed {
  return {
    name: face.name ?? card.name ?? '',
    typeLine: face.type_line ?? card.type_line ?? '',
    text: face.oracle_text ?? '',
    ...(face.mana_cost && { manaCost: face.mana_cost }),
    ...(face.power !== undefined && { power: face.power }),
    ...(face.toughness !== undefined && { toughness: face.toughness }),
    ...(face.loyalty !== undefined && { loyalty: face.loyalty }),
    ...(face.defense !== undefined && { defense: face.defense }),
  };
}

/** The faces of every card; none when the corpus is not there. */
export function corpusCards(root = process.cwd()): readonly (readonly Printed[])[] {
  const path = join(root, '../shared/corpus/oracle-cards.json.gz');
  if (!existsSync(path)) return [];
  const cards = JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as JsonCard[];
  return cards.map((card) => (card.card_faces ?? [card]).map((face) => printed(face, card)));
}
