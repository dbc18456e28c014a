// Which rules a card depends on, and so which cards a rule or a new edition touches.
import type { AnalysedCard, AnalysedDocument } from '../analysis';
import type { FileSpan } from '../text';
import { termsIn } from '../rulebook';
import type { EditionComparison, Rulebook } from '../rulebook';
import { findSubtype, ruleTitle } from '../vocabulary';

/** Words of a card that depend on a rule. */
export interface RuleUse {
  /** The number in the newest whole edition. */
  readonly number: string;
  /** The first words of the card that do. */
  readonly span: FileSpan;
}

/** A card that depends on a rule. */
export interface DependentCard {
  readonly uri: string | undefined;
  readonly card: string;
  readonly uses: readonly RuleUse[];
}

/** Kinds of words that nearly every card has and that say nothing about what a card depends on in particular. */
const everywhere = new Set(['card', 'you', 'player', 'creature', 'may', 'trigger', 'card-type', 'turn']);

/** The rules that a card's words and problems depend on, each with the first words that do. */
export function rulesOfCard(card: AnalysedCard): RuleUse[] {
  const uses = new Map<string, FileSpan>();
  const use = (number: string, span: FileSpan) => {
    if (!uses.has(number)) uses.set(number, span);
  };
  if (card.otherLanguage !== undefined) return [];
  for (const { face, findings } of card.faces) {
    for (const text of [face.oracleText, face.typeLine, face.manaCost]) {
      if (!text) continue;
      for (const { entry, span } of termsIn(text.text)) {
        if (everywhere.has(entry.id)) continue;
        for (const number of entry.rules) use(number, text.toFile(span));
      }
    }
    for (const problem of findings) {
      if (!face.oracleText) continue;
      for (const number of problem.rules) use(number, face.oracleText.toFile(problem.span));
    }
  }
  return [...uses].map(([number, span]) => ({ number, span }));
}

/** The cards that depend on a rule, on a rule above it or on one below it. */
export function findDependentCards(documents: readonly AnalysedDocument[], number: string): DependentCard[] {
  const touches = (used: string) => isSameOrBelow(used, number) || isSameOrBelow(number, used);
  return findCards(documents, touches);
}

/**
 * The cards that a change of edition touches: their words depend on a rule that was added, changed or removed.
 * Rules that only got another number touch nothing. `from` and `to` are the books that were compared.
 */
export function findTouchedCards(
  documents: readonly AnalysedDocument[],
  comparison: EditionComparison,
  from: Rulebook,
  to: Rulebook,
): DependentCard[] {
  const changed = new Set<string>();
  for (const { before, after, textChanged } of comparison.changes) {
    if (!textChanged) continue;
    if (before) changed.add(`from ${before.number}`);
    if (after) changed.add(`to ${after.number}`);
  }
  const listed = changedListWords(comparison);
  const known = new Map<string, boolean>();
  const touches = (used: string, words: string): boolean => {
    // A list of types that grew concerns the cards that have one of the types that came or went.
    if (isListOfTypes(used)) return listed.some((type) => type.test(words));
    let answer = known.get(used);
    if (answer === undefined) {
      const title = ruleTitle(used) ?? '';
      answer = [from, to].some((book, index) => {
        const here = book.locate(used, title);
        if (here === undefined) return false;
        const side = index === 0 ? 'from' : 'to';
        // A keyword's heading stands for its subrules; other rules stand for themselves.
        const numbers = [here, ...book.children(here).map((rule) => rule.number)];
        return numbers.some((number) => changed.has(`${side} ${number}`));
      });
      known.set(used, answer);
    }
    return answer;
  };
  return findCards(documents, touches);
}

const isListOfTypes = (number: string): boolean => /^205\.3[a-z]/.test(number);

/** The types that came into a list of types or left it (CR 205.3), each as a whole word. */
function changedListWords({ changes }: EditionComparison): readonly RegExp[] {
  const typesIn = (text = ''): ReadonlySet<string> =>
    new Set((text.match(/\p{Lu}[\p{L}\p{M}'’-]+/gu) ?? []).filter((word) => findSubtype(word)));
  const words = changes
    .filter(({ before, after }) => isListOfTypes((after ?? before)?.number ?? ''))
    .flatMap(({ before, after }) => {
      const [old, now] = [typesIn(before?.text), typesIn(after?.text)];
      return [...[...old].filter((type) => !now.has(type)), ...[...now].filter((type) => !old.has(type))];
    });
  return [...new Set(words)].map((word) => new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'u'));
}

/** The cards with words that are touched; `words` are all of the card's. */
function findCards(
  documents: readonly AnalysedDocument[],
  touches: (number: string, words: string) => boolean,
): DependentCard[] {
  const found: DependentCard[] = [];
  for (const document of documents) {
    for (const card of document.cards) {
      const words = card.faces
        .map(({ face }) => `${face.typeLine?.text ?? ''}\n${face.oracleText?.text ?? ''}`)
        .join('\n');
      const uses = rulesOfCard(card).filter((use) => touches(use.number, words));
      if (uses.length > 0) found.push({ uri: document.uri, card: card.name, uses });
    }
  }
  return found;
}

function isSameOrBelow(number: string, above: string): boolean {
  if (!number.startsWith(above)) return false;
  const rest = number.slice(above.length);
  return rest === '' || /^[a-z.]/.test(rest);
}
