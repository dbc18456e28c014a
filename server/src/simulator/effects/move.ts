// Putting and returning objects into zones: hand, library, graveyard, battlefield (CR 400, 401, 701).
import type { Meaning } from '../../oracle';
import { isNode, objectIds, objects, Unsupported, wordOf } from '../meaning/frame';
import { playersOf } from '../meaning/players';
import { countersIn } from '../process/counters-named';
import type { Happening } from '../process/happening';
import { moveObject, performTogether } from '../process/perform';
import { inRandomOrder } from '../process/chance';
import { startingCounters } from '../process/resolve';
import type { Resolving } from '../process/resolving';
import type { Play } from '../run/play';
import type { Arrival } from '../events/game-event';
import type { Entity, ObjectId, PlayerId, Zone } from '../state/names';
import type { Effect } from './effect';

interface Destination {
  readonly zone: Zone;
  readonly position?: number;
  readonly order?: 'random' | 'any' | undefined;
  readonly arrival: Arrival;
  readonly nowhere?: boolean;
}

function* destination(resolving: Resolving, to: unknown, node: Meaning): Play<Destination> {
  if (!isNode(to)) throw new Unsupported(node, 'where to');
  const order =
    to['order'] === 'in a random order'
      ? ('random' as const)
      : to['order'] === 'in any order'
        ? ('any' as const)
        : undefined;
  switch (to.kind) {
    case 'to': {
      const place = to['place'];
      if (place === 'exile') return { zone: 'exile', arrival: {} };
      if (typeof place === 'string') {
        if (/graveyard/.test(place)) return { zone: 'graveyard', arrival: {} };
        if (/hand/.test(place)) return { zone: 'hand', arrival: {} };
        throw new Unsupported(to, place);
      }
      if (isNode(place) && place.kind === 'zone') {
        const zone = String(place['zone']).replace(/ies$/, 'y').replace(/s$/, '');
        if (zone === 'hand' || zone === 'graveyard' || zone === 'exile') return { zone, arrival: {} };
        if (zone === 'library') return { zone, position: 0, order, arrival: {} };
      }
      break;
    }
    case 'onLibrary':
      if (to['where'] === 'on the top or bottom of') {
        const top = yield* resolving.game.mayChoose(
          resolving.you,
          'On top (rather than on the bottom)?',
          'choices-on-resolution',
        );
        return { zone: 'library', position: top ? 0 : -1, order, arrival: {} };
      }
      return { zone: 'library', position: to['where'] === 'on top of' ? 0 : -1, order, arrival: {} };
    case 'intoLibrary': {
      const nth = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].indexOf(
        String(to['nth']),
      );
      if (to['end'] === 'top' && nth > 0) return { zone: 'library', position: nth, arrival: {} };
      break;
    }
    case 'back':
    case 'ontoPile':
    case 'ontoPileOrder': {
      const how = isNode(to['how']) ? to['how'] : to;
      const where = wordOf(how['where'] ?? to['how']);
      return {
        zone: 'library',
        position: /bottom/.test(where) ? -1 : 0,
        order: /random/.test(JSON.stringify(to)) ? 'random' : 'any',
        arrival: {},
      };
    }
    case 'theirChoice': {
      const [player = resolving.you] = playersOf(resolving.frame, to, 'whose');
      const top = yield* resolving.game.mayChoose(
        player,
        'On top (rather than on the bottom)?',
        'choices-on-resolution',
      );
      return { zone: 'library', position: top ? 0 : -1, arrival: {} };
    }
    case 'battlefield': {
      if (to['faceDown'] === true) throw new Unsupported(to, 'face down');
      const under = to['under'];
      const [controller] = isNode(under) ? playersOf(resolving.frame, under, 'of') : [undefined];
      const withCounters = to['with'];
      const counters = isNode(withCounters)
        ? Object.fromEntries(countersIn(resolving.frame, withCounters['counters']))
        : undefined;
      const { attacking } = resolving.game.object(resolving.frame.source);
      return {
        zone: 'battlefield',
        arrival: {
          ...(to['tapped'] === true && { tapped: true }),
          ...((to['attacking'] === true || to['attackingToo'] === true) && attacking && { attacking }),
          ...(to['transformed'] === true && { face: 1 }),
          ...(controller !== undefined && { controller }),
          ...(counters && { counters }),
        },
      };
    }
    case 'attachedTo': {
      const [target] = yield* resolving.entities(to, 'to');
      if (!target) return { zone: 'battlefield', arrival: {}, nowhere: true };
      return {
        zone: 'battlefield',
        arrival: { attachedTo: target, ...(to['tapped'] === true && { tapped: true }) },
      };
    }
  }
  throw new Unsupported(to, to.kind);
}

/** Moves objects where a phrase says. @returns what they became */
export function* moveTo(
  resolving: Resolving,
  ids: readonly ObjectId[],
  to: Destination,
  doer: PlayerId,
  node: Meaning,
): Play<readonly ObjectId[]> {
  const { game, cause } = resolving;
  if (to.nowhere) {
    yield* resolving.nothing(node, 'There is nothing to attach it to.', 'illegal-target-information');
    return [];
  }
  let list = [...ids];
  if (to.order === 'random') list = yield* inRandomOrder(game, list, cause);
  if (to.order === 'any' && list.length > 1) {
    const answer = yield* game.decide({
      asks: 'order',
      player: doer,
      question: 'In which order, the top one first?',
      options: list.map((id) => ({ label: game.nameOf(id), entity: { kind: 'object', id } })),
      least: list.length,
      most: list.length,
      rule: 'choices-on-resolution',
      byDefault: list.map((_, index) => index),
    });
    list = answer.map((at) => list[at]!);
  }
  // Put one after the other: on top the last comes first.
  if (to.zone === 'library' && to.position === 0) list.reverse();
  const moved: ObjectId[] = [];
  game.leaving.push(...list);
  if (to.zone === 'battlefield' && list.length > 1) {
    const together = list
      .filter((id) => game.exists(id))
      .map((id): Happening => ({
        kind: 'move',
        object: id,
        from: game.object(id).zone,
        to: 'battlefield',
        reason: 'return',
        by: doer,
        arrival: {
          ...to.arrival,
          controller: to.arrival.controller ?? doer,
          ...mergedCounters(startingCounters(game, id).counters, to.arrival.counters),
        },
      }));
    const done = yield* performTogether(game, together, cause);
    game.leaving.splice(0);
    return done.flatMap((each) => (each.kind === 'move' && each.becomes !== undefined ? [each.becomes] : []));
  }
  for (const id of list) {
    const controller = to.zone === 'battlefield' ? (to.arrival.controller ?? doer) : undefined;
    const now = yield* moveObject(game, id, to.zone, cause, {
      reason:
        to.zone === 'hand' || to.zone === 'battlefield' ? 'return' : to.zone === 'exile' ? 'exile' : 'put',
      by: doer,
      arrival: {
        ...to.arrival,
        ...(controller !== undefined && { controller }),
        ...(to.position !== undefined && { position: to.position }),
        ...(to.zone === 'battlefield' && {
          ...mergedCounters(startingCounters(game, id).counters, to.arrival.counters),
        }),
      },
    });
    if (now !== undefined) moved.push(now);
  }
  game.leaving.splice(0);
  return moved;
}

function mergedCounters(
  one?: Readonly<Record<string, number>>,
  other?: Readonly<Record<string, number>>,
): { counters?: Record<string, number> } {
  const counters = { ...one };
  for (const [kind, n] of Object.entries(other ?? {})) counters[kind] = (counters[kind] ?? 0) + n;
  return Object.keys(counters).length > 0 ? { counters } : {};
}

function usual(node: Meaning): { readonly zone?: Zone } {
  const to = node['to'];
  return isNode(to) && to.kind === 'battlefield' && node.kind === 'put' ? { zone: 'hand' } : {};
}

const effect: Effect = {
  kinds: ['put', 'putTwo', 'putOne', 'return'],
  *play(resolving, node, doers) {
    const doer = resolving.doer(doers);
    const what = node['what'];
    let ids: ObjectId[];
    let rest: readonly Entity[] = [];
    if (node.kind === 'putOne' || what === 'one') {
      const from =
        [...resolving.frame.memory].reverse().find(({ plural, entities }) => plural && entities.length > 0)
          ?.entities ?? [];
      const chosen = yield* resolving.game.chooseEntities(
        doer,
        'Choose one',
        from,
        Math.min(1, from.length),
        1,
        'choices-on-resolution',
      );
      ids = objectIds(chosen);
      rest = from.filter(({ id }) => !ids.includes(id));
      resolving.frame.memory.push({ entities: rest, noun: '', plural: true, how: 'rest' });
    } else {
      const zone =
        isNode(what) && isNode(what['what']) && /card$/.test(wordOf(what['what']['noun'])) ? usual(node) : {};
      ids = yield* resolving.objects(node, 'what', { ...zone, of: doer, chooser: doer });
    }
    if (ids.length === 0) {
      yield* resolving.nothing(node, 'There is nothing to put there.', 'illegal-target-information');
      if (node.kind === 'put' || node.kind === 'return') {
        resolving.doings.did = false;
        return;
      }
    }
    const moved = yield* moveTo(resolving, ids, yield* destination(resolving, node['to'], node), doer, node);
    resolving.doings.did = moved.length > 0;
    const onBattlefield = moved.length > 0 && resolving.game.object(moved[0]!).zone === 'battlefield';
    if (node.kind === 'putTwo' || node.kind === 'putOne') {
      const others = yield* resolving.objects(node, 'rest');
      yield* moveTo(resolving, others, yield* destination(resolving, node['restTo'], node), doer, node);
    }
    resolving.remember(objects(moved), onBattlefield ? 'permanent' : 'card', 'returned', moved.length !== 1);
  },
};
export default effect;
