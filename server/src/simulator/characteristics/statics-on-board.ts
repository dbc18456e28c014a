// The effects of all static abilities that function now, with the frames in which to evaluate them.
import type { Ability } from '../abilities/ability';
import type { Frame } from '../meaning/frame';
import type { ObjectId } from '../state/identity';
import type { BoardView } from './characteristics';
import { staticFrame } from './frames';
import { functionsIn } from './functioning';
import { isInForce } from './levels';
import { readStatic } from './static-effects/read-static';
import type { StaticEffect } from './static-effects/static-effect';

/** An effect of a static ability. */
export interface StaticOnBoard {
  readonly source: ObjectId;
  readonly ability: Ability;
  readonly effect: StaticEffect;
  readonly frame: Frame;
  readonly timestamp: number;
}

interface Known {
  readonly version: number;
  readonly list: readonly StaticOnBoard[];
}

const known = new WeakMap<BoardView, Known>();

function staticsOf(board: BoardView, source: ObjectId): readonly StaticOnBoard[] {
  const object = board.state.objects[source];
  if (!object) return [];
  const characteristics = board.of(source);
  return characteristics.abilities.flatMap((ability) => {
    if (ability.kind !== 'static' || !isInForce(board.state, object, ability)) return [];
    return readStatic(ability)
      .effects.filter((effect) => functionsIn(object, characteristics, effect))
      .map((effect) => ({
        source,
        ability,
        effect,
        frame: staticFrame(board, board.state, source, ability),
        timestamp: object.timestamp,
      }));
  });
}

/** All effects of static abilities that function, oldest object first. Kept until the state changes. */
export function staticsOn(board: BoardView): readonly StaticOnBoard[] {
  const before = known.get(board);
  if (before?.version === board.state.version) return before.list;
  const { battlefield, stack, command, players } = board.state;
  const places = [...battlefield, ...stack, ...command, ...players.flatMap(({ graveyard }) => graveyard)];
  const list = places
    .flatMap((source) => staticsOf(board, source))
    .sort((one, other) => one.timestamp - other.timestamp);
  known.set(board, { version: board.state.version, list });
  return list;
}

/** The effects of static abilities of an object that is not where they usually function: a spell that is being cast. */
export function staticsOfSpell(board: BoardView, spell: ObjectId): readonly StaticOnBoard[] {
  const object = board.state.objects[spell];
  if (!object) return [];
  return board.of(spell).abilities.flatMap((ability) =>
    readStatic(ability).effects.map((effect) => ({
      source: spell,
      ability,
      effect,
      frame: {
        ...staticFrame(board, board.state, spell, ability),
        onStack: object.zone === 'stack' ? spell : undefined,
      },
      timestamp: object.timestamp,
    })),
  );
}
