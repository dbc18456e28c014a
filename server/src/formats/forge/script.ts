// The model of a Forge card script: faces, lines, bodies of parameters and script variables, with positions.
import type { Sourced } from '../../card';
import type { FileSpan } from '../../text';

/** `Key:Value`, or a bare word such as `ALTERNATE` (then `colon` is false). Both sides are trimmed. */
export interface ScriptLine {
  readonly key: Sourced<string>;
  readonly value: Sourced<string>;
  readonly colon: boolean;
  /** The whole line without its line end. */
  readonly file: FileSpan;
}

/** One piece of a body: `Name$ Value`. Without a `$` the name is the whole piece and the value empty. */
export interface Parameter {
  readonly name: Sourced<string>;
  readonly value: Sourced<string>;
  readonly dollar: boolean;
  /** The piece, trimmed. */
  readonly file: FileSpan;
}

/** What a body does: an ability of an API, a trigger, a static ability, a replacement, or either of the middle two. */
export type HandlerKind = 'api' | 'trigger' | 'static' | 'replacement' | 'mode';

/** The parameter that says what a body is: `DB$ Draw`, `Mode$ Phase`, `Event$ Moved`. */
export interface Declarer {
  readonly kind: HandlerKind;
  readonly parameter: Parameter;
  /** Its values; only modes of static abilities come in lists. */
  readonly names: readonly string[];
}

/** The pieces between `|` of one line, or of one script variable. */
export interface Body {
  /** `A`, `T`, `S`, `R` or `SVar`. */
  readonly lineKey: string;
  readonly declarer: Declarer | undefined;
  readonly parameters: readonly Parameter[];
  /** The script variable that holds the body, if one does. */
  readonly owner: ScriptVariable | undefined;
  readonly file: FileSpan;
}

/** A script variable (`SVar:Name:Value`). */
export interface ScriptVariable {
  readonly name: Sourced<string>;
  readonly value: Sourced<string>;
  /** The value taken apart, where it is an ability, a trigger, a static ability or a replacement. */
  readonly body: Body | undefined;
  readonly line: ScriptLine;
}

/** One face. Script variables are seen by their own face only. */
export interface ScriptFace {
  /** Which card of the file the face belongs to, from 0. */
  readonly card: number;
  readonly lines: readonly ScriptLine[];
  readonly variables: readonly ScriptVariable[];
  /** The last definition of each name, the one that counts; names tell upper from lower case. */
  readonly variableNamed: ReadonlyMap<string, ScriptVariable>;
  /** All bodies, those of script variables too, in the order of the file. */
  readonly bodies: readonly Body[];
  readonly file: FileSpan;
}

/** A whole script. */
export interface Script {
  readonly text: string;
  readonly faces: readonly ScriptFace[];
  /** Comment lines, which begin with `#`. */
  readonly comments: readonly FileSpan[];
}

/** The last parameter of that name, the one that the game would use; letter case does not count. */
export function findParameter(body: Body, name: string): Parameter | undefined {
  const wanted = name.toLowerCase();
  return body.parameters.findLast(
    (parameter) => parameter.dollar && parameter.name.value.toLowerCase() === wanted,
  );
}

/** The first line of a face with that key. */
export function findLine(face: ScriptFace, key: string): ScriptLine | undefined {
  return face.lines.find((line) => line.key.value === key);
}
