// An explanation as the side view shows it: plain words and numbers, no markup.
import type { Rulebook } from '../rulebook';
import type { CitedRule, ExplainedWords } from '../protocol';
import type { Face } from '../card';
import { expansionOfName, ruleTitle } from '../vocabulary';
import type { Explanation } from './explanation';
import { numberInBook } from './rule-editions';
import { quoteRule } from './rules-hover';

/** Title, sentences, cited rules and, where a rulebook is given, the official words. */
export function viewExplanation(found: Explanation, book?: Rulebook): ExplainedWords {
  switch (found.kind) {
    case 'entry': {
      const { entry, target } = found;
      const paragraphs = [entry.text, ...(target ? [`Here it refers to “${target.words}”`] : [])];
      return withRules(entry.title, paragraphs, entry.rules, book);
    }
    case 'pronoun':
      return withRules(found.words, [`Refers to “${found.target.words}”.`], [], book);
    case 'card':
      return withRules(found.name, found.card.faces.flatMap(linesOf), [], book);
    case 'old-name': {
      const expansion = expansionOfName(found.name);
      const text = expansion ? [`A name first printed in ${expansion.name}.`] : [];
      return withRules(found.name, text, expansion ? [expansion.rule] : [], book);
    }
    case 'rule': {
      // A number that a person typed is meant in the user's own edition.
      const title = book?.titleAbove(found.number) ?? ruleTitle(found.number) ?? '';
      const quote = book && quoteRule(book, found.number, title);
      const rules = [{ number: found.number, title }];
      return { title: `CR ${found.number}`, paragraphs: [title], rules, ...(quote ? { quote } : {}) };
    }
  }
}

function withRules(
  title: string,
  paragraphs: readonly string[],
  numbers: readonly string[],
  book: Rulebook | undefined,
): ExplainedWords {
  const rules = numbers.flatMap((newest): CitedRule[] => {
    const number = numberInBook(newest, book);
    return number === undefined ? [] : [{ number, title: ruleTitle(newest) ?? '' }];
  });
  const quote = book && numbers[0] !== undefined ? quoteRule(book, numbers[0]) : undefined;
  return { title, paragraphs, rules, ...(quote ? { quote } : {}) };
}

function linesOf({
  name,
  manaCost,
  typeLine,
  oracleText,
  power,
  toughness,
  loyalty,
  defense,
}: Face): string[] {
  const numbers =
    power && toughness ? `${power.value}/${toughness.value}` : (loyalty?.value ?? defense?.value ?? '');
  const head = [name?.text, manaCost?.text].filter(Boolean).join(' ');
  return [head, typeLine?.text ?? '', ...(oracleText?.text ?? '').split('\n'), numbers].filter(Boolean);
}
