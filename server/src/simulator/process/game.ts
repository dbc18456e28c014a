// A game while it is played: the state, how objects look in it, and short forms for what generators yield.
import type { RuleName } from '../../vocabulary';
import type { Characteristics, View } from '../characteristics/characteristics';
import { printedOf } from '../characteristics/copiable';
import { characteristicsIn } from '../characteristics/layers';
import type { Cause, GameEvent, StateChange } from '../events/game-event';
import { objectOf, playerOf, type LastKnown } from '../events/apply';
import { inSecondPerson } from './second-person';
import type { Answer, Decision, Notice, Option, Play, StepStart, Words } from '../run/play';
import type { GameObject } from '../state/game-object';
import type { Printed } from '../state/printed';
import type { GameState, Player } from '../state/game-state';
import type { Entity, ObjectId, PlayerId } from '../state/identity';

/** The game that generators play in. They read it and yield; the run applies what they yield. */
export class Game implements View {
  /** Objects that leave at the same time as the one that is looked at: their abilities still see it (CR 603.10). */
  readonly leaving: ObjectId[] = [];
  private cache: { version: number; known: Map<ObjectId, Characteristics> } = {
    version: -1,
    known: new Map(),
  };

  constructor(
    readonly state: GameState,
    readonly lastKnown: LastKnown = new Map(),
  ) {}

  object(id: ObjectId): GameObject {
    return objectOf(this.state, id);
  }

  player(id: PlayerId): Player {
    return playerOf(this.state, id);
  }

  /** Whether the object is still in a zone under this id. */
  exists(id: ObjectId): boolean {
    const object = this.state.objects[id];
    return object !== undefined && object.zone !== 'nowhere';
  }

  /** What an object is now, or was last when it is gone (CR 608.2h). */
  of(id: ObjectId): Characteristics {
    if (!this.exists(id)) {
      const known = this.lastKnown.get(id);
      if (known) return known;
    }
    if (this.cache.version !== this.state.version)
      this.cache = { version: this.state.version, known: new Map() };
    const { known } = this.cache;
    if (known.size === 0 || !known.has(id)) {
      for (const [each, value] of characteristicsIn(this.state, this.lastKnown, id)) known.set(each, value);
    }
    return known.get(id)!;
  }

  /** What a copy of an object would be: its copiable values (CR 707.2). */
  copiable(id: ObjectId): Printed {
    return printedOf(this.object(id));
  }

  /** The name for people: of the object, or what it was last. */
  nameOf(id: ObjectId): string {
    const object = this.state.objects[id];
    if (object?.kind === 'ability' && object.ability)
      return `the ability of ${this.nameOf(object.ability.source)}`;
    return this.of(id).name || 'an object without a name';
  }

  /** The name of an object or player for people. */
  describe(entity: Entity): string {
    return entity.kind === 'player' ? this.player(entity.id).name : this.nameOf(entity.id);
  }

  /** Yields an event. @param says for the log; '' for bookkeeping */
  *emit(change: StateChange, cause: Cause, says = ''): Play {
    const event: GameEvent = { change, cause, says: inSecondPerson(says) };
    yield { kind: 'event', event };
  }

  *notice(notice: Notice): Play {
    yield { kind: 'notice', notice: { ...notice, says: inSecondPerson(notice.says) } };
  }

  *step(says: string, rule: RuleName, words?: Words): Play {
    const step: StepStart = { says: inSecondPerson(says), rule, ...(words && { words }) };
    yield { kind: 'step', step };
  }

  /** Asks a player; with one possible answer nobody is asked. @returns positions of the chosen options */
  *decide(decision: Decision): Play<Answer> {
    const { options, least, most } = decision;
    if (options.length === 0 || most === 0) return [];
    if (least >= options.length && most >= options.length) return options.map((_, index) => index);
    return yield { kind: 'decision', decision };
  }

  /** Asks yes or no. @param byDefault what is taken where nobody answers */
  *mayChoose(player: PlayerId, question: string, rule: RuleName, byDefault = true): Play<boolean> {
    const options: Option[] = [{ label: 'Yes' }, { label: 'No' }];
    const answer = yield* this.decide({
      asks: 'may',
      player,
      question,
      options,
      least: 1,
      most: 1,
      rule,
      byDefault: [byDefault ? 0 : 1],
    });
    return answer[0] === 0;
  }

  /** Asks for some of the given objects and players. */
  *chooseEntities(
    player: PlayerId,
    question: string,
    from: readonly Entity[],
    least: number,
    most: number,
    rule: RuleName,
    asks = 'choose',
  ): Play<readonly Entity[]> {
    const most_ = Math.min(most, from.length);
    const least_ = Math.min(least, most_);
    const answer = yield* this.decide({
      asks,
      player,
      question,
      options: from.map((entity) => ({ label: this.describe(entity), entity })),
      least: least_,
      most: most_,
      rule,
      byDefault: from
        .slice(0, Math.max(least_, least === 0 && most === Infinity ? 0 : Math.min(1, most_)))
        .map((_, i) => i),
    });
    return answer.flatMap((at) => (from[at] ? [from[at]] : []));
  }
}
