// Which rule numbers exist, and the titles above them.
import { packedRuleNumbers, ruleEdition, ruleTitles } from './rule-numbers.generated';

export { ruleEdition, ruleTitles };

let known: Set<string> | undefined;

function all(): Set<string> {
  if (known) return known;
  known = new Set(Object.keys(ruleTitles));
  for (const packed of packedRuleNumbers.split(' ')) {
    const number = packed.replace(/[a-z]+$/, '');
    known.add(number);
    for (const letter of packed.slice(number.length)) known.add(number + letter);
  }
  return known;
}

/** Whether the newest whole rulebook has a section, chapter, rule or subrule of this number. */
export function isRuleNumber(number: string): boolean {
  return all().has(number);
}

/** Every number of the newest whole rulebook: sections, chapters, rules and subrules. */
export function ruleNumberList(): readonly string[] {
  return [...all()];
}

/**
 * The nearest title above a rule: `701.47a` -> `Amass`, `122.1b` -> `Counters`, `6` -> `Spells, Abilities, and
 * Effects`. Undefined when there is no such rule.
 */
export function ruleTitle(number: string): string | undefined {
  if (!isRuleNumber(number)) return undefined;
  const main = number.replace(/[a-z]$/, '');
  return ruleTitles[main] ?? ruleTitles[main.split('.')[0]!];
}

/** Finds rule numbers in any text: `CR 701.47a`, `rule 122.1b`; only numbers that exist. Spans count in `text`. */
export function findRuleNumbers(
  text: string,
): { readonly number: string; readonly start: number; readonly end: number }[] {
  const found: { number: string; start: number; end: number }[] = [];
  for (const match of text.matchAll(/(?<![\w.])([1-9]\d{2})(?:\.(\d{1,3})([a-z])?)?(?!\w|\.\d)/g)) {
    // A bare chapter number is only meant as one behind "CR" or "rule".
    if (!match[2] && !/(?:\bCR|\brules?)\s$/i.test(text.slice(Math.max(0, match.index - 6), match.index)))
      continue;
    if (isRuleNumber(match[0])) {
      found.push({ number: match[0], start: match.index, end: match.index + match[0].length });
    }
  }
  return found;
}
