// Choosing a colour, a type, a name, a number, a player: what "choose …" asks for.
import type { Meaning } from '../../oracle';
import { cardTypes, colors, subtypesOf } from '../../vocabulary';
import { isNode, Unsupported, type Frame } from '../meaning/frame';
import { opponentsOf, playersInOrder } from '../meaning/players';
import type { Play } from '../run/play';
import type { Chosen } from '../state/game-object';
import type { PlayerId } from '../state/names';
import type { Game } from './game';

/** All values of one sort, in the order in which they are offered. */
function* pick(
  game: Game,
  player: PlayerId,
  question: string,
  values: readonly { readonly label: string; readonly chosen: Chosen }[],
  byDefault = 0,
): Play<Chosen> {
  const answer = yield* game.decide({
    asks: 'value',
    player,
    question,
    options: values.map(({ label, chosen }) => ({
      label,
      ...(chosen.kind === 'player' && { entity: { kind: 'player' as const, id: chosen.player } }),
    })),
    least: 1,
    most: 1,
    rule: 'choices-on-resolution',
    byDefault: [byDefault],
  });
  return values[answer[0] ?? byDefault]!.chosen;
}

/** Whether a node asks for a value and not for an object: "choose a color". */
export function asksForValue(node: Meaning): boolean {
  return (
    node.kind === 'chooseAbstract' ||
    (node.kind === 'choose' &&
      isNode(node['what']) &&
      isNode(node['what']['what']) &&
      node['what']['what']['noun'] === 'color')
  );
}

/**
 * Asks for the value that a node of the text names.
 * @throws Unsupported for values that are not offered
 */
export function* chooseValue(game: Game, frame: Frame, node: Meaning): Play<Chosen> {
  const player = frame.controller;
  if (node.kind === 'choose' && asksForValue(node)) {
    const what = (node['what'] as Meaning)['what'] as Meaning;
    if (what['adjs'] !== undefined) throw new Unsupported(node, 'a choice among some colors');
    return yield* pick(
      game,
      player,
      'Choose a color',
      colors.map(({ name, letter }) => ({ label: name, chosen: { kind: 'color', color: letter } })),
    );
  }
  if (node.kind !== 'chooseAbstract') throw new Unsupported(node, node.kind);
  const what = node['what'];
  if (!isNode(what)) throw new Unsupported(node, String(what));
  const players = (ids: readonly PlayerId[], question: string): Play<Chosen> =>
    pick(
      game,
      player,
      question,
      ids.map((id) => ({ label: game.player(id).name, chosen: { kind: 'player', player: id } })),
    );
  const types = (list: readonly string[], question: string): Play<Chosen> =>
    pick(
      game,
      player,
      question,
      list
        .filter((type) => type !== what['than'])
        .map((type) => ({ label: type, chosen: { kind: 'type', type } })),
    );
  switch (what.kind) {
    case 'type':
      if (what['what'] === 'a creature type')
        return yield* types(subtypesOf.creature, 'Choose a creature type');
      if (what['what'] === 'a land type') return yield* types(subtypesOf.land, 'Choose a land type');
      return yield* types(cardTypes, 'Choose a card type');
    case 'color':
      return yield* pick(
        game,
        player,
        'Choose a color',
        colors
          .filter(({ name }) => name !== what['than'])
          .map(({ name, letter }) => ({ label: name, chosen: { kind: 'color', color: letter } })),
      );
    case 'player': {
      const who = String(what['who']);
      if (what['random'] === true || /target/.test(who)) throw new Unsupported(what, who);
      if (who === 'a player') return yield* players(playersInOrder(frame), 'Choose a player');
      return yield* players(
        opponentsOf(frame, player),
        who === 'an opponent' ? 'Choose an opponent' : 'Choose another player',
      );
    }
    case 'oneOfTwo':
      return yield* pick(
        game,
        player,
        `Choose ${String(what['words'])}`,
        String(what['words'])
          .split(' or ')
          .map((word) => ({ label: word, chosen: { kind: 'word', word } })),
      );
    case 'number':
      return yield* pick(
        game,
        player,
        'Choose a number',
        Array.from({ length: 21 }, (_, number) => ({
          label: String(number),
          chosen: { kind: 'number', number },
        })),
      );
    case 'cardName': {
      const names = [
        ...new Set(Object.values(game.state.objects).flatMap(({ faces }) => faces.map(({ name }) => name))),
      ];
      return yield* pick(
        game,
        player,
        'Choose a card name',
        names.map((name) => ({ label: name, chosen: { kind: 'name', name } })),
      );
    }
  }
  throw new Unsupported(node, what.kind);
}
