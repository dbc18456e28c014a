// Which verb phrases change the rules of the game: restrictions, requirements, permissions, costs (CR 613.11).
import type { Meaning } from '../../../oracle';
import { isNode } from '../../meaning/frame';

/** Verb phrases and sentences that say what may, must or can't be done. */
const ruleKinds = new Set([
  'cant',
  'can',
  'may',
  'must',
  'cost',
  'additionalCost',
  'reducesOnly',
  'castOnly',
  'activateOnly',
  'maxHand',
  'maxHandIs',
  'maxHandEqual',
  'noMoreThan',
  'mustBlock',
  'playRevealed',
  'assignAsThough',
  'assignNoDamage',
  'assign',
  'crewsAsThough',
  'useToughness',
  'prevent',
  'preventBy',
  'ruleNotApplied',
  'skip',
  'untapDuring',
  'countersCannot',
]);

/** Whether a verb phrase or sentence is an effect on the rules of the game. */
export function isRule(does: Meaning): boolean {
  if (ruleKinds.has(does.kind)) return true;
  const inner = does['does'];
  switch (does.kind) {
    case 'until':
      // "Attacks each combat if able", "doesn't untap during your untap step", "can block an additional creature each combat".
      return (
        isNode(inner) &&
        (isRule(inner) || /^(?:attack|attackYou|attackPlayer|block|must|negated|isPassive)$/.test(inner.kind))
      );
    case 'negated':
      return isNode(inner) && /^(?:untap|lose|have|remove)/.test(inner.kind);
    case 'hasNoCards':
      return does['what'] === 'maximum hand size';
    case 'isPassive':
      return does['done'] === 'goaded';
  }
  return false;
}

const known: Readonly<Record<string, readonly string[]>> = {
  cant: [
    'attack',
    'block',
    'attackBlockCrew',
    'attackYou',
    'attackYouOr',
    'isPassive',
    'gainLifeAny',
    'castMoreThan',
    'cast',
    'play',
    'actions',
    'draw',
    'haveCountersPut',
  ],
  can: ['attackAsThough', 'attackThisTurn', 'blockOnly', 'blockMore'],
  may: ['playAdditional', 'cast', 'lookAt'],
  until: ['attack', 'block', 'must', 'negated', 'can'],
  must: ['attack', 'block', 'isPassive'],
  negated: ['untap', 'remove'],
};

const passives =
  /^(?:blocked|countered|sacrificed|attacked|cast|activated|prevented|equipped|enchanted|destroyed|regenerated)$/;

function isKnownAct(verb: string, act: Meaning): boolean {
  if (act.kind === 'or' || act.kind === 'and') {
    return [act['one'], act['other']].every((each) => isNode(each) && isKnownAct(verb, each));
  }
  if (!(known[verb] ?? []).includes(act.kind)) return false;
  switch (act.kind) {
    case 'isPassive': {
      const done = act['done'];
      if (!isNode(done)) return passives.test(String(done));
      return done.kind === 'enchantedBy'
        ? done['way'] === 'blocked'
        : /^(?:blockedMore|blockedExcept|theTarget)$/.test(done.kind);
    }
    case 'cast':
      return verb !== 'may' || (isNode(act['how']) && act['how'].kind === 'asThough');
    case 'actions':
      return act['verb'] === 'lose the game' || act['verb'] === 'win the game';
  }
  return true;
}

/** Whether all damage of some kind is prevented, to or by whom it says. */
export function isSupportedPrevention(does: Meaning): boolean {
  const { to, what } = does;
  if (!/^all (?:combat |noncombat )?damage$/.test(String(what))) return false;
  return to === undefined || (isNode(to) && (to.kind === 'to' || to.kind === 'toAndBy'));
}

/** Whether the questions of game-rules.ts take this effect into account. */
export function isSupportedRule(does: Meaning): boolean {
  const inner = does['does'];
  switch (does.kind) {
    case 'cost':
    case 'additionalCost':
    case 'reducesOnly':
    case 'maxHand':
    case 'maxHandIs':
    case 'maxHandEqual':
    case 'hasNoCards':
    case 'mustBlock':
    case 'assign':
    // Nothing is hidden from those who watch a simulation.
    case 'playRevealed':
    case 'ruleNotApplied':
    case 'countersCannot':
      return true;
    case 'skip':
      return typeof does['what'] === 'string' && / step$/.test(does['what']);
    case 'prevent':
    case 'preventBy':
      return isSupportedPrevention(does);
    case 'isPassive':
      return does['done'] === 'goaded';
  }
  return isNode(inner) && isKnownAct(does.kind, inner);
}
