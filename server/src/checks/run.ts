// Runs checks over a card: from the card model to problems in spans of a face's rules text.
import type { Card } from '../card';
import { readStructure } from '../oracle/structure';
import type { OracleReading } from '../oracle/structure';
import type { OracleSpan, Problem } from '../text';
import { ruleNumber } from '../vocabulary';
import type { CardText, Check, FaceContext, FaceText, Telling } from './check';

class LazyFace implements FaceText {
  private kept: OracleReading | undefined;

  constructor(
    readonly name: string,
    readonly typeLine: string,
    readonly manaCost: string,
    readonly text: string,
    private readonly otherNames: () => readonly string[],
  ) {}

  get reading(): OracleReading {
    this.kept ??= readStructure(this.text, {
      name: this.name,
      typeLine: this.typeLine,
      otherNames: this.otherNames(),
    });
    return this.kept;
  }
}

/** The plain text of a face, for `cardTextOf`. */
export interface PlainFace {
  readonly name?: string;
  readonly typeLine?: string;
  readonly manaCost?: string;
  readonly text?: string;
}

/** Makes the checks' view of a card from plain text; faces are read only when a check asks. */
export function cardTextOf(faces: readonly PlainFace[], layout: CardText['layout'] = 'other'): CardText {
  const built: readonly FaceText[] = faces.map(
    (face, index) =>
      new LazyFace(face.name ?? '', face.typeLine ?? '', face.manaCost ?? '', face.text ?? '', () =>
        faces.flatMap((other, at) => (at !== index && other.name ? [other.name] : [])),
      ),
  );
  return { layout, faces: built };
}

/** Makes the checks' view of a card of a file. Faces keep their index. */
export function cardText(card: Card): CardText {
  return cardTextOf(
    card.faces.map((face) => ({
      name: face.name?.text,
      typeLine: face.typeLine?.text,
      manaCost: face.manaCost?.text,
      text: face.oracleText?.text,
    })),
    card.layout,
  );
}

/** The message of a telling, as one text: what is wrong, why, and what to do. */
export function messageOf(telling: Telling): string {
  return [telling.what, telling.why, telling.advice].filter((part) => part).join(' ');
}

function overlap(one: OracleSpan, other: OracleSpan): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The longest real face has about 1,200 units; a text far beyond that is no card text and is not searched. */
const longestText = 20_000;

/**
 * The problems that the given checks find on one face, in order of their place.
 * Spans and edits count in the face's rules text.
 */
export function findProblems(card: CardText, index: number, checks: readonly Check[]): Problem[] {
  const face = card.faces[index];
  if (!face?.text || face.text.length > longestText) return [];
  const context: FaceContext = { card, face, index };
  const problems: Problem[] = [];
  const inTurn = [
    ...checks.filter((check) => !check.forWriters),
    ...checks.filter((check) => check.forWriters),
  ];
  for (const check of inTurn) {
    for (const finding of check.find(context)) {
      if (check.forWriters && problems.some(({ span }) => overlap(span, finding.span))) continue;
      const telling = check.tell(finding, context);
      problems.push({
        check: check.id,
        severity: check.severity,
        span: finding.span,
        message: messageOf(telling),
        rules: (telling.cites ?? check.cites).map(ruleNumber),
        fixes: check.fix?.(finding, context) ?? [],
      });
    }
  }
  return problems.length > 1 ? problems.sort((a, b) => a.span.start - b.span.start) : problems;
}
