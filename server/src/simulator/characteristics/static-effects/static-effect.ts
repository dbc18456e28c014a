// What a static ability's sentence does, read once from its tree: to objects in layers, to players, to the game's rules.
import type { Meaning } from '../../../oracle';
import type { Frame } from '../../meaning/frame';
import type { ObjectId } from '../../state/identity';
import type { Values } from '../values';

/** Layers and sublayers in their order (CR 613.1, 613.4). */
export const layerOrder = [
  'copy',
  'control',
  'text',
  'type',
  'color',
  'ability',
  'defined',
  'set',
  'change',
  'switch',
] as const;

/** The name of a layer. */
export type Layer = (typeof layerOrder)[number];

/** One effect's part in one layer. */
export interface Part {
  readonly layer: Layer;
  /**
   * The values with the part applied. @param frame of the ability, with the object as what "it" means
   * @param grant says how abilities that it gives are to be named and dated
   */
  apply(values: Values, frame: Frame, id: ObjectId, grant: Grant): Values;
  /** What it does to the object in words that differ when it does something else (CR 613.8a); constant parts omit it. */
  does?(frame: Frame, id: ObjectId): string;
}

/** How an ability that a part gives is named (`key`), and since when it is there. */
export interface Grant {
  readonly key: string;
  readonly since: number;
}

/** A condition under which a static ability applies. */
export interface Gate {
  readonly condition: unknown;
  readonly negated: boolean;
}

/** What is common to all effects of static abilities. */
export interface StaticBase {
  /** Whom it is about: a noun phrase, or words for players. */
  readonly who: unknown;
  /** The node whose slot `who` is. */
  readonly holder: Meaning;
  readonly gates: readonly Gate[];
  /** What X is. */
  readonly x: unknown;
  /** What an "it" of the sentence means, where a condition named it. */
  readonly spokenOf: Meaning | undefined;
}

/** An effect on objects. */
export interface ObjectEffect extends StaticBase {
  readonly kind: 'objects';
  readonly parts: readonly Part[];
  /** Whether it is a characteristic-defining ability (CR 604.3). */
  readonly defining: boolean;
}

/** An effect on players: what they have (CR 613.10). */
export interface PlayerEffect extends StaticBase {
  readonly kind: 'players';
  readonly abilities: readonly (Meaning | string)[];
  /** Whether they lose them instead. */
  readonly loses: boolean;
}

/** An effect on the rules of the game (CR 613.11): the verb phrase says which. */
export interface RuleEffect extends StaticBase {
  readonly kind: 'rule';
  readonly does: Meaning;
  /** What it is for each of, for costs. */
  readonly per: unknown;
}

/** Any of them. */
export type StaticEffect = ObjectEffect | PlayerEffect | RuleEffect;

/** Words of a static ability that this simulator does not carry out. */
export interface UnsupportedWords {
  readonly node: Meaning;
  readonly what: string;
}

/** A sentence of a static ability, read. */
export interface StaticReading {
  readonly effects: readonly StaticEffect[];
  readonly unsupported: readonly UnsupportedWords[];
}

/** The surroundings of a verb phrase while it is read. */
export interface Surroundings extends StaticBase {
  readonly per: unknown;
}

/** Reads a verb phrase into what it does in layers; undefined where it is not of that family. */
export type PartReader = (does: Meaning, around: Surroundings) => readonly Part[] | undefined;
