// The effects that wait to be applied in a layer: those of static abilities that are there, of resolved spells, of counters.
import { abilitiesOfGrant } from '../abilities/granted';
import type { Ability } from '../abilities/ability';
import { Nothing, Unsupported, type Frame } from '../meaning/frame';
import type { Change, ContinuousEffect } from '../state/continuous-effect';
import type { GameState } from '../state/game-state';
import type { Entity, ObjectId } from '../state/identity';
import { valuesOfPrinted } from './copiable';
import type { View } from './characteristics';
import { keywordsOfCounters, sizeOfCounters } from './counters';
import { aboutObject, affectedObjects, gatesHold, isFixedSubject, staticFrame } from './frames';
import { keywordParts } from './keyword-statics';
import { functionsIn } from './functioning';
import { isInForce, levelSize } from './levels';
import { withSticker, withWordReplaced } from './names';
import { withoutKeywords } from './static-effects/given-abilities';
import { withColors, withTypes, sortTypes } from './static-effects/kinds';
import { objectEffects } from './static-effects/read-static';
import { changedSize, withBaseSize } from './static-effects/sizes';
import type { Layer, ObjectEffect, Part } from './static-effects/static-effect';
import { isSubtypeOf } from './type-line';
import { withAbility, withoutAbilities, type Values } from './values';

/** An effect's part that waits in a layer. */
export interface Unit {
  readonly key: string;
  readonly timestamp: number;
  /** Characteristic-defining abilities come first (CR 613.3). */
  readonly defining: boolean;
  /** Whether nothing that is applied can change whom it affects or what it does to them. */
  readonly fixed: boolean;
  /** The words that say whom it affects and how, for asking what it depends on. */
  readonly reads: string;
  /** Whom it affects and what it does to them now; undefined where it does not exist any more. */
  outcome(view: View): string | undefined;
  applied(values: ReadonlyMap<ObjectId, Values>): Map<ObjectId, Values>;
  /** Called once it is applied: its later parts go on, even if the ability is lost (CR 613.6). */
  begin(): void;
}

interface Board extends View {
  readonly state: GameState;
  readonly values: ReadonlyMap<ObjectId, Values>;
}

/** An effect of a static ability whose first part was applied. */
interface Begun {
  readonly effect: ObjectEffect;
  readonly source: ObjectId;
  readonly ability: Ability;
  readonly affected: readonly ObjectId[];
  readonly timestamp: number;
}

const layerOfChange = (change: Change): Layer | undefined => {
  switch (change.layer) {
    case 'name':
      return 'text';
    case 'size':
      return change.sublayer;
    case 'player':
    case 'rules':
      return undefined;
    default:
      return change.layer;
  }
};

/** Layers in which counters, stickers, levels and keywords of an object do something to it. */
const ownLayers: ReadonlySet<Layer> = new Set<Layer>(['text', 'type', 'color', 'ability', 'set', 'change']);

/** Finds what waits, and remembers which effects of static abilities have begun to apply. */
export class UnitSource {
  private readonly begun = new Map<string, Begun>();
  private readonly reads = new Map<ObjectEffect, string>();

  constructor(private readonly board: Board) {}

  /** All that waits in a layer, oldest first. */
  in(layer: Layer): readonly Unit[] {
    return [...this.ofStored(layer), ...this.ofObjects(layer), ...this.ofStatics(layer)].sort(
      (one, other) => one.timestamp - other.timestamp,
    );
  }

  private simple(
    key: string,
    timestamp: number,
    ids: readonly ObjectId[],
    change: (values: Values, id: ObjectId) => Values,
    defining = false,
  ): Unit {
    return {
      key,
      timestamp,
      defining,
      fixed: true,
      reads: '',
      outcome: () => '',
      applied: (values) => {
        const next = new Map(values);
        for (const id of ids) {
          const old = next.get(id);
          if (old) next.set(id, change(old, id));
        }
        return next;
      },
      begin: () => undefined,
    };
  }

  private ofStored(layer: Layer): Unit[] {
    return this.board.state.effects.flatMap((effect) =>
      effect.changes.flatMap((change, index) =>
        layerOfChange(change) === layer
          ? [
              this.simple(
                `effect ${effect.id}.${index}`,
                effect.timestamp,
                objectsOf(effect.affects),
                (values) => withChange(values, change, effect, index),
              ),
            ]
          : [],
      ),
    );
  }

  /** What counters, stickers, levels and keywords of the object itself do. */
  private ofObjects(layer: Layer): Unit[] {
    const units: Unit[] = [];
    if (!ownLayers.has(layer)) return units;
    for (const [id, values] of this.board.values) {
      const object = this.board.state.objects[id]!;
      if (layer === 'text') {
        object.nameStickers.forEach((sticker, index) =>
          units.push(
            this.simple(`sticker ${id}.${index}`, sticker.timestamp, [id], (now) => ({
              ...now,
              name: withSticker(now.name, sticker),
            })),
          ),
        );
      } else if (layer === 'ability') {
        for (const { ability, since } of keywordsOfCounters(object)) {
          units.push(
            this.simple(`${id} ${ability.key}`, since, [id], (now) => withAbility(now, ability, since)),
          );
        }
      } else if (layer === 'change') {
        const [power, toughness] = sizeOfCounters(object);
        if (power !== 0 || toughness !== 0) {
          units.push(
            this.simple(`counters ${id}`, object.timestamp, [id], (now) =>
              changedSize(now, power, toughness),
            ),
          );
        }
      } else if (layer === 'set') {
        const size = levelSize(values, object);
        if (size)
          units.push(this.simple(`level ${id}`, object.timestamp, [id], (now) => withBaseSize(now, ...size)));
      }
      for (const part of keywordParts(values, object)) {
        if (part.layer === layer) {
          units.push(
            this.simple(part.key + id, object.timestamp, [id], (now) => part.apply(now), part.defining),
          );
        }
      }
    }
    return units;
  }

  private ofStatics(layer: Layer): Unit[] {
    const units: Unit[] = [];
    for (const [key, begun] of this.begun) {
      begun.effect.parts.forEach((part, index) => {
        if (part.layer === layer) units.push(this.unitOf(begun, `${key}.${index}`, part, key));
      });
    }
    for (const [source, values] of this.board.values) {
      const object = this.board.state.objects[source]!;
      for (const ability of values.abilities) {
        if (ability.kind !== 'static') continue;
        objectEffects(ability).forEach((effect, at) => {
          const key = `${source} ${ability.key}/${at}`;
          if (this.begun.has(key) || !effect.parts.some((part) => part.layer === layer)) return;
          if (!effect.defining && !functionsIn(object, values, effect)) return;
          if (!isInForce(this.board.state, object, ability)) return;
          const timestamp = Math.max(object.timestamp, values.since[ability.key] ?? 0);
          effect.parts.forEach((part, index) => {
            if (part.layer === layer) {
              units.push(
                this.unitOf(
                  { effect, source, ability, timestamp, affected: [] },
                  `${key}.${index}`,
                  part,
                  key,
                ),
              );
            }
          });
        });
      }
    }
    return units;
  }

  /** Whom the effect affects now: as when it began, or as its words say. */
  private affected(frame: Frame, key: string, effect: ObjectEffect): readonly ObjectId[] {
    const begun = this.begun.get(key);
    if (begun) return begun.affected;
    try {
      return gatesHold(frame, effect) ? affectedObjects(frame, effect) : [];
    } catch (error) {
      if (error instanceof Unsupported || error instanceof Nothing) return [];
      throw error;
    }
  }

  private unitOf(what: Begun, key: string, part: Part, effectKey: string): Unit {
    const { effect, source, ability, timestamp } = what;
    const { state } = this.board;
    const grant = { key: `g${source}.${ability.key}`, since: timestamp };
    const frameIn = (view: View): Frame => staticFrame(view, state, source, ability);
    const each = <T>(frame: Frame, id: ObjectId, act: (about: Frame) => T, otherwise: T): T => {
      try {
        return act(aboutObject(frame, id));
      } catch (error) {
        if (error instanceof Unsupported || error instanceof Nothing) return otherwise;
        throw error;
      }
    };
    let affectedWhenApplied: readonly ObjectId[] = [];
    return {
      key,
      timestamp,
      defining: effect.defining,
      fixed: this.begun.has(effectKey) && part.does === undefined,
      reads: this.readsOf(effect),
      outcome: (view) => {
        if (!this.begun.has(effectKey) && !view.of(source).abilities.some((one) => one.key === ability.key))
          return undefined;
        const frame = frameIn(view);
        return this.affected(frame, effectKey, effect)
          .map((id) => `${id}:${part.does ? each(frame, id, (about) => part.does!(about, id), '') : ''}`)
          .join(' ');
      },
      applied: (values) => {
        const view: View = { of: (id) => values.get(id) ?? this.board.of(id) };
        const frame = frameIn(view);
        affectedWhenApplied = this.affected(frame, effectKey, effect);
        const next = new Map(values);
        for (const id of affectedWhenApplied) {
          const old = values.get(id);
          if (old)
            next.set(
              id,
              each(frame, id, (about) => part.apply(old, about, id, grant), old),
            );
        }
        return next;
      },
      begin: () => {
        if (this.begun.has(effectKey) || affectedWhenApplied.length === 0) return;
        this.begun.set(effectKey, { ...what, affected: affectedWhenApplied });
      },
    };
  }

  private readsOf(effect: ObjectEffect): string {
    const known = this.reads.get(effect);
    if (known !== undefined) return known;
    const fixed = isFixedSubject(effect.who) && effect.gates.length === 0;
    const amounts = effect.parts.some(({ does }) => does !== undefined);
    const text = fixed && !amounts ? '' : JSON.stringify([effect.who, effect.gates, effect.x, effect.holder]);
    this.reads.set(effect, text);
    return text;
  }
}

function objectsOf(entities: readonly Entity[]): readonly ObjectId[] {
  return entities.flatMap((entity) => (entity.kind === 'object' ? [entity.id] : []));
}

/** The values with one change of a stored effect. */
function withChange(values: Values, change: Change, effect: ContinuousEffect, index: number): Values {
  switch (change.layer) {
    case 'copy': {
      // CR 707.2: everything is replaced but who controls it.
      return { ...valuesOfPrinted(change.values), controller: values.controller };
    }
    case 'control':
      return { ...values, controller: change.player };
    case 'text':
      return withWordReplaced(values, change.from, change.to);
    case 'name':
      return { ...values, name: change.name };
    case 'type':
      return withTypeChange(values, change);
    case 'color': {
      const set = change.set ? withColors(values, change.set, false) : values;
      return change.add ? withColors(set, change.add, true) : set;
    }
    case 'ability': {
      let now = change.removeAll ? withoutAbilities(values, () => true) : values;
      const gone = (change.remove ?? []).map((name) => name.toLowerCase());
      if (gone.length > 0)
        now = withoutAbilities(now, ({ keyword }) => keyword !== undefined && gone.includes(keyword));
      if (change.cant)
        now = withoutKeywords(
          now,
          change.cant.map((name) => name.toLowerCase()),
        );
      (change.add ?? []).forEach((grant, at) => {
        for (const ability of abilitiesOfGrant(grant, `g${effect.id}.${index}.${at}.`))
          now = withAbility(now, ability, effect.timestamp);
      });
      return now;
    }
    case 'size': {
      const { power, toughness } = change;
      if (change.sublayer === 'change') return changedSize(values, power ?? 0, toughness ?? 0);
      if (change.sublayer === 'switch')
        return { ...values, power: values.toughness, toughness: values.power };
      return withBaseSize(values, power, toughness);
    }
    case 'player':
    case 'rules':
      return values;
  }
}

function withTypeChange(values: Values, change: Extract<Change, { layer: 'type' }>): Values {
  let now = values;
  const { losesSubtypesOf = [], remove = [], set, add } = change;
  const loses = losesSubtypesOf.map((kind) => kind.toLowerCase());
  const goes = (word: string): boolean =>
    remove.includes(word) ||
    loses.some((kind) => isSubtypeOf(word, kind as Parameters<typeof isSubtypeOf>[1]));
  now = {
    ...now,
    subtypes: now.subtypes.filter((word) => !goes(word)),
    types: now.types.filter((word) => !remove.includes(word)),
    supertypes: now.supertypes.filter((word) => !remove.includes(word)),
    everyCreatureType: now.everyCreatureType && !loses.includes('creature'),
  };
  const sorted = (words: readonly string[]): ReturnType<typeof sortTypes> =>
    sortTypes(words.filter((word) => sortTypes([word]) !== undefined));
  const setting = set && sorted(set);
  if (setting) now = withTypes(now, { ...setting, adds: false, addsSubtypes: false });
  const adding = add && sorted(add);
  if (adding) now = withTypes(now, { ...adding, adds: true, addsSubtypes: true });
  return now;
}
