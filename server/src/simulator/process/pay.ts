// Costs: whether they can be paid, and paying them (CR 118, 601.2g, 602.2).
import type { RuleName } from '../../vocabulary';
import type { Meaning } from '../../oracle';
import { manaValueOf } from '../characteristics/copiable';
import { isSummoningSick } from '../characteristics/game-rules';
import { amountOf } from '../meaning/amounts';
import { fittingObjects, nounOf } from '../meaning/describe';
import { isNode, Unsupported } from '../meaning/frame';
import { followed } from '../meaning/referents';
import type { Play } from '../run/play';
import type { ObjectId, PlayerId } from '../state/names';
import { countersIn } from './counters-named';
import { attempt } from './instructions';
import { manaFor } from './mana-payment';
import { moveObject, perform } from './perform';
import type { Resolving } from './resolving';

/** The parts of a cost: mana symbols, and things to do. */
function partsOf(cost: unknown): (readonly string[] | Meaning)[] {
  if (Array.isArray(cost)) return [cost as string[]];
  if (!isNode(cost)) throw new Unsupported(undefined, String(cost));
  if (cost.kind === 'costs') return (cost['of'] as unknown[]).flatMap(partsOf);
  if (cost.kind === 'both') return [cost['one'], cost['other']].flatMap(partsOf);
  if (cost.kind === 'pay') return partsOf(cost['cost']);
  return [cost];
}

/** Mana symbols with {X} as a number. */
function withX(resolving: Resolving, symbols: readonly string[]): string[] {
  return symbols.map((symbol) => (symbol === '{X}' ? `{${resolving.frame.numbers.x ?? 0}}` : symbol));
}

const isTap = (symbol: string): boolean => symbol === '{T}' || symbol === '{Q}';

/** Why a {T} or {Q} can't be paid; undefined where it can (CR 107.5, 107.6, 302.6). */
export function tapRefusal(
  resolving: Resolving,
  symbol: string,
): { says: string; rule: RuleName } | undefined {
  const { game, frame } = resolving;
  const object = game.object(frame.source);
  const name = game.nameOf(frame.source);
  if (object.zone !== 'battlefield')
    return { says: `${name} is not on the battlefield.`, rule: 'costs-unpayable' };
  if (symbol === '{T}' && object.tapped) return { says: `${name} is tapped already.`, rule: 'tap-symbol' };
  if (symbol === '{Q}' && !object.tapped)
    return { says: `${name} is untapped already.`, rule: 'untap-symbol' };
  if (isSummoningSick(game, frame.source)) {
    return {
      says: `${name} came under its controller’s control this turn and has no haste.`,
      rule: 'summoning-sickness',
    };
  }
  return undefined;
}

function sacrificeable(resolving: Resolving, player: PlayerId, part: Meaning): ObjectId[] {
  const what = part['what'];
  if (!isNode(what)) throw new Unsupported(part, 'what to sacrifice');
  return fittingObjects(resolving.frame, what).filter((id) => resolving.game.of(id).controller === player);
}

function countWanted(resolving: Resolving, what: unknown): number {
  if (isNode(what) && isNode(what['det']) && what['det']['n'] !== undefined) {
    return amountOf(resolving.frame, what['det']['n'], what);
  }
  return 1;
}

/** Whether a player could pay a cost now. Costs that are not evaluated count as payable only when nothing is asked. */
export function canPay(resolving: Resolving, player: PlayerId, cost: unknown): boolean {
  const { game, frame } = resolving;
  try {
    return partsOf(cost).every((part) => {
      if (Array.isArray(part)) {
        const symbols = part as readonly string[];
        if (symbols.some((symbol) => isTap(symbol) && tapRefusal(resolving, symbol))) return false;
        const mana = withX(
          resolving,
          symbols.filter((symbol) => !isTap(symbol) && symbol !== '{E}'),
        );
        const energy = symbols.filter((symbol) => symbol === '{E}').length;
        if (energy > (game.player(player).counters['energy'] ?? 0)) return false;
        return manaFor(game.player(player).mana, mana) !== undefined;
      }
      const node = part as Meaning;
      switch (node.kind) {
        case 'payLife':
          return game.player(player).life >= amountOf(frame, node['n'], node);
        case 'sacrifice':
          return sacrificeable(resolving, player, node).length >= countWanted(resolving, node['what']);
        case 'discard': {
          const what = node['what'];
          if (isNode(what) && what.kind === 'zones') return true;
          if (isNode(what) && (what.kind === 'self' || what['det'] === 'this'))
            return game.object(frame.source).zone === 'hand';
          const hand = game
            .player(player)
            .hand.filter((id) => id !== frame.source && (!isNode(what) || resolving.fitsAnywhere(what, id)));
          return hand.length >= countWanted(resolving, what);
        }
        case 'tap': {
          const what = node['what'];
          return (
            !isNode(what) ||
            fittingObjects(frame, what).filter((id) => !game.object(id).tapped).length >=
              countWanted(resolving, what)
          );
        }
        case 'removeCounters': {
          const from = node['from'];
          const ids = isNode(from) ? fittingObjects(frame, from) : [];
          return countersIn(frame, node['counters']).every(([kind, n]) =>
            ids.some((id) => (game.object(followed(game.state, id)).counters[kind] ?? 0) >= n),
          );
        }
        case 'exile': {
          const what = node['object'];
          return !isNode(what) || fittingObjects(frame, what).length >= countWanted(resolving, what);
        }
      }
      return true;
    });
  } catch (error) {
    if (error instanceof Unsupported) return false;
    throw error;
  }
}

/** Pays a cost. What a cost does is done as it says; the things it is done to are remembered ("the sacrificed creature"). */
export function* payCost(resolving: Resolving, player: PlayerId, cost: unknown): Play<readonly string[]> {
  const spent: string[] = [];
  for (const part of partsOf(cost)) {
    if (Array.isArray(part)) spent.push(...(yield* paySymbols(resolving, player, part as readonly string[])));
    else yield* payPart(resolving, player, part as Meaning);
  }
  return spent;
}

function* paySymbols(
  resolving: Resolving,
  player: PlayerId,
  symbols: readonly string[],
): Play<readonly string[]> {
  const { game, frame, cause } = resolving;
  for (const symbol of symbols) {
    if (symbol === '{T}') yield* perform(game, { kind: 'tap', object: frame.source }, cause);
    if (symbol === '{Q}') yield* perform(game, { kind: 'untap', object: frame.source }, cause);
  }
  const energy = symbols.filter((symbol) => symbol === '{E}').length;
  if (energy > 0) {
    yield* perform(
      game,
      { kind: 'removeCounters', on: { kind: 'player', id: player }, counter: 'energy', n: energy },
      cause,
    );
  }
  const mana = withX(
    resolving,
    symbols.filter((symbol) => !isTap(symbol) && symbol !== '{E}'),
  );
  if (manaValueOf(mana) === 0) return [];
  const { mana: pool } = game.player(player);
  const at = manaFor(pool, mana) ?? [];
  const types = at.map((index) => pool[index]!.type);
  yield* game.emit(
    { kind: 'spendMana', player, at },
    cause,
    `${game.player(player).name} pays ${mana.join('')}.`,
  );
  return types;
}

function* payPart(resolving: Resolving, player: PlayerId, part: Meaning): Play {
  const { game, frame, cause } = resolving;
  const doer = [{ kind: 'player', id: player } as const];
  if (part.kind === 'sacrifice') {
    const what = part['what'];
    const n = countWanted(resolving, what);
    const chosen = yield* game.chooseEntities(
      player,
      `Sacrifice ${nounOf(isNode(what) ? what['what'] : undefined) || 'a permanent'}`,
      sacrificeable(resolving, player, part).map((id) => ({ kind: 'object', id })),
      n,
      n,
      'pay-costs',
    );
    for (const { id } of chosen)
      yield* moveObject(game, id, 'graveyard', cause, { reason: 'sacrifice', by: player });
    resolving.remember(chosen, 'permanent', 'sacrificed');
    return;
  }
  if (
    part.kind === 'discard' &&
    isNode(part['what']) &&
    (part['what'].kind === 'self' || part['what']['det'] === 'this')
  ) {
    yield* moveObject(game, frame.source, 'graveyard', cause, { reason: 'discard', by: player });
    return;
  }
  yield* attempt(resolving, part, doer);
}
