// Who may attack and block, and who must (CR 508.1, 509.1), with effects on these rules.
import type { Meaning } from '../../oracle';
import { isNode } from '../meaning/frame';
import { hasKeyword } from '../meaning/keywords';
import { hasType } from '../meaning/types';
import type { Entity, ObjectId, PlayerId } from '../state/identity';
import type { BoardView } from './characteristics';
import { protectedFrom, type Refusal } from './protection';
import {
  activeRules,
  actsForbiddenTo,
  concernsObject,
  fitsPhrase,
  safely,
  type ActiveRule,
} from './rule-effects';

/** The turn in which the player's most recent turn began. */
function mostRecentTurn(board: BoardView, player: PlayerId): number {
  const { activePlayer, players, turn } = board.state;
  return turn - ((activePlayer - player + players.length) % players.length);
}

/** Whether a creature has not been controlled by its player since that player's turn began, and has no haste (CR 302.6). */
export function isSummoningSick(board: BoardView, id: ObjectId): boolean {
  const { types, controller } = board.of(id);
  if (!types.includes('creature') || hasKeyword(board.of(id), 'haste')) return false;
  const object = board.state.objects[id]!;
  return object.controlledSince >= mostRecentTurn(board, controller);
}

function defendingPlayer(board: BoardView, defender: Entity | undefined): PlayerId | undefined {
  if (!defender) return undefined;
  return defender.kind === 'player' ? defender.id : board.of(defender.id).controller;
}

function mayAsThough(board: BoardView, id: ObjectId, kind: string): boolean {
  return activeRules(board).some(({ does, ...rule }) => {
    const inner = does.kind === 'can' || does.kind === 'may' ? does['does'] : undefined;
    return isNode(inner) && inner.kind === kind && concernsObject({ does, ...rule }, id);
  });
}

/** Whether "can't attack" and its kin forbid attacking that defender. */
function forbidsAttack(
  board: BoardView,
  act: Meaning,
  rule: ActiveRule,
  defender: Entity | undefined,
): boolean {
  switch (act.kind) {
    case 'attack':
      return (
        !isNode(act['whom']) ||
        (defender?.kind === 'object' && safely(() => fitsPhrase(rule.frame, act['whom'], defender.id), false))
      );
    case 'attackBlockCrew':
      return true;
    case 'attackYouOr':
      // "You or planeswalkers you control".
      return defendingPlayer(board, defender) === rule.frame.controller;
    case 'attackYou':
    case 'attackPlayer':
      return act['whom'] === 'you' && defendingPlayer(board, defender) === rule.frame.controller;
  }
  return false;
}

/**
 * Why a creature can't be declared as an attacker (CR 508.1a–c); undefined where it can.
 * @param defender whom it would attack, where that matters
 */
export function attackRefusal(board: BoardView, id: ObjectId, defender?: Entity): Refusal | undefined {
  const object = board.state.objects[id];
  if (!object || object.zone !== 'battlefield' || object.phasedOut)
    return { says: 'it is not on the battlefield', rule: 'legal-attackers' };
  const characteristics = board.of(id);
  const { types, controller } = characteristics;
  if (!types.includes('creature')) return { says: 'it is not a creature', rule: 'legal-attackers' };
  if (types.includes('battle')) return { says: 'it is a battle', rule: 'legal-attackers' };
  if (controller !== board.state.activePlayer)
    return { says: 'it is not its controller’s turn', rule: 'legal-attackers' };
  if (object.tapped) return { says: 'it is tapped', rule: 'legal-attackers' };
  if (isSummoningSick(board, id) && !mayAsThough(board, id, 'attackThisTurn')) {
    return { says: 'it came under its controller’s control this turn', rule: 'summoning-sickness' };
  }
  if (hasKeyword(characteristics, 'defender') && !mayAsThough(board, id, 'attackAsThough')) {
    return { says: 'it has defender', rule: 'defender' };
  }
  const forbidden = actsForbiddenTo(board, id).some(({ act, rule }) =>
    forbidsAttack(board, act, rule, defender),
  );
  return forbidden ? { says: 'an effect keeps it from attacking', rule: 'effects-on-game-rules' } : undefined;
}

/** Whether a creature can be declared as an attacker. */
export function canAttack(board: BoardView, id: ObjectId, defender?: Entity): boolean {
  return attackRefusal(board, id, defender) === undefined;
}

function requires(board: BoardView, id: ObjectId, fits: (verb: Meaning) => boolean): boolean {
  return activeRules(board).some((rule) => {
    const { does } = rule;
    const time = does['for'];
    // An effect that lasts is kept without its "if able".
    const inner = does.kind === 'until' && isNode(time) && time.kind === 'ifAble' ? does['does'] : does;
    const must = isNode(inner) && inner.kind === 'must' ? inner['does'] : inner;
    const verb = inner === does && must === does ? undefined : must;
    return isNode(verb) && fits(verb) && concernsObject(rule, id);
  });
}

/** Whether an effect requires the creature to attack if able (CR 508.1d). */
export function mustAttack(board: BoardView, id: ObjectId): boolean {
  if ((board.state.objects[id]?.marks['goaded'] ?? 0) > 0) return true;
  if (requires(board, id, ({ kind }) => kind === 'attack')) return true;
  // CR 701.15b: a goaded creature attacks each combat if able.
  return activeRules(board).some((rule) => rule.does.kind === 'isPassive' && concernsObject(rule, id));
}

/** Whether an effect requires the creature to block if able (CR 509.1c). */
export function mustBlock(board: BoardView, id: ObjectId): boolean {
  return requires(board, id, ({ kind }) => kind === 'block');
}

/** Whether the creature must be blocked if able; `all` where all creatures able to block it have to. */
export function mustBeBlocked(board: BoardView, id: ObjectId): 'one' | 'all' | undefined {
  const all = activeRules(board).some(
    ({ does, frame }) =>
      does.kind === 'mustBlock' && safely(() => fitsPhrase(frame, does['what'], id), false),
  );
  if (all) return 'all';
  return requires(board, id, ({ kind, done }) => kind === 'isPassive' && done === 'blocked')
    ? 'one'
    : undefined;
}

const landwalk =
  /^(?:(snow|nonbasic|legendary|artifact) )?(plains|island|swamp|mountain|forest|desert|land)walk$/;

function isUnblockableBy(board: BoardView, attacker: ObjectId, defender: PlayerId): boolean {
  return board.of(attacker).abilities.some(({ keyword }) => {
    const walk = keyword === undefined ? null : landwalk.exec(keyword);
    if (!walk) return false;
    const [, adjective, land = ''] = walk;
    const type = land === 'land' ? 'land' : land[0]!.toUpperCase() + land.slice(1);
    return board.state.battlefield.some((id) => {
      const characteristics = board.of(id);
      if (
        characteristics.controller !== defender ||
        !characteristics.types.includes('land') ||
        !hasType(characteristics, type)
      )
        return false;
      if (adjective === undefined) return true;
      return adjective === 'nonbasic'
        ? !hasType(characteristics, 'basic')
        : hasType(characteristics, adjective);
    });
  });
}

function sharesColor(board: BoardView, one: ObjectId, other: ObjectId): boolean {
  return board.of(one).colors.some((color) => board.of(other).colors.includes(color));
}

/** Evasion by the attacker's keywords. */
function evades(board: BoardView, attacker: ObjectId, blocker: ObjectId): boolean {
  const mine = board.of(attacker);
  const theirs = board.of(blocker);
  const has = (name: string): boolean => hasKeyword(mine, name);
  if (has('flying') && !hasKeyword(theirs, 'flying') && !hasKeyword(theirs, 'reach')) return true;
  if (has('shadow') !== hasKeyword(theirs, 'shadow')) return true;
  if (has('horsemanship') && !hasKeyword(theirs, 'horsemanship')) return true;
  const artifact = theirs.types.includes('artifact');
  if (has('fear') && !artifact && !theirs.colors.includes('B')) return true;
  if (has('intimidate') && !artifact && !sharesColor(board, attacker, blocker)) return true;
  if (has('skulk') && (theirs.power ?? 0) > (mine.power ?? 0)) return true;
  return isUnblockableBy(board, attacker, theirs.controller);
}

/** Whether "can't be blocked", "can't be blocked by …", "can't be blocked except by …" keep the blocker away. */
function forbidsBeingBlocked(act: Meaning, rule: ActiveRule, blocker: ObjectId): boolean {
  if (act.kind !== 'isPassive') return false;
  const done = act['done'];
  if (done === 'blocked') return true;
  if (!isNode(done)) return false;
  const by = done['by'];
  if (done.kind === 'enchantedBy' && done['way'] === 'blocked')
    return safely(() => fitsPhrase(rule.frame, by, blocker), false);
  if (done.kind === 'blockedExcept' && !(isNode(by) && isNode(by['det']))) {
    return safely(() => !fitsPhrase(rule.frame, by, blocker), false);
  }
  return false;
}

/** Why a creature can't block another (CR 509.1a, b); undefined where it can. */
export function blockRefusal(board: BoardView, blocker: ObjectId, attacker: ObjectId): Refusal | undefined {
  const object = board.state.objects[blocker];
  if (!object || object.zone !== 'battlefield' || object.phasedOut)
    return { says: 'it is not on the battlefield', rule: 'declare-blockers' };
  const { types, controller } = board.of(blocker);
  if (!types.includes('creature') || types.includes('battle'))
    return { says: 'it is not a creature', rule: 'declare-blockers' };
  if (object.tapped) return { says: 'it is tapped', rule: 'declare-blockers' };
  if (controller === board.of(attacker).controller)
    return { says: 'the attacker is its controller’s own', rule: 'declare-blockers' };
  if (hasKeyword(board.of(blocker), 'decayed')) return { says: 'it has decayed', rule: 'declare-blockers' };
  if (evades(board, attacker, blocker)) return { says: 'the attacker evades it', rule: 'declare-blockers' };
  if (protectedFrom(board, { kind: 'object', id: attacker }, blocker)) {
    return { says: 'the attacker has protection from it', rule: 'protection' };
  }
  const byEffect: Refusal = { says: 'an effect keeps it from blocking', rule: 'effects-on-game-rules' };
  const kept = actsForbiddenTo(board, blocker).some(({ act, rule }) => {
    if (act.kind === 'attackBlockCrew') return true;
    if (act.kind !== 'block') return false;
    const whom = act['whom'];
    if (whom === undefined) return true;
    if (isNode(whom) && whom.kind === 'pronoun') return rule.source === attacker;
    return safely(() => fitsPhrase(rule.frame, whom, attacker), false);
  });
  if (kept) return byEffect;
  if (actsForbiddenTo(board, attacker).some(({ act, rule }) => forbidsBeingBlocked(act, rule, blocker)))
    return byEffect;
  const only = activeRules(board).some((rule) => {
    const inner = rule.does.kind === 'can' ? rule.does['does'] : undefined;
    if (!isNode(inner) || inner.kind !== 'blockOnly' || !concernsObject(rule, blocker)) return false;
    return safely(() => !fitsPhrase(rule.frame, inner['what'], attacker), false);
  });
  return only ? byEffect : undefined;
}

/** Whether a creature can block another. */
export function canBlock(board: BoardView, blocker: ObjectId, attacker: ObjectId): boolean {
  return blockRefusal(board, blocker, attacker) === undefined;
}

/** How many creatures have to block the attacker for any of them to be allowed to: 2 with menace. */
export function leastBlockers(board: BoardView, attacker: ObjectId): number {
  const exceptBy = actsForbiddenTo(board, attacker).flatMap(({ act }) => {
    const done = act.kind === 'isPassive' ? act['done'] : undefined;
    const by = isNode(done) && done.kind === 'blockedExcept' ? done['by'] : undefined;
    const det = isNode(by) ? by['det'] : undefined;
    return isNode(det) && typeof det['n'] === 'number' ? [det['n']] : [];
  });
  return Math.max(1, hasKeyword(board.of(attacker), 'menace') ? 2 : 1, ...exceptBy);
}

/** How many creatures may block the attacker at most. */
export function mostBlockers(board: BoardView, attacker: ObjectId): number {
  const one = actsForbiddenTo(board, attacker).some(({ act }) => {
    const done = act.kind === 'isPassive' ? act['done'] : undefined;
    return isNode(done) && done.kind === 'blockedMore';
  });
  return one ? 1 : Infinity;
}

/** How many attackers a creature can block at once. */
export function mostBlocked(board: BoardView, blocker: ObjectId): number {
  return activeRules(board).reduce((most, rule) => {
    const { does } = rule;
    const can = does.kind === 'until' ? does['does'] : does;
    const inner = isNode(can) && can.kind === 'can' ? can['does'] : undefined;
    if (!isNode(inner) || inner.kind !== 'blockMore' || !concernsObject(rule, blocker)) return most;
    const how = String(inner['how']);
    return /any number/.test(how) ? Infinity : most + (/two/.test(how) ? 2 : 1);
  }, 1);
}

/** Whether a creature deals combat damage by its toughness (CR 510.1a with effects). */
export function assignsByToughness(board: BoardView, id: ObjectId): boolean {
  return activeRules(board).some((rule) => rule.does.kind === 'assign' && concernsObject(rule, id));
}
