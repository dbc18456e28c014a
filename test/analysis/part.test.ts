// Reading only what an edit touched gives what reading the whole gives.
import { describe, expect, it } from 'vitest';
import { Analyser, analyseText } from '../../server/src/analysis';
import { findFormat } from '../../server/src/formats';
import { randomSteps } from './random-steps';

const SAMPLE = `# Cards of all kinds.
Prism Herald {2}{W}
Creature — Human Wizard
Creatures you control of the chosen color get +1/+1.
2/2

# cardwright-disable-next-line amass-subtype

Dust Legion {3}{B}
Sorcery
Amass 2. Put a tramble counter on target creature.

Day Half {W}
Instant
Draw a card.

//

Night Half {B}
Instant
Amass 1.


Brume {U}
Éphémère
Renvoyez la créature ciblée dans la main de son propriétaire.
`;

const OBJECTS = [
  {
    name: 'Prism Herald',
    type_line: 'Creature',
    oracle_text: 'Creatures of the chosen color get +1/+1.',
    power: '2',
  },
  {
    name: 'A "quoted" name',
    type_line: 'Sorcery',
    oracle_text: 'Amass 2.\nPut a tramble counter on it.',
    more: { data: [1] },
  },
  {
    name: 'Day // Night',
    card_faces: [
      { name: 'Day', oracle_text: 'Draw a card.' },
      { name: 'Night', oracle_text: 'Amass 1.' },
    ],
  },
  { name: 'Last', type_line: 'Land', oracle_text: '{T}: Add one mana of the chosen color.' },
];

const JSON_SAMPLES: readonly (readonly [string, string])[] = [
  ['a list', JSON.stringify(OBJECTS, undefined, 2)],
  ['a card a line', OBJECTS.map((card) => JSON.stringify(card)).join('\n')],
  ['under a key', JSON.stringify({ object: 'list', data: OBJECTS, cards: OBJECTS })],
  ['one object', JSON.stringify(OBJECTS[2])],
];

describe('an analyser', () => {
  for (const [name, sample] of [
    ['LF', SAMPLE],
    ['CRLF', SAMPLE.replaceAll('\n', '\r\n')],
    ['CR and a byte order mark', `\ufeff${SAMPLE.replaceAll('\n', '\r')}`],
  ] as const) {
    it(`finds the same after 2,000 random edits as in a fresh text (${name})`, () => {
      const analyser = new Analyser();
      const format = findFormat('card');
      let text = sample;
      let version = 1;
      analyser.update('a.card', 'cardwright-card', version, text);
      for (const step of randomSteps(2000, sample.length)) {
        text = version % 100 === 0 ? sample : step(text);
        version += 1;
        const known = analyser.update('a.card', 'cardwright-card', version, text);
        const fresh = analyseText(text, format).analysed;
        expect(known.problems).toEqual(fresh.problems);
        if (version % 10 === 0)
          expect(known.cards.map((card) => card.card.file)).toEqual(
            fresh.cards.map((card) => card.card.file),
          );
      }
    });
  }

  for (const [name, sample] of JSON_SAMPLES) {
    it(`finds the same after 2,000 random edits of JSON (${name})`, () => {
      const analyser = new Analyser();
      const format = findFormat('scryfall-json');
      let text = sample;
      let version = 1;
      analyser.update('a.json', 'json', version, text);
      for (const step of randomSteps(2000, sample.length)) {
        text = version % 20 === 0 ? sample : step(text);
        version += 1;
        const known = analyser.update('a.json', 'json', version, text);
        if (known.format !== format) continue;
        const fresh = analyseText(text, format).analysed;
        expect(known.problems).toEqual(fresh.problems);
        if (version % 10 === 0)
          expect(known.cards.map(({ card }) => card)).toEqual(fresh.cards.map(({ card }) => card));
      }
    });
  }

  it('reads no more than the card that an edit touches', () => {
    const analyser = new Analyser();
    const cards = Array.from({ length: 50 }, (_, i) => `Card ${i} {1}\nSorcery\nAmass ${i}.\n`);
    const before = analyser.update('a.card', 'cardwright-card', 1, cards.join('\n'));
    const after = analyser.update(
      'a.card',
      'cardwright-card',
      2,
      cards.join('\n').replace('Amass 25', 'Amass X'),
    );
    expect(after.problems).toHaveLength(50);
    // What stands before the edit is not even moved.
    expect(after.problems.slice(0, 25).every((problem, i) => problem === before.problems[i])).toBe(true);
    expect(after.problems[25]).not.toBe(before.problems[25]);
    expect(after.text.slice(after.problems[49]!.span.start, after.problems[49]!.span.end)).toBe('Amass 49');
  });
});
