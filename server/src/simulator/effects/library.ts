// Looking into libraries: search, shuffle, reveal, look at, reveal until (CR 701.20, 701.23, 701.24).
import { isNode, objects, Unsupported, playerIds } from '../meaning/frame';
import { playersOf } from '../meaning/players';
import { shuffleLibrary } from '../process/chance';
import { moveObject } from '../process/perform';
import { putTriggers } from '../process/triggers';
import type { Effect } from './effect';

const effect: Effect = {
  kinds: ['search', 'shuffle', 'shuffleInto', 'reveal', 'lookAt', 'revealUntil'],
  *play(resolving, node, doers) {
    const { game, cause, frame } = resolving;
    const doer = resolving.doer(doers);
    switch (node.kind) {
      case 'search': {
        const where = node['where'];
        if (!isNode(where) || where.kind !== 'zone' || !/^librar/.test(String(where['zone'])))
          throw new Unsupported(isNode(where) ? where : node, 'where to search');
        const [owner = doer] = playersOf(frame, where, 'of');
        // CR 701.23b: a search for cards with a quality may find nothing.
        const found = yield* resolving.objects(node, 'what', {
          zone: 'library',
          of: owner,
          chooser: doer,
          mayFail: true,
        });
        yield* game.notice({
          kind: 'information',
          says: `${game.player(doer).name} searches and finds ${found.map((id) => game.nameOf(id)).join(', ') || 'nothing'}.`,
          rule: 'search',
        });
        yield* putTriggers(game, { kind: 'deed', verb: 'search', player: doer }, cause);
        resolving.remember(objects(found), 'card', 'found', found.length !== 1);
        resolving.doings.did = found.length > 0;
        return;
      }
      case 'shuffle': {
        const what = node['what'];
        const owners = isNode(what) ? playersOf(frame, what, 'of') : playerIds(doers);
        for (const player of owners) yield* shuffleLibrary(game, player, cause);
        return;
      }
      case 'shuffleInto': {
        const ids = yield* resolving.objects(node, 'what');
        const owners = new Set<number>();
        for (const id of ids) {
          owners.add(game.object(id).owner);
          yield* moveObject(game, id, 'library', cause, { reason: 'put', arrival: { position: -1 } });
        }
        const place = node['place'];
        for (const player of isNode(place) ? playersOf(frame, place, 'of') : []) owners.add(player);
        for (const player of owners) yield* shuffleLibrary(game, player, cause);
        return;
      }
      case 'reveal':
      case 'lookAt': {
        const what = node['what'];
        if (isNode(what) && what.kind === 'zones') {
          const shown = playersOf(frame, what, 'of').flatMap(
            (id) => game.player(id)[String(what['zone']) as 'hand'],
          );
          yield* game.notice({
            kind: 'information',
            says: `Shown: ${shown.map((id) => game.nameOf(id)).join(', ') || 'no cards'}.`,
            rule: 'reveal',
          });
          resolving.remember(objects(shown), 'card', 'revealed', true);
          return;
        }
        const ids = yield* resolving.objects(node, 'what', { zone: 'hand', of: doer, chooser: doer });
        yield* game.notice({
          kind: 'information',
          says: `${node.kind === 'reveal' ? 'Revealed' : 'Looked at'}: ${ids.map((id) => game.nameOf(id)).join(', ') || 'nothing'}.`,
          rule: 'reveal',
        });
        frame.memory.push({
          entities: objects(ids),
          noun: 'card',
          plural: ids.length !== 1,
          how: 'revealed',
        });
        frame.memory.push({ entities: objects(ids), noun: 'card', plural: ids.length !== 1, how: 'rest' });
        resolving.doings.did = ids.length > 0;
        return;
      }
      case 'revealUntil': {
        const of = node['of'];
        const what = node['what'];
        if (!isNode(of) || !isNode(what)) throw new Unsupported(node, 'reveal until');
        const [owner = doer] = playersOf(frame, of, 'of');
        const revealed: number[] = [];
        let hit: number | undefined;
        for (const id of game.player(owner).library) {
          revealed.push(id);
          if (resolving.fitsAnywhere(what, id)) {
            hit = id;
            break;
          }
        }
        yield* game.notice({
          kind: 'information',
          says: `Revealed: ${revealed.map((id) => game.nameOf(id)).join(', ') || 'nothing'}.`,
          rule: 'reveal',
        });
        frame.memory.push({
          entities: objects(revealed.filter((id) => id !== hit)),
          noun: 'card',
          plural: true,
          how: 'rest',
        });
        frame.memory.push({ entities: objects(revealed), noun: 'card', plural: true, how: 'revealed' });
        if (hit !== undefined) resolving.remember(objects([hit]), 'card', 'found', false);
        resolving.doings.did = hit !== undefined;
        return;
      }
    }
  },
};
export default effect;
