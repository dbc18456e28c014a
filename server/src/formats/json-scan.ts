// Walks JSON from start to end and says what stands where; half-typed, broken and endlessly nested text included.
import { createScanner } from 'jsonc-parser';
import { MappedText } from '../text';
import type { FileSpan, MappedPiece } from '../text';

/** The library declares its token kinds and errors as constants that a bundler cannot import: these are theirs. */
const KIND = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  string: 10,
  number: 11,
  unknown: 16,
  end: 17,
};
const NO_ERROR = 0;
const UNCLOSED_STRING = 2;
const CONTROL_CHARACTER = 6;

/** A string, number or word of the file. */
export interface JsonToken {
  readonly kind: 'string' | 'number' | 'literal';
  /** A string unescaped, or the characters of a number or word as they stand. */
  readonly value: string;
  /** With the quotes of a string. */
  readonly file: FileSpan;
}

/** What a walk reports, in the order of the file. Every opening has its closing, also in a file that ends early. */
export interface JsonVisitor {
  open(kind: 'object' | 'array', start: number): void;
  close(kind: 'object' | 'array', end: number): void;
  key(token: JsonToken): void;
  value(token: JsonToken): void;
  problem(message: string, file: FileSpan): void;
}

/** After so many problems the file is something else; nobody reads on. */
const MOST_PROBLEMS = 20;

type Awaits = 'key' | 'colon' | 'value' | 'comma';

interface Frame {
  readonly kind: 'object' | 'array';
  readonly start: number;
  awaits: Awaits;
}

/**
 * Walks `text` from `start`. Several values one after the other (an object a line) are fine.
 * With `single`, it stops after the first whole value. Comments are passed over. Never throws.
 */
export function scanJson(text: string, visitor: JsonVisitor, start = 0, single = false): void {
  new Walk(text, visitor).run(start, single);
}

class Walk {
  private readonly scanner;
  private readonly stack: Frame[] = [];
  private problems = 0;
  /** A problem silences the next token, which is often the same fault seen again. */
  private lastProblemAt = -2;
  private tokens = 0;
  private hadValue = false;

  constructor(
    text: string,
    private readonly visitor: JsonVisitor,
  ) {
    this.scanner = createScanner(text, true);
  }

  run(start: number, single: boolean): void {
    const { scanner, stack } = this;
    scanner.setPosition(start);
    for (let kind = this.next(); kind !== KIND.end; kind = this.next()) {
      this.tokens++;
      this.take(kind);
      if (single && stack.length === 0 && this.hadValue) return;
    }
    const end = scanner.getPosition();
    if (stack.length > 0) {
      const { kind } = stack[stack.length - 1]!;
      this.problem(`The file ends inside this ${kind}, before its \`${kind === 'object' ? '}' : ']'}\`.`, {
        start: Math.max(start, end - 1),
        end,
      });
    }
    while (stack.length > 0) this.visitor.close(stack.pop()!.kind, end);
  }

  private next(): number {
    return this.scanner.scan();
  }

  private take(kind: number): void {
    const frame = this.stack[this.stack.length - 1];
    switch (kind) {
      case KIND.closeBrace:
        return this.takeClose('object');
      case KIND.closeBracket:
        return this.takeClose('array');
      case KIND.comma:
        return this.takeComma(frame);
      case KIND.colon:
        if (frame?.awaits === 'colon') frame.awaits = 'value';
        else this.problem('Unexpected `:`.');
        return;
      case KIND.unknown:
        this.problem('Unexpected characters.');
        if (frame && frame.awaits === 'value') frame.awaits = 'comma';
        return;
      default:
        this.takeValue(kind, frame);
    }
  }

  private takeComma(frame: Frame | undefined): void {
    if (frame?.awaits === 'comma') {
      frame.awaits = frame.kind === 'object' ? 'key' : 'value';
      return;
    }
    this.problem(frame?.awaits === 'value' ? 'A value is missing before this comma.' : 'Unexpected comma.');
    if (frame?.kind === 'object') frame.awaits = 'key';
  }

  private takeClose(kind: Frame['kind']): void {
    const { scanner, stack } = this;
    const end = scanner.getTokenOffset() + scanner.getTokenLength();
    const frame = stack[stack.length - 1];
    if (frame?.kind !== kind) {
      this.problem(`Unexpected \`${kind === 'object' ? '}' : ']'}\`.`);
      if (!stack.some((outer) => outer.kind === kind)) return;
      while (stack[stack.length - 1]?.kind !== kind) this.pop(scanner.getTokenOffset());
    } else if (kind === 'object' && (frame.awaits === 'colon' || frame.awaits === 'value')) {
      this.problem('A value is missing before this `}`.');
    }
    this.pop(end);
  }

  private pop(end: number): void {
    this.visitor.close(this.stack.pop()!.kind, end);
    this.valueEnded();
  }

  private takeValue(kind: number, frame: Frame | undefined): void {
    const { scanner } = this;
    const opens = kind === KIND.openBrace || kind === KIND.openBracket;
    if (frame?.awaits === 'colon' || frame?.awaits === 'comma') {
      this.problem(
        frame.awaits === 'colon' ? 'A `:` is missing before this.' : 'A comma is missing before this.',
      );
      frame.awaits = frame.awaits === 'colon' || frame.kind === 'array' ? 'value' : 'key';
    }
    if (frame?.awaits === 'key') {
      if (kind === KIND.string) {
        this.visitor.key(this.token('string'));
        frame.awaits = 'colon';
        return;
      }
      this.problem('A name in quotation marks is expected here.');
      // An opening bracket still counts, so that its closing one is not taken for the object's.
      if (!opens) return;
    }
    if (opens) {
      const opened = kind === KIND.openBrace ? 'object' : 'array';
      const start = scanner.getTokenOffset();
      this.stack.push({ kind: opened, start, awaits: opened === 'object' ? 'key' : 'value' });
      this.visitor.open(opened, start);
      return;
    }
    this.visitor.value(
      this.token(kind === KIND.string ? 'string' : kind === KIND.number ? 'number' : 'literal'),
    );
    this.valueEnded();
  }

  private valueEnded(): void {
    const frame = this.stack[this.stack.length - 1];
    if (frame) frame.awaits = 'comma';
    this.hadValue = true;
  }

  private token(kind: JsonToken['kind']): JsonToken {
    const { scanner } = this;
    const start = scanner.getTokenOffset();
    const error: number = scanner.getTokenError();
    if (error === UNCLOSED_STRING) this.problem('This string is never closed on its line.');
    else if (error === CONTROL_CHARACTER) this.problem('A control character stands in this string.');
    else if (error !== NO_ERROR) this.problem('An escape in this string is not valid JSON.');
    return { kind, value: scanner.getTokenValue(), file: { start, end: start + scanner.getTokenLength() } };
  }

  private problem(message: string, file?: FileSpan): void {
    const repeated = this.tokens - this.lastProblemAt <= 1;
    this.lastProblemAt = this.tokens;
    if (repeated || ++this.problems > MOST_PROBLEMS) return;
    const start = this.scanner.getTokenOffset();
    this.visitor.problem(message, file ?? { start, end: start + this.scanner.getTokenLength() });
  }
}

/** Turns text into what stands between the quotation marks of a JSON string; lone surrogates are escaped. */
export function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** The value of a string of the file, with a map back through its escapes. */
export function mapJsonString(text: string, token: JsonToken): MappedText {
  const start = token.file.start + 1;
  const closed = token.file.end - token.file.start > 1 && isClosed(text, token.file);
  const end = closed ? token.file.end - 1 : token.file.end;
  let escape = findEscape(text, start, end);
  if (escape < 0) return MappedText.plain(text.slice(start, end), start, escapeJson);
  const pieces: MappedPiece[] = [];
  let value = '';
  let from = start;
  const take = (until: number, piece: string): void => {
    if (piece === '') return;
    pieces.push({ at: value.length, length: piece.length, file: { start: from, end: until } });
    value += piece;
  };
  while (escape >= 0) {
    take(escape, text.slice(from, escape));
    from = escape;
    const letter = text[escape + 1] ?? '';
    const code =
      letter === 'u' ? /^[0-9a-f]{4}/i.exec(text.slice(escape + 2, Math.min(end, escape + 6))) : null;
    const after = Math.min(end, escape + (code ? 6 : 2));
    take(
      after,
      code
        ? String.fromCharCode(parseInt(code[0], 16))
        : escape + 1 < end
          ? (SHORT_ESCAPES[letter] ?? letter)
          : '\\',
    );
    from = after;
    escape = findEscape(text, from, end);
  }
  take(end, text.slice(from, end));
  return new MappedText(value, pieces, { start, end }, escapeJson);
}

/** The next backslash before `end`, or -1. Looks no further than `end`: a file may hold none for megabytes. */
function findEscape(text: string, from: number, end: number): number {
  const at = text.slice(from, end).indexOf('\\');
  return at < 0 ? -1 : from + at;
}

/** Whether the token's last character is its closing quotation mark and not an escaped one. */
function isClosed(text: string, file: FileSpan): boolean {
  if (text[file.end - 1] !== '"') return false;
  let backslashes = 0;
  while (text[file.end - 2 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 0;
}
