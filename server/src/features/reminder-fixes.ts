// Offers the reminder text of a keyword: to be inserted behind it, or in the place of one with another wording.
import type { AnalysedDocument, AnalysedFace } from '../analysis';
import type { MappedText, OracleSpan, TextEdit } from '../text';
import { cardTypes, keywordActions, keywordAbilities, keywordVariants } from '../vocabulary';
import { reminderOf, remindedKeywords } from './reminder-meanings';

/** A keyword at a place, and its reminder text in today's wording. */
export interface OfferedReminder {
  /** As it stands there: "Ward {2}". */
  readonly keyword: string;
  /** With its parentheses. */
  readonly text: string;
  /** Whether an older wording stands there already. */
  readonly replaces: boolean;
  readonly edits: readonly TextEdit[];
}

/** The reminder text that can be inserted at an offset; undefined where there is none, or it stands there already. */
export function findReminder(document: AnalysedDocument, offset: number): OfferedReminder | undefined {
  for (const card of document.cards) {
    if (card.otherLanguage !== undefined || offset < card.card.file.start || offset > card.card.file.end)
      continue;
    for (const face of card.faces) {
      const text = face.face.oracleText;
      const inside = text?.toOracle(offset);
      if (text && inside !== undefined) return reminderAt(text, inside, nounOf(face));
    }
  }
  return undefined;
}

/** "this creature", "this spell": what the text calls itself, by its type line. */
function nounOf({ face }: AnalysedFace): string {
  const [types = ''] = (face.typeLine?.text ?? '').split('—');
  const words = types.toLowerCase().split(/\s+/);
  if (words.includes('instant') || words.includes('sorcery')) return 'spell';
  // A creature is called one whatever else it is.
  if (words.includes('creature')) return 'creature';
  if (/\bEquipment\b/.test(face.typeLine?.text ?? '')) return 'Equipment';
  if (/\bVehicle\b/.test(face.typeLine?.text ?? '')) return 'Vehicle';
  if (/\bAura\b/.test(face.typeLine?.text ?? '')) return 'Aura';
  return cardTypes.find((type) => words.includes(type)) ?? 'permanent';
}

interface Found {
  readonly name: string;
  /** The keyword with what stands behind it. */
  readonly span: OracleSpan;
  readonly cost: string;
  readonly count: number | 'X' | undefined;
  readonly words: string;
}

function reminderAt(text: MappedText, offset: number, noun: string): OfferedReminder | undefined {
  const start = text.text.lastIndexOf('\n', offset - 1) + 1;
  const lineBreak = text.text.indexOf('\n', offset);
  const line = text.text.slice(start, lineBreak < 0 ? text.text.length : lineBreak);
  const known = keywordsIn(line, start).find(({ span }) => span.start <= offset && offset <= span.end);
  if (!known) return undefined;
  const say = reminderOf(known.name, {
    noun,
    cost: known.cost,
    words: known.words,
    ...(known.count === undefined ? {} : { count: known.count }),
  });
  if (say === undefined) return undefined;
  // Behind the sentence that the keyword ends, not within it.
  const end = known.span.end + (text.text[known.span.end] === '.' ? 1 : 0);
  const behind = /^ ?(\([^()\n]*\))?/.exec(text.text.slice(end, start + line.length));
  const old = behind?.[1];
  if (old === say) return undefined;
  const rest = text.text.slice(end + (behind?.[0].length ?? 0), start + line.length);
  if (old === undefined && /^[,;]/.test(text.text.slice(end))) return undefined;
  if (old === undefined && rest !== '' && text.text[end - 1] !== '.') return undefined;
  const span = old === undefined ? { start: end, end } : { start: end, end: end + (behind?.[0].length ?? 0) };
  return {
    keyword: text.text.slice(known.span.start, known.span.end),
    text: say,
    replaces: old !== undefined,
    edits: [{ span: text.toFile(span), newText: text.escape(` ${say}`) }],
  };
}

const names = remindedKeywords
  .flatMap((name) => {
    const ability = keywordAbilities.has(keywordVariants.get(name) ?? name) || /walk$/.test(name);
    const forms = ability ? [name] : (keywordActions.get(name)?.forms.slice(0, 1) ?? [name]);
    return forms.map((form) => [form, name] as const);
  })
  .sort(([one], [other]) => other.length - one.length);
const pattern = new RegExp(
  String.raw`(?<![\p{L}-])(${names.map(([form]) => form).join('|')})(?![\p{L}-])(?: from ([a-z]+)(?=[\s,.]|$)| ([A-Z][\p{L}-]*s) (\d+|X)(?!\w)| (\d+|X)(?![\w/])| ((?:\{[^{}\s]+\})+))?`,
  'giu',
);

const wholeItem = new RegExp(String.raw`^\s*(?:${pattern.source})\s*$`, 'iu');

/** The keywords of a line that stand for themselves: in a list of keywords, or at the end of a sentence. */
function keywordsIn(line: string, start: number): Found[] {
  const bareLine = line.replace(/ ?\([^()]*\)/g, (inside) => ' '.repeat(inside.length));
  const isList = bareLine.split(',').every((item) => wholeItem.test(item));
  const found: Found[] = [];
  for (const match of bareLine.matchAll(pattern)) {
    const [whole, form = '', from = '', type = '', typeCount, count, cost = ''] = match;
    const name = names.find(([each]) => each === form.toLowerCase())?.[1];
    if (name === undefined) continue;
    const isAction = keywordActions.has(name);
    const after = bareLine[match.index + whole.length] ?? '';
    if (!isList && !(isAction && after === '.')) continue;
    const number = typeCount ?? count;
    const span = { start: start + match.index, end: start + match.index + whole.length };
    found.push({
      name,
      span,
      cost,
      count: number === undefined ? undefined : number === 'X' ? 'X' : Number(number),
      words: from || type,
    });
  }
  return found;
}
