// Continuous effects on players, applied after the characteristics of objects are known (CR 613.10).
import { abilitiesOfGrant, grantedAbilities } from '../abilities/granted';
import { keywordOf } from '../abilities/keyword-lines';
import type { Ability } from '../abilities/ability';
import { Nothing, Unsupported } from '../meaning/frame';
import { playersOf } from '../meaning/players';
import type { ObjectId, PlayerId } from '../state/identity';
import type { BoardView } from './characteristics';
import { gatesHold } from './frames';
import { staticsOn } from './statics-on-board';

/** An ability that a player has, and the object that gives it. */
export interface PlayerAbility {
  readonly ability: Ability;
  readonly source: ObjectId | undefined;
}

interface Applied {
  readonly timestamp: number;
  readonly source: ObjectId | undefined;
  readonly gives: readonly Ability[];
  readonly loses: readonly string[];
}

function fromStatics(board: BoardView, player: PlayerId): Applied[] {
  const found: Applied[] = [];
  for (const { source, ability, effect, frame, timestamp } of staticsOn(board)) {
    if (effect.kind !== 'players') continue;
    try {
      if (!gatesHold(frame, effect)) continue;
      if (!playersOf(frame, { ...effect.holder, who: effect.who }, 'who').includes(player)) continue;
    } catch (error) {
      if (error instanceof Unsupported || error instanceof Nothing) continue;
      throw error;
    }
    const key = `g${source}.${ability.key}.player.`;
    found.push({
      timestamp,
      source,
      gives: effect.loses
        ? []
        : effect.abilities.flatMap((node, index) => grantedAbilities(node, ability.place, `${key}${index}.`)),
      loses: effect.loses ? effect.abilities.flatMap((node) => keywordOf(node)?.keyword ?? []) : [],
    });
  }
  return found;
}

function fromStored(board: BoardView, player: PlayerId): Applied[] {
  return board.state.effects
    .filter(({ affects }) => affects.some((entity) => entity.kind === 'player' && entity.id === player))
    .flatMap((effect) =>
      effect.changes.flatMap((change, index) =>
        change.layer === 'player'
          ? [
              {
                timestamp: effect.timestamp,
                source: effect.source,
                gives: abilitiesOfGrant(change.gives, `g${effect.id}.${index}.`),
                loses: [],
              },
            ]
          : [],
      ),
    );
}

/** The abilities that a player has: protection from red, hexproof and the like, in timestamp order (CR 613.10). */
export function playerAbilities(board: BoardView, player: PlayerId): readonly PlayerAbility[] {
  const all = [...fromStatics(board, player), ...fromStored(board, player)].sort(
    (one, other) => one.timestamp - other.timestamp,
  );
  let now: PlayerAbility[] = [];
  for (const { source, gives, loses } of all) {
    now = now.filter(({ ability }) => ability.keyword === undefined || !loses.includes(ability.keyword));
    now.push(...gives.map((ability) => ({ ability, source })));
  }
  return now;
}
