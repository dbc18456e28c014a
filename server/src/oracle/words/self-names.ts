// The ways in which a text may write the name of the object that it stands on.
import { findSubtype, findKeywordAbility, findKeywordAction } from '../../vocabulary';

/** How a self-name was written. */
export type SelfForm = 'full' | 'short' | 'face' | 'first' | 'tilde' | 'placeholder';

/** What the lexer must know about the object. */
export interface ObjectNames {
  readonly name: string;
  /** Names of the other faces of the same card. */
  readonly faceNames?: readonly string[];
  /** Undefined or empty when unknown; then the short name counts, too. */
  readonly typeLine?: string;
}

/** One way of writing the name. */
export interface SelfName {
  readonly text: string;
  readonly form: SelfForm;
}

const ordinary = new Set('the a an in on of to at by for from and or with our my no all as it'.split(' '));

/** The name as a legendary object is called after its first mention, or undefined. */
export function shortNameOf(name: string): string | undefined {
  const comma = name.indexOf(', ');
  if (comma > 0) return name.slice(0, comma);
  const cut = / (?:of|the|from|and|in|von|van|de) /.exec(name);
  if (cut && cut.index > 0) return name.slice(0, cut.index);
  return undefined;
}

function firstNameOf(name: string): string | undefined {
  const first = /^[^\s,]+/.exec(name)?.[0];
  return first && first !== name ? first : undefined;
}

function isOrdinary(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    lower.length < 2 ||
    ordinary.has(lower) ||
    findSubtype(word) !== undefined ||
    findKeywordAbility(lower) !== undefined ||
    findKeywordAction(lower) !== undefined
  );
}

/** All ways of writing the object's name, the longest first. */
export function selfNamesOf(names: ObjectNames): readonly SelfName[] {
  const found = new Map<string, SelfForm>();
  const add = (text: string | undefined, form: SelfForm): void => {
    if (text && !found.has(text)) found.set(text, form);
  };
  const nameless = (text: string): string => text.replace(/^A-/, '');
  const legendary = !names.typeLine || /\b(?:legendary|planeswalker|vanguard)\b/i.test(names.typeLine);
  const own = nameless(names.name);
  if (own && !ordinary.has(own.toLowerCase())) add(own, 'full');
  for (const face of names.faceNames ?? []) if (face !== names.name) add(face, 'face');
  if (legendary) {
    for (const name of [own, ...(names.faceNames ?? [])]) {
      const short = shortNameOf(name);
      if (short && !isOrdinary(short)) add(short, 'short');
      const first = firstNameOf(name);
      if (first && !isOrdinary(first)) add(first, 'first');
    }
  }
  return [...found].map(([text, form]) => ({ text, form })).sort((a, b) => b.text.length - a.text.length);
}
