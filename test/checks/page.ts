// Reads the page of a check: its drawn examples, what they become, and what must stay quiet.
import { cardTextOf } from '../../server/src/checks';
import type { CardText } from '../../server/src/checks';

/** A problem as it is drawn: carets under the words, then the message. */
export interface DrawnProblem {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** One example of a page. */
export interface Example {
  readonly card: CardText;
  readonly text: string;
  readonly typeLine: string;
  readonly drawn: readonly DrawnProblem[];
  /** The text after the fixes; undefined when the page does not show it. */
  readonly becomes: string | undefined;
}

/** A page, divided by its headings. */
export interface Page {
  readonly title: string;
  readonly headings: readonly string[];
  readonly reported: readonly Example[];
  readonly quiet: readonly Example[];
}

function readDrawing(source: string): { text: string; drawn: DrawnProblem[] } {
  const lines: string[] = [];
  const drawn: DrawnProblem[] = [];
  for (const line of source.split('\n')) {
    const caret = /^( *)(\^+) (.+)$/.exec(line);
    if (!caret) {
      lines.push(line);
      continue;
    }
    const before = lines.slice(0, -1).join('\n');
    const offset = (lines.length > 1 ? before.length + 1 : 0) + caret[1]!.length;
    drawn.push({ start: offset, end: offset + caret[2]!.length, message: caret[3]! });
  }
  return { text: lines.join('\n'), drawn };
}

/** Makes the checks' view of a card from the text of a fence; `//` on a line parts the faces, the first is on trial. */
export function cardOf(text: string, typeLine: string): CardText {
  return cardTextOf(
    text.split('\n//\n').map((face) => ({ name: 'Sample', typeLine, text: face })),
    text.includes('\n//\n') ? 'transform' : 'normal',
  );
}

/** Reads a page. Throws when an example stands under no known heading. */
export function readPage(source: string): Page {
  const reported: Example[] = [];
  const quiet: Example[] = [];
  const headings: string[] = [];
  const parts = source.replaceAll('\r\n', '\n').split(/^(#{1,2} .+)$/m);
  let title = '';
  for (let index = 1; index < parts.length; index += 2) {
    const heading = parts[index]!.replace(/^#+ /, '');
    if (index === 1) title = heading;
    else headings.push(heading);
    const fences = [...parts[index + 1]!.matchAll(/^```(oracle|becomes)(?: ([^\n]*))?\n([\s\S]*?)^```$/gm)];
    for (const [at, [, kind, info, body]] of fences.entries()) {
      if (kind !== 'oracle') continue;
      const { text, drawn } = readDrawing(body!.replace(/\n$/, ''));
      const next = fences[at + 1];
      const becomes = next?.[1] === 'becomes' ? next[3]!.replace(/\n$/, '') : undefined;
      const typeLine = info ?? '';
      const example = { card: cardOf(text, typeLine), text, typeLine, drawn, becomes };
      if (heading === 'Reported') reported.push(example);
      else if (heading === 'Not reported') quiet.push(example);
      else throw new Error(`an example stands under "${heading}"`);
    }
  }
  return { title, headings, reported, quiet };
}
