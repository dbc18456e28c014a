// A scenario as it was read: plain data, every value with its place in the file.
import type { FileSpan, Problem } from '../../text';

/** A value and where it stands. */
export interface Placed<T> {
  readonly value: T;
  readonly span: FileSpan;
}

/** A scalar as people write it in answers. */
export type Plain = string | number | boolean;

/** One face or sticker of an object at the start. */
export interface StickerWish {
  readonly word: string;
  readonly after: number;
}

/** A card in a zone at the start. */
export interface StartEntry {
  readonly card: Placed<string>;
  readonly span: FileSpan;
  readonly as?: Placed<string>;
  readonly tapped?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  readonly stickers?: readonly StickerWish[];
  readonly attachedTo?: Placed<string>;
  readonly controller?: Placed<string>;
  readonly face?: Placed<string | number>;
  readonly faceDown?: boolean;
  readonly summoningSick?: boolean;
  readonly token?: boolean;
  readonly damage?: number;
  readonly chosen?: readonly Placed<Plain>[];
  readonly castWithX?: number;
}

/** Zones that a start can fill. */
export type StartZone = 'library' | 'hand' | 'battlefield' | 'graveyard' | 'exile' | 'command';

/** What a player has at the start. */
export interface StartPlayer {
  readonly life?: number;
  readonly mana?: Placed<string>;
  readonly counters?: Readonly<Record<string, number>>;
  readonly landsPlayed?: number;
  readonly zones: Readonly<Partial<Record<StartZone, readonly StartEntry[]>>>;
}

/** The position before the first action. */
export interface Start {
  readonly turn?: number;
  readonly step?: string;
  readonly active?: Placed<string>;
  readonly seed?: number;
  readonly names?: readonly string[];
  readonly puzzle?: Placed<string>;
  /** By seat. */
  readonly players: readonly StartPlayer[];
}

/** An answer to a decision: by the words of the question, or in order where `asked` is undefined. */
export interface GivenAnswer {
  readonly asked?: Placed<string>;
  readonly answer: readonly Placed<Plain>[];
  readonly span: FileSpan;
}

/** Something that must be true: a path of keys and the expected value as it stands in the file. */
export interface Expectation {
  /** What is expected of: a seat, the whole game, or a named object. */
  readonly of:
    | { readonly kind: 'player'; readonly seat: number }
    | { readonly kind: 'game' }
    | { readonly kind: 'object'; readonly name: string };
  readonly key: string;
  readonly value: ExpectedValue;
  /** Where the expectation stands: its key and value. */
  readonly span: FileSpan;
}

/** The expected value. */
export type ExpectedValue =
  | { readonly kind: 'plain'; readonly value: Plain; readonly span: FileSpan }
  | { readonly kind: 'list'; readonly items: readonly ExpectedItem[]; readonly span: FileSpan }
  | { readonly kind: 'counts'; readonly counts: Readonly<Record<string, number>>; readonly span: FileSpan };

/** One item of an expected list; in a zone it may say more than a name. */
export interface ExpectedItem {
  readonly text: string;
  readonly span: FileSpan;
  readonly is: readonly Expectation[];
}

/** Parts that actions share. */
export interface ActionDetails {
  readonly by?: Placed<string>;
  readonly targets?: readonly (readonly Placed<string>[])[];
  readonly modes?: readonly Placed<Plain>[];
  readonly x?: number;
  readonly kicked?: number;
  readonly paid?: readonly Placed<string>[];
  readonly free?: boolean;
  readonly division?: readonly number[];
  readonly ability?: Placed<Plain>;
  readonly face?: Placed<Plain>;
  readonly answers: readonly GivenAnswer[];
}

/** What is done. */
export type Doing =
  | { readonly kind: 'cast' | 'play' | 'activate' | 'resolve'; readonly what: Placed<string> }
  | {
      readonly kind: 'attack';
      readonly attackers: readonly { readonly attacker: Placed<string>; readonly whom?: Placed<string> }[];
    }
  | {
      readonly kind: 'block';
      readonly blocks: readonly {
        readonly blocker: Placed<string>;
        readonly attackers: readonly Placed<string>[];
      }[];
    }
  | { readonly kind: 'pass'; readonly times: number | 'all' }
  | { readonly kind: 'next'; readonly what: 'step' | 'turn' }
  | { readonly kind: 'goTo'; readonly step: string; readonly turn?: number }
  | { readonly kind: 'expect'; readonly expectations: readonly Expectation[] };

/** One action with its details. */
export interface Action {
  readonly doing: Doing;
  readonly details: ActionDetails;
  readonly span: FileSpan;
}

/** A scenario. */
export interface Scenario {
  readonly name: string;
  /** Where the name stands; where there is none, the start of the scenario. */
  readonly nameSpan: FileSpan;
  readonly span: FileSpan;
  readonly rules: readonly string[];
  readonly cards: readonly Placed<string>[];
  readonly start: Start;
  readonly actions: readonly Action[];
  readonly answers: readonly GivenAnswer[];
  readonly then: readonly Expectation[];
  readonly stackStays: boolean;
}

/** What reading a file gives. */
export interface ReadScenarios {
  readonly scenarios: readonly Scenario[];
  readonly problems: readonly Problem[];
}
