// What effects on the rules of the game allow and forbid, asked by whoever runs the game (CR 613.11).
import type { Ability } from '../abilities/ability';
import { amountOf } from '../meaning/amounts';
import { isNode } from '../meaning/frame';
import { playersOf } from '../meaning/players';
import type { ObjectId, PlayerId } from '../state/identity';
import type { BoardView } from './characteristics';
import { isAboutAbility } from './cost-changes';
import {
  activeRules,
  actsForbiddenTo,
  concernsObject,
  concernsPlayer,
  fitsPhrase,
  forbiddenActs,
  safely,
  type ActiveRule,
} from './rule-effects';

export * from './combat-rules';
export { damagePreventions, type DamagePrevention, type ProposedDamage } from './damage-prevention';
export { activationCostChanges, costChanges, totalMana, type CostChange } from './cost-changes';
export { protectedFrom, protectionRemoves, targetRefusal, type Refusal } from './protection';

/**
 * Whether something can be done to an object: `countered`, `sacrificed`, `attacked`, `equipped` … as effects that say
 * "can't be …" name it.
 */
export function canBe(board: BoardView, done: string, id: ObjectId): boolean {
  // A spell's own "can't be countered" works on the stack, whatever type it has (CR 113.6).
  const spell = board.state.objects[id]?.zone === 'stack' ? id : undefined;
  return !actsForbiddenTo(board, id, spell).some(
    ({ act }) => act.kind === 'isPassive' && act['done'] === done,
  );
}

/** Whether a counter can be put on an object, as far as effects say. @param counter its kind */
export function canGetCounters(board: BoardView, id: ObjectId, counter: string): boolean {
  return !activeRules(board).some((rule) => {
    const { does, frame } = rule;
    if (does.kind === 'countersCannot') return safely(() => fitsPhrase(frame, does['on'], id), false);
    return (
      forbiddenActs(rule).some((act) => {
        if (act.kind !== 'haveCountersPut') return false;
        const kind = isNode(act['of']) ? act['of']['of'] : undefined;
        return typeof kind !== 'string' || kind === counter;
      }) && concernsObject(rule, id)
    );
  });
}

/** Whether damage can be prevented (CR 615.12). */
export function canPreventDamage(board: BoardView): boolean {
  return !activeRules(board).some(
    (rule) =>
      rule.effect.who === 'damage' &&
      forbiddenActs(rule).some((act) => act.kind === 'isPassive' && act['done'] === 'prevented'),
  );
}

function playerCant(
  board: BoardView,
  player: PlayerId,
  fits: (kind: string, rule: ActiveRule, act: Record<string, unknown>) => boolean,
): boolean {
  return activeRules(board).some(
    (rule) =>
      rule.does.kind === 'cant' &&
      concernsPlayer(rule, player) &&
      forbiddenActs(rule).some((act) => safely(() => fits(act.kind, rule, act), false)),
  );
}

/** Whether a player can gain life (CR 119.7). */
export function canGainLife(board: BoardView, player: PlayerId): boolean {
  return !playerCant(board, player, (kind) => kind === 'gainLifeAny');
}

/** Whether a player can lose the game, or win it (`verb`). */
export function canEnd(board: BoardView, player: PlayerId, verb: 'lose the game' | 'win the game'): boolean {
  return !playerCant(board, player, (_kind, _rule, act) => act['verb'] === verb);
}

/** Whether a player can draw cards (CR 121.3). */
export function canDraw(board: BoardView, player: PlayerId): boolean {
  return !playerCant(board, player, (kind, _rule, act) => kind === 'draw' && act['n'] === undefined);
}

/** Whether a player can cast a card, as far as effects say. */
export function canCast(board: BoardView, player: PlayerId, card: ObjectId): boolean {
  const before = board.state.thisTurn.filter((each) => each.what === 'cast' && each.player === player);
  const forbidden = playerCant(board, player, (kind, { frame }, act) => {
    if (kind === 'cast') return act['what'] === undefined || fitsPhrase(frame, act['what'], card);
    if (kind !== 'castMoreThan') return false;
    const phrase = { kind: 'objects', span: { start: 0, end: 0 }, what: act['what'] };
    if (!fitsPhrase(frame, phrase, card)) return false;
    return before.some(({ object }) => object !== undefined && fitsPhrase(frame, phrase, object));
  });
  return !forbidden && canBe(board, 'cast', card);
}

/** Whether a player can play lands, as far as effects say. */
export function canPlayLand(board: BoardView, player: PlayerId, card: ObjectId): boolean {
  return !playerCant(
    board,
    player,
    (kind, { frame }, act) => kind === 'play' && fitsPhrase(frame, act['what'], card),
  );
}

/** Whether an activated ability of an object can be activated, as far as effects say. @param mana whether it is a mana ability */
export function canActivate(board: BoardView, source: ObjectId, ability: Ability, mana = false): boolean {
  return !activeRules(board).some((rule) => {
    const { frame, effect } = rule;
    if (!forbiddenActs(rule).some((act) => act.kind === 'isPassive' && act['done'] === 'activated'))
      return false;
    if (mana && effect.gates.some(({ condition }) => /"mana"/.test(JSON.stringify(condition)))) return false;
    return safely(() => isAboutAbility(frame, effect.who, source, ability), false);
  });
}

/** Whether a player may cast a card at any time they could cast an instant, because of an effect. */
export function castableAsFlash(board: BoardView, player: PlayerId, card: ObjectId): boolean {
  return activeRules(board, card).some((rule) => {
    const may = rule.does.kind === 'may' ? rule.does['does'] : undefined;
    const how = isNode(may) && may.kind === 'cast' ? may['how'] : undefined;
    if (!isNode(may) || !isNode(how) || how.kind !== 'asThough' || how['ability'] !== 'flash') return false;
    return concernsPlayer(rule, player) && safely(() => fitsPhrase(rule.frame, may['what'], card), false);
  });
}

const landWords: Readonly<Record<string, number>> = {
  'an additional land': 1,
  'two additional lands': 2,
  'up to two additional lands': 2,
  'three additional lands': 3,
  'any number of lands': Infinity,
};

/** How many lands a player may play in a turn of theirs (CR 305.2). */
export function landsPerTurn(board: BoardView, player: PlayerId): number {
  return activeRules(board).reduce((sum, rule) => {
    const may = rule.does.kind === 'may' ? rule.does['does'] : undefined;
    if (!isNode(may) || may.kind !== 'playAdditional' || !concernsPlayer(rule, player)) return sum;
    return sum + (landWords[String(may['n'])] ?? 0);
  }, 1);
}

/** The maximum hand size of a player; Infinity where there is none (CR 402.2). In timestamp order (CR 613.7). */
export function maximumHandSize(board: BoardView, player: PlayerId): number {
  let size = 7;
  for (const rule of activeRules(board)) {
    const { does, frame } = rule;
    if (does.kind === 'hasNoCards') {
      if (does['what'] === 'maximum hand size' && concernsPlayer(rule, player)) size = Infinity;
      continue;
    }
    if (!/^maxHand/.test(does.kind)) continue;
    size = safely(() => {
      if (!playersOf(frame, does, 'of').includes(player)) return size;
      const n = amountOf(frame, does['n'], does);
      if (does.kind !== 'maxHand') return n;
      return does['way'] === 'increased by' ? size + n : Math.max(0, size - n);
    }, size);
  }
  return size;
}

/** Whether a permanent untaps during its controller's untap step, as far as effects say (CR 502.3). */
export function untapsInUntapStep(board: BoardView, id: ObjectId): boolean {
  return !activeRules(board).some((rule) => {
    const { does, frame } = rule;
    const inner = does.kind === 'until' ? does['does'] : does;
    if (
      !isNode(inner) ||
      inner.kind !== 'negated' ||
      !isNode(inner['does']) ||
      inner['does'].kind !== 'untap'
    )
      return false;
    if (!concernsObject(rule, id)) return false;
    const time = isNode(does['for']) ? does['for']['time'] : undefined;
    const whose = isNode(time) ? time['whose'] : undefined;
    // "Its controller's untap step" is the one that is being asked about.
    if (typeof whose !== 'string' || !isNode(time)) return true;
    return safely(() => playersOf(frame, time, 'whose').includes(board.state.activePlayer), true);
  });
}

/** Whether the "legend rule" applies to a permanent (CR 704.5j). */
export function legendRuleApplies(board: BoardView, id: ObjectId): boolean {
  return !activeRules(board).some(
    ({ does, frame }) =>
      does.kind === 'ruleNotApplied' && safely(() => fitsPhrase(frame, does['to'], id), false),
  );
}

/** Whether a player skips a step of theirs (CR 614.10): `draw`, `untap`, `upkeep` … */
export function skipsStep(board: BoardView, player: PlayerId, step: string): boolean {
  return activeRules(board).some(
    ({ does, frame }) =>
      does.kind === 'skip' &&
      does['what'] === `${step} step` &&
      safely(() => playersOf(frame, does, 'whose').includes(player), false),
  );
}
