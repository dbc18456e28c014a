// Choosing modes (CR 700.2).
import type { Modes } from '../abilities/ability';
import { amountOf } from '../meaning/amounts';
import { Unsupported, type Frame } from '../meaning/frame';
import type { Play } from '../run/play';
import type { Game } from './game';

const numbers: Readonly<Record<string, readonly [number, number]>> = {
  one: [1, 1],
  two: [2, 2],
  three: [3, 3],
  four: [4, 4],
  'one or both': [1, 2],
  'one or more': [1, Infinity],
  'any number': [0, Infinity],
  'any number of modes': [0, Infinity],
  'one or more modes': [1, Infinity],
  'up to one': [0, 1],
  'up to two': [0, 2],
  'up to three': [0, 3],
  'up to four': [0, 4],
  'up to five': [0, 5],
  both: [2, 2],
};

/** Has the modes chosen. @returns their positions @throws Unsupported for other ways to choose */
export function* chooseModes(game: Game, frame: Frame, modes: Modes): Play<readonly number[]> {
  const { head } = modes;
  const choose = head.kind === 'modesNow' ? (head['modes'] as typeof head) : head;
  const count = modes.modes.length;
  const n = choose['n'];
  const [least, most] =
    n === 'X' ? [0, amountOf(frame, 'X', head)] : (numbers[String(n)] ?? [undefined, undefined]);
  if (
    least === undefined ||
    most === undefined ||
    choose.kind === 'chooseRepeat' ||
    choose.kind === 'chooseAtRandom'
  ) {
    throw new Unsupported(head, 'this way to choose modes');
  }
  const max = Math.min(most, count);
  const answer = yield* game.decide({
    asks: 'modes',
    player: frame.controller,
    question: 'Choose the modes',
    options: modes.modes.map(({ sentences, label }) => ({
      label:
        label ??
        sentences
          .map(({ meaning, place }) =>
            (place.text.split('\n')[place.line] ?? '').slice(meaning.span.start, meaning.span.end),
          )
          .join(' '),
    })),
    least: Math.min(least, count),
    most: max,
    rule: 'modes',
    byDefault: Array.from(
      { length: Math.max(Math.min(least, count), Math.min(1, max)) },
      (_, index) => index,
    ),
  });
  return answer;
}
