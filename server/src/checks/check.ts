// The contract of a check: what it finds, how it says it, and what it offers to do.
import type { CardLayout } from '../card';
import type { OracleReading } from '../oracle/structure';
import type { Fix, OracleSpan, Severity } from '../text';

/** The group decides the severity: `card` error, `wording` warning, `design` hint, `trial` off by default. */
export type CheckGroup = 'card' | 'wording' | 'design' | 'trial';

/** The severity that problems of a group have. */
export const severityOfGroup: Readonly<Record<CheckGroup, Severity>> = {
  card: 'error',
  wording: 'warning',
  design: 'hint',
  trial: 'hint',
};

/** One face as the checks see it: plain text, no file. */
export interface FaceText {
  readonly name: string;
  readonly typeLine: string;
  readonly manaCost: string;
  /** The rules text with `\n` between its lines. */
  readonly text: string;
  /** Read on first use and kept. */
  readonly reading: OracleReading;
}

/** A card as the checks see it. */
export interface CardText {
  readonly layout: CardLayout;
  readonly faces: readonly FaceText[];
}

/** What a check looks at: one face, beside the card's other faces. */
export interface FaceContext {
  readonly card: CardText;
  readonly face: FaceText;
  /** The index of `face` in `card.faces`. */
  readonly index: number;
}

/** The least that a finding is; each check adds what its message and fix need. */
export interface Finding {
  /** What to underline, in the face's rules text. */
  readonly span: OracleSpan;
}

/** A message in three parts, each a sentence or more; later ones may be missing. */
export interface Telling {
  /** What is wrong. */
  readonly what: string;
  /** Why it matters: what happens in play. */
  readonly why?: string;
  /** What the author can do about it. */
  readonly advice?: string;
  /** Stable names of the game rules that apply to this finding, when fewer than the check cites. */
  readonly cites?: readonly string[];
}

/**
 * One check. It lives in a folder named for its group as `ID.ts`, beside its page `ID.md`,
 * and is pure and synchronous. It never throws on odd text.
 */
export interface Check<F extends Finding = Finding> {
  /** The name of the file. */
  readonly id: string;
  readonly group: CheckGroup;
  readonly severity: Severity;
  /** Stable names of the game rules behind it (server/src/vocabulary maps them to numbers). */
  readonly cites: readonly string[];
  /** The version that brought it. */
  readonly since: string;
  /**
   * It is for somebody who is writing: an editor runs it as cards are typed, but not beside a game's scripts.
   * Elsewhere it runs only when it is named. What it finds is never more than a hint, whatever the settings say,
   * and gives way where another check has something to say about the same words.
   */
  readonly forWriters?: true;
  find(context: FaceContext): readonly F[];
  tell(finding: F, context: FaceContext): Telling;
  /** Fixes in spans of the face's rules text, the best one first. */
  fix?(finding: F, context: FaceContext): readonly Fix[];
}

/** Says that an object is a check and infers the type of its findings. */
export function defineCheck<F extends Finding>(check: Check<F>): Check<F> {
  return check;
}
