// Numbers of a text: written ones, X, counts, characteristics, sums.
import type { Meaning } from '../../oracle';
import { objectOf, playerOf } from '../events/apply';
import type { ObjectId } from '../state/identity';
import { fittingObjects, statOf, usualZone, nounOf, namesPlace } from './describe';
import { isNode, Nothing, Unsupported, type Frame } from './frame';
import { playersOf, possessorObjects, opponentsOf, playersInOrder } from './players';
import { referredObjects } from './referents';
import { colorOf } from './types';

/** CR 107.1b: results below zero are treated as zero except where they set or change life, power and toughness. */
function half(value: number, way: unknown): number {
  return way === 'up' ? Math.ceil(value / 2) : Math.floor(value / 2);
}

/** The value of X or Y. @throws Unsupported where nothing defines it */
function variable(frame: Frame, holder: Meaning | undefined): number {
  if (frame.numbers.x === undefined) throw new Unsupported(holder, 'X that nothing defines');
  return frame.numbers.x;
}

function thatMuch(frame: Frame, holder: Meaning | undefined): number {
  if (frame.numbers.that === undefined) throw new Unsupported(holder, 'an amount that nothing defines');
  return frame.numbers.that;
}

const worded: Readonly<Record<string, (frame: Frame, holder: Meaning | undefined) => number>> = {
  X: variable,
  Y: variable,
  'twice X': (frame, holder) => 2 * variable(frame, holder),
  'half X': (frame, holder) => Math.floor(variable(frame, holder) / 2),
  'that many': thatMuch,
  'that much': thatMuch,
  'that number': thatMuch,
  'that damage': thatMuch,
  'that excess damage': thatMuch,
  'twice that many': (frame, holder) => 2 * thatMuch(frame, holder),
  'twice that much': (frame, holder) => 2 * thatMuch(frame, holder),
  'twice that': (frame, holder) => 2 * thatMuch(frame, holder),
  'double that': (frame, holder) => 2 * thatMuch(frame, holder),
  'triple that': (frame, holder) => 3 * thatMuch(frame, holder),
  'half that': (frame, holder) => Math.floor(thatMuch(frame, holder) / 2),
  one: () => 1,
  'the number of opponents you have': (frame) => opponentsOf(frame, frame.controller).length,
};

/** Objects that a count is about: everything that fits in the place that the words name. */
export function countedObjects(frame: Frame, what: unknown, node: Meaning): ObjectId[] {
  const phrase: Meaning = { kind: 'objects', span: node.span, what, post: node['post'] ?? [] };
  if (usualZone(nounOf(what)) === 'cards' && !namesPlace(phrase))
    throw new Unsupported(node, 'cards of no named zone');
  return fittingObjects(frame, phrase);
}

/**
 * The value of an amount. @param holder the node that has it, for messages
 * @throws Unsupported for amounts that are not evaluated, Nothing where the information cannot be had
 */
export function amountOf(frame: Frame, value: unknown, holder: Meaning | undefined): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') {
    const known = worded[value];
    if (known) return known(frame, holder);
    if (/^\d+$/.test(value)) return Number(value);
    throw new Unsupported(holder, value);
  }
  if (!isNode(value)) throw new Unsupported(holder, String(value));
  const one = (slot: string): number => amountOf(frame, value[slot], value);
  switch (value.kind) {
    case 'numberOf':
      return countedNumber(frame, value);
    case 'numberOfOther':
      return countedObjects(frame, value['of'], value).filter((id) => id !== frame.source).length;
    case 'differentlyNamed':
      return new Set(countedObjects(frame, value['of'], value).map((id) => frame.view.of(id).name)).size;
    case 'countersOn':
    case 'countersOf':
      return countersOn(frame, value);
    case 'characteristic':
      return characteristic(frame, value);
    case 'statOf':
    case 'valueOf': {
      const of = value['of'];
      const [id] = isNode(of)
        ? referredObjects(frame, of).length > 0
          ? referredObjects(frame, of)
          : fittingObjects(frame, of)
        : [];
      return known(frame, id, String(value['what']), value);
    }
    case 'highest':
    case 'totalOf': {
      const of = value['of'];
      if (!isNode(of)) break;
      const values = fittingObjects(frame, of).map((id) => statOf(frame, id, String(value['what'])) ?? 0);
      if (value['way'] === 'total') return values.reduce((sum, n) => sum + n, 0);
      if (values.length === 0) return 0;
      return /lowest|least/.test(String(value['way'])) ? Math.min(...values) : Math.max(...values);
    }
    case 'plus':
      return value['way'] === 'minus'
        ? amountOf(frame, value['base'], value) - amountOf(frame, value['more'], value)
        : amountOf(frame, value['base'], value) + amountOf(frame, value['more'] ?? value['n'], value);
    case 'times':
      return value['times'] === 'half'
        ? Math.floor(one('base') / 2)
        : one('base') * (value['times'] === 'three times' ? 3 : 2);
    case 'rounded':
      return half(amountOf(frame, value['of'], value), value['way']);
    case 'half':
      return half(variable(frame, value), value['way']);
    case 'devotion':
      return devotion(frame, [value['color']]);
    case 'devotionTwo':
      return devotion(frame, value['colors'] as unknown[]);
    case 'upTo':
      return one('most');
    case 'lostLife':
    case 'lifeLostBy':
    case 'lifeLostPlain': {
      const what = value['does'] === 'gained' ? 'gained life' : 'lost life';
      const players = playersOf(frame, value, 'who');
      return frame.state.thisTurn
        .filter((each) => each.what === what && each.player !== undefined && players.includes(each.player))
        .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
    }
    case 'manaSpent': {
      const spent = spentMana(frame, value);
      return spent.length;
    }
    case 'colorsSpent':
      return new Set(spentMana(frame, value).filter((type) => type !== 'C')).size;
    case 'kindsAmong': {
      const among = value['among'];
      if (!isNode(among)) break;
      const ids = fittingObjects(frame, among);
      if (value['what'] === 'card types') return new Set(ids.flatMap((id) => frame.view.of(id).types)).size;
      if (/powers/.test(String(value['what']))) return new Set(ids.map((id) => frame.view.of(id).power)).size;
      return new Set(ids.map((id) => frame.view.of(id).manaValue)).size;
    }
    case 'damageDealt':
      return thatMuch(frame, value);
  }
  throw new Unsupported(value, value.kind);
}

function spentMana(frame: Frame, node: Meaning): readonly string[] {
  const what = node['what'];
  const [id] = isNode(what) ? referredObjects(frame, what) : [frame.source];
  if (id === undefined) return [];
  const object = objectOf(frame.state, id);
  return (object.onStack ?? object.castWith)?.manaSpent ?? [];
}

function known(frame: Frame, id: ObjectId | undefined, what: string, node: Meaning): number {
  if (id === undefined) {
    throw new Nothing(
      'The object that this is about is not there, so this part does not happen.',
      'illegal-target-information',
      node,
    );
  }
  // CR 608.2h: of a source that left, the last known information is used, not what it became.
  const gone = frame.state.objects[frame.source]?.zone === 'nowhere';
  const left = gone && frame.state.objects[id]?.before?.id === frame.source;
  const value = statOf(frame, left ? frame.source : id, what);
  if (value === undefined && (what === 'power' || what === 'toughness')) return 0;
  if (value === undefined) throw new Unsupported(node, what);
  return value;
}

function countedNumber(frame: Frame, node: Meaning): number {
  const of = node['of'];
  const noun = nounOf(of);
  const posts = (node['post'] ?? []) as unknown[];
  if (noun === 'card') {
    // "Cards in your hand": counted without looking at what they are.
    const zones = posts.filter((post): post is Meaning => isNode(post) && post.kind === 'in');
    const place = zones[0]?.['place'];
    if (
      isNode(place) &&
      place.kind === 'zone' &&
      isNode(of) &&
      !of['types'] &&
      !of['adjs'] &&
      posts.length === 1
    ) {
      const zone = String(place['zone']).replace(/ies$/, 'y').replace(/s$/, '');
      if (zone === 'hand' || zone === 'library' || zone === 'graveyard') {
        return playersOf(frame, place, 'of').reduce(
          (sum, id) => sum + playerOf(frame.state, id)[zone].length,
          0,
        );
      }
    }
  }
  if (noun === 'opponent' || noun === 'player') {
    return noun === 'opponent' ? opponentsOf(frame, frame.controller).length : playersInOrder(frame).length;
  }
  return countedObjects(frame, of, node).length;
}

function countersOn(frame: Frame, node: Meaning): number {
  const counter = node['counter'];
  const kind = isNode(counter) ? counter['of'] : undefined;
  const on = node['on'] ?? node['who'];
  if (on === 'you') {
    const { counters } = playerOf(frame.state, frame.controller);
    return typeof kind === 'string' ? (counters[kind] ?? 0) : 0;
  }
  if (!isNode(on)) throw new Unsupported(node, 'counters');
  const ids = fittingObjects(frame, on);
  return ids.reduce((sum, id) => {
    const { counters } = objectOf(frame.state, id);
    return (
      sum +
      (typeof kind === 'string' ? (counters[kind] ?? 0) : Object.values(counters).reduce((a, b) => a + b, 0))
    );
  }, 0);
}

function characteristic(frame: Frame, node: Meaning): number {
  const what = String(node['what']);
  const of = node['of'];
  if (what === 'life total' || what === 'starting life total') {
    if (what === 'starting life total') return 20;
    const [player] = playersOf(frame, node, 'of');
    if (player === undefined)
      throw new Nothing('There is no such player.', 'illegal-target-information', node);
    return playerOf(frame.state, player).life;
  }
  const ids = of === 'its' || of === 'their' || isNode(of) ? possessorObjects(frame, node, 'of') : [];
  return known(frame, ids[0], what, node);
}

/** CR 700.5: mana symbols of the colours among the mana costs of the permanents that a player controls. */
function devotion(frame: Frame, names: readonly unknown[]): number {
  const letters = names.flatMap((name) => (typeof name === 'string' ? [colorOf(name)] : []));
  return frame.state.battlefield
    .filter((id) => frame.view.of(id).controller === frame.controller)
    .flatMap((id) => frame.view.of(id).manaCost ?? [])
    .filter((symbol) =>
      letters.some((letter) => letter !== undefined && symbol.slice(1, -1).split('/').includes(letter)),
    ).length;
}

/** Whether a value satisfies a comparison: `3`, `3 or less`, `greater than X`, `equal to …`. */
export function compares(frame: Frame, comparison: unknown, value: number, holder: Meaning): boolean {
  if (typeof comparison === 'number' || typeof comparison === 'string') {
    return value === amountOf(frame, comparison, holder);
  }
  if (!isNode(comparison)) throw new Unsupported(holder, String(comparison));
  switch (comparison.kind) {
    case 'atLeast': {
      const than = amountOf(frame, comparison['than'], comparison);
      return /^(?:fewer|less)$/.test(String(comparison['way'])) ? value <= than : value >= than;
    }
    case 'atMost':
      return value <= amountOf(frame, comparison['than'], comparison);
    case 'exactly':
      return value === amountOf(frame, comparison['than'], comparison);
    case 'than':
    case 'lessThanCount': {
      const than = amountOf(frame, comparison['than'], comparison);
      if (comparison['equal'] === true && value === than) return true;
      return comparison['way'] === 'less' ? value < than : value > than;
    }
    case 'equal':
      return value === amountOf(frame, comparison['to'], comparison);
  }
  throw new Unsupported(comparison, comparison.kind);
}

/** How often "for each …" is. @throws Unsupported */
export function timesOf(frame: Frame, per: unknown, holder: Meaning): number {
  if (typeof per === 'string') {
    if (per === 'opponent' || per === 'of your opponents' || per === 'opponent you have') {
      return opponentsOf(frame, frame.controller).length;
    }
    if (per === 'player' || per === 'player in the game') return playersInOrder(frame).length;
    if (per === 'time it was kicked') {
      const object = objectOf(frame.state, frame.source);
      return (object.onStack ?? object.castWith)?.paid['kicker'] ?? 0;
    }
    if (per === 'life lost this way') return thatMuch(frame, holder);
    throw new Unsupported(holder, `for each ${per}`);
  }
  if (!isNode(per)) throw new Unsupported(holder, 'for each');
  switch (per.kind) {
    case 'each':
    case 'eachOther': {
      const what = per['what'];
      const posts = (per['post'] ?? []) as unknown[];
      const way = posts.find(
        (post) => isNode(post) && post.kind === 'passive' && post['when'] === 'this way',
      );
      if (isNode(way) && typeof way['done'] === 'string') return referredObjects(frame, way['done']).length;
      if (nounOf(what) === 'card') {
        return countedNumber(frame, { kind: 'numberOf', span: per.span, of: what, post: posts });
      }
      const ids = countedObjects(frame, what, per);
      return per.kind === 'eachOther' ? ids.filter((id) => id !== frame.source).length : ids.length;
    }
    case 'eachCounter':
      return countersOn(frame, { ...per, kind: 'countersOn', counter: per['what'] });
    case 'eachOf': {
      const of = per['of'];
      if (isNode(of)) return fittingObjects(frame, of).length;
    }
  }
  throw new Unsupported(per, per.kind);
}
