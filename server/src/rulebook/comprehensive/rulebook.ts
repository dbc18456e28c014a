// The Comprehensive Rules as data: sections, chapters, rules, subrules, examples, glossary.

/** How deep a numbered paragraph stands: `7`, `701`, `701.47`, `701.47a`. */
export type RuleKind = 'section' | 'chapter' | 'rule' | 'subrule';

/** A numbered paragraph of the rulebook. */
export interface Rule {
  /** As cited: `701.47a`, without a final full stop. */
  readonly number: string;
  readonly kind: RuleKind;
  /** The heading when the paragraph is one (`Amass`); else undefined. */
  readonly title?: string;
  /** The text; further paragraphs follow after `\n`. For headings, the heading. */
  readonly text: string;
  /** The texts of its examples, without the word "Example". */
  readonly examples: readonly string[];
  /** The number above: `701.47` for `701.47a`, `701` for `701.47`, `7` for `701`. Empty for sections. */
  readonly parent: string;
  /** The line of the file, counted from 0, at which it begins. */
  readonly line: number;
}

/** An entry of the glossary. */
export interface GlossaryEntry {
  /** As printed: `Bury (Obsolete)`. */
  readonly term: string;
  /** The definition; several paragraphs are parted by `\n`. */
  readonly text: string;
  readonly line: number;
}

/** One edition of the rulebook. */
export class Rulebook {
  private byTerm: Map<string, GlossaryEntry> | undefined;
  private childLists: Map<string, Rule[]> | undefined;
  private byTitle: Map<string, Rule> | undefined;

  constructor(
    /** The effective date as `2026-04-17`; empty when the text gives none. */
    readonly edition: string,
    /** In the order of the book. */
    readonly rules: readonly Rule[],
    readonly glossary: readonly GlossaryEntry[],
    private readonly byNumber: ReadonlyMap<string, Rule>,
  ) {}

  /** The rule with exactly this number. */
  rule(number: string): Rule | undefined {
    return this.byNumber.get(number);
  }

  /** The rules directly below a number, in order. */
  children(number: string): readonly Rule[] {
    if (!this.childLists) {
      this.childLists = new Map();
      for (const rule of this.rules) {
        const list = this.childLists.get(rule.parent);
        if (list) list.push(rule);
        else this.childLists.set(rule.parent, [rule]);
      }
    }
    return this.childLists.get(number) ?? [];
  }

  /** The nearest heading at or above a number. */
  titleAbove(number: string): string | undefined {
    for (let rule = this.rule(number); rule; rule = this.rule(rule.parent)) {
      if (rule.title) return rule.title;
    }
    return undefined;
  }

  /** The glossary entry of a term, whatever its case; `(Obsolete)` need not be given. */
  glossaryEntry(term: string): GlossaryEntry | undefined {
    if (!this.byTerm) {
      this.byTerm = new Map();
      for (const entry of this.glossary) this.byTerm.set(termKey(entry.term), entry);
    }
    return this.byTerm.get(termKey(term));
  }

  /**
   * The number that a rule of another edition has in this one, found by the heading above it: what the newest
   * edition calls 701.47a is 701.44a where "Amass" stands at 701.44. Undefined when the heading is not here.
   * `title` is the heading above the number in the edition that it comes from.
   */
  locate(number: string, title: string): string | undefined {
    const match = /^(\d+)(?:\.(\d+)([a-z]?))?$/.exec(number);
    if (!match) return undefined;
    if (!this.byTitle) {
      this.byTitle = new Map();
      // Titles such as "General" and "Planeswalker" repeat; the same place is preferred below.
      for (const rule of this.rules) {
        if (rule.title && !this.byTitle.has(rule.title)) this.byTitle.set(rule.title, rule);
      }
    }
    const same = this.rule(number);
    if (same && this.titleAbove(number) === title) return number;
    const [, chapter = '', main, letter = ''] = match;
    const heading = this.titled(title, chapter, main !== undefined);
    if (!heading) return undefined;
    const found =
      heading.kind === 'rule'
        ? heading.number + letter
        : main
          ? `${heading.number}.${main}${letter}`
          : heading.number;
    return this.rule(found) ? found : undefined;
  }

  private titled(title: string, chapter: string, isRule: boolean): Rule | undefined {
    if (isRule) {
      const sibling = this.children(chapter).find((rule) => rule.title === title);
      if (sibling) return sibling;
    }
    return this.byTitle?.get(title);
  }
}

function termKey(term: string): string {
  return term
    .replace(/ \(Obsolete\)$/i, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
