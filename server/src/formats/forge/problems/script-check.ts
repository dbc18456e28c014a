// The contract of a script check: one kind of problem, one file in this folder.
import type { Fix, Problem, Severity, Span } from '../../../text';
import type { ForgeVocabulary } from '../../../vocabulary/forge';
import type { Body, Script, ScriptFace } from '../script';

/** What a script check may look at. */
export interface ScriptContext {
  readonly script: Script;
  readonly face: ScriptFace;
  readonly vocabulary: ForgeVocabulary;
  /** The parameters that the handler of a body is known to take; undefined when the handler itself is unknown. */
  knownParameters(body: Body): ReadonlyMap<string, number> | undefined;
  /** Names that stand for something on this face: script variables, and what effects store. */
  readonly definedNames: ReadonlySet<string>;
  /** Rules text of this face, in lower case with `\n` as line ends; empty where there is none, or more than one. */
  readonly oracle: string;
  /** Rules text and keyword lines of all faces of the card, in lower case. */
  readonly wholeText: string;
}

/** One kind of problem in scripts. Its file is named after its id. */
export interface ScriptCheck {
  readonly id: string;
  find(context: ScriptContext): readonly Problem[];
}

/** A problem with a script; all rules about scripts are Forge's own, so none is cited. */
export function problem(
  check: string,
  severity: Severity,
  span: Span,
  message: string,
  fixes: readonly Fix[] = [],
): Problem {
  return { check, severity, span, message, rules: [], fixes };
}

/** A fix that writes `newText` in the place of `span`. */
export function replacement(
  title: string,
  span: Span,
  newText: string,
  safety: Fix['safety'] = 'suggested',
): Fix {
  return { title, safety, edits: [{ span, newText }] };
}
