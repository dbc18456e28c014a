// The digest laid out as a rulebook: the official headings with our own words below them, for those without the file.
import { ruleEdition, ruleTitles } from '../vocabulary';
import { Rulebook } from './comprehensive';
import type { Rule, RuleKind } from './comprehensive';
import { digestEntries } from './digest';

let built: Rulebook | undefined;

/** Every heading of the newest whole rulebook and every rule that an entry of the digest explains. */
export function digestBook(): Rulebook {
  return (built ??= build());
}

function build(): Rulebook {
  const texts = new Map<string, string[]>();
  for (const number of Object.keys(ruleTitles)) texts.set(number, []);
  for (const { rules, title, text } of digestEntries()) {
    const number = rules[0]!;
    const own = texts.get(number) ?? [];
    // The heading says it already where an entry is called like its rule.
    own.push(title.toLowerCase() === ruleTitles[number]?.toLowerCase() ? text : `${title}: ${text}`);
    texts.set(number, own);
  }
  const numbers = [...texts.keys()].sort(compareNumbers);
  const rules = numbers.map((number, line): Rule => {
    const title = ruleTitles[number];
    const own = texts.get(number) ?? [];
    return {
      number,
      kind: kindOf(number),
      ...(title === undefined ? {} : { title }),
      text: (title === undefined ? own : [title, ...own]).join('\n'),
      examples: [],
      parent: parentOf(number, texts),
      line,
    };
  });
  return new Rulebook(ruleEdition, rules, [], new Map(rules.map((rule) => [rule.number, rule])));
}

function kindOf(number: string): RuleKind {
  if (/[a-z]$/.test(number)) return 'subrule';
  if (number.includes('.')) return 'rule';
  return number.length > 1 ? 'chapter' : 'section';
}

/** The nearest number above that is in the digest. */
function parentOf(number: string, known: ReadonlyMap<string, unknown>): string {
  const main = number.replace(/[a-z]$/, '');
  const above = [main, main.split('.')[0]!, number[0]!];
  return above.find((each) => each !== number && known.has(each)) ?? '';
}

/** `9` < `90` is wrong for sections, `702.10` comes after `702.9`: parts are compared one by one. */
function compareNumbers(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  return (
    a.section - b.section || a.chapter - b.chapter || a.main - b.main || a.letter.localeCompare(b.letter)
  );
}

function partsOf(number: string): { section: number; chapter: number; main: number; letter: string } {
  const [, chapter = '', main = '0', letter = ''] = /^(\d+)(?:\.(\d+)([a-z]?))?$/.exec(number) ?? [];
  return {
    section: Number(chapter[0]),
    chapter: chapter.length > 1 ? Number(chapter) : 0,
    main: Number(main),
    letter,
  };
}
