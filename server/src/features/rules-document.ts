// The rulebook as a read-only document: its text, outline, links between rules, definitions and references.
import { findReferences } from '../rulebook';
import type { Rule, Rulebook } from '../rulebook';
import type { Span } from '../text';

/** A section, chapter or rule in the outline. */
export interface RuleOutlineItem {
  /** Empty in the glossary. */
  readonly number: string;
  readonly title: string;
  /** The heading and all that belongs to it. */
  readonly span: Span;
  /** The line of the heading. */
  readonly selection: Span;
  readonly children: readonly RuleOutlineItem[];
}

/** A number in the text that leads to a rule. */
export interface RuleLink {
  readonly span: Span;
  readonly number: string;
}

/** One rulebook laid out as text; spans count in `text`. Built in some ten milliseconds, links on first use. */
export class RulesDocument {
  readonly text: string;
  private readonly spans = new Map<string, Span>();
  private readonly places: { readonly start: number; readonly rule: Rule }[] = [];
  private readonly terms: { readonly term: string; readonly span: Span }[] = [];
  private readonly glossary: Span | undefined;
  private foundLinks: readonly RuleLink[] | undefined;

  /** `title` is the first line. */
  constructor(
    readonly book: Rulebook,
    title = `Comprehensive Rules${book.edition ? `, effective ${book.edition}` : ''}`,
  ) {
    const lines: string[] = [];
    let length = 0;
    const write = (line: string): Span => {
      const start = length;
      lines.push(line);
      length += line.length + 1;
      return { start, end: start + line.length };
    };
    write(title);
    for (const rule of book.rules) {
      if (rule.title || rule.kind === 'rule') write('');
      const dot = rule.kind === 'subrule' ? '' : '.';
      const first = write(`${rule.number}${dot} ${rule.text.split('\n')[0]}`);
      let last = first;
      for (const paragraph of rule.text.split('\n').slice(1)) last = write(`    ${paragraph}`);
      for (const example of rule.examples) last = write(`    Example: ${example}`);
      this.places.push({ start: first.start, rule });
      if (!this.spans.has(rule.number)) this.spans.set(rule.number, { start: first.start, end: last.end });
    }
    if (book.glossary.length > 0) {
      write('');
      this.glossary = write('Glossary');
      for (const entry of book.glossary) {
        write('');
        const { start } = write(entry.term);
        let end = start + entry.term.length;
        for (const paragraph of entry.text.split('\n')) end = write(`    ${paragraph}`).end;
        this.terms.push({ term: entry.term, span: { start, end } });
      }
    }
    this.text = lines.join('\n');
  }

  /** Where a rule stands, with its examples; undefined when the book has no such number. */
  spanOf(number: string): Span | undefined {
    return this.spans.get(number);
  }

  /** Where an entry of the glossary stands. */
  spanOfTerm(term: string): Span | undefined {
    return this.terms.find((each) => each.term === term)?.span;
  }

  /** The rule in whose text an offset lies; undefined before the first one and in the glossary. */
  ruleAt(offset: number): Rule | undefined {
    if (this.glossary && offset >= this.glossary.start) return undefined;
    let low = 0;
    let high = this.places.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.places[middle]!.start <= offset) low = middle;
      else high = middle - 1;
    }
    const place = this.places[low];
    return place && place.start <= offset ? place.rule : undefined;
  }

  /** All numbers in the text that lead to a rule of the book, apart from those that head their own paragraph. */
  links(): readonly RuleLink[] {
    this.foundLinks ??= findReferences(this.text)
      .filter(({ number, start }) => this.spans.has(number) && this.spans.get(number)!.start !== start)
      .map(({ number, start, end }) => ({ number, span: { start, end } }));
    return this.foundLinks;
  }

  /** The link under an offset. */
  linkAt(offset: number): RuleLink | undefined {
    return this.links().find(({ span }) => offset >= span.start && offset <= span.end);
  }

  /** Links that lead to a rule, or to one of its subrules. */
  referencesTo(number: string): readonly RuleLink[] {
    const below = new Set([number, ...this.book.children(number).map((rule) => rule.number)]);
    return this.links().filter((link) => below.has(link.number));
  }

  /** Sections, their chapters, and in these the rules; subrules are not listed. The glossary comes last. */
  outline(): readonly RuleOutlineItem[] {
    const item = (rule: Rule): RuleOutlineItem => {
      const children = rule.kind === 'rule' ? [] : this.book.children(rule.number).map(item);
      const own = this.spans.get(rule.number) ?? { start: 0, end: 0 };
      const inner = rule.kind === 'rule' ? this.book.children(rule.number) : [];
      const ends = [own.end, ...children.map((child) => child.span.end)];
      for (const subrule of inner) ends.push(this.spans.get(subrule.number)?.end ?? 0);
      const lineEnd = this.text.indexOf('\n', own.start);
      return {
        number: rule.number,
        title: rule.title ?? shorten(rule.text),
        span: { start: own.start, end: Math.max(...ends) },
        selection: { start: own.start, end: lineEnd < 0 ? this.text.length : lineEnd },
        children,
      };
    };
    const sections = this.book.children('').map(item);
    if (!this.glossary) return sections;
    const children = this.terms.map(({ term, span }): RuleOutlineItem => {
      const selection = { start: span.start, end: span.start + term.length };
      return { number: '', title: term, span, selection, children: [] };
    });
    const end = children.at(-1)?.span.end ?? this.glossary.end;
    const glossary = { start: this.glossary.start, end };
    return [
      ...sections,
      { number: '', title: 'Glossary', span: glossary, selection: this.glossary, children },
    ];
  }
}

function shorten(text: string): string {
  const line = text.split('\n')[0]!;
  return line.length <= 60 ? line : `${line.slice(0, 59).trimEnd()}…`;
}
