// Scry and surveil (CR 701.22, 701.25): look at the top cards, put some aside, the rest back on top.
import { Unsupported, playerIds } from '../meaning/frame';
import { moveObject, putCounters } from '../process/perform';
import { putTriggers } from '../process/triggers';
import type { Effect } from './effect';
import type { Resolving } from '../process/resolving';
import type { Play } from '../run/play';
import type { PlayerId } from '../state/names';
import { fittingCreatures } from '../process/own-creatures';

function* arrange(resolving: Resolving, player: PlayerId, n: number, verb: 'scry' | 'surveil'): Play {
  const { game, cause } = resolving;
  const top = game.player(player).library.slice(0, n);
  // CR 701.22b, 701.25c: an event with no cards does not happen.
  if (n <= 0) return;
  const aside = yield* game.chooseEntities(
    player,
    verb === 'scry' ? 'Which go to the bottom?' : 'Which go to the graveyard?',
    top.map((id) => ({ kind: 'object', id })),
    0,
    top.length,
    verb,
  );
  for (const { id } of aside) {
    yield* moveObject(game, id, verb === 'scry' ? 'library' : 'graveyard', cause, {
      reason: 'put',
      ...(verb === 'scry' && { arrival: { position: -1 } }),
    });
  }
  yield* putTriggers(game, { kind: 'deed', verb, player, n: top.length }, cause);
}

const effect: Effect = {
  kinds: ['keywordNumber'],
  *play(resolving, node, doers) {
    const { game, cause, frame } = resolving;
    const n = resolving.amount(node, 'n');
    const verb = String(node['verb']);
    for (const player of playerIds(doers).length > 0 ? playerIds(doers) : [resolving.you]) {
      switch (verb) {
        case 'scry':
        case 'surveil':
          yield* arrange(resolving, player, n, verb);
          continue;
        case 'adapt':
        case 'monstrosity': {
          const id = frame.source;
          const done =
            verb === 'adapt'
              ? (game.object(id).counters['+1/+1'] ?? 0) > 0
              : game.object(id).marks['monstrous'] !== undefined;
          if (done || !game.exists(id)) continue;
          yield* putCounters(game, { kind: 'object', id }, '+1/+1', n, cause, player);
          if (verb === 'monstrosity') {
            yield* game.emit(
              { kind: 'mark', object: id, mark: 'monstrous', n: 1 },
              cause,
              `${game.nameOf(id)} becomes monstrous.`,
            );
            yield* putTriggers(game, { kind: 'deed', verb: 'become monstrous', player, object: id }, cause);
          }
          continue;
        }
        case 'bolster': {
          const own = fittingCreatures(resolving, player);
          const least = Math.min(...own.map((id) => game.of(id).toughness ?? 0));
          const [chosen] = yield* game.chooseEntities(
            player,
            'Bolster which creature?',
            own.filter((id) => (game.of(id).toughness ?? 0) === least).map((id) => ({ kind: 'object', id })),
            1,
            1,
            'bolster',
          );
          if (chosen) yield* putCounters(game, chosen, '+1/+1', n, cause, player);
          continue;
        }
        case 'blight': {
          const own = fittingCreatures(resolving, player).map((id) => ({ kind: 'object', id }) as const);
          const [chosen] = yield* game.chooseEntities(player, 'Blight which creature?', own, 1, 1, 'blight');
          if (chosen) yield* putCounters(game, chosen, '-1/-1', n, cause, player);
          continue;
        }
        case 'fateseal':
        default:
          throw new Unsupported(node, verb);
      }
    }
  },
};
export default effect;
