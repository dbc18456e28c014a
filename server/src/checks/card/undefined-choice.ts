// Finds references to choices, exiled cards, made objects, notes and costs that nothing on the card provides.
import { isAbout, isInReach } from '../../oracle/structure';
import type { Line, OracleReading, Quote, Reference } from '../../oracle/structure';
import type { OracleSpan } from '../../text';
import { defineCheck } from '../check';
import type { FaceContext, Finding } from '../check';
import { fixUndefinedChoice } from './undefined-choice-fix';
import { tellUndefinedChoice } from './undefined-choice-words';

/** A reference that has no other end. */
export interface UndefinedReference extends Finding {
  readonly kind: Reference['kind'] | 'anchor';
  readonly noun: string;
  /** The words of the card. */
  readonly words: string;
  /** The choice is made on the card, but this ability was given to another object. */
  readonly granted: boolean;
  /** The reference says which mana is added. */
  readonly forMana: boolean;
  readonly isOnlyOnOtherFace: boolean;
}

/** Words without which there is nothing to look for; most cards have none of them. */
const worthReading =
  /\bchosen\b|\bchose\b|\bexiled\b|\bnoted\b|\b(?:created|battlefield) with\b|\bkicked\b|\bbargained\b|\bpromised\b|\bcollected\b|\bpaid\b|^• [^\n]* — /m;

export default defineCheck<UndefinedReference>({
  id: 'undefined-choice',
  group: 'card',
  severity: 'error',
  cites: ['undefined-choice', 'linked-choice'],
  since: '0.1.0',

  find(context) {
    const { face } = context;
    if (!worthReading.test(face.text)) return [];
    const found: UndefinedReference[] = [];
    for (const reference of face.reading.references) {
      if (reference.inReminder) continue;
      const state = stateOf(reference, context);
      if (state === 'linked') continue;
      found.push({
        span: reference.span,
        kind: reference.kind,
        noun: reference.noun,
        words: face.text.slice(reference.span.start, reference.span.end),
        granted: state === 'granted',
        forMana: isForMana(face.text, reference.span),
        isOnlyOnOtherFace: state === 'other-face',
      });
    }
    return found.concat(findAnchorWords(context));
  },

  tell: tellUndefinedChoice,
  fix: fixUndefinedChoice,
});

type State = 'linked' | 'granted' | 'other-face' | 'missing';

function stateOf(reference: Reference, context: FaceContext): State {
  const { card, face, index } = context;
  const { reading } = face;
  const about = reading.deeds.filter((deed) => isAbout(reference, deed));
  const sameSentence = (first: Quote, second: Quote): boolean =>
    !/[.\n]/.test(
      outside(
        reading,
        Math.min(first.span.end, second.span.end),
        Math.max(first.span.start, second.span.start),
      ),
    );
  if (about.some((deed) => isInReach(reference, deed, sameSentence))) return 'linked';
  const elsewhere = card.faces.some(
    (other, at) => at !== index && other.text && other.reading.deeds.some((deed) => isAbout(reference, deed)),
  );
  if (elsewhere) {
    // CR 607.1b: the two faces of a modal double-faced card are not one object with both sets of abilities.
    return card.layout === 'modal_dfc' ? 'other-face' : 'linked';
  }
  if (about.length === 0) return isPartOfCard(context) ? 'linked' : 'missing';
  // CR 607.5a speaks of choices; what was exiled or made is often told to the new object by the effect itself.
  return reference.kind === 'choice' ? 'granted' : 'linked';
}

/**
 * Whether what the text refers to may be done by an object that is not at hand: a token, an emblem or a helper
 * card refers to what its maker did (CR 607.1d), and a specialized face, kept as a card of its own, to its front.
 */
function isPartOfCard({ card, face }: FaceContext): boolean {
  return (
    card.layout === 'token' ||
    card.layout === 'emblem' ||
    /\b(?:Token|Emblem)\b|^(?:Card|State|Boon)\b/i.test(face.typeLine) ||
    (/\bspecializes\b/.test(face.text) && !/^Specialize\b/m.test(face.text))
  );
}

function outside(reading: OracleReading, start: number, end: number): string {
  return reading.text.slice(start, end);
}

function isForMana(text: string, { start }: OracleSpan): boolean {
  return /\badds? [^.]*\b(?:mana|manas) of $/i.test(text.slice(Math.max(0, start - 80), start));
}

function withoutReminder(line: string): string {
  return line.replace(/\([^)]*\)/g, '');
}

const headingBefore =
  /—\s*$|\bchoos|\bchose|\bfollowing\b|\bspree\b|\btiered\b|\bescalate\b|\bvisit\b|\bmodes?\b|:\s*$/i;

/**
 * Anchor words: bullets with a word before a dash that stand below a line which offers no words to choose
 * (CR 607.2m). Bullets below a heading of modes are modes.
 */
function findAnchorWords({ face }: FaceContext): UndefinedReference[] {
  if (!/^• [^\n]* — /m.test(face.text)) return [];
  const found: UndefinedReference[] = [];
  let offered: Line | undefined;
  for (const line of face.reading.lines) {
    const words = face.text.slice(line.span.start, line.span.end);
    const ability = line.abilities[0];
    if (ability?.kind !== 'mode') {
      if (words.trim()) offered = line;
      continue;
    }
    if (!words.startsWith('•') || !ability.label) continue;
    const heading = offered ? withoutReminder(face.text.slice(offered.span.start, offered.span.end)) : '';
    const label = face.text.slice(ability.label.start, ability.label.end);
    if (headingBefore.test(heading) || !/^[\p{L}'’ -]{2,30}$/u.test(label)) continue;
    found.push({
      span: ability.label,
      kind: 'anchor',
      noun: '',
      words: label,
      granted: false,
      forMana: false,
      isOnlyOnOtherFace: false,
    });
  }
  return found;
}
