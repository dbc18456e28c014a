// Counters that are about to be put: other numbers of them, those a permanent enters with, those that can't be put.
import type { Meaning } from '../../oracle';
import type { Characteristics } from '../characteristics/characteristics';
import { stateWithEntered } from '../characteristics/entering';
import { canGetCounters } from '../characteristics/game-rules';
import { isNode, type Frame } from '../meaning/frame';
import type { Play } from '../run/play';
import type { ObjectId } from '../state/names';
import { Game } from './game';
import type { Happening } from './happening';
import { enteringFits, thingFits, type Move, type Replacement } from './replacement';

/** How an effect changes the number of counters of one kind; undefined where it does not. */
function counterChange(meaning: Meaning, counter: string): ((n: number) => number) | undefined {
  const condition = meaning['condition'];
  const instead = meaning['do'];
  const put = isNode(instead) && isNode(instead['do']) ? instead['do'] : undefined;
  const n = put?.kind === 'countersPutInstead' ? put['n'] : undefined;
  if (!isNode(condition) || !isNode(n)) return undefined;
  const counters = condition['counters'];
  const of = isNode(counters) ? counters['of'] : undefined;
  const kind = isNode(of) ? of['of'] : undefined;
  if (typeof kind === 'string' && kind !== counter) return undefined;
  return (before) => (n.kind === 'plus' ? before + 1 : before * 2);
}

function* tellsCounters(game: Game, source: ObjectId): Play {
  yield* game.notice({
    kind: 'information',
    says: `${game.nameOf(source)} changes how many counters are put.`,
    rule: 'replacement-effects',
  });
}

/** "If one or more +1/+1 counters would be put on …, that many plus one … instead." */
export function countersReplacement(
  game: Game,
  frame: Frame,
  meaning: Meaning,
  happening: Happening,
  id: string,
): Replacement | undefined {
  if (happening.kind !== 'counters' || !isNode(meaning['condition'])) return undefined;
  const change = counterChange(meaning, happening.counter);
  if (!change || !thingFits(frame, meaning['condition'], 'on', happening.on)) return undefined;
  return {
    id,
    says: `${game.nameOf(frame.source)}: other counters instead`,
    rank: 4,
    *apply() {
      yield* tellsCounters(game, frame.source);
      return [{ ...happening, n: change(happening.n) }];
    },
  };
}

/** The same for counters that a permanent enters with: they are put on it, too (CR 122.6). */
export function enteringCounters(
  game: Game,
  frame: Frame,
  meaning: Meaning,
  happening: Move,
  id: string,
  entering: Characteristics,
): Replacement | undefined {
  const on = isNode(meaning['condition']) ? meaning['condition']['on'] : undefined;
  const view = { of: (each: ObjectId) => (each === happening.object ? entering : game.of(each)) };
  if (!isNode(on) || !enteringFits({ ...frame, view }, on, happening.object)) return undefined;
  const counters = Object.entries(happening.arrival.counters ?? {}).map(
    ([kind, n]) => [kind, n > 0 ? (counterChange(meaning, kind)?.(n) ?? n) : n] as const,
  );
  if (counters.every(([kind, n]) => happening.arrival.counters?.[kind] === n)) return undefined;
  return {
    id,
    says: `${game.nameOf(frame.source)}: other counters instead`,
    rank: 4,
    *apply() {
      yield* tellsCounters(game, frame.source);
      return [{ ...happening, arrival: { ...happening.arrival, counters: Object.fromEntries(counters) } }];
    },
  };
}

/** Planeswalkers, battles and Sagas enter with counters, however they come (CR 306.5b, 310.4b, 714.3a). */
export function startingCounters(game: Game, happening: Happening): Replacement[] {
  if (happening.kind !== 'move' || happening.to !== 'battlefield') return [];
  const { object, arrival } = happening;
  const there = new Game(stateWithEntered(game.state, object, arrival), game.lastKnown);
  const { types, subtypes } = there.of(object);
  const { loyalty, defense } = there.copiable(object);
  const starting: readonly [string, boolean, number][] = [
    ['lore', subtypes.includes('Saga'), 1],
    ['loyalty', types.includes('planeswalker'), Number(loyalty)],
    ['defense', types.includes('battle'), Number(defense)],
  ];
  return starting.flatMap(([kind, has, n]): Replacement[] => {
    // What is there already was given where the permanent comes from, and is not given twice.
    if (!has || !Number.isSafeInteger(n) || arrival.counters?.[kind] !== undefined) return [];
    return [
      {
        id: `starting ${kind}`,
        says: `${kind} counters`,
        rank: 4,
        *apply() {
          return [{ ...happening, arrival: { ...arrival, counters: { ...arrival.counters, [kind]: n } } }];
        },
      },
    ];
  });
}

/** Counters that can't be put are not put; the rest of what happens does (CR 101.2, 614.17). */
export function* withoutForbiddenCounters(game: Game, happening: Happening): Play<Happening | undefined> {
  const refused = (says: string): Play =>
    game.notice({ kind: 'nothing', says: `Counters can’t be put on ${says}.`, rule: 'cant-happen' });
  if (happening.kind === 'counters' && happening.on.kind === 'object') {
    if (!game.exists(happening.on.id) || canGetCounters(game, happening.on.id, happening.counter))
      return happening;
    yield* refused(game.describe(happening.on));
    return undefined;
  }
  if (happening.kind !== 'move' || happening.to !== 'battlefield') return happening;
  const { arrival, object } = happening;
  if (Object.keys(arrival.counters ?? {}).length === 0) return happening;
  const there = new Game(stateWithEntered(game.state, object, arrival), game.lastKnown);
  const entries = Object.entries(arrival.counters ?? {});
  const counters = Object.fromEntries(entries.filter(([kind]) => canGetCounters(there, object, kind)));
  if (Object.keys(counters).length === entries.length) return happening;
  yield* refused(game.nameOf(object));
  return { ...happening, arrival: { ...arrival, counters } };
}
