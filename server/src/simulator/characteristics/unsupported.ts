// Words of static abilities that this simulator does not carry out, so that a run can say so.
import type { Ability } from '../abilities/ability';
import { Nothing, Unsupported } from '../meaning/frame';
import type { Words } from '../run/play';
import type { ObjectId } from '../state/identity';
import type { BoardView } from './characteristics';
import { aboutObject, affectedObjects, gatesHold, staticFrame } from './frames';
import { readStatic } from './static-effects/read-static';
import { isSupportedRule } from './static-effects/rules';

/** Words with a short name of what they are. */
export interface UnsupportedStatic {
  readonly words: Words;
  readonly what: string;
}

function wordsOf(
  id: ObjectId,
  ability: Ability,
  node: Words | { readonly span: Words['span'] } | undefined,
): Words {
  const span = node?.span ?? ability.sentences[0]?.meaning.span ?? { start: 0, end: 0 };
  return { object: id, place: ability.place, span };
}

/** What cannot be evaluated in an effect that was read: its conditions, whom it affects, its amounts. */
function findInEffects(board: BoardView, id: ObjectId, ability: Ability): UnsupportedStatic[] {
  const found: UnsupportedStatic[] = [];
  for (const effect of readStatic(ability).effects) {
    const frame = staticFrame(board, board.state, id, ability);
    if (effect.kind === 'rule' && !isSupportedRule(effect.does)) {
      found.push({ words: wordsOf(id, ability, effect.does), what: effect.does.kind });
      continue;
    }
    try {
      if (!gatesHold(frame, effect) || effect.kind !== 'objects') continue;
      const [first] = affectedObjects(frame, effect);
      const about = first === undefined ? frame : aboutObject(frame, first);
      for (const { does } of effect.parts) does?.(about, first ?? id);
    } catch (error) {
      if (error instanceof Unsupported) {
        found.push({ words: wordsOf(id, ability, error.node ?? effect.holder), what: error.what });
      } else if (!(error instanceof Nothing)) throw error;
    }
  }
  return found;
}

/** The words of an object's static abilities that have no effect here because they are not supported. */
export function unsupportedStatics(board: BoardView, id: ObjectId): readonly UnsupportedStatic[] {
  return board.of(id).abilities.flatMap((ability) => [
    ...readStatic(ability).unsupported.map(({ node, what }) => ({
      words: wordsOf(id, ability, node),
      what,
    })),
    ...findInEffects(board, id, ability),
  ]);
}
