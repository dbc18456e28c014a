// Between actions: state-based actions, then triggered abilities onto the stack, as often as needed (CR 117.5, 603.3).
import type { Cause } from '../events/game-event';
import { freshObject } from '../events/apply';
import { isNode, newFrame, Unsupported } from '../meaning/frame';
import type { Play } from '../run/play';
import type { WaitingTrigger } from '../state/game-state';
import type { PlayerId } from '../state/names';
import { chooseModes } from './modes';
import { chosenSentences, delayedAbility, xOfPermanent } from './resolve';
import { checkStateBasedActions } from './state-based-actions';
import { chooseTargets, type ChosenTargets } from './targets';
import { rememberMatch } from './triggers';
import type { Game } from './game';

/** Does what the rules do before a player gets priority. */
export function* beforePriority(game: Game): Play {
  for (let round = 0; round < 200; round += 1) {
    yield* checkStateBasedActions(game);
    if (game.state.waitingTriggers.length === 0) return;
    yield* putWaitingTriggers(game);
  }
}

/** CR 603.3b: the active player's first, each player's in an order they choose. */
function* putWaitingTriggers(game: Game): Play {
  const waiting = [...game.state.waitingTriggers];
  yield* game.emit(
    { kind: 'triggersPut', n: waiting.length },
    { kind: 'rule', rule: 'put-triggered-abilities' },
  );
  const { players, activePlayer } = game.state;
  for (let seat = 0; seat < players.length; seat += 1) {
    const player = (activePlayer + seat) % players.length;
    const own = waiting.filter(({ controller }) => controller === player);
    for (const trigger of yield* ordered(game, player, own)) yield* putOne(game, trigger);
  }
}

function* ordered(
  game: Game,
  player: PlayerId,
  triggers: readonly WaitingTrigger[],
): Play<readonly WaitingTrigger[]> {
  const different = new Set(triggers.map(({ source, ability }) => `${source}:${ability}`));
  if (different.size < 2) return triggers;
  const answer = yield* game.decide({
    asks: 'order',
    player,
    question: 'In which order do the abilities go on the stack?',
    options: triggers.map(({ source }) => ({ label: game.nameOf(source) })),
    least: triggers.length,
    most: triggers.length,
    rule: 'put-triggered-abilities',
    byDefault: triggers.map((_, index) => index),
  });
  return answer.flatMap((at) => (triggers[at] ? [triggers[at]] : []));
}

function* putOne(game: Game, trigger: WaitingTrigger): Play {
  const ability = trigger.delayed
    ? delayedAbility(trigger.delayed)
    : game.of(trigger.source).abilities.find(({ key }) => key === trigger.ability);
  if (!ability) return;
  const cause: Cause = { kind: 'object', id: trigger.source };
  const id = game.state.nextId;
  const frame = {
    ...newFrame({
      view: game,
      state: game.state,
      source: trigger.source,
      controller: trigger.controller,
      place: ability.place,
      abilityKey: ability.key,
    }),
    numbers: { x: xOfPermanent(game, trigger.source, ability), that: trigger.amount },
  };
  rememberMatch(frame, {
    remembered: trigger.remembered,
    ...(trigger.amount !== undefined && { amount: trigger.amount }),
  });
  const modes = ability.modes ? yield* chooseModes(game, frame, ability.modes) : undefined;
  let targets: ChosenTargets | undefined;
  try {
    targets = yield* chooseTargets(game, frame, chosenSentences(ability, modes));
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    yield* game.notice({
      kind: 'unsupported',
      says: `The targets of this ability are not simulated: ${error.what}.`,
      ...(error.node &&
        isNode(error.node) && {
          words: { object: trigger.source, place: ability.place, span: error.node.span },
        }),
    });
    return;
  }
  // CR 603.3d: an ability that needs a target and has none is removed from the stack.
  if (targets === undefined) return;
  yield* game.emit(
    {
      kind: 'create',
      object: freshObject({
        id,
        thing: id,
        kind: 'ability',
        owner: trigger.controller,
        controller: trigger.controller,
        zone: 'stack',
        faces: [],
        onStack: { targets, ...(modes && { modes }), paid: {}, manaSpent: [] },
        ability: {
          source: trigger.source,
          ability: trigger.ability,
          remembered: trigger.remembered,
          ...(trigger.amount !== undefined && { amount: trigger.amount }),
          ...(trigger.delayed && { delayed: trigger.delayed }),
        },
      }),
    },
    cause,
    `The ability of ${game.nameOf(trigger.source)} goes on the stack.`,
  );
}
