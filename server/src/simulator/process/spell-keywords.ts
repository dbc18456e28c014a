// Keywords of spells that do something on the stack or as they resolve and are not simulated: said, not left out.
import type { Play } from '../run/play';
import type { ObjectId } from '../state/names';
import type { Game } from './game';

/** Keyword abilities that trigger on casting or change what resolving does (CR 702). */
const notSimulated = new Set([
  'cascade',
  'casualty',
  'cipher',
  'conspire',
  'demonstrate',
  'discover',
  'epic',
  'gravestorm',
  'haunt',
  'paradigm',
  'rebound',
  'replicate',
  'ripple',
  'storm',
  'strive',
]);

/** Says which keywords of a spell are not carried out. */
export function* tellSpellKeywords(game: Game, id: ObjectId): Play {
  for (const ability of game.of(id).abilities) {
    if (ability.keyword === undefined || !notSimulated.has(ability.keyword)) continue;
    const { node } = ability;
    const start = typeof node === 'object' ? node.span.start : 0;
    const end = typeof node === 'object' ? node.span.end : ability.keyword.length;
    yield* game.notice({
      kind: 'unsupported',
      says: `This is not simulated: ${ability.keyword}.`,
      words: { object: id, place: ability.place, span: { start, end } },
    });
  }
}
