// Sacrifice (CR 701.21): only a permanent that one controls; its controller chooses which.
import { moveObject } from '../process/perform';
import { isNode, objects, wordOf } from '../meaning/frame';
import { fittingObjects } from '../meaning/describe';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['sacrifice'],
  *play(resolving, node, doers) {
    const { game, cause } = resolving;
    const player = resolving.doer(doers);
    const what = node['what'];
    const pointed =
      !isNode(what) ||
      what.kind === 'self' ||
      what.kind === 'pronoun' ||
      /^(?:this|that|those|the|each|all)$/.test(wordOf(what['det'])) ||
      (what.kind === 'objects' && what['det'] === undefined);
    let ids: number[];
    if (pointed) {
      ids = (yield* resolving.objects(node, 'what')).filter((id) => game.of(id).controller === player);
    } else {
      const from = isNode(what)
        ? fittingObjects(resolving.frame, what).filter((id) => game.of(id).controller === player)
        : [];
      const det = isNode(what) && isNode(what['det']) ? what['det'] : undefined;
      const n =
        det && det['n'] !== undefined
          ? resolving.amount(det, 'n')
          : det?.kind === 'anyNumber'
            ? from.length
            : 1;
      const least = det?.kind === 'anyNumber' || det?.['upTo'] === true ? 0 : n;
      const chosen = yield* game.chooseEntities(
        player,
        'Choose what to sacrifice',
        objects(from),
        least,
        n,
        'sacrifice',
      );
      ids = chosen.map(({ id }) => id);
    }
    game.leaving.push(...ids);
    const gone: number[] = [];
    for (const id of ids) {
      const now = yield* moveObject(game, id, 'graveyard', cause, { reason: 'sacrifice', by: player });
      if (now !== undefined) gone.push(id);
    }
    game.leaving.splice(0);
    resolving.frame.memory.push({
      entities: objects(gone),
      noun: 'permanent',
      plural: gone.length > 1,
      how: 'sacrificed',
    });
    resolving.doings.did = gone.length > 0;
  },
};
export default effect;
