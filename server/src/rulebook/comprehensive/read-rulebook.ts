// Reads the published text file of the Comprehensive Rules. Any text is read; nothing throws.
import { Rulebook, type GlossaryEntry, type Rule, type RuleKind } from './rulebook';

interface OpenRule {
  number: string;
  kind: RuleKind;
  title?: string;
  paragraphs: string[];
  examples: string[];
  parent: string;
  line: number;
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/**
 * Reads an edition: any line ends (one edition has bare carriage returns), with or without byte order mark, table
 * of contents or glossary. Numbered paragraphs become rules; unnumbered ones belong to the rule above them.
 */
export function readRulebook(text: string): Rulebook {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const trimmed = lines.map((line) => line.trim());
  // Headings stand twice, in the contents and in the body; the contents end with the first "Credits".
  const contents = trimmed.indexOf('Contents');
  const bodyStart = contents < 0 ? 0 : trimmed.indexOf('Credits', contents) + 1;
  const glossaryAt = trimmed.indexOf('Glossary', bodyStart);
  const bodyEnd = glossaryAt < 0 ? trimmed.length : glossaryAt;
  const creditsAt = trimmed.indexOf('Credits', bodyEnd);
  const glossaryEnd = creditsAt < 0 ? trimmed.length : creditsAt;

  const rules = readBody(trimmed, bodyStart, bodyEnd);
  const byNumber = new Map<string, Rule>();
  for (const rule of rules) if (!byNumber.has(rule.number)) byNumber.set(rule.number, rule);
  const glossary = glossaryAt < 0 ? [] : readGlossary(trimmed, glossaryAt + 1, glossaryEnd);
  return new Rulebook(readEdition(trimmed), rules, glossary, byNumber);
}

/**
 * Whether a text is the whole rulebook, as a downloaded file must be: the date of its edition, and several hundred
 * rules. Gives the reason when it is not.
 */
export function checkRulebook(text: string): { readonly edition: string } | { readonly problem: string } {
  if (text.length > 8_000_000) return { problem: 'The file is too large to be the Comprehensive Rules.' };
  const book = readRulebook(text);
  if (!book.edition) return { problem: 'The file gives no date from which its rules are effective.' };
  if (book.rules.length < 500 || !book.rule('100.1')) {
    return { problem: 'The file does not hold the numbered rules.' };
  }
  return { edition: book.edition };
}

function readEdition(lines: readonly string[]): string {
  for (const line of lines.slice(0, 60)) {
    const match = /effective as of ([A-Za-z]+) (\d{1,2}), (\d{4})/.exec(line);
    const month = match ? months.indexOf(match[1]!.toLowerCase()) + 1 : 0;
    if (match && month > 0) {
      return `${match[3]}-${String(month).padStart(2, '0')}-${match[2]!.padStart(2, '0')}`;
    }
  }
  return '';
}

function readBody(lines: readonly string[], start: number, end: number): Rule[] {
  const open: OpenRule[] = [];
  for (let at = start; at < end; at += 1) {
    const line = lines[at]!;
    if (line === '') continue;
    const numbered = readNumbered(line, at);
    const last = open.at(-1);
    if (numbered) open.push(numbered);
    else if (!last) continue;
    else if (/^Example:/.test(line)) last.examples.push(line.replace(/^Example:\s*/, ''));
    else last.paragraphs.push(line);
  }
  // A rule of a few words without a full stop is a heading when subrules follow; keyword headings always are.
  const hasChildren = new Set(open.map((rule) => rule.parent));
  const mayHead = (rule: { kind: RuleKind; number: string }) =>
    rule.kind === 'rule' && (hasChildren.has(rule.number) || /^70[12]\./.test(rule.number));
  return open.map(({ paragraphs, title, ...rule }) => {
    const text = paragraphs.join('\n');
    const heading = title ?? (mayHead(rule) && isHeading(text) ? text : undefined);
    return { ...rule, ...(heading === undefined ? {} : { title: heading }), text };
  });
}

function isHeading(text: string): boolean {
  return text.length < 60 && !/[.:”"]$/.test(text) && !text.includes('\n');
}

function readNumbered(line: string, at: number): OpenRule | undefined {
  const rule = (number: string, kind: RuleKind, text: string, parent: string): OpenRule => ({
    number,
    kind,
    ...(kind === 'section' || kind === 'chapter' ? { title: text } : {}),
    paragraphs: [text],
    examples: [],
    parent,
    line: at,
  });
  // "119.1d." has a full stop where others have none, "606.5 If" lacks one, "901.4.All" lacks the space.
  const inner = /^(\d{3})\.(\d{1,3})([a-z]?)\.?(?:\s+|(?=[A-Z“"{]))(.*)$/.exec(line);
  if (inner) {
    const [, chapter, main, letter, text] = inner;
    const number = `${chapter}.${main}`;
    return letter ? rule(number + letter, 'subrule', text!, number) : rule(number, 'rule', text!, chapter!);
  }
  const chapter = /^([1-9]\d\d)\.\s+(\S.*)$/.exec(line);
  if (chapter) return rule(chapter[1]!, 'chapter', chapter[2]!, chapter[1]![0]!);
  const section = /^([1-9])\.\s+(\S.{0,80})$/.exec(line);
  if (section) return rule(section[1]!, 'section', section[2]!, '');
  return undefined;
}

function readGlossary(lines: readonly string[], start: number, end: number): GlossaryEntry[] {
  const entries: GlossaryEntry[] = [];
  let block: string[] = [];
  const close = (at: number) => {
    const [term, ...definition] = block;
    if (term !== undefined) entries.push({ term, text: definition.join('\n'), line: at - block.length });
    block = [];
  };
  for (let at = start; at < end; at += 1) {
    const line = lines[at]!;
    if (line === '') close(at);
    else block.push(line);
  }
  close(end);
  return entries;
}
