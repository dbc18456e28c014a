// The corpora as plain faces, for measurements and corpus tests: Oracle cards, and the Oracle lines of Forge scripts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { CardLayout } from '../server/src/card';
import type { PlainFace } from '../server/src/checks';
import { cardTypes, supertypes } from '../server/src/vocabulary';
import { readForgeCorpus } from './forge-corpus';

/** A card of a corpus. */
export interface CorpusCard {
  readonly name: string;
  readonly layout: CardLayout;
  readonly faces: readonly PlainFace[];
}

interface JsonFace {
  readonly name?: string;
  readonly type_line?: string;
  readonly mana_cost?: string;
  readonly oracle_text?: string;
}

interface JsonCard extends JsonFace {
  readonly layout?: string;
  readonly card_faces?: readonly JsonFace[];
}

/** The cards with current Oracle text; undefined when the corpus is not there. */
export function readOracleCards(root = process.cwd()): CorpusCard[] | undefined {
  const path = join(root, '../shared/corpus/oracle-cards.json.gz');
  if (!existsSync(path)) return undefined;
  const cards = JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as JsonCard[];
  return cards.map((card) => ({
    name: card.name ?? '',
    layout: (card.layout ?? 'other') as CardLayout,
    faces: (card.card_faces ?? [card]).map((face) => ({
      name: face.name ?? card.name,
      typeLine: face.type_line ?? card.type_line,
      manaCost: face.mana_cost,
      text: face.oracle_text,
    })),
  }));
}

const typeWords = new Set([...cardTypes, ...supertypes].map((word) => word.toLowerCase()));

/** Forge writes types without a dash; a dash is put before the first subtype. */
function typeLineOf(words: string): string {
  const list = words.trim().split(/\s+/);
  const first = list.findIndex((word) => !typeWords.has(word.toLowerCase()));
  if (first < 0) return list.join(' ');
  return `${list.slice(0, first).join(' ')} — ${list.slice(first).join(' ')}`;
}

/** The cards of the Forge scripts with their `Oracle:` lines; undefined when the corpus is not there. */
export function readForgeCards(root = process.cwd()): CorpusCard[] | undefined {
  return readForgeCorpus(root)?.map(({ name, text }) => {
    const faces = text
      .split(/^(?:ALTERNATE|SPECIALIZE:.*)\r?$/m)
      .map((part): PlainFace => {
        const field = (key: string): string => new RegExp(`^${key}:(.*)$`, 'm').exec(part)?.[1]?.trim() ?? '';
        return {
          name: field('Name'),
          typeLine: typeLineOf(field('Types')),
          manaCost: field('ManaCost'),
          text: field('Oracle').replaceAll('\\n', '\n'),
        };
      })
      .filter((face) => face.name);
    const layout = /^AlternateMode:\s*Modal/m.test(text) ? 'modal_dfc' : 'other';
    return { name: faces.map((face) => face.name).join(' // ') || name, layout, faces };
  });
}
