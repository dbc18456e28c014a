// Reads XML into elements with their places in the file; broken, rootless and hostile text included.
import { SaxesParser } from 'saxes';
import type { FileSpan, Problem } from '../text';
import { PiecedText } from './pieced-text';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** Its opening tag, with the angle brackets. */
  readonly opening: FileSpan;
  /** What stands between its tags. */
  content: FileSpan;
  /** From its opening tag to the end of its closing tag. */
  file: FileSpan;
  readonly selfClosing: boolean;
  /** Runs of characters directly inside it; CDATA is taken as it stands. */
  readonly runs: { readonly file: FileSpan; readonly cdata: boolean }[];
}

export interface XmlTree {
  readonly roots: readonly XmlElement[];
  readonly problems: readonly Problem[];
}

/** After so many problems the file is something else. */
const MOST_PROBLEMS = 20;

/** The only entities there are: none that a file declares is ever expanded. */
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * An ampersand that begins no entity, and a `<` that begins no tag or whose tag ends in another `<`. The
 * library would take all that follows for its name; they are hidden from it and told by us.
 */
const BARE = /&(?!#?\w{1,10};)|<(?![A-Za-z_:/!?\u0080-\uffff])|<(?=[A-Za-z_:/\u0080-\uffff][^<>]*(?:<|$))/g;
const BARE_AMPERSAND = 'A bare `&` stands here. Write `&amp;` for it.';
const BARE_LESS =
  'A `<` stands here that begins no whole tag. Write `&lt;` for the character, or finish the tag.';

/** Reads `text`; a file may have no root, or several. Never throws. */
export function readXmlTree(text: string): XmlTree {
  const builder = new XmlBuilder(text);
  builder.run();
  return builder;
}

/** The first child of a name. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((one) => one.name === name);
}

/** The characters of an element, its entities resolved, without those of elements inside it. */
export function xmlText(text: string, element: XmlElement): PiecedText {
  const result = new PiecedText();
  for (const { file, cdata } of element.runs) {
    if (cdata) {
      result.copy(text, file.start, file.end);
      continue;
    }
    // Searched in the run alone: in a long file the next ampersand may be far away.
    const run = text.slice(file.start, file.end);
    let from = file.start;
    for (let found = run.indexOf('&'); found >= 0; found = run.indexOf('&', found + 1)) {
      const entity = /^&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/i.exec(run.slice(found, found + 12));
      const value = entity && entityValue(entity);
      if (!value) continue;
      const at = file.start + found;
      result.copy(text, from, at);
      from = at + entity[0].length;
      result.put(value, { start: at, end: from });
    }
    result.copy(text, from, file.end);
  }
  return result;
}

function entityValue([, decimal, hex, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) return ENTITIES[name];
  const code = decimal !== undefined ? parseInt(decimal, 10) : parseInt(hex ?? '', 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Text as it must stand between tags. */
export function escapeXml(text: string): string {
  return text.replace(/[&<]|\]\]>/g, (found) =>
    found === '&' ? '&amp;' : found === '<' ? '&lt;' : ']]&gt;',
  );
}

/** Text as it must stand between the quotation marks of an attribute. */
export function escapeXmlAttribute(text: string): string {
  return escapeXml(text).replaceAll('"', '&quot;');
}

class XmlBuilder implements XmlTree {
  readonly roots: XmlElement[] = [];
  readonly problems: Problem[] = [];
  private readonly open: XmlElement[] = [];
  /** The end of the last tag, comment or the like. */
  private lastEnd = 0;
  private tagStart = 0;
  private handledClose = -1;
  /** Comments, CDATA and the like: what looks like a slip there is none. */
  private readonly quiet: FileSpan[] = [];
  private readonly parser: SaxesParser<{ xmlns?: false; fragment: true }>;

  constructor(private readonly text: string) {
    this.parser = new SaxesParser<{ xmlns?: false; fragment: true }>({ fragment: true });
  }

  run(): void {
    const { parser, text } = this;
    parser.on('opentagstart', () => {
      this.tagStart = text.lastIndexOf('<', parser.position - 1);
      this.takeRun(this.tagStart);
    });
    parser.on('opentag', (tag) => {
      const end = parser.position;
      this.takeOpening(tag.name, tag.attributes, tag.isSelfClosing, { start: this.tagStart, end });
    });
    parser.on('closetag', (tag) => {
      if (!tag.isSelfClosing) this.takeClosing(parser.position);
    });
    parser.on('comment', () => this.skip('<!--'));
    parser.on('doctype', () => this.skip('<!DOCTYPE'));
    parser.on('processinginstruction', () => this.skip('<?'));
    parser.on('cdata', () => {
      const start = text.indexOf('<![CDATA[', this.lastEnd);
      const { position } = parser;
      this.takeRun(start);
      this.open[this.open.length - 1]?.runs.push({
        file: { start: start + 9, end: position - 3 },
        cdata: true,
      });
      this.lastEnd = position;
      this.quiet.push({ start, end: position });
    });
    parser.on('error', (error) => this.takeError(error.message.replace(/^\d+:\d+:\s*/, '')));
    // A fragment may not begin with an XML declaration: it is passed over here, and so is a byte order mark.
    const start = /^\ufeff?\s*<\?xml\b[^<>]*\?>|^\ufeff/.exec(text)?.[0].length ?? 0;
    const bare: [at: number, message: string][] = [];
    const masked = text.slice(start).replace(BARE, (found, at: number) => {
      bare.push([start + at, found.startsWith('&') ? BARE_AMPERSAND : BARE_LESS]);
      return ' ';
    });
    this.lastEnd = start;
    parser.write(' '.repeat(start) + masked);
    parser.close();
    let next = 0;
    for (const [at, message] of bare) {
      while (next < this.quiet.length && this.quiet[next]!.end <= at) next++;
      const quiet = this.quiet[next];
      if (!quiet || at < quiet.start) this.report(message, { start: at, end: at + 1 });
    }
    this.finish();
  }

  private skip(opening: string): void {
    const start = this.text.indexOf(opening, this.lastEnd);
    if (start >= 0) this.takeRun(start);
    this.lastEnd = this.parser.position;
    this.quiet.push({ start, end: this.lastEnd });
  }

  private takeRun(end: number): void {
    if (end > this.lastEnd) {
      this.open[this.open.length - 1]?.runs.push({ file: { start: this.lastEnd, end }, cdata: false });
    }
  }

  private takeOpening(
    name: string,
    attributes: Readonly<Record<string, string>>,
    selfClosing: boolean,
    opening: FileSpan,
  ): void {
    const end = { start: opening.end, end: opening.end };
    const element: XmlElement = {
      name, attributes, selfClosing, opening, content: end, file: opening, children: [], runs: [],
    }; // prettier-ignore
    (this.open[this.open.length - 1]?.children ?? this.roots).push(element);
    if (!selfClosing) this.open.push(element);
    this.lastEnd = opening.end;
  }

  /**
   * Closes by our own stack, not the library's, which gives up all open elements at a closing tag that fits
   * none of them. Here, such a tag is passed over, so that one slip does not cost the rest of the file.
   */
  private takeClosing(position: number): void {
    if (position === this.handledClose) return;
    this.handledClose = position;
    const start = this.text.lastIndexOf('</', position - 1);
    const name = this.text.slice(start + 2, position - 1).trim();
    this.takeRun(start);
    this.lastEnd = position;
    let at = this.open.length - 1;
    while (at >= 0 && this.open[at]!.name !== name && at > this.open.length - 32) at--;
    if (this.open[at]?.name !== name) {
      this.report(`\`</${name}>\` closes nothing that is open.`, { start, end: position });
      return;
    }
    while (this.open.length > at) {
      const element = this.open.pop()!;
      const closes = element.name === name && this.open.length === at;
      element.content = { start: element.opening.end, end: start };
      element.file = { start: element.opening.start, end: closes ? position : start };
      if (!closes) this.report(`\`<${element.name}>\` is never closed.`, element.opening);
    }
  }

  private takeError(message: string): void {
    const end = this.parser.position;
    if (/^unmatched closing tag/.test(message)) return this.takeClosing(end);
    // Unclosed elements are told by our own stack.
    if (/^(?:unexpected close tag|unclosed tag)/.test(message)) return;
    const told = TOLD.find(([pattern]) => pattern.test(message))?.[1];
    if (told === '') return;
    this.report(told ?? `This is not well-formed XML: ${message.replace(/\.$/, '')}.`, {
      start: Math.max(this.lastEnd, end - 1),
      end: Math.max(this.lastEnd, end),
    });
  }

  private finish(): void {
    const end = this.text.length;
    this.takeRun(end);
    while (this.open.length > 0) {
      const element = this.open.pop()!;
      element.content = { start: element.opening.end, end };
      element.file = { start: element.opening.start, end };
      this.report(`\`<${element.name}>\` is never closed.`, element.opening);
    }
  }

  private report(message: string, file: FileSpan): void {
    if (this.problems.length >= MOST_PROBLEMS) return;
    this.problems.push({
      check: 'invalid-xml',
      severity: 'error',
      span: file,
      message,
      rules: [],
      fixes: [],
    });
  }
}

/** The library's words for the commonest slips, said for people. */
const TOLD: readonly (readonly [RegExp, string])[] = [
  [/undefined entity/, 'This entity is not defined. Write `&amp;` for an ampersand.'],
  [/malformed character entity/, 'This character entity names no character.'],
  [/inappropriately located doctype/, ''],
  [/^unexpected end/, 'The file ends inside a tag or comment.'],
  [/disallowed character/, 'This character is not allowed here.'],
  [/the string "]]>"/, 'Write `]]&gt;` for `]]>` in text.'],
  [/attribute without value|unquoted attribute/, 'An attribute needs a value in quotation marks.'],
  [/duplicate attribute/, 'This attribute stands here twice.'],
];
