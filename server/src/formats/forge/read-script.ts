// Reads text into the script model. Everything is kept, nothing is judged here.
import type { Sourced } from '../../card';
import type {
  Body,
  Declarer,
  HandlerKind,
  Parameter,
  Script,
  ScriptFace,
  ScriptLine,
  ScriptVariable,
} from './script';

/**
 * Reads a whole script; never throws. A second `Name:` on a face begins another card: the game keeps one card in a
 * file, but people paste several.
 */
export function readScript(text: string): Script {
  const comments: { start: number; end: number }[] = [];
  const faces: ScriptFace[] = [];
  let lines: ScriptLine[] = [];
  let card = 0;
  let faceStart = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (let start = faceStart; start < text.length;) {
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    const next = end + 1;
    while (end > start && text.charCodeAt(end - 1) === 13) end--;
    if (text.charCodeAt(start) === 35) comments.push({ start, end });
    else {
      const line = readLine(text, start, end);
      const isNewCard =
        line?.key.value === 'Name' && line.colon && lines.some(({ key }) => key.value === 'Name');
      if (line && (isNewCard || isFaceDivider(line))) {
        faces.push(readFace(text, lines, faceStart, start, card));
        lines = [line];
        faceStart = start;
        if (isNewCard) card++;
      } else if (line) lines.push(line);
    }
    start = next;
  }
  faces.push(readFace(text, lines, faceStart, text.length, card));
  return { text, faces, comments };
}

/** Whether a line begins the next face: `ALTERNATE`, or `SPECIALIZE:` and a colour. */
function isFaceDivider({ key, colon }: ScriptLine): boolean {
  return key.value === 'ALTERNATE' ? !colon : key.value === 'SPECIALIZE' && colon;
}

/** `text[start, end)` without the white space around it. */
export function trimmed(text: string, start: number, end: number): Sourced<string> {
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return { value: text.slice(start, end), file: { start, end } };
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 13 || code === 0xa0;
}

function readLine(text: string, start: number, end: number): ScriptLine | undefined {
  const whole = trimmed(text, start, end);
  if (whole.value === '') return undefined;
  const colon = whole.value.indexOf(':');
  if (colon < 0) {
    return {
      key: whole,
      value: { value: '', file: { start: whole.file.end, end: whole.file.end } },
      colon: false,
      file: whole.file,
    };
  }
  const at = whole.file.start + colon;
  const key = trimmed(text, whole.file.start, at);
  const value = trimmed(text, at + 1, whole.file.end);
  // `Variant:Name:Key:Value` wraps a line that counts for that printing only.
  const inner = key.value === 'Variant' ? value.value.indexOf(':') : -1;
  if (inner >= 0) {
    const line = readLine(text, value.file.start + inner + 1, value.file.end);
    if (line) return { ...line, key: { ...line.key, value: `Variant:${line.key.value}` }, file: whole.file };
  }
  return { key, value, colon: true, file: whole.file };
}

const BODY_KEYS = new Set(['A', 'T', 'S', 'R']);

function readFace(
  text: string,
  lines: readonly ScriptLine[],
  start: number,
  end: number,
  card: number,
): ScriptFace {
  const variables: ScriptVariable[] = [];
  const variableNamed = new Map<string, ScriptVariable>();
  const bodies: Body[] = [];
  for (const line of lines) {
    if (!line.colon) continue;
    const key = line.key.value;
    if (BODY_KEYS.has(key)) bodies.push(readBody(text, line.value, key, undefined));
    else if (key === 'SVar') {
      const variable = readVariable(text, line);
      if (!variable) continue;
      variables.push(variable);
      variableNamed.set(variable.name.value, variable);
      if (variable.body) bodies.push(variable.body);
    }
  }
  return { card, lines, variables, variableNamed, bodies, file: { start, end } };
}

function readVariable(text: string, line: ScriptLine): ScriptVariable | undefined {
  const colon = line.value.value.indexOf(':');
  if (colon < 0) return undefined;
  const at = line.value.file.start + colon;
  const name = trimmed(text, line.value.file.start, at);
  const value = trimmed(text, at + 1, line.value.file.end);
  const variable: { -readonly [K in keyof ScriptVariable]: ScriptVariable[K] } = {
    name,
    value,
    body: undefined,
    line,
  };
  if (isBody(value.value)) variable.body = readBody(text, value, 'SVar', variable);
  return variable;
}

/** Whether a script variable holds pieces of parameters rather than a number, an expression or a flag. */
function isBody(value: string): boolean {
  return (
    /^(?:DB|AB|SP|ST|Mode|Event)\s*\$/i.test(value) ||
    /^(?:DB|AB|SP|ST|Mode|Event)\s+[A-Z]\w+\s*(?:\||$)/.test(value) ||
    /^\w+\$[^|]*\|\s*\w+/.test(value)
  );
}

/** Takes the pieces between `|` apart, each at its first `$`. */
export function readBody(
  text: string,
  value: Sourced<string>,
  lineKey: string,
  owner: ScriptVariable | undefined,
): Body {
  const parameters: Parameter[] = [];
  for (let start = value.file.start; start <= value.file.end;) {
    let end = text.indexOf('|', start);
    if (end < 0 || end > value.file.end) end = value.file.end;
    const piece = trimmed(text, start, end);
    const dollar = piece.value.indexOf('$');
    if (dollar >= 0) {
      const at = piece.file.start + dollar;
      parameters.push({
        name: trimmed(text, piece.file.start, at),
        value: trimmed(text, at + 1, piece.file.end),
        dollar: true,
        file: piece.file,
      });
    } else if (piece.value !== '') {
      const nothing = { value: '', file: { start: piece.file.end, end: piece.file.end } };
      parameters.push({ name: piece, value: nothing, dollar: false, file: piece.file });
    }
    start = end + 1;
  }
  return { lineKey, declarer: findDeclarer(parameters, lineKey), parameters, owner, file: value.file };
}

const ABILITY_DECLARERS = new Set(['db', 'ab', 'sp', 'st']);

function findDeclarer(parameters: readonly Parameter[], lineKey: string): Declarer | undefined {
  let found: Declarer | undefined;
  for (const parameter of parameters) {
    if (!parameter.dollar) continue;
    const name = parameter.name.value.toLowerCase();
    // An ability of `DelayedTrigger` has a `Mode$` too; what it is, is the ability.
    if (ABILITY_DECLARERS.has(name)) return { kind: 'api', parameter, names: [parameter.value.value] };
    if (found) continue;
    if (name === 'event') found = { kind: 'replacement', parameter, names: [parameter.value.value] };
    else if (name === 'mode') {
      const kind: HandlerKind = lineKey === 'T' ? 'trigger' : lineKey === 'S' ? 'static' : 'mode';
      const names =
        kind === 'trigger' ? [parameter.value.value] : parameter.value.value.split(/[,\s]+/).filter(Boolean);
      found = { kind, parameter, names };
    }
  }
  return found;
}
