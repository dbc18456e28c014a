// State-based actions (CR 704): checked until none applies, all of one check at the same time.
import type { RuleName } from '../../vocabulary';
import { legendRuleApplies, protectionRemoves } from '../characteristics/game-rules';
import { hasKeyword } from '../meaning/keywords';
import { keywordsNamed, keywordNode } from '../meaning/keywords';
import { describes } from '../meaning/describe';
import { isNode, newFrame, Unsupported } from '../meaning/frame';
import type { Play } from '../run/play';
import type { ObjectId, PlayerId } from '../state/names';
import { destroyObject, moveObject } from './perform';
import type { Game } from './game';

const rule = (name: RuleName): { readonly kind: 'rule'; readonly rule: RuleName } => ({
  kind: 'rule',
  rule: name,
});

/** Checks and carries out state-based actions until there are none. */
export function* checkStateBasedActions(game: Game): Play {
  for (let round = 0; round < 100; round += 1) {
    if (!(yield* checkOnce(game))) return;
  }
}

function* checkOnce(game: Game): Play<boolean> {
  let any = false;
  for (const player of game.state.players) {
    if (!player.lost) any = (yield* checkPlayer(game, player.id)) || any;
  }
  // All that leave do so at the same time: their abilities see each other go (CR 603.10a).
  const dying = game.state.battlefield.filter((id) => diesNow(game, id) !== undefined);
  game.leaving.push(...dying);
  for (const id of dying) {
    const how = diesNow(game, id);
    if (how === undefined) continue;
    any = true;
    if (how === 'destroy') {
      yield* game.step(`${game.nameOf(id)} has lethal damage`, 'lethal-damage');
      const before = game.exists(id);
      yield* destroyObject(game, id, rule('lethal-damage'));
      // What regenerated or is indestructible stays; it must not be looked at for ever.
      if (before && game.exists(id) && !hasKeyword(game.of(id), 'indestructible')) any = true;
    } else {
      yield* game.step(`${game.nameOf(id)}: ${how.says}`, how.rule);
      yield* moveObject(game, id, how.to, rule(how.rule), { reason: 'rule' });
    }
  }
  game.leaving.splice(0);
  any = (yield* legendRule(game)) || any;
  any = (yield* opposingCounters(game)) || any;
  any = (yield* attachments(game)) || any;
  any = (yield* strayTokens(game)) || any;
  return any;
}

function* checkPlayer(game: Game, id: PlayerId): Play<boolean> {
  const player = game.player(id);
  const why =
    player.life <= 0
      ? (['has 0 or less life', 'no-life'] as const)
      : player.drewFromEmpty
        ? (['drew from an empty library', 'empty-library'] as const)
        : (player.counters['poison'] ?? 0) >= 10
          ? (['has ten poison counters', 'ten-poison'] as const)
          : undefined;
  if (!why) return false;
  yield* game.emit(
    { kind: 'player', player: id, set: { lost: true } },
    rule(why[1]),
    `${player.name} loses the game: ${player.name} ${why[0]}.`,
  );
  return true;
}

type Going =
  'destroy' | { readonly says: string; readonly rule: RuleName; readonly to: 'graveyard' | 'exile' };

function diesNow(game: Game, id: ObjectId): Going | undefined {
  const object = game.object(id);
  if (object.phasedOut) return undefined;
  const { types, toughness, loyalty } = game.of(id);
  if (types.includes('creature')) {
    if ((toughness ?? 0) <= 0)
      return { says: 'its toughness is 0 or less', rule: 'zero-toughness', to: 'graveyard' };
    const lethal = object.damage >= (toughness ?? 0) || (object.deathtouched && object.damage > 0);
    if (lethal && !hasKeyword(game.of(id), 'indestructible')) return 'destroy';
  }
  if (types.includes('planeswalker') && loyalty !== undefined && (object.counters['loyalty'] ?? 0) === 0) {
    return { says: 'it has no loyalty counters', rule: 'zero-loyalty', to: 'graveyard' };
  }
  if (
    types.includes('battle') &&
    (object.counters['defense'] ?? 0) === 0 &&
    object.faces.some(({ defense }) => defense !== undefined)
  ) {
    return { says: 'it has no defense counters', rule: 'zero-defense', to: 'graveyard' };
  }
  if (isFinishedSaga(game, id))
    return { says: 'its last chapter is done', rule: 'finished-saga', to: 'graveyard' };
  return undefined;
}

/** CR 714.4: sacrificed once it has as many lore counters as its last chapter and no chapter ability waits. */
function isFinishedSaga(game: Game, id: ObjectId): boolean {
  const { subtypes, abilities } = game.of(id);
  if (!subtypes.includes('Saga')) return false;
  const last = Math.max(0, ...abilities.flatMap(({ chapters }) => chapters ?? []));
  if (last === 0 || (game.object(id).counters['lore'] ?? 0) < last) return false;
  const waits =
    game.state.stack.some((each) => game.object(each).ability?.source === id) ||
    game.state.waitingTriggers.some(({ source }) => source === id);
  return !waits;
}

/** CR 704.5j. */
function* legendRule(game: Game): Play<boolean> {
  const byName = new Map<string, ObjectId[]>();
  for (const id of game.state.battlefield) {
    const { supertypes, name, controller } = game.of(id);
    if (!supertypes.includes('legendary') || name === '' || !legendRuleApplies(game, id)) continue;
    const key = `${controller}\n${name}`;
    byName.set(key, [...(byName.get(key) ?? []), id]);
  }
  for (const same of byName.values()) {
    if (same.length < 2) continue;
    const { controller, name } = game.of(same[0]!);
    const kept = yield* game.chooseEntities(
      controller,
      `Keep which ${name}?`,
      same.map((id) => ({ kind: 'object', id })),
      1,
      1,
      'legend-rule',
    );
    yield* game.step(`The “legend rule” for ${name}`, 'legend-rule');
    for (const id of same) {
      if (id !== kept[0]?.id)
        yield* moveObject(game, id, 'graveyard', rule('legend-rule'), { reason: 'rule' });
    }
    return true;
  }
  return false;
}

/** CR 122.3, 704.5q. */
function* opposingCounters(game: Game): Play<boolean> {
  let any = false;
  for (const id of [...game.state.battlefield]) {
    const { counters } = game.object(id);
    const pairs = Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
    if (pairs === 0) continue;
    any = true;
    for (const counter of ['+1/+1', '-1/-1']) {
      yield* game.emit(
        { kind: 'counters', on: { kind: 'object', id }, counter, n: -pairs },
        rule('opposite-counters'),
      );
    }
  }
  return any;
}

/** CR 704.5m, n, p. */
function* attachments(game: Game): Play<boolean> {
  let any = false;
  for (const id of [...game.state.battlefield]) {
    const object = game.object(id);
    const { subtypes, types } = game.of(id);
    if (subtypes.includes('Aura')) {
      if (object.attachedTo !== undefined && mayEnchant(game, id)) continue;
      yield* game.step(`${game.nameOf(id)} is not attached to anything it can enchant`, 'unattached-aura');
      yield* moveObject(game, id, 'graveyard', rule('unattached-aura'), { reason: 'rule' });
      any = true;
    } else if (object.attachedTo && (subtypes.includes('Equipment') || subtypes.includes('Fortification'))) {
      const to = object.attachedTo;
      const fits =
        to.kind === 'object' &&
        game.exists(to.id) &&
        !protectionRemoves(game, id, to) &&
        game.of(to.id).types.includes(subtypes.includes('Equipment') ? 'creature' : 'land');
      if (fits && !types.includes('creature')) continue;
      yield* game.emit(
        { kind: 'change', object: id, set: { attachedTo: undefined } },
        rule('unattached-equipment'),
      );
      any = true;
    }
  }
  return any;
}

function mayEnchant(game: Game, id: ObjectId): boolean {
  const to = game.object(id).attachedTo;
  if (!to || (to.kind === 'object' && !game.exists(to.id))) return false;
  // CR 702.16c: protection takes the Aura off.
  if (protectionRemoves(game, id, to)) return false;
  if (to.kind === 'player') return true;
  const [enchant] = keywordsNamed(game.of(id), 'enchant');
  const what = enchant && keywordNode(enchant)?.['what'];
  if (!isNode(what)) return true;
  const frame = newFrame({
    view: game,
    state: game.state,
    source: id,
    controller: game.of(id).controller,
    place: enchant!.place,
    abilityKey: enchant!.key,
  });
  try {
    return describes(frame, what, to.id);
  } catch (error) {
    if (error instanceof Unsupported) return true;
    throw error;
  }
}

/** CR 704.5d, e: tokens elsewhere than on the battlefield, and copies of spells elsewhere than on the stack, cease to exist. */
function* strayTokens(game: Game): Play<boolean> {
  let any = false;
  for (const object of Object.values(game.state.objects)) {
    const stray =
      (object.kind === 'token' && object.zone !== 'battlefield' && object.zone !== 'nowhere') ||
      (object.kind === 'copy' && object.zone !== 'stack' && object.zone !== 'nowhere');
    if (!stray) continue;
    yield* game.emit({ kind: 'cease', object: object.id }, rule('token-ceases-to-exist'));
    any = true;
  }
  return any;
}
