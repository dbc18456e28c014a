// Sets up boards of invented cards for tests of characteristics.
import { Game } from '../../../server/src/simulator/process/game';
import { newGame, placeObject } from '../../../server/src/simulator/state/new-game';
import type { ContinuousEffect, Change } from '../../../server/src/simulator/state/continuous-effect';
import type { GameObject } from '../../../server/src/simulator/state/game-object';
import type { Entity, ObjectId, Zone } from '../../../server/src/simulator/state/identity';
import type { Printed } from '../../../server/src/simulator/state/printed';

/** A board that is filled card by card. */
export class Board {
  readonly game = new Game(newGame());

  /** Puts a card into play (or elsewhere). @param head `Name | Type line | 2/2 | {cost}` */
  put(
    head: string,
    text = '',
    {
      zone = 'battlefield',
      owner = 0,
      printed = {},
      faces = [],
      ...extra
    }: { zone?: Zone; owner?: number; printed?: Partial<Printed>; faces?: Printed[] } & Partial<
      Omit<GameObject, 'zone' | 'faces'>
    > = {},
  ): ObjectId {
    const [name = '', typeLine = '', size, manaCost] = head.split('|').map((part) => part.trim());
    const [power, toughness] = size ? size.split('/') : [];
    const face: Printed = {
      name,
      typeLine,
      text,
      ...(manaCost && { manaCost }),
      ...(power !== undefined && { power }),
      ...(toughness !== undefined && { toughness }),
      ...printed,
    };
    return placeObject(this.game.state, owner, zone, [face, ...faces], extra);
  }

  /** Attaches one object to another; later than all before (CR 613.7e). */
  attach(id: ObjectId, to: Entity | ObjectId): void {
    const object = this.game.state.objects[id]!;
    object.attachedTo = typeof to === 'number' ? { kind: 'object', id: to } : to;
    object.timestamp = this.game.state.nextTimestamp++;
    this.game.state.version += 1;
  }

  /** Lets an effect of a resolved spell apply. */
  effect(affects: readonly ObjectId[], ...changes: readonly Change[]): ContinuousEffect {
    const { state } = this.game;
    const effect: ContinuousEffect = {
      id: state.nextId++,
      timestamp: state.nextTimestamp++,
      controller: 0,
      source: undefined,
      affects: affects.map((id): Entity => ({ kind: 'object', id })),
      changes,
      duration: { kind: 'turn' },
    };
    state.effects.push(effect);
    state.version += 1;
    return effect;
  }

  /** Changes the state and makes the game look anew. */
  change(act: (objects: Record<ObjectId, GameObject>) => void): void {
    act(this.game.state.objects);
    this.game.state.version += 1;
  }

  size(id: ObjectId): string {
    const { power, toughness } = this.game.of(id);
    return `${power ?? '-'}/${toughness ?? '-'}`;
  }

  /** Keywords, and for other abilities their kind. */
  abilities(id: ObjectId): string[] {
    return this.game.of(id).abilities.map(({ kind, keyword }) => keyword ?? kind);
  }

  types(id: ObjectId): string {
    const { supertypes, types, subtypes, everyCreatureType } = this.game.of(id);
    return [
      ...supertypes,
      ...types,
      ...(subtypes.length > 0 ? ['—', ...subtypes] : []),
      ...(everyCreatureType ? ['(all)'] : []),
    ].join(' ');
  }
}
