// Texts made to be slow or odd: checks answer quickly and never throw.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardTextOf, checks, findProblems } from '../../server/src/checks';

const check = (text: string): number =>
  findProblems(cardTextOf([{ name: 'Sample', typeLine: 'Creature', text }]), 0, checks).length;

it.each([
  ['choices', 'choose the chosen color and '],
  ['quotes', '"the chosen color." '],
  ['nested quotes', '"it has \'choose '],
  ['open parentheses', '(the chosen color '],
  ['counters', 'a tramble, ward, '],
  ['words before counter', 'prowess '],
  ['amass', 'amass amass '],
  ['puts', 'put create search for '],
  ['bullets', '• a — \n'],
  ['dashes', 'Kicker — '],
  ['spaces', '        '],
])('ends quickly on %s without end', (_, piece) => {
  const started = performance.now();
  for (const length of [2_000, 19_900, 2_000_000])
    check(piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + ' counter');
  expect(performance.now() - started).toBeLessThan(3000);
});

it('answers on any text', () => {
  const words =
    'the chosen color|"|(|)|exiled with|this|a|ward|counter|amass|2|•| — |\n|choose|{T}: |.|~|\ud83d|noted'.split(
      '|',
    );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 5 })), { maxLength: 50 }),
      (parts) => {
        for (const glue of ['', ' ']) expect(check(parts.join(glue))).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 300 },
  );
});
