// Combat: declaring attackers and blockers, dealing combat damage (CR 508 to 510).
import {
  attackRefusal,
  assignsByToughness,
  blockRefusal,
  leastBlockers,
  mustAttack,
  type Refusal,
} from '../characteristics/game-rules';
import type { Cause } from '../events/game-event';
import { hasKeyword } from '../meaning/keywords';
import type { Play } from '../run/play';
import type { Entity, ObjectId } from '../state/names';
import { dealDamage, perform } from './perform';
import { beforePriority } from './priority';
import { checkStateBasedActions } from './state-based-actions';
import { putTriggers } from './triggers';
import type { Game } from './game';

const attackers: Cause = { kind: 'rule', rule: 'declare-attackers' };
const blockers: Cause = { kind: 'rule', rule: 'declare-blockers' };

/** Attacks that effects require of creatures which can attack and do not (CR 508.1d): the first opponent is attacked. */
export function requiredAttacks(
  game: Game,
  declared: readonly ObjectId[],
): readonly { attacker: ObjectId; whom: Entity }[] {
  const { activePlayer, battlefield, players } = game.state;
  const opponent = players.find(({ id, lost }) => id !== activePlayer && !lost);
  if (!opponent) return [];
  const whom: Entity = { kind: 'player', id: opponent.id };
  return battlefield
    .filter((id) => !declared.includes(id) && game.object(id).attacking === undefined)
    .filter((id) => mustAttack(game, id) && attackRefusal(game, id, whom) === undefined)
    .map((attacker) => ({ attacker, whom }));
}

/** Declares attackers (CR 508.1). Creatures that can't attack are left out, and it is said why. */
export function* declareAttackers(
  game: Game,
  attacks: readonly { attacker: ObjectId; whom: Entity }[],
): Play {
  yield* game.step('Attackers are declared', 'declare-attackers');
  const declared: { attacker: ObjectId; whom: Entity }[] = [];
  const required = requiredAttacks(
    game,
    attacks.map(({ attacker }) => attacker),
  );
  for (const { attacker } of required) {
    yield* game.notice({
      kind: 'information',
      says: `${game.nameOf(attacker)} has to attack.`,
      rule: 'attack-requirements',
    });
  }
  for (const attack of [...attacks, ...required]) {
    const refusal: Refusal | undefined =
      game.of(attack.attacker).controller !== game.state.activePlayer
        ? { says: 'the active player does not control it', rule: 'declare-attackers' }
        : attackRefusal(game, attack.attacker, attack.whom);
    if (refusal) {
      yield* game.notice({
        kind: 'nothing',
        says: `${game.nameOf(attack.attacker)} can’t attack: ${refusal.says}.`,
        rule: refusal.rule,
      });
    } else {
      declared.push(attack);
    }
  }
  for (const { attacker, whom } of declared) {
    if (!hasKeyword(game.of(attacker), 'vigilance'))
      yield* perform(game, { kind: 'tap', object: attacker }, attackers);
    yield* game.emit(
      { kind: 'change', object: attacker, set: { attacking: whom } },
      attackers,
      `${game.nameOf(attacker)} attacks ${game.describe(whom)}.`,
    );
    yield* game.emit({ kind: 'record', record: { what: 'attacked', object: attacker } }, attackers);
  }
  if (declared.length > 0) {
    const player = game.state.activePlayer;
    yield* game.emit(
      { kind: 'record', record: { what: 'attacked with', player, amount: declared.length } },
      attackers,
    );
    yield* putTriggers(
      game,
      { kind: 'attackWith', player, objects: declared.map(({ attacker }) => attacker) },
      attackers,
    );
  }
  for (const { attacker, whom } of declared) {
    yield* putTriggers(
      game,
      { kind: 'attack', object: attacker, whom, alone: declared.length === 1 },
      attackers,
    );
  }
  yield* beforePriority(game);
}

/** Declares blockers (CR 509.1). */
export function* declareBlockers(
  game: Game,
  blocks: readonly { blocker: ObjectId; attackers: readonly ObjectId[] }[],
): Play {
  yield* game.step('Blockers are declared', 'declare-blockers');
  const pairs: { blocker: ObjectId; attacker: ObjectId }[] = [];
  for (const { blocker, attackers: blocked } of blocks) {
    for (const attacker of blocked) {
      const refusal = blockRefusal(game, blocker, attacker);
      if (refusal) {
        yield* game.notice({
          kind: 'nothing',
          says: `${game.nameOf(blocker)} can’t block ${game.nameOf(attacker)}: ${refusal.says}.`,
          rule: refusal.rule,
        });
      } else {
        pairs.push({ blocker, attacker });
      }
    }
  }
  const legal = pairs.filter(
    ({ attacker }) =>
      pairs.filter((each) => each.attacker === attacker).length >= leastBlockers(game, attacker),
  );
  for (const { attacker } of pairs) {
    if (!legal.some((each) => each.attacker === attacker)) {
      yield* game.notice({
        kind: 'nothing',
        says: `${game.nameOf(attacker)} can’t be blocked by so few creatures.`,
        rule: 'declare-blockers',
      });
    }
  }
  for (const { blocker, attacker } of legal) {
    const blocking = [...game.object(blocker).blocking, attacker];
    yield* game.emit(
      { kind: 'change', object: blocker, set: { blocking } },
      blockers,
      `${game.nameOf(blocker)} blocks ${game.nameOf(attacker)}.`,
    );
    yield* game.emit({ kind: 'record', record: { what: 'blocked', object: blocker } }, blockers);
  }
  const blockedOnes = [...new Set(legal.map(({ attacker }) => attacker))];
  for (const attacker of blockedOnes)
    yield* game.emit({ kind: 'mark', object: attacker, mark: 'blocked', n: 1 }, blockers);
  for (const { blocker, attacker } of legal)
    yield* putTriggers(game, { kind: 'block', object: blocker, whom: attacker }, blockers);
  for (const attacker of blockedOnes) {
    const by = legal.filter((each) => each.attacker === attacker).map(({ blocker }) => blocker);
    yield* putTriggers(game, { kind: 'becomesBlocked', object: attacker, by }, blockers);
  }
  yield* beforePriority(game);
}

interface Assignment {
  readonly source: ObjectId;
  readonly to: Entity;
  readonly n: number;
}

function strength(game: Game, id: ObjectId): number {
  const { power, toughness } = game.of(id);
  return Math.max(0, (assignsByToughness(game, id) ? toughness : power) ?? 0);
}

function lethal(game: Game, source: ObjectId, id: ObjectId): number {
  if (hasKeyword(game.of(source), 'deathtouch')) return 1;
  return Math.max(0, (game.of(id).toughness ?? 0) - game.object(id).damage);
}

/** CR 510.1: lethal damage to blockers in order, the rest to the last, or with trample to what is attacked. */
function assignments(game: Game, first: boolean): Assignment[] {
  const deals = (id: ObjectId): boolean => {
    const double = hasKeyword(game.of(id), 'double strike');
    return first
      ? double || hasKeyword(game.of(id), 'first strike')
      : double || game.object(id).marks['dealt first'] === undefined;
  };
  const all: Assignment[] = [];
  for (const id of game.state.battlefield) {
    const { attacking, blocking, marks } = game.object(id);
    if ((!attacking && blocking.length === 0) || !deals(id)) continue;
    const opposing = attacking
      ? game.state.battlefield.filter((each) => game.object(each).blocking.includes(id))
      : blocking.filter((each) => game.exists(each));
    let left = strength(game, id);
    opposing.forEach((each, index) => {
      const trample = attacking !== undefined && hasKeyword(game.of(id), 'trample');
      const n = index === opposing.length - 1 && !trample ? left : Math.min(left, lethal(game, id, each));
      if (n > 0) all.push({ source: id, to: { kind: 'object', id: each }, n });
      left -= n;
    });
    if (!attacking) continue;
    const unblocked = marks['blocked'] === undefined;
    if (left > 0 && (unblocked || hasKeyword(game.of(id), 'trample')))
      all.push({ source: id, to: attacking, n: left });
  }
  return all;
}

/** Deals combat damage, with a step of its own for first strike (CR 510.4). */
export function* combatDamage(game: Game): Play {
  const fighters = game.state.battlefield.filter((id) => {
    const { attacking, blocking } = game.object(id);
    return attacking !== undefined || blocking.length > 0;
  });
  const quick = fighters.filter(
    (id) => hasKeyword(game.of(id), 'first strike') || hasKeyword(game.of(id), 'double strike'),
  );
  const cause: Cause = { kind: 'rule', rule: 'combat-damage' };
  for (const first of quick.length > 0 ? [true, false] : [false]) {
    yield* game.step(first ? 'First-strike combat damage' : 'Combat damage', 'combat-damage');
    const dealt = assignments(game, first);
    for (const { source, to, n } of dealt) yield* dealDamage(game, source, to, n, cause, true);
    if (first) {
      for (const id of quick)
        yield* game.emit({ kind: 'mark', object: id, mark: 'dealt first', n: 1 }, cause);
    }
    yield* checkStateBasedActions(game);
    yield* beforePriority(game);
  }
  for (const id of quick)
    if (game.exists(id)) yield* game.emit({ kind: 'mark', object: id, mark: 'dealt first', n: 0 }, cause);
}
