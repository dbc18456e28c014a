// What is found in one card, independent of where the card stands, so that it can be kept while the file changes.
import type { Card, Face } from '../card';
import { cardText, findProblems } from '../checks';
import type { Check, FaceText } from '../checks';
import type { OracleReading } from '../oracle/structure';
import type { Problem } from '../text';
import { findLanguage } from './language';

/** One face: its text read when first asked for, and what the checks said, in spans of the rules text. */
export interface FaceFindings {
  readonly reading: OracleReading | undefined;
  readonly findings: readonly Problem[];
}

/** A card's faces, or the language that the card was left alone for. */
export interface CardFindings {
  readonly otherLanguage: string | undefined;
  readonly faces: readonly FaceFindings[];
}

/** The words of a card that its findings depend on: equal keys have equal findings. */
export function cardKey(card: Card): string {
  let key = `${card.layout}\u0000${card.language ?? ''}`;
  for (const face of card.faces) {
    key += `\u0001${words(face.name)}\u0000${words(face.typeLine)}\u0000${words(face.manaCost)}\u0000${words(face.oracleText)}`;
    key += `\u0000${values(face)}`;
  }
  return key;
}

function words(text: Face['name']): string {
  return text?.text ?? '';
}

function values({ power, toughness, loyalty, defense }: Face): string {
  return `${power?.value ?? ''}/${toughness?.value ?? ''}/${loyalty?.value ?? ''}/${defense?.value ?? ''}`;
}

/** Runs checks over a card. */
export function findInCard(card: Card, running: readonly Check[]): CardFindings {
  const otherLanguage = findLanguage(
    card.language,
    card.faces.map((face) => words(face.oracleText)),
  );
  if (otherLanguage !== undefined) {
    return { otherLanguage, faces: card.faces.map(() => ({ reading: undefined, findings: [] })) };
  }
  const text = cardText(card);
  return {
    otherLanguage,
    faces: text.faces.map((face, index) => new ReadFace(face, findProblems(text, index, running))),
  };
}

class ReadFace implements FaceFindings {
  constructor(
    private readonly face: FaceText,
    readonly findings: readonly Problem[],
  ) {}

  get reading(): OracleReading | undefined {
    return this.face.text ? this.face.reading : undefined;
  }
}
