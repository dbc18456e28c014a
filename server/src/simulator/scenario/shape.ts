// What may stand in a scenario file, as data: the validator, the JSON schema and completion are made from it.
import { closest, distance } from 'fastest-levenshtein';
import type { FileSpan, Fix, Problem } from '../../text';
import { problemAt, type YamlNode } from './yaml-tree';

/** What a value may be. */
export type Shape =
  | { readonly kind: 'text'; readonly values?: readonly string[]; readonly examples?: readonly string[] }
  | { readonly kind: 'number'; readonly least?: number }
  | { readonly kind: 'boolean' }
  /** Text, a number, or yes and no, as people write answers. */
  | { readonly kind: 'plain' }
  | { readonly kind: 'list'; readonly of: Shape }
  | MapShape
  | { readonly kind: 'any of'; readonly shapes: readonly Shape[] };

/** A map: named keys, keys of a pattern, or any names. */
export interface MapShape {
  readonly kind: 'map';
  readonly keys: Readonly<Record<string, Field>>;
  /** What stands under keys that are names of the user's own. */
  readonly others?: Field;
  /** Exactly one of these keys says what the map is about. */
  readonly oneOf?: readonly string[];
  readonly required?: readonly string[];
}

/** A key of a map with what it is for. */
export interface Field {
  readonly about: string;
  readonly shape: Shape | (() => Shape);
}

/** The shape of a field; some refer to themselves. */
export function shapeOf(field: Field): Shape {
  return typeof field.shape === 'function' ? field.shape() : field.shape;
}

/** The word among some that somebody probably meant; undefined when none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const lower = word.toLowerCase();
  const same = known.find((each) => each.toLowerCase() === lower);
  if (same !== undefined) return same;
  const near = closest(
    lower,
    known.map((each) => each.toLowerCase()),
  );
  const found = known.find((each) => each.toLowerCase() === near)!;
  return distance(lower, near) <= Math.max(word.length < 4 ? 1 : 2, Math.floor(word.length / 3))
    ? found
    : undefined;
}

/** “Did you mean …”, with the fix; or the list of what fits. */
export function unknownWord(
  check: string,
  span: FileSpan,
  what: string,
  word: string,
  known: readonly string[],
): Problem {
  const near = nearest(word, known);
  if (near === undefined) {
    const list = known.length > 0 && known.length <= 20 ? ` Here may stand: ${known.join(', ')}.` : '';
    return problemAt(check, span, `${what} “${word}” is not known.${list}`);
  }
  const fix: Fix = { title: `Change to “${near}”`, safety: 'suggested', edits: [{ span, newText: near }] };
  return {
    ...problemAt(check, span, `${what} “${word}” is not known. Did you mean “${near}”?`),
    fixes: [fix],
  };
}

/** A shape in words: `a number`, `a list of …`. */
export function describeShape(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      return shape.values ? `one of ${shape.values.join(', ')}` : 'text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'plain':
      return 'text or a number';
    case 'list':
      return `a list (each ${describeShape(shape.of)})`;
    case 'map':
      return shape.others
        ? 'names with values'
        : `keys such as ${Object.keys(shape.keys).slice(0, 3).join(', ')}`;
    case 'any of':
      return shape.shapes.map(describeShape).join(', or ');
  }
}

function fitsKind(shape: Shape, node: YamlNode): boolean {
  switch (shape.kind) {
    case 'text':
      return node.kind === 'scalar' && (typeof node.value === 'string' || typeof node.value === 'number');
    case 'number':
      return node.kind === 'scalar' && typeof node.value === 'number';
    case 'boolean':
      return node.kind === 'scalar' && typeof node.value === 'boolean';
    case 'plain':
      return node.kind === 'scalar' && node.value !== null;
    case 'list':
      return node.kind === 'list';
    case 'map':
      return node.kind === 'map';
    case 'any of':
      return shape.shapes.some((each) => fitsKind(each, node));
  }
}

/** Adds the problems of a value that does not have its shape. @param where what it is the value of, for messages */
export function checkShape(node: YamlNode, shape: Shape, where: string, problems: Problem[]): void {
  if (shape.kind === 'any of') {
    const fitting = shape.shapes.filter((each) => fitsKind(each, node));
    if (fitting.length > 0) {
      // Of several that fit, the one with the fewest problems is what was meant.
      const tries = fitting.map((each) => {
        const found: Problem[] = [];
        checkShape(node, each, where, found);
        return found;
      });
      problems.push(...tries.reduce((best, each) => (each.length < best.length ? each : best)));
      return;
    }
  }
  if (!fitsKind(shape, node)) {
    const found =
      node.kind === 'scalar'
        ? node.value === null
          ? 'nothing'
          : `“${String(node.value)}”`
        : `a ${node.kind}`;
    problems.push(
      problemAt('wrong-value', node.span, `“${where}” takes ${describeShape(shape)}; this is ${found}.`),
    );
    return;
  }
  if (
    shape.kind === 'text' &&
    shape.values &&
    node.kind === 'scalar' &&
    !shape.values.includes(String(node.value))
  ) {
    problems.push(unknownWord('wrong-value', node.span, `“${where}”:`, String(node.value), shape.values));
  } else if (shape.kind === 'number' && node.kind === 'scalar') {
    const { value } = node;
    if (typeof value === 'number' && (!Number.isSafeInteger(value) || Math.abs(value) > 1_000_000)) {
      problems.push(problemAt('wrong-value', node.span, `“${where}” takes a whole number up to a million.`));
    } else if (typeof value === 'number' && shape.least !== undefined && value < shape.least) {
      problems.push(problemAt('wrong-value', node.span, `“${where}” takes a number from ${shape.least} on.`));
    }
  } else if (shape.kind === 'list' && node.kind === 'list') {
    for (const item of node.items) checkShape(item, shape.of, where, problems);
  } else if (shape.kind === 'map' && node.kind === 'map') {
    checkMap(node, shape, where, problems);
  }
}

function checkMap(
  node: YamlNode & { kind: 'map' },
  shape: MapShape,
  where: string,
  problems: Problem[],
): void {
  for (const { key, keySpan, value } of node.entries) {
    const field = fieldFor(shape, key);
    if (field) checkShape(value, shapeOf(field), key, problems);
    else problems.push(unknownWord('unknown-key', keySpan, 'The key', key, Object.keys(shape.keys)));
  }
  const has = (key: string): boolean => node.entries.some((entry) => entry.key === key);
  const start = { start: node.span.start, end: node.entries[0]?.keySpan.end ?? node.span.start + 1 };
  for (const key of shape.required ?? []) {
    if (!has(key)) problems.push(problemAt('missing-key', start, `“${where}” needs the key “${key}”.`));
  }
  if (!shape.oneOf) return;
  const found = shape.oneOf.filter(has);
  const known = node.entries.every((entry) => fieldFor(shape, entry.key));
  if (found.length === 0 && known) {
    problems.push(problemAt('missing-key', start, `This needs one of the keys ${shape.oneOf.join(', ')}.`));
  } else if (found.length > 1) {
    problems.push(
      problemAt('wrong-value', start, `Only one of ${found.join(', ')} may stand here; make two entries.`),
    );
  }
}

/** The field that a key of a map names. */
export function fieldFor(shape: MapShape, key: string): Field | undefined {
  return Object.hasOwn(shape.keys, key) ? shape.keys[key] : shape.others;
}
