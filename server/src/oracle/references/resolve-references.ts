// Finds what pronouns and definite phrases point back to, within a line and across the lines of a face.
import type { Span } from '../../text';
import type { Meaning, OracleLine, OracleTree } from '../tree';

/** What sort of thing is referred to. */
export type Referent = 'object' | 'player';

/** A place in the rules text: a line of the face and a span in it. */
export interface Place {
  readonly line: number;
  readonly span: Span;
}

/** A reference and what it stands for; without `to` it dangles. */
export interface OracleReference {
  readonly from: Place;
  readonly sort: Referent;
  readonly to?: Place;
  /** Whether it leads to another ability of the same face (CR 607). */
  readonly linked: boolean;
}

interface Mention {
  readonly place: Place;
  readonly sort: Referent;
  /** The noun in the singular, or '' when any would do. */
  readonly noun: string;
  readonly many: boolean | undefined;
}

const objectKinds = new Set([
  'self',
  'object',
  'objects',
  'tokens',
  'tokenCopy',
  'tokenCopies',
  'topCard',
  'topCards',
  'someOf',
  'oneOf',
  'eachOf',
  'counters',
  'mill',
  'draw',
  'each',
  'amass',
  'eitherOf',
  'bothOf',
  'drawCard',
]);
const backward = new Set<unknown>(['that', 'those', 'the', 'these', 'the other']);
const anyObject = new Set(['card', 'permanent', 'spell', 'object', 'token', 'source', 'ability', 'copy', '']);
const players = /\b(?:player|players|opponent|opponents|monarch|controller|owner)\b/;

function nounOf(value: unknown): string {
  const noun = (value as { noun?: unknown } | undefined)?.noun;
  return typeof noun === 'string' ? noun : '';
}

/** Resolves the references of one face. */
class Resolver {
  readonly found: OracleReference[] = [];
  private readonly mentions: Mention[] = [];
  private line = 0;
  private here: Span = { start: 0, end: 0 };

  run(tree: OracleTree): OracleReference[] {
    tree.lines.forEach(({ line }, index) => {
      this.line = index;
      this.readLine(line);
    });
    return this.found;
  }

  private readLine(line: OracleLine): void {
    for (const { meaning } of line.parts) this.walk(meaning);
  }

  private walk(value: unknown): void {
    if (typeof value === 'string') {
      this.word(value);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) this.walk(item);
      return;
    }
    const node = value as Meaning;
    if (node.kind === 'unread') return;
    if (node.kind === 'line') {
      this.readLine(value as unknown as OracleLine);
      return;
    }
    const outer = this.here;
    if (node.span) this.here = node.span;
    if (node.kind === 'pronoun') this.refer('object', '', undefined);
    const isObject = objectKinds.has(node.kind);
    if (isObject && backward.has(node['det'])) {
      const what = node['what'] as { post?: unknown } | undefined;
      // "The creature that…" says itself which one it is; "that creature" points back.
      if (!(node['det'] === 'the' && (node['post'] !== undefined || what?.post !== undefined))) {
        this.refer('object', nounOf(what), node.kind === 'objects');
      }
    }
    // An object stands for itself in what follows its noun: "each creature with a counter on it".
    if (isObject) this.mention('object', nounOf(node['what']), node.kind === 'objects');
    for (const [slot, inner] of Object.entries(node))
      if (slot !== 'span' && slot !== 'kind') this.walk(inner);
    this.here = outer;
  }

  private word(word: string): void {
    if (/^that (?:player|opponent)$/.test(word)) this.refer('player', '', false);
    else if (players.test(word)) this.mention('player', '', undefined);
  }

  private place(): Place {
    return { line: this.line, span: this.here };
  }

  private mention(sort: Referent, noun: string, many: boolean | undefined): void {
    this.mentions.push({ place: this.place(), sort, noun, many });
  }

  private refer(sort: Referent, noun: string, many: boolean | undefined): void {
    // A pronoun may stand for a player as well as for an object.
    const fits = (mention: Mention): boolean => mention.sort === sort || (sort === 'object' && noun === '');
    const suits = (mention: Mention): boolean =>
      fits(mention) &&
      (anyObject.has(noun) || anyObject.has(mention.noun) || mention.noun === noun) &&
      (many === undefined || mention.many === undefined || mention.many === many);
    const to =
      this.mentions.findLast((mention) => mention.place.line === this.line && suits(mention)) ??
      this.mentions.findLast((mention) => mention.place.line === this.line && fits(mention)) ??
      this.mentions.findLast(suits) ??
      this.mentions.findLast(fits);
    const from = this.place();
    if (to) this.found.push({ from, sort, to: to.place, linked: to.place.line !== this.line });
    else this.found.push({ from, sort, linked: false });
  }
}

/**
 * Every pronoun and definite phrase of a face, in order, with what it points to. The nearest thing before it that
 * fits in sort, noun and number is taken, first in its own line, then in the lines before (linked abilities, CR 607).
 */
export function resolveReferences(tree: OracleTree): readonly OracleReference[] {
  return new Resolver().run(tree);
}
