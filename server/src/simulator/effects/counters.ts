// Putting counters on things, getting them, and taking them off (CR 122).
import type { Meaning } from '../../oracle';
import { amountOf } from '../meaning/amounts';
import { isNode, Unsupported } from '../meaning/frame';
import { countersIn } from '../process/counters-named';
import { perform, putCounters } from '../process/perform';
import type { Resolving } from '../process/resolving';
import type { Play } from '../run/play';
import type { Entity } from '../state/names';
import type { Effect } from './effect';

function* putOn(resolving: Resolving, phrase: unknown, on: readonly Entity[], node: Meaning): Play {
  let kinds: [string, number][];
  if (
    isNode(phrase) &&
    (phrase.kind === 'eitherCounter' || phrase.kind === 'choiceOfKind' || phrase.kind === 'choiceOf')
  ) {
    const options =
      phrase.kind === 'eitherCounter'
        ? [phrase['of'], isNode(phrase['other']) ? phrase['other']['of'] : undefined]
        : phrase.kind === 'choiceOfKind'
          ? (phrase['of'] as unknown[])
          : (phrase['of'] as Meaning[]).map((each) => (isNode(each['of']) ? each['of']['of'] : undefined));
    const names = options.filter((each): each is string => typeof each === 'string');
    const answer = yield* resolving.game.decide({
      asks: 'choose',
      player: resolving.you,
      question: 'Which counter?',
      options: names.map((label) => ({ label })),
      least: 1,
      most: 1,
      rule: 'choices-on-resolution',
      byDefault: [0],
    });
    kinds = [[names[answer[0] ?? 0]!, 1]];
  } else {
    kinds = countersIn(resolving.frame, phrase);
  }
  if (on.length === 0)
    yield* resolving.nothing(node, 'There is nothing to put the counters on.', 'illegal-target-information');
  let put = 0;
  for (const entity of on) {
    for (const [kind, n] of kinds)
      put += yield* putCounters(resolving.game, entity, kind, n, resolving.cause, resolving.you);
  }
  resolving.doings.did = put > 0;
}

function* remove(resolving: Resolving, node: Meaning, from: readonly Entity[]): Play {
  const { game } = resolving;
  const phrase = node['counters'];
  const of = isNode(phrase) && isNode(phrase['of']) ? phrase['of']['of'] : undefined;
  const det = isNode(phrase) ? phrase['det'] : undefined;
  let removed = 0;
  for (const on of from) {
    const held = (on.kind === 'player' ? game.player(on.id) : game.object(on.id)).counters;
    const kinds: [string, number][] =
      det === 'all' || det === 'the' || det === 'its'
        ? Object.entries(held).filter(([kind]) => typeof of !== 'string' || kind === of)
        : typeof of === 'string'
          ? [
              [
                of,
                isNode(phrase) && phrase['n'] !== undefined
                  ? amountOf(resolving.frame, phrase['n'], phrase)
                  : 1,
              ],
            ]
          : Object.entries(held)
              .slice(0, 1)
              .map(([kind]) => [kind, 1]);
    for (const [counter, n] of kinds) {
      for (const done of yield* perform(game, { kind: 'removeCounters', on, counter, n }, resolving.cause)) {
        if (done.kind === 'removeCounters') removed += done.n;
      }
    }
  }
  resolving.frame.numbers.that = removed;
  resolving.doings.did = removed > 0;
}

const effect: Effect = {
  kinds: [
    'putCounters',
    'putCountersTwo',
    'getCounters',
    'removeCounters',
    'getSymbols',
    'moveCounters',
    'distribute',
    'symbolsSome',
    'double',
  ],
  *play(resolving, node, doers) {
    switch (node.kind) {
      case 'putCounters':
        yield* putOn(resolving, node['counters'], yield* resolving.entities(node, 'on'), node);
        return;
      case 'putCountersTwo':
        yield* putOn(resolving, node['counters'], yield* resolving.entities(node, 'on'), node);
        yield* putOn(resolving, node['counters2'], yield* resolving.entities(node, 'on2'), node);
        return;
      case 'getCounters':
        yield* putOn(resolving, node['counters'], doers, node);
        return;
      case 'getSymbols': {
        const symbols = node['symbols'] as string[];
        const kinds: Readonly<Record<string, string>> = { '{E}': 'energy', '{TK}': 'ticket' };
        for (const entity of doers) {
          for (const symbol of new Set(symbols)) {
            const kind = kinds[symbol];
            if (kind === undefined) throw new Unsupported(node, symbol);
            yield* putCounters(
              resolving.game,
              entity,
              kind,
              symbols.filter((each) => each === symbol).length,
              resolving.cause,
              resolving.you,
            );
          }
        }
        return;
      }
      case 'removeCounters':
        yield* remove(resolving, node, yield* resolving.entities(node, 'from'));
        return;
      case 'moveCounters': {
        const from = yield* resolving.entities(node, 'from');
        const to = yield* resolving.entities(node, 'to');
        const [target] = to;
        if (!target) return;
        const before = from.map((each) => ({
          ...(each.kind === 'object' ? resolving.game.object(each.id).counters : {}),
        }));
        yield* remove(resolving, node, from);
        for (const [index, each] of from.entries()) {
          const now = each.kind === 'object' ? resolving.game.object(each.id).counters : {};
          for (const [kind, n] of Object.entries(before[index] ?? {})) {
            const moved = n - (now[kind] ?? 0);
            if (moved > 0)
              yield* putCounters(resolving.game, target, kind, moved, resolving.cause, resolving.you);
          }
        }
        return;
      }
      case 'distribute': {
        const on = yield* resolving.entities(node, 'among');
        const [[kind, n] = ['', 0]] = countersIn(resolving.frame, node['counters']);
        for (const [index, each] of on.entries()) {
          const share = Math.floor(n / on.length) + (index < n % on.length ? 1 : 0);
          yield* putCounters(resolving.game, each, kind, share, resolving.cause, resolving.you);
        }
        return;
      }
      case 'double': {
        const what = node['what'];
        if (!isNode(what) || what.kind !== 'countersOn') throw new Unsupported(node, 'double');
        const kind = isNode(what['counter']) ? what['counter']['of'] : undefined;
        for (const each of yield* resolving.entities(what, 'on')) {
          if (each.kind !== 'object') continue;
          for (const [counter, n] of Object.entries({ ...resolving.game.object(each.id).counters })) {
            if (kind === undefined || kind === counter)
              yield* putCounters(resolving.game, each, counter, n, resolving.cause, resolving.you);
          }
        }
        return;
      }
    }
    throw new Unsupported(node, node.kind);
  },
};
export default effect;
