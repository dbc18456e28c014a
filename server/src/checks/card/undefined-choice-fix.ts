// What undefined-choice offers to insert: the line that makes the choice, in the wording of the card's type.
import { classOfNoun } from '../../oracle/structure';
import type { Fix, OracleSpan } from '../../text';
import type { FaceContext } from '../check';
import type { UndefinedReference } from './undefined-choice';
import { article, isSpellType } from './undefined-choice-words';

/** How the face calls itself: "this creature", "this Aura". The first of these words on the type line decides. */
const selfWords: readonly (readonly [RegExp, string])[] = [
  [/\bSaga\b/, 'this Saga'],
  [/\bClass\b/, 'this Class'],
  [/\bCase\b/, 'this Case'],
  [/\bAura\b/, 'this Aura'],
  [/\bEquipment\b/, 'this Equipment'],
  [/\bSiege\b/, 'this Siege'],
  [/\bVehicle\b/, 'this Vehicle'],
  [/\bSpacecraft\b/, 'this Spacecraft'],
  [/\bCreature\b/i, 'this creature'],
  [/\bPlaneswalker\b/i, 'this planeswalker'],
  [/\bBattle\b/i, 'this battle'],
  [/\bLand\b/i, 'this land'],
  [/\bArtifact\b/i, 'this artifact'],
  [/\bEnchantment\b/i, 'this enchantment'],
];

/** How a face of that type line calls itself. */
export function selfWordsOf(typeLine: string): string {
  return selfWords.find(([type]) => type.test(typeLine))?.[1] ?? 'this permanent';
}

/** The fixes for one finding: a line to insert. An invented line is only suggested, never applied unasked. */
export function fixUndefinedChoice(finding: UndefinedReference, context: FaceContext): readonly Fix[] {
  if (finding.granted) return grantedFix(finding, context);
  // All references to one choice offer the same line at the same place, so that fixing all inserts it once.
  const { reading } = context.face;
  const first = reading.references.find(
    ({ kind, noun, inReminder }) => kind === finding.kind && noun === finding.noun && !inReminder,
  );
  return insertLine({ ...finding, span: first?.span ?? finding.span }, context);
}

function insertLine(finding: UndefinedReference, context: FaceContext): readonly Fix[] {
  const line = lineFor(finding, context);
  if (line === undefined) return [];
  const edit =
    isSpellType(context.face.typeLine) && finding.kind === 'choice'
      ? sentenceEdit(finding.span, line, context)
      : lineEdit(finding, line, context);
  return [{ title: `Insert "${line}"`, safety: 'suggested', edits: [edit] }];
}

function lineFor({ kind, noun, span }: UndefinedReference, { face }: FaceContext): string | undefined {
  const self = selfWordsOf(face.typeLine);
  const spell = isSpellType(face.typeLine);
  switch (kind) {
    case 'choice':
      return spell
        ? `Choose ${whatToChoose(noun, face.text, span)}.`
        : `As ${self} enters, choose ${whatToChoose(noun, face.text, span)}.`;
    case 'anchor':
      return anchorLine(face.text, self);
    case 'exiled':
      return spell ? undefined : `When ${self} enters, exile target card from a graveyard.`;
    case 'cost':
      if (noun === 'kicker') return 'Kicker {2}';
      return noun === 'bargain' ? 'Bargain' : undefined;
    default:
      return undefined;
  }
}

/** What to choose, so that the reference is about it. */
function whatToChoose(noun: string, text: string, { start, end }: OracleSpan): string {
  const plural = isPlural(text.slice(start, end));
  switch (classOfNoun(noun)) {
    case 'type':
      return `a ${typeMeant(text, { start, end })}`;
    case 'name':
      return 'a card name';
    case 'object':
      return plural ? `two target ${noun}s` : `target ${noun}`;
    default:
      return plural ? `two ${noun}s` : article(noun);
  }
}

function isPlural(words: string): boolean {
  return /(?:colors|types|names|players|numbers|cards|creatures|permanents|lands|artifacts|enchantments)$/i.test(
    words,
  );
}

/** "the chosen type" is mostly a creature type; the words around tell when it is another. */
function typeMeant(text: string, { start, end }: OracleSpan): string {
  const named = /\b(creature|card|land|basic land|planeswalker|artifact) types?$/i.exec(
    text.slice(start, end),
  );
  if (named) return `${named[1]!.toLowerCase()} type`;
  const before = text.slice(Math.max(0, start - 60), start);
  if (/\b(?:lands?|becomes? the basic land type)\b[^.]*$/i.test(before)) return 'basic land type';
  if (
    /\b(?:spells?|cards?|permanents?|sources?)\b[^.]*$/i.test(before) &&
    !/\bcreatures?\b[^.]*$/i.test(before)
  )
    return 'card type';
  return 'creature type';
}

function anchorLine(text: string, self: string): string | undefined {
  const labels = [...text.matchAll(/^• ([^\n]*?) — /gm)].map((match) => match[1]!);
  if (labels.length < 2) return undefined;
  const list =
    labels.length === 2
      ? labels.join(' or ')
      : `${labels.slice(0, -1).join(', ')}, or ${labels[labels.length - 1]!}`;
  return `As ${self} enters, choose ${list}.`;
}

const entersTapped = /^(?:This \p{L}+|~|CARDNAME) enters tapped\.\s*$/u;

/** Lines that stand above a choice: keywords. A choice is made above the first line that needs it. */
function lineEdit(finding: UndefinedReference, line: string, { face }: FaceContext): Fix['edits'][number] {
  const { lines } = face.reading;
  let index = 0;
  if (finding.kind === 'anchor') {
    index = lines.findIndex(({ span }) => span.start <= finding.span.start && finding.span.end <= span.end);
    while (index > 0 && lines[index - 1]!.abilities[0]?.kind === 'mode') index -= 1;
  } else if (finding.kind !== 'cost') {
    while (index < lines.length - 1 && isAboveChoice(lines[index]!.abilities[0]?.kind)) index += 1;
    const own = lines.findIndex(
      ({ span }) => span.start <= finding.span.start && finding.span.end <= span.end,
    );
    if (own >= 0) index = Math.min(index, own);
  }
  const at = lines[Math.max(0, index)]?.span.start ?? 0;
  if (finding.kind === 'choice') {
    // Two things that happen as the object enters stand on one line.
    const tapped = lines.find(({ span }) => entersTapped.test(face.text.slice(span.start, span.end)));
    if (tapped) {
      const end =
        tapped.span.end - (/\s*$/.exec(face.text.slice(tapped.span.start, tapped.span.end))?.[0].length ?? 0);
      return {
        span: { start: end, end },
        newText: ` ${line.replace(/^As this \S+ enters/, 'As it enters')}`,
      };
    }
  }
  return { span: { start: at, end: at }, newText: `${line}\n` };
}

function isAboveChoice(kind: string | undefined): boolean {
  return kind === 'keyword' || kind === 'reminder' || kind === undefined;
}

/** In a spell the choice is the sentence before the one that needs it. */
function sentenceEdit({ start }: OracleSpan, sentence: string, { face }: FaceContext): Fix['edits'][number] {
  for (const line of face.reading.lines) {
    if (start < line.span.start || start > line.span.end) continue;
    const ability = line.abilities[0];
    const first =
      ability?.sentences.find(({ span }) => span.start <= start && start < span.end) ?? ability?.sentences[0];
    const at = first?.span.start ?? line.span.start;
    return { span: { start: at, end: at }, newText: `${sentence} ` };
  }
  return { span: { start: 0, end: 0 }, newText: `${sentence}\n` };
}

/** A granted ability can make the choice itself when it is activated or triggered. */
function grantedFix(finding: UndefinedReference, { face }: FaceContext): readonly Fix[] {
  const quote = face.reading.references.find(({ span }) => span === finding.span)?.quote;
  const ability = quote?.abilities[0];
  if (!quote || !ability || (ability.kind !== 'activated' && ability.kind !== 'triggered')) return [];
  if (ability.kind === 'triggered') return [];
  const at = ability.sentences[0]?.span.start;
  if (at === undefined || !ability.cost) return [];
  const from = face.text.slice(ability.cost.end, ability.span.end).search(/[^:\s]/);
  const start = ability.cost.end + Math.max(0, from);
  const line = `Choose ${whatToChoose(finding.noun, face.text, finding.span)}.`;
  return [
    {
      title: `Make the choice in the ability: insert "${line}"`,
      safety: 'suggested',
      edits: [{ span: { start, end: start }, newText: `${line} ` }],
    },
  ];
}
