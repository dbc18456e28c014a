// Keyword actions without parameters: proliferate, populate, investigate (CR 701).
import { Unsupported, playerIds } from '../meaning/frame';
import { createTokens, putCounters } from '../process/perform';
import { predefinedTokens } from '../tokens/predefined-tokens';
import { fittingCreatures } from '../process/own-creatures';
import { playersInOrder } from '../meaning/players';
import { putTriggers } from '../process/triggers';
import type { Entity } from '../state/names';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['plain'],
  *play(resolving, node, doers) {
    const { game, cause, frame } = resolving;
    const verb = String(node['verb']);
    for (const player of playerIds(doers).length > 0 ? playerIds(doers) : [resolving.you]) {
      switch (verb) {
        case 'investigate':
          yield* createTokens(game, player, predefinedTokens['Clue']!, 1, cause);
          break;
        case 'proliferate': {
          const holders: Entity[] = [
            ...game.state.battlefield
              .filter((id) => Object.keys(game.object(id).counters).length > 0)
              .map((id): Entity => ({ kind: 'object', id })),
            ...playersInOrder(frame)
              .filter((id) => Object.keys(game.player(id).counters).length > 0)
              .map((id): Entity => ({ kind: 'player', id })),
          ];
          const chosen = yield* game.chooseEntities(
            player,
            'Proliferate what?',
            holders,
            0,
            holders.length,
            'proliferate',
          );
          for (const each of chosen) {
            const { counters } = each.kind === 'player' ? game.player(each.id) : game.object(each.id);
            for (const kind of Object.keys({ ...counters }))
              yield* putCounters(game, each, kind, 1, cause, player);
          }
          break;
        }
        case 'populate': {
          const tokens = fittingCreatures(resolving, player).filter((id) => game.object(id).kind === 'token');
          const [chosen] = yield* game.chooseEntities(
            player,
            'Populate which token?',
            tokens.map((id) => ({ kind: 'object', id })),
            1,
            1,
            'populate',
          );
          if (!chosen) {
            yield* resolving.nothing(node, 'There is no creature token to copy.', 'populate');
            break;
          }
          yield* createTokens(game, player, game.copiable(chosen.id), 1, cause);
          break;
        }
        default:
          throw new Unsupported(node, verb);
      }
      yield* putTriggers(game, { kind: 'deed', verb, player }, cause);
    }
  },
};
export default effect;
