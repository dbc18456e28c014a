// Plays the actions of a scenario at the table, one after the other.
import { findKeywordAbility } from '../../vocabulary';
import type { Ability } from '../abilities/ability';
import { unsupportedStatics } from '../characteristics/unsupported';
import type { Game } from '../process/game';
import type { Play } from '../run/play';
import type { Entity, ObjectId, PlayerId, Step, Zone } from '../state/names';
import { lineOf } from './ability-line';
import type { Answers } from './answers';
import { Expectations } from './expect';
import { wordsOf, type Failure } from './failure';
import type { Journal } from './journal';
import type { Naming } from './naming';
import type { Action, ActionDetails, Placed, Scenario } from './scenario';
import { nearest } from './shape';
import type { Table, Wish } from './table';

/** An action that cannot even be tried: it names something that is not there. */
class Impossible extends Error {
  constructor(
    readonly at: Placed<unknown>,
    message: string,
  ) {
    super(message);
  }
}

/** Plays the actions of one scenario. */
export class Actions {
  private readonly expectations: Expectations;
  private readonly told = new Set<string>();

  constructor(
    private readonly scenario: Scenario,
    private readonly table: Table,
    private readonly naming: Naming,
    private readonly answers: Answers,
    private readonly journal: Journal,
    private readonly failures: Failure[],
  ) {
    this.expectations = new Expectations(naming, journal, failures);
  }

  /** The whole scenario: its actions, then the stack. An action that names nothing is a failure and is left out. */
  *play(game: Game): Play {
    yield* this.journal.watch(this.tellUnsupported(game));
    for (const action of this.scenario.actions) {
      this.answers.begin(action.details);
      try {
        yield* this.journal.watch(this.one(game, action));
      } catch (error) {
        if (!(error instanceof Impossible)) throw error;
        this.failures.push({ span: error.at.span, message: error.message });
      }
    }
    if (!this.scenario.stackStays) yield* this.journal.watch(this.table.resolveAll(game));
    yield* this.journal.watch(this.tellUnsupported(game));
    this.answers.end();
    this.expectations.check(game, this.scenario.then);
  }

  /** Abilities on the battlefield that have no effect because they are not simulated; each is told once. */
  private *tellUnsupported(game: Game): Play {
    for (const id of game.state.battlefield) {
      const unread = game
        .of(id)
        .abilities.flatMap(({ trigger, place }) =>
          trigger?.kind === 'unread'
            ? [{ words: { object: id, place, span: trigger.span }, what: 'unread' }]
            : [],
        );
      for (const { words, what } of [...unsupportedStatics(game, id), ...unread]) {
        const key = `${id}:${words.place.line}:${words.span.start}`;
        if (this.told.has(key)) continue;
        this.told.add(key);
        const why = what === 'unread' ? 'its words were not understood' : what;
        const says = `An ability of ${game.nameOf(id)} is not simulated: ${why}.`;
        yield* game.notice({ kind: 'unsupported', says, words });
      }
    }
  }

  private *one(game: Game, { doing, details }: Action): Play {
    const by = this.playerOf(details.by) ?? 0;
    switch (doing.kind) {
      case 'cast': {
        const card = this.object(game, doing.what, castZones, by);
        const spell = yield* this.table.castSpell(
          game,
          by,
          card,
          this.wish(game, doing.what, details, by, true),
        );
        this.answers.announced(game, targetsOf(game, spell));
        return;
      }
      case 'play':
        yield* this.table.playLand(
          game,
          by,
          this.object(game, doing.what, castZones, by),
          this.wish(game, doing.what, details, by, true),
        );
        return;
      case 'activate': {
        const object = this.object(game, doing.what, activateZones, by);
        const ability = this.ability(game, object, doing.what, details);
        const wish = this.wish(game, doing.what, details, by);
        const onStack = yield* this.table.activateAbility(game, by, object, ability.key, wish);
        this.answers.announced(game, targetsOf(game, onStack));
        return;
      }
      case 'resolve':
        yield* this.table.resolveText(game, by, doing.what.value, this.wish(game, doing.what, details, by));
        return;
      case 'attack':
        yield* this.attack(game, doing.attackers);
        return;
      case 'block': {
        const blocks = doing.blocks.map(({ blocker, attackers }) => ({
          blocker: this.object(game, blocker, ['battlefield']),
          attackers: attackers.map((attacker) => this.object(game, attacker, ['battlefield'])),
        }));
        if (game.state.step === 'declare attackers') yield* this.goOn(game, 'declare blockers');
        yield* this.table.declareBlockers(game, blocks);
        return;
      }
      case 'pass':
        if (doing.times === 'all') yield* this.table.resolveAll(game);
        else
          for (let count = 0; count < doing.times && game.state.stack.length > 0; count += 1)
            yield* this.table.resolveTop(game);
        return;
      case 'next':
        yield* this.table.resolveAll(game);
        if (doing.what === 'step') yield* this.table.nextStep(game);
        else yield* this.table.goTo(game, 'upkeep', game.state.turn + 1);
        return;
      case 'goTo':
        yield* this.table.resolveAll(game);
        yield* this.table.goTo(game, doing.step as Step, doing.turn);
        return;
      case 'expect':
        this.expectations.check(game, doing.expectations);
        return;
    }
  }

  private *goOn(game: Game, step: Step): Play {
    yield* this.table.resolveAll(game);
    yield* this.table.goTo(game, step);
  }

  private *attack(
    game: Game,
    attackers: readonly { readonly attacker: Placed<string>; readonly whom?: Placed<string> }[],
  ): Play {
    const [opponent = 1] = game.state.players
      .map(({ id }) => id)
      .filter((id) => id !== game.state.activePlayer);
    const attacks = attackers.map(({ attacker, whom }) => ({
      attacker: this.object(game, attacker, ['battlefield']),
      whom: whom ? this.entity(game, whom) : ({ kind: 'player', id: opponent } as const),
    }));
    if (game.state.step !== 'declare attackers') yield* this.goOn(game, 'declare attackers');
    yield* this.table.declareAttackers(game, attacks);
  }

  private playerOf(name: Placed<string> | undefined): PlayerId | undefined {
    if (!name) return undefined;
    const player = this.naming.player(name.value);
    if (player === undefined) throw new Impossible(name, `There is no player “${name.value}”.`);
    return player;
  }

  private entity(game: Game, name: Placed<string>): Entity {
    const entity = this.naming.entity(game, name.value, ['battlefield']);
    if (!entity) throw new Impossible(name, this.notThere(game, name.value, ['battlefield']));
    return entity;
  }

  /** The object that an action is about; of several that share the name, one of the player who acts. */
  private object(game: Game, name: Placed<string>, zones: readonly Zone[], by?: PlayerId): ObjectId {
    const found = this.naming.find(game, name.value, zones);
    const own = found.find((id) => by === undefined || game.of(id).controller === by);
    const id = own ?? found[0];
    if (id === undefined) throw new Impossible(name, this.notThere(game, name.value, zones));
    return id;
  }

  private notThere(game: Game, name: string, zones: readonly Zone[]): string {
    const known = this.naming.namesIn(game, zones);
    const near = nearest(name, known);
    const advice = near === undefined ? `There are: ${wordsOf(known)}.` : `Did you mean “${near}”?`;
    return `There is no “${name}” here now. ${advice}`;
  }

  private wish(
    game: Game,
    what: Placed<string>,
    details: ActionDetails,
    by: PlayerId,
    castsCard = false,
  ): Wish {
    const paid: Record<string, number> = {};
    for (const { value } of details.paid ?? []) paid[value] = (paid[value] ?? 0) + 1;
    if (details.kicked) paid['kicker'] = details.kicked;
    const face = castsCard ? this.face(game, what, details, by) : undefined;
    return {
      ...(face !== undefined && { face }),
      ...(details.x !== undefined && { x: details.x }),
      ...(Object.keys(paid).length > 0 && { paid }),
      ...(details.free && { free: true }),
    };
  }

  private face(game: Game, what: Placed<string>, details: ActionDetails, by: PlayerId): number | undefined {
    const { faces } = game.object(this.object(game, what, castZones, by));
    if (typeof details.face?.value === 'number') return details.face.value - 1;
    // A half can be cast by its own name.
    const wanted = (details.face ? String(details.face.value) : what.value).toLowerCase();
    const at = faces.findIndex(({ name }) => name.toLowerCase() === wanted);
    if (details.face && at < 0) {
      throw new Impossible(
        details.face,
        `“${what.value}” has no face “${wanted}”. It has: ${wordsOf(faces.map(({ name }) => name))}.`,
      );
    }
    return at > 0 ? at : undefined;
  }

  private ability(game: Game, object: ObjectId, what: Placed<string>, details: ActionDetails): Ability {
    const all = game.of(object).abilities.filter(isActivated);
    const wanted = details.ability;
    if (!wanted) {
      if (all.length === 1) return all[0]!;
      const message =
        all.length === 0
          ? `“${what.value}” has no ability to activate.`
          : `“${what.value}” has ${all.length} abilities to activate: say which with “ability”, by number or words.`;
      throw new Impossible(what, message);
    }
    const words = String(wanted.value).toLowerCase();
    const found =
      typeof wanted.value === 'number'
        ? all[wanted.value - 1]
        : all.find((ability) => lineOf(ability).toLowerCase().includes(words));
    if (found) return found;
    throw new Impossible(
      wanted,
      `“${what.value}” has no such ability. It has: ${wordsOf(all.map((each) => `“${lineOf(each)}”`))}.`,
    );
  }
}

function targetsOf(game: Game, onStack: ObjectId | undefined): readonly Entity[] | undefined {
  if (onStack === undefined) return undefined;
  return Object.values(game.object(onStack).onStack?.targets ?? {}).flat();
}

const castZones: readonly Zone[] = ['hand', 'command', 'graveyard', 'exile', 'library', 'battlefield'];
const activateZones: readonly Zone[] = ['battlefield', 'hand', 'graveyard', 'command', 'exile'];

function isActivated({ kind, keyword }: Ability): boolean {
  if (kind === 'activated' || kind === 'loyalty') return true;
  return kind === 'keyword' && keyword !== undefined && findKeywordAbility(keyword)?.kind === 'activated';
}
