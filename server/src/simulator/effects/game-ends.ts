// Winning and losing the game, the monarch, extra turns (CR 104, 725).
import { playerIds, Unsupported } from '../meaning/frame';
import { canEnd } from '../characteristics/game-rules';
import { opponentsOf } from '../meaning/players';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['actions'],
  *play(resolving, node, doers) {
    const { game, cause } = resolving;
    const verb = String(node['verb']);
    for (const player of playerIds(doers).length > 0 ? playerIds(doers) : [resolving.you]) {
      switch (verb) {
        case 'become the monarch':
          yield* game.emit(
            { kind: 'monarch', player },
            cause,
            `${game.player(player).name} becomes the monarch.`,
          );
          continue;
        case 'lose the game':
        case 'win the game': {
          if (!canEnd(game, player, verb)) {
            yield* resolving.nothing(
              node,
              `${game.player(player).name} can’t ${verb}.`,
              'winning-and-losing',
            );
            continue;
          }
          const losers = verb === 'lose the game' ? [player] : opponentsOf(resolving.frame, player);
          if (verb === 'win the game')
            yield* game.emit(
              { kind: 'player', player, set: { won: true } },
              cause,
              `${game.player(player).name} wins the game.`,
            );
          for (const id of losers)
            yield* game.emit(
              { kind: 'player', player: id, set: { lost: true } },
              cause,
              `${game.player(id).name} loses the game.`,
            );
          continue;
        }
        default:
          throw new Unsupported(node, verb);
      }
    }
  },
};
export default effect;
