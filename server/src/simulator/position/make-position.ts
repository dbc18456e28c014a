// Makes a position by itself: both players have something of each kind, so that most texts find what they need.
import { placeObject, newGame } from '../state/new-game';
import type { GameState, Mana } from '../state/game-state';
import type { ManaType, ObjectId, PlayerId } from '../state/names';
import { boardCards, otherCards, waitingSpell } from './stand-ins';

/** What is going on in the position. */
export type Situation = 'main' | 'combat' | 'stack';

/** A position and what stands out in it. */
export interface Position {
  readonly state: GameState;
  /** The opponent's spell on the stack, where there is one. */
  readonly spell: ObjectId | undefined;
}

function manyMana(): Mana[] {
  const types: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G', 'C'];
  return types.flatMap((type) => Array.from({ length: 12 }, () => ({ type, snow: true, source: undefined })));
}

function fill(state: GameState, player: PlayerId): void {
  for (const card of boardCards) {
    const id = placeObject(state, player, 'battlefield', [card], {
      ...(card.loyalty !== undefined && { counters: { loyalty: Number(card.loyalty) } }),
    });
    if (card.name === 'Hill Raider') state.objects[id]!.tapped = true;
    if (card.name === 'Mossback Ox') state.objects[id]!.counters['+1/+1'] = 1;
    if (card.name === 'Cinder Pup') placeAura(state, player, id);
  }
  for (const card of [...otherCards, ...otherCards, ...otherCards])
    placeObject(state, player, 'library', [card]);
  for (const card of otherCards.slice(0, 6)) placeObject(state, player, 'hand', [card]);
  for (const card of otherCards) placeObject(state, player, 'graveyard', [card]);
  placeObject(state, player, 'exile', [otherCards[0]!]);
  placeObject(
    state,
    player,
    'battlefield',
    [
      {
        name: 'Sapling Token',
        typeLine: 'Creature — Saproling',
        text: '',
        power: '1',
        toughness: '1',
        colors: ['G'],
      },
    ],
    { kind: 'token' },
  );
  state.players[player]!.counters['energy'] = 6;
}

function placeAura(state: GameState, player: PlayerId, on: ObjectId): void {
  placeObject(
    state,
    player,
    'battlefield',
    [{ name: 'Faint Halo', manaCost: '{W}', typeLine: 'Enchantment — Aura', text: 'Enchant creature' }],
    { attachedTo: { kind: 'object', id: on } },
  );
}

/** Creatures of one player attack and those of the other block. */
function fight(state: GameState): void {
  const own = (player: PlayerId, name: string): ObjectId | undefined =>
    state.battlefield.find(
      (id) => state.objects[id]!.owner === player && state.objects[id]!.faces[0]?.name === name,
    );
  for (const [name, blocker] of [
    ['Mossback Ox', 'Marsh Ghoul'],
    ['Lantern Wisp', undefined],
  ] as const) {
    for (const player of [0, 1]) {
      const attacker = own(player, name);
      const block = blocker === undefined ? undefined : own(1 - player, blocker);
      if (attacker === undefined) continue;
      state.objects[attacker]!.attacking = { kind: 'player', id: 1 - player };
      if (block === undefined) continue;
      state.objects[block]!.blocking = [attacker];
      state.objects[attacker]!.marks['blocked'] = 1;
    }
  }
  state.step = 'declare blockers';
}

/** A position with two full boards. @param seed for all chance */
export function makePosition(situation: Situation, seed = 1): Position {
  const state = newGame(['You', 'Opponent'], seed);
  for (const player of [0, 1]) {
    fill(state, player);
    state.players[player]!.mana = manyMana();
  }
  if (situation === 'combat') fight(state);
  const spell =
    situation === 'stack'
      ? placeObject(state, 1, 'stack', [waitingSpell], {
          controller: 1,
          onStack: { targets: {}, paid: {}, manaSpent: ['U', 'C'] },
        })
      : undefined;
  return { state, spell };
}
