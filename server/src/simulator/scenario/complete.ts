// What can be typed at a place in a scenario file: keys, words that a key takes, names of cards.
import type { FileSpan } from '../../text';
import { fileShape } from './format';
import { fieldFor, shapeOf, type MapShape, type Shape } from './shape';

/** A proposal. */
export interface ScenarioProposal {
  readonly label: string;
  readonly about: string;
  readonly kind: 'key' | 'value' | 'card';
  readonly span: FileSpan;
  readonly newText: string;
}

interface Line {
  readonly indent: number;
  /** The key at the start of the line, without dashes. */
  readonly key: string | undefined;
  readonly dash: boolean;
}

const longestLine = 2_000;
const mostLinesBack = 5_000;

/** Keys under which names of cards stand. */
const cardKeys =
  /^(?:card|cast|play|activate|targets|attack|library|hand|battlefield|graveyard|exile|command|objects|gone|stack)$/;

/**
 * What fits at an offset. Works on the lines before it, so that a file that is not whole yet does no harm.
 * @param cardNames names of the cards at hand
 */
export function completeScenario(
  text: string,
  offset: number,
  cardNames: readonly string[],
): ScenarioProposal[] {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const before = text.slice(Math.max(lineStart, offset - longestLine), offset);
  const [, lead = '', rest = ''] = /^(\s*(?:- +)*)(.*)$/s.exec(before) ?? [];
  const path = pathAt(text, lineStart, lead);
  if (!path) return [];
  const valued = /^("[^"]*"|[^:]+?)\s*:\s+(?:\[(?:[^\]]*,)?\s*)?(.*)$/s.exec(rest);
  if (valued) {
    const key = unquoted(valued[1]!);
    return values([...path, key], valued[2]!, offset, cardNames);
  }
  const span = { start: offset - rest.length, end: offset };
  const proposals = keys(path, span);
  return proposals.length > 0 && !/^\s*-/.test(lead)
    ? proposals
    : [...proposals, ...values(path, rest, offset, cardNames)];
}

function unquoted(key: string): string {
  return key.replace(/^["']|["']$/g, '');
}

function readLine(line: string): Line {
  const [, lead = '', rest = ''] = /^(\s*(?:- +)*)(.*)$/s.exec(line) ?? [];
  const key = /^("[^"]*"|[^:#{}[\]]+?)\s*:(?:\s|$)/.exec(rest)?.[1];
  return {
    indent: lead.length,
    key: key === undefined ? undefined : unquoted(key),
    dash: lead.includes('-'),
  };
}

/** The keys above a line, outermost first; undefined inside a block of text. */
function pathAt(text: string, lineStart: number, lead: string): string[] | undefined {
  const lines = text.slice(0, lineStart).split(/\r?\n/).slice(-mostLinesBack);
  const path: string[] = [];
  // A dash of the line itself stands in the list of the key above.
  let indent = lead.includes('-') ? lead.indexOf('-') + 0.5 : lead.length;
  for (const written of lines.reverse()) {
    if (written.trim() === '' || /^\s*#/.test(written)) continue;
    const line = readLine(written.slice(0, longestLine));
    const starts = /^\s*/.exec(written)![0].length;
    if (line.key === undefined || line.indent >= indent) {
      if (line.dash && starts < indent) indent = Math.min(indent, starts + 0.5);
      continue;
    }
    if (/:\s*[|>][-+\d]*\s*$/.test(written)) return undefined;
    path.unshift(line.key);
    indent = line.dash ? starts + 0.5 : line.indent;
  }
  return path;
}

function mapsIn(shape: Shape): MapShape[] {
  switch (shape.kind) {
    case 'map':
      return [shape];
    case 'list':
      return mapsIn(shape.of);
    case 'any of':
      return shape.shapes.flatMap(mapsIn);
    default:
      return [];
  }
}

function textsIn(shape: Shape): (Shape & { kind: 'text' })[] {
  switch (shape.kind) {
    case 'text':
      return [shape];
    case 'list':
      return textsIn(shape.of);
    case 'any of':
      return shape.shapes.flatMap(textsIn);
    default:
      return [];
  }
}

function shapesAt(path: readonly string[]): Shape[] {
  let shapes: Shape[] = [fileShape];
  for (const key of path) {
    shapes = shapes.flatMap(mapsIn).flatMap((map) => {
      const field = fieldFor(map, key);
      return field ? [shapeOf(field)] : [];
    });
  }
  return shapes;
}

function keys(path: readonly string[], span: FileSpan): ScenarioProposal[] {
  const maps = shapesAt(path).flatMap(mapsIn);
  const found = new Map<string, ScenarioProposal>();
  for (const map of maps) {
    for (const [key, { about }] of Object.entries(map.keys)) {
      found.set(key, { label: key, about, kind: 'key', span, newText: `${key}: ` });
    }
  }
  return [...found.values()];
}

function values(
  path: readonly string[],
  typed: string,
  offset: number,
  cardNames: readonly string[],
): ScenarioProposal[] {
  const span = { start: offset - typed.length, end: offset };
  const shapes = shapesAt(path);
  const words = shapes.flatMap(textsIn).flatMap(({ values: known }) => known ?? []);
  const proposals = words.map((word): ScenarioProposal => ({
    label: word,
    about: '',
    kind: 'value',
    span,
    newText: word,
  }));
  if (shapes.some(({ kind }) => kind === 'boolean')) {
    for (const word of ['true', 'false'])
      proposals.push({ label: word, about: '', kind: 'value', span, newText: word });
  }
  const key = path.at(-1)?.replace(/^.*\./, '') ?? '';
  if (cardKeys.test(key)) {
    for (const name of cardNames) {
      const newText = /[:#,[\]{}"]|^[\s!&*'>|@`%-]/.test(name) ? JSON.stringify(name) : name;
      proposals.push({ label: name, about: '', kind: 'card', span, newText });
    }
  }
  return proposals;
}
