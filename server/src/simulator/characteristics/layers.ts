// Applies continuous effects in layers (CR 613): from copiable values to what objects are now.
import type { Ability } from '../abilities/ability';
import type { LastKnown } from '../events/apply';
import { isNode } from '../meaning/frame';
import { nounOf, usualZone, namesPlace } from '../meaning/describe';
import type { GameState } from '../state/game-state';
import type { GameObject } from '../state/game-object';
import type { ObjectId } from '../state/identity';
import type { Characteristics, View } from './characteristics';
import { basicLandAbilities } from './basic-lands';
import { copiableValues, valuesOfPrinted } from './copiable';
import { withAbilitiesInForce } from './levels';
import { orderedUnits } from './dependency';
import { finished } from './finish';
import { objectEffects } from './static-effects/read-static';
import { layerOrder, type Layer } from './static-effects/static-effect';
import { UnitSource, type Unit } from './units';
import type { Values } from './values';

/** The values of all objects that effects are applied to, in the making. */
export class Layering implements View {
  values = new Map<ObjectId, Values>();
  private readonly others = new Map<ObjectId, Characteristics>();
  private readonly units: UnitSource;

  constructor(
    readonly state: GameState,
    private readonly lastKnown: LastKnown,
    wanted: ObjectId | undefined,
  ) {
    for (const id of this.objects(wanted)) this.values.set(id, baseValues(state.objects[id]!));
    if ([...this.values.values()].some(reachesCards)) {
      for (const object of Object.values(state.objects)) {
        if (object.zone !== 'nowhere' && !this.values.has(object.id))
          this.values.set(object.id, baseValues(object));
      }
    }
    this.units = new UnitSource(this);
  }

  /** The objects whose characteristics are asked for: those in play, and those in the zone of the wanted one. */
  private objects(wanted: ObjectId | undefined): Set<ObjectId> {
    const { state } = this;
    const ids = new Set([...state.battlefield, ...state.stack, ...state.command]);
    const object = wanted === undefined ? undefined : state.objects[wanted];
    if (object && !ids.has(object.id)) {
      const { zone, owner } = object;
      const player = state.players[owner];
      const list =
        zone === 'exile'
          ? state.exile
          : player && (zone === 'library' || zone === 'hand' || zone === 'graveyard')
            ? player[zone]
            : [];
      for (const id of list) ids.add(id);
      ids.add(object.id);
    }
    for (const id of ids) if (!state.objects[id]) ids.delete(id);
    return ids;
  }

  /** What an object is in the layer that is being applied. */
  of(id: ObjectId): Characteristics {
    return this.values.get(id) ?? this.outside(id);
  }

  /** An object that no effect reaches: a card in a hidden zone, or one that is gone. */
  private outside(id: ObjectId): Characteristics {
    const known = this.others.get(id);
    if (known) return known;
    const object = this.state.objects[id];
    const gone = object === undefined || object.zone === 'nowhere' ? this.lastKnown.get(id) : undefined;
    const values =
      gone ?? (object ? baseValues(object) : valuesOfPrinted({ name: '', typeLine: '', text: '' }));
    this.others.set(id, values);
    return values;
  }

  /** Applies all layers in order. */
  run(): void {
    for (const layer of layerOrder) this.runLayer(layer);
  }

  private runLayer(layer: Layer): void {
    if (layer === 'ability')
      this.values = mapValues(this.values, (values, id) =>
        withAbilitiesInForce(values, this.state, this.state.objects[id]!),
      );
    const applied = new Set<string>();
    for (;;) {
      // Each time anew: an effect can give or take the abilities that others come from (CR 613.8c).
      const waiting = this.units.in(layer).filter(({ key }) => !applied.has(key));
      if (waiting.length === 0) break;
      const next = orderedUnits(this, waiting);
      applied.add(next.key);
      this.apply(next);
    }
    // CR 305.6: basic land types bring their mana abilities, which abilities that are lost later include.
    if (layer === 'type')
      this.values = mapValues(this.values, (values, id) =>
        basicLandAbilities(values, this.state.objects[id]!),
      );
  }

  private apply(unit: Unit): void {
    this.values = unit.applied(this.values);
    unit.begin();
  }
}

function mapValues(
  values: ReadonlyMap<ObjectId, Values>,
  change: (values: Values, id: ObjectId) => Values,
): Map<ObjectId, Values> {
  return new Map([...values].map(([id, each]) => [id, change(each, id)]));
}

function baseValues(object: GameObject): Values {
  if (object.kind === 'ability')
    return { ...valuesOfPrinted({ name: '', typeLine: '', text: '' }), controller: object.controller };
  return copiableValues(object);
}

const reaching = new WeakMap<readonly Ability[], boolean>();

/** Whether a static ability of the object reaches cards in other zones than the battlefield and the stack. */
function reachesCards({ abilities }: Values): boolean {
  const known = reaching.get(abilities);
  if (known !== undefined) return known;
  const reaches = abilities.some((ability) =>
    objectEffects(ability).some(
      ({ who }) => isNode(who) && (usualZone(nounOf(who['what'])) === 'cards' || namesPlace(who)),
    ),
  );
  reaching.set(abilities, reaches);
  return reaches;
}

/**
 * What objects are now: all on the battlefield, on the stack and in the command zone, and those in the zone of one that
 * is asked for. Nothing throws: what is not supported has no effect (see `unsupportedStatics`).
 */
export function characteristicsIn(
  state: GameState,
  lastKnown: LastKnown,
  id?: ObjectId,
): ReadonlyMap<ObjectId, Characteristics> {
  const layering = new Layering(state, lastKnown, id);
  layering.run();
  return new Map(
    [...layering.values].map(([each, values]) => [each, finished(values, state.objects[each]!)]),
  );
}
