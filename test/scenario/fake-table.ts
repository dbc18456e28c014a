// A table for tests of scenarios that needs no rules core: it moves cards, asks for targets, and resolves one text.
import type { Game } from '../../server/src/simulator/process/game';
import type { Play } from '../../server/src/simulator/run/play';
import type { Table } from '../../server/src/simulator/scenario';
import type { Entity, ObjectId, Zone } from '../../server/src/simulator/state/names';

const cause = { kind: 'rule', rule: 'game' } as const;

function* move(game: Game, object: ObjectId, to: Zone, says: string): Play {
  yield* game.emit({ kind: 'move', object, to, becomes: game.state.nextId, arrival: {} }, cause, says);
}

function everything(game: Game): Entity[] {
  const players = game.state.players.map(({ id }): Entity => ({ kind: 'player', id }));
  return [...players, ...game.state.battlefield.map((id): Entity => ({ kind: 'object', id }))];
}

function* resolveTop(game: Game): Play {
  const top = game.state.stack.at(-1);
  if (top === undefined) return;
  const types = game.of(top).types;
  yield* move(
    game,
    top,
    types.includes('instant') ? 'graveyard' : 'battlefield',
    `${game.nameOf(top)} resolves.`,
  );
}

function* resolveAll(game: Game): Play {
  while (game.state.stack.length > 0) yield* resolveTop(game);
}

export const fakeTable: Table = {
  *castSpell(game, player, object) {
    yield* game.step(`${game.player(player).name} casts ${game.nameOf(object)}.`, 'spell-on-stack');
    const isInstant = game.of(object).types.includes('instant');
    if (isInstant)
      yield* game.chooseEntities(player, 'Choose any target', everything(game), 1, 1, 'targets', 'targets');
    yield* move(game, object, 'stack', '');
    return undefined;
  },
  *activateAbility(game, player, object, key) {
    yield* game.emit(
      { kind: 'change', object, set: { tapped: true } },
      cause,
      `Ability ${key} is activated.`,
    );
    yield* game.emit({ kind: 'life', player, n: 1 }, cause, 'Life is gained.');
    return undefined;
  },
  *playLand(game, _player, object) {
    yield* move(game, object, 'battlefield', 'A land is played.');
  },
  *resolveText(game, player, text) {
    if (/unsupported/.test(text)) {
      yield* game.notice({ kind: 'unsupported', says: 'These words are not supported.' });
      return;
    }
    const yes = yield* game.mayChoose(player, 'Lose a life?', 'choices-on-resolution');
    if (yes) yield* game.emit({ kind: 'life', player, n: -1 }, cause, 'A life is lost.');
    const players = game.state.players.map(({ id }): Entity => ({ kind: 'player', id }));
    yield* game.chooseEntities(player, 'Choose a player to look at', players, 1, 1, 'choices-on-resolution');
  },
  *declareAttackers(game, attacks) {
    for (const { attacker, whom } of attacks) {
      yield* game.emit({ kind: 'change', object: attacker, set: { attacking: whom } }, cause, 'It attacks.');
    }
  },
  *declareBlockers(game, blocks) {
    for (const { blocker, attackers } of blocks) {
      yield* game.emit(
        { kind: 'change', object: blocker, set: { blocking: [...attackers] } },
        cause,
        'It blocks.',
      );
    }
  },
  resolveTop,
  resolveAll,
  *nextStep(game) {
    yield* game.emit({ kind: 'step', turn: game.state.turn, step: 'upkeep', activePlayer: 0 }, cause);
  },
  *goTo(game, step, turn) {
    yield* game.emit({ kind: 'step', turn: turn ?? game.state.turn, step, activePlayer: 0 }, cause);
  },
};
