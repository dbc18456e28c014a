// The board of a simulation in short, for a view: what each player has in each zone.
import type { SimulatedBoard, SimulatedObject, SimulatedPlayer } from '../protocol';
import type { Game, ObjectId, PlayerId } from '../simulator';

/** The board at this moment. */
export function boardOf(game: Game): SimulatedBoard {
  const { state } = game;
  const objects = (ids: readonly ObjectId[]): SimulatedObject[] => ids.map((id) => objectOf(game, id));
  const owned = (player: PlayerId) => (id: ObjectId) => game.object(id).owner === player;
  return {
    players: state.players.map(
      ({ id, name, life, counters, mana, library, hand, graveyard }): SimulatedPlayer => {
        const pool: Record<string, number> = {};
        for (const { type } of mana) pool[type] = (pool[type] ?? 0) + 1;
        return {
          name,
          life,
          ...(hasSome(counters) && { counters: { ...counters } }),
          mana: pool,
          library: library.length,
          battlefield: objects(state.battlefield.filter((each) => game.of(each).controller === id)),
          hand: objects(hand),
          graveyard: objects(graveyard),
          exile: objects(state.exile.filter(owned(id))),
        };
      },
    ),
    stack: objects([...state.stack].reverse()),
  };
}

function hasSome(counters: Readonly<Record<string, number>>): boolean {
  return Object.values(counters).some((n) => n > 0);
}

function objectOf(game: Game, id: ObjectId): SimulatedObject {
  const { tapped, damage, counters, zone } = game.object(id);
  const { power, toughness } = game.of(id);
  const some = Object.fromEntries(Object.entries(counters).filter(([, n]) => n > 0));
  return {
    id,
    name: game.nameOf(id),
    ...(zone === 'battlefield' && power !== undefined && { size: `${power}/${toughness ?? 0}` }),
    ...(tapped && { tapped }),
    ...(damage > 0 && { damage }),
    ...(hasSome(some) && { counters: some }),
  };
}
