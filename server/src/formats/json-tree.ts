// A tree of JSON values with their places in the file, for formats whose cards lie deep inside objects.
import type { FileSpan, Problem } from '../text';
import type { JsonToken, JsonVisitor } from './json-scan';
import { scanJson } from './json-scan';

/** A value of the file. */
export type JsonNode = JsonToken | JsonObject | JsonArray;

export interface JsonProperty {
  readonly key: JsonToken;
  readonly value: JsonNode | undefined;
}

export interface JsonObject {
  readonly kind: 'object';
  file: FileSpan;
  /** In the order of the file, equal keys included. */
  readonly properties: { key: JsonToken; value: JsonNode | undefined }[];
}

export interface JsonArray {
  readonly kind: 'array';
  file: FileSpan;
  readonly items: JsonNode[];
}

/** The values of a text (mostly one), and what is wrong with them. */
export interface JsonTree {
  readonly roots: readonly JsonNode[];
  readonly problems: readonly Problem[];
}

/** Reads the JSON in `text` from `start`; broken JSON gives what can be read of it. Never throws. */
export function readJsonTree(text: string, start = 0, single = false): JsonTree {
  const builder = new TreeBuilder();
  // A byte order mark is no part of the JSON.
  scanJson(text, builder, start === 0 && text.startsWith('\ufeff') ? 1 : start, single);
  return builder;
}

/** The value of a key; of equal keys the last, as JSON readers do it. */
export function property(node: JsonNode | undefined, key: string): JsonNode | undefined {
  if (node?.kind !== 'object') return undefined;
  for (let index = node.properties.length - 1; index >= 0; index--) {
    const one = node.properties[index]!;
    if (one.key.value === key) return one.value;
  }
  return undefined;
}

/** The string or number of a key. */
export function scalar(node: JsonNode | undefined, key: string): JsonToken | undefined {
  const value = property(node, key);
  return value?.kind === 'string' || value?.kind === 'number' ? value : undefined;
}

/** The items of an array, or nothing. */
export function items(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.kind === 'array' ? node.items : [];
}

class TreeBuilder implements JsonVisitor, JsonTree {
  readonly roots: JsonNode[] = [];
  readonly problems: Problem[] = [];
  private readonly stack: (JsonObject | JsonArray)[] = [];

  open(kind: 'object' | 'array', start: number): void {
    const file = { start, end: start };
    const node: JsonObject | JsonArray =
      kind === 'object' ? { kind, file, properties: [] } : { kind, file, items: [] };
    this.add(node);
    this.stack.push(node);
  }

  close(_kind: 'object' | 'array', end: number): void {
    const node = this.stack.pop();
    if (node) node.file = { start: node.file.start, end };
  }

  key(token: JsonToken): void {
    const node = this.stack[this.stack.length - 1];
    if (node?.kind === 'object') node.properties.push({ key: token, value: undefined });
  }

  value(token: JsonToken): void {
    this.add(token);
  }

  problem(message: string, file: FileSpan): void {
    this.problems.push({
      check: 'invalid-json',
      severity: 'error',
      span: file,
      message,
      rules: [],
      fixes: [],
    });
  }

  private add(node: JsonNode): void {
    const outer = this.stack[this.stack.length - 1];
    if (!outer) this.roots.push(node);
    else if (outer.kind === 'array') outer.items.push(node);
    else {
      const last = outer.properties[outer.properties.length - 1];
      if (last && last.value === undefined) last.value = node;
    }
  }
}
