// Reads cards out of Scryfall-style JSON, keeping the exact characters of every value.
import type { Card } from '../../card';
import type { FileSpan, Problem } from '../../text';
import type { ReadFile } from '../file-format';
import type { JsonToken, JsonVisitor } from '../json-scan';
import { scanJson } from '../json-scan';
import { buildCard } from './card';

/** The fields that are read; all others stay in the file untouched. */
const FIELDS = new Set([
  'object',
  'name',
  'mana_cost',
  'type_line',
  'oracle_text',
  'power',
  'toughness',
  'loyalty',
  'defense',
  'layout',
  'lang',
]);

/** A card or face as it stands in the file. */
export interface RawObject {
  readonly start: number;
  end: number;
  readonly fields: Map<string, JsonToken>;
  readonly faces: RawObject[];
}

/** What a bracket of the file holds. */
type Role = 'root' | 'cards' | 'card' | 'faces' | 'face' | 'other';

interface Frame {
  readonly role: Role;
  readonly object?: RawObject;
  key?: string;
}

/** Reads the whole text. Never throws; broken JSON gives the cards that can be made out, and problems. */
export function read(text: string): ReadFile {
  const reader = new Reader(text);
  scanJson(text, reader, text.startsWith('\uFEFF') ? 1 : 0);
  return { cards: reader.cards, problems: reader.problems };
}

class Reader implements JsonVisitor {
  readonly cards: Card[] = [];
  readonly problems: Problem[] = [];
  private readonly stack: Frame[] = [];

  constructor(private readonly text: string) {}

  open(kind: 'object' | 'array', start: number): void {
    const role = this.roleOf(kind, this.stack[this.stack.length - 1]);
    const holds = role === 'card' || role === 'face' || (role === 'root' && kind === 'object');
    this.stack.push({
      role,
      object: holds ? { start, end: start, fields: new Map(), faces: [] } : undefined,
    });
  }

  private roleOf(kind: 'object' | 'array', outer: Frame | undefined): Role {
    if (!outer) return kind === 'array' ? 'cards' : 'root';
    if (kind === 'array') {
      if (outer.role === 'root' && (outer.key === 'data' || outer.key === 'cards')) return 'cards';
      return (outer.role === 'root' || outer.role === 'card') && outer.key === 'card_faces'
        ? 'faces'
        : 'other';
    }
    return outer.role === 'cards' ? 'card' : outer.role === 'faces' ? 'face' : 'other';
  }

  close(_kind: 'object' | 'array', end: number): void {
    const frame = this.stack.pop();
    if (!frame?.object) return;
    frame.object.end = end;
    const { role, object } = frame;
    if (role === 'face') {
      this.stack[this.stack.length - 2]?.object?.faces.push(object);
      return;
    }
    const card = buildCard(this.text, object);
    if (card) {
      this.cards.push(card.card);
      this.problems.push(...card.problems);
    }
  }

  key(token: JsonToken): void {
    const frame = this.stack[this.stack.length - 1];
    if (!frame) return;
    frame.key = token.value;
    if (frame.object?.fields.has(token.value)) {
      this.report(
        'duplicate-key',
        `“${token.value}” stands here twice; the last one counts.`,
        token.file,
        'warning',
      );
    }
  }

  value(token: JsonToken): void {
    const frame = this.stack[this.stack.length - 1];
    if (!frame?.object || frame.key === undefined || !FIELDS.has(frame.key)) return;
    if (token.kind === 'string' || token.kind === 'number') frame.object.fields.set(frame.key, token);
    else if (token.value !== 'null') {
      this.report('invalid-value', `“${frame.key}” should be a string.`, token.file, 'warning');
    }
  }

  problem(message: string, file: FileSpan): void {
    this.report('invalid-json', message, file, 'error');
  }

  private report(check: string, message: string, file: FileSpan, severity: Problem['severity']): void {
    this.problems.push({ check, severity, span: file, message, rules: [], fixes: [] });
  }
}
