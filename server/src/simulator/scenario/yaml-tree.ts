// Reads YAML into a small tree in which everything knows its place; hostile files get a message instead of a tree.
import { isAlias, isMap, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';
import type { FileSpan, Problem } from '../../text';

/** A value of a YAML file. */
export type YamlNode =
  | {
      readonly kind: 'scalar';
      readonly value: string | number | boolean | null;
      /** As it is written: `613.10` is another rule than `613.1`. */
      readonly written?: string;
      readonly span: FileSpan;
    }
  | { readonly kind: 'list'; readonly items: readonly YamlNode[]; readonly span: FileSpan }
  | { readonly kind: 'map'; readonly entries: readonly YamlEntry[]; readonly span: FileSpan };

/** A key with its value. */
export interface YamlEntry {
  readonly key: string;
  readonly keySpan: FileSpan;
  readonly value: YamlNode;
}

/** Larger files are no scenarios that somebody wrote. */
const largestText = 2 * 1024 * 1024;
const deepest = 60;
const mostNodes = 200_000;

class TooMuch extends Error {}

/** Makes a problem of this reader. */
export function problemAt(check: string, span: FileSpan, message: string): Problem {
  return { check, severity: 'error', span, message, rules: [], fixes: [] };
}

/** Whether brackets or dashes stand in each other deeper than any scenario has them; found before they are parsed. */
function nestsTooDeep(text: string): boolean {
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // Only brackets at the start of a value nest; those of mana symbols close on their own line.
    if (unit === 0x5b || unit === 0x7b) open += 1;
    else if ((unit === 0x5d || unit === 0x7d) && open > 0) open -= 1;
    if (open > 4 * deepest) return true;
  }
  return new RegExp(`(?:[-?:][ \\t]+){${deepest},}`).test(text);
}

/**
 * Reads one YAML document. Never throws: what cannot be read is a problem (`invalid-yaml`).
 * @returns the tree, undefined where nothing can be read
 */
export function readYaml(text: string): {
  readonly root: YamlNode | undefined;
  readonly problems: readonly Problem[];
} {
  const start = { start: 0, end: Math.min(1, text.length) };
  if (text.length > largestText) {
    return {
      root: undefined,
      problems: [
        problemAt('invalid-yaml', start, 'The file is too large for a scenario file: more than 2 MB.'),
      ],
    };
  }
  if (nestsTooDeep(text)) {
    return {
      root: undefined,
      problems: [
        problemAt('invalid-yaml', start, `The file is nested too deeply: more than ${deepest} levels.`),
      ],
    };
  }
  try {
    return readDocument(text);
  } catch (error) {
    const message =
      error instanceof TooMuch
        ? error.message
        : error instanceof RangeError
          ? 'The file is nested too deeply.'
          : `The file cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    return { root: undefined, problems: [problemAt('invalid-yaml', start, message)] };
  }
}

function readDocument(text: string): { root: YamlNode | undefined; problems: Problem[] } {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent', uniqueKeys: false });
  const problems = [...document.errors, ...document.warnings].map((error): Problem => {
    const [from, to] = error.pos;
    const span = { start: Math.min(from, text.length), end: Math.min(Math.max(to, from + 1), text.length) };
    return problemAt('invalid-yaml', span, sentence(error.message));
  });
  const converter = new Converter(document, problems);
  const root = document.contents === null ? undefined : converter.convert(document.contents, 0, 0);
  return { root, problems };
}

function sentence(message: string): string {
  const line = message.split('\n')[0]!.replace(/:$/, '');
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

class Converter {
  private count = 0;

  constructor(
    private readonly document: Document,
    private readonly problems: Problem[],
  ) {}

  convert(node: Node | null | undefined, depth: number, at: number): YamlNode {
    this.count += 1;
    if (this.count > mostNodes) throw new TooMuch('The file repeats itself through aliases too often.');
    if (depth > deepest) throw new TooMuch(`The file is nested too deeply: more than ${deepest} levels.`);
    if (isAlias(node)) {
      const span = spanOf(node, at);
      const meant = node.resolve(this.document) as Node | undefined;
      if (meant) return { ...this.convert(meant, depth + 1, at), span };
      this.problems.push(problemAt('invalid-yaml', span, `There is no anchor “${node.source}”.`));
      return { kind: 'scalar', value: null, span };
    }
    const span = spanOf(node, at);
    if (isMap(node)) return { kind: 'map', span, entries: this.entries(node.items, depth, span.start) };
    if (isSeq(node)) {
      return {
        kind: 'list',
        span,
        items: node.items.map((item) => this.convert(item as Node, depth + 1, span.start)),
      };
    }
    if (isScalar(node)) {
      const written = typeof node.value === 'number' ? node.source : undefined;
      return { kind: 'scalar', value: plain(node.value), span, ...(written !== undefined && { written }) };
    }
    return { kind: 'scalar', value: null, span };
  }

  private entries(
    items: readonly { key: unknown; value: unknown }[],
    depth: number,
    at: number,
  ): YamlEntry[] {
    const entries: YamlEntry[] = [];
    const seen = new Set<string>();
    for (const { key, value } of items) {
      const keySpan = spanOf(key as Node, at);
      const name = isScalar(key) ? String(key.value) : '';
      if (!isScalar(key)) this.problems.push(problemAt('invalid-yaml', keySpan, 'A key must be a word.'));
      // A key that stands twice would silently take the place of the first.
      if (seen.has(name)) {
        this.problems.push(
          problemAt('duplicate-key', keySpan, `The key “${name}” stands here twice. Remove one.`),
        );
        continue;
      }
      seen.add(name);
      entries.push({ key: name, keySpan, value: this.convert(value as Node, depth + 1, keySpan.end) });
    }
    return entries;
  }
}

function spanOf(node: Node | null | undefined, at: number): FileSpan {
  const range = node?.range;
  return range ? { start: range[0], end: Math.max(range[0], range[1]) } : { start: at, end: at };
}

function plain(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'bigint' ? Number(value) : null;
}
