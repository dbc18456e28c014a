// Writes cards as card text.
import type { Card } from '../../card';
import { cardName } from '../../card';
import type { NotCarried, PassedOver, WrittenFile } from '../file-format';
import type { PlainFace } from '../plain-card';
import { lostEverywhere, plainFaces } from '../plain-card';
import { escapeLine, splitLines } from './lines';
import { readStats } from './stats';
import { layoutOf } from './type-line';

/** Card text with these cards. How faces belong together is lost where the type lines do not show it. */
export function writeFile(cards: readonly Card[]): WrittenFile {
  const notCarried: NotCarried[] = [];
  const written = cards.map((card) => {
    notCarried.push(...lostEverywhere(card));
    const faces = plainFaces(card);
    const shown = layoutOf(faces.map(({ typeLine }) => typeLine));
    if (card.layout !== shown && card.layout !== 'multiface') {
      notCarried.push({ card: cardName(card), what: `the layout (${card.layout})` });
    }
    return faces.map((face) => faceLines(face).join('\n')).join('\n//\n');
  });
  return { text: written.length > 0 ? `${written.join('\n\n')}\n` : '', notCarried };
}

function faceLines(face: PlainFace): string[] {
  const name = [oneLine(face.name), face.manaCost].filter((part) => part !== '').join(' ');
  const rules = face.oracleText === '' ? [] : face.oracleText.split('\n').map(escapeLine);
  const last = rules.length - 1;
  const lines = rules.map((line, index) => {
    // Rules text keeps a backslash where it would be taken for the type line or for a size.
    const isMistaken = (index === 0 && face.typeLine === '') || (index === last && isStats(line));
    return isMistaken && !line.startsWith('\\') ? `\\${line}` : line;
  });
  const size = face.power === '' && face.toughness === '' ? '' : `${face.power}/${face.toughness}`;
  const stats = [
    size,
    face.loyalty === '' ? '' : `Loyalty: ${face.loyalty}`,
    face.defense === '' ? '' : `Defense: ${face.defense}`,
  ];
  const type = oneLine(face.typeLine);
  return [
    escapeLine(name),
    ...(type === '' ? [] : [escapeLine(type)]),
    ...lines,
    ...stats.filter((line) => line !== ''),
  ];
}

function oneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

function isStats(line: string): boolean {
  const [whole] = splitLines(line);
  return whole !== undefined && readStats(line, whole) !== undefined;
}

/** Comments for people; those that turn checks off belong to their cards. */
export function findPassedOver(text: string): readonly PassedOver[] {
  const comments = splitLines(text).filter(
    ({ kind, start, end }) => kind === 'comment' && !/^#\s*cardwright-/.test(text.slice(start, end)),
  );
  return comments.length > 0 ? [{ field: '# comment', cards: comments.length }] : [];
}
