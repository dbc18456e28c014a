// What a scenario plays with: the actions of the rules core, behind one interface so that tests can put others there.
import type { Game } from '../process/game';
import type { Play } from '../run/play';
import type { Entity, ObjectId, PlayerId, Step } from '../state/names';

/** What the one who acts announces; all that is left open is asked as a decision. */
export interface Wish {
  /** Which face or half is cast. */
  readonly face?: number;
  readonly x?: number;
  /** Additional and alternative costs, by keyword, with how often. */
  readonly paid?: Readonly<Record<string, number>>;
  /** Without paying the mana cost. */
  readonly free?: boolean;
}

/** Everything that can be done at the table. */
export interface Table {
  /** @returns the spell on the stack; undefined where it was refused, which is said in a notice */
  castSpell(game: Game, player: PlayerId, object: ObjectId, wish: Wish): Play<ObjectId | undefined>;
  /** @returns the ability on the stack; undefined for mana abilities and where it was refused */
  activateAbility(
    game: Game,
    player: PlayerId,
    object: ObjectId,
    abilityKey: string,
    wish: Wish,
  ): Play<ObjectId | undefined>;
  playLand(game: Game, player: PlayerId, object: ObjectId, wish: Wish): Play<unknown>;
  resolveText(game: Game, player: PlayerId, text: string, wish: Wish): Play<unknown>;
  declareAttackers(game: Game, attacks: readonly { attacker: ObjectId; whom: Entity }[]): Play<unknown>;
  declareBlockers(
    game: Game,
    blocks: readonly { blocker: ObjectId; attackers: readonly ObjectId[] }[],
  ): Play<unknown>;
  /** All players pass: the top of the stack resolves. */
  resolveTop(game: Game): Play<unknown>;
  /** All players pass until the stack is empty. */
  resolveAll(game: Game): Play<unknown>;
  nextStep(game: Game): Play<unknown>;
  /** Plays on to a step of this turn, or of a later one. */
  goTo(game: Game, step: Step, turn?: number): Play<unknown>;
}
