// The first reader: lines, abilities, sentences, words, quotes, reminder text, references and deeds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawAbilities, drawAbility, drawReferences, read } from './reading';

describe('abilities', () => {
  it.each([
    ['Flying, vigilance', ['keyword: Flying, vigilance']],
    ['Ward—Pay 2 life.', ['keyword: Ward—Pay 2 life.']],
    ['Equip {2} ({2}: Attach to target creature you control.)', ['keyword: Equip {2}']],
    [
      '{T}, Sacrifice this creature: Draw a card. You lose 1 life.',
      [
        'activated: cost {T}, Sacrifice this creature | {T}, Sacrifice this creature: Draw a card. | You lose 1 life.',
      ],
    ],
    ['When this creature enters, draw a card.', ['triggered: When this creature enters, draw a card.']],
    [
      'Dawnsong — Whenever this creature attacks, untap it.',
      ['triggered: label Dawnsong | Whenever this creature attacks, untap it.'],
    ],
    ['Flying creatures you control get +1/+1.', ['static: Flying creatures you control get +1/+1.']],
    ['I, II — Draw a card.', ['chapter: label I, II | Draw a card.']],
    ['[−2]: Destroy target creature.', ['loyalty: cost [−2] | [−2]: Destroy target creature.']],
    ['+1: Draw a card.', ['loyalty: cost +1 | +1: Draw a card.']],
    ['LEVEL 1-3', ['level: LEVEL 1-3']],
    ['{1}{W}: Level 2', ['level: {1}{W}: Level 2']],
    ['10—19 | Draw a card.', ['dice-row: label 10—19 | Draw a card.']],
    ['• Ember — Draw a card.', ['mode: label Ember | Draw a card.']],
    ['(This is a reminder.)', ['reminder: ']],
  ])('%s', (text, expected) => {
    expect(drawAbilities(read(text))).toEqual(expected);
  });

  it('of an instant are spell abilities', () => {
    expect(drawAbilities(read('Draw a card.\nFlashback {2}{U}', 'Instant'))).toEqual([
      'spell: Draw a card.',
      'keyword: Flashback {2}{U}',
    ]);
  });

  it('keep their words with spans', () => {
    const { lines, text } = read('Draw two cards, then discard a card.');
    const words = lines[0]!.abilities[0]!.sentences[0]!.words;
    expect(words.map((word) => word.text).slice(0, 3)).toEqual(['draw', 'two', 'cards']);
    for (const word of words)
      expect(text.slice(word.span.start, word.span.end).toLowerCase()).toContain(
        word.text === 'a' ? 'a' : word.text,
      );
  });
});

describe('quotes', () => {
  it.each([
    ['This creature gains "{T}: Draw a card." until end of turn.', 'self'],
    ['{2}: This creature becomes an Elf with "{T}: Draw a card."', 'self'],
    ['Sample gains "{T}: Draw a card." until end of turn.', 'self'],
    ['Create a 1/1 green Elf creature token with "{T}: Draw a card."', 'made'],
    ['You get an emblem with "Creatures you control get +1/+1."', 'made'],
    ['Create a token that\'s a copy of target creature, except it has "{T}: Draw a card."', 'made'],
    [
      'Return target creature card from your graveyard to the battlefield. It gains "{T}: Draw a card."',
      'made',
    ],
    ['Enchanted creature has "{T}: Draw a card."', 'other'],
    ['Creatures you control have "{T}: Draw a card."', 'other'],
    ['When this creature enters, target creature gains "{T}: Draw a card." until end of turn.', 'other'],
    ['Untap target creature. It gains "{T}: Draw a card." until end of turn.', 'other'],
    ['As long as this creature is tapped, lands you control have "{T}: Draw a card."', 'other'],
    ['As this creature enters, choose "left" or "right."', 'words'],
  ])('%s belongs to %s', (text, holder) => {
    expect(read(text).quotes[0]!.holder).toBe(holder);
  });

  it('hold abilities of their own, nested ones too', () => {
    const reading = read(
      `You get an emblem with "At the beginning of your upkeep, create a 1/1 Elf token with 'When this token dies, draw a card.'"`,
    );
    const [outer, inner] = reading.quotes;
    expect(inner!.outer).toBe(outer);
    expect(drawAbility(reading.text, outer!.abilities[0]!)).toMatch(/^triggered: At the beginning/);
    expect(outer!.abilities[0]!.quotes).toEqual([inner]);
    expect(drawAbility(reading.text, inner!.abilities[0]!)).toBe(
      'triggered: When this token dies, draw a card.',
    );
  });

  it('end with their line when they are not closed', () => {
    expect(read('It has "Draw a card.\nFlying').quotes[0]!.span).toEqual({ start: 7, end: 20 });
  });

  it('read curly marks as straight ones', () => {
    const reading = read('Enchanted creature has “{T}: Add one mana of the chosen color.”');
    expect(drawReferences(reading)).toEqual(['choice color in other: the chosen color']);
  });
});

describe('references', () => {
  it.each([
    ['Creatures of the chosen creature type get +1/+1.', ['choice type: the chosen creature type']],
    [
      "It costs {1} less for the last chosen player's spells.",
      ["choice player last: the last chosen player's"],
    ],
    ['Put the chosen cards into your hand.', ['choice card: the chosen cards']],
    ['Cast a card exiled with Sample.', ['exiled card: exiled with Sample.']],
    ['Cast a card exiled with ~ this turn.', ['exiled card: exiled with ~']],
    ['It is exiled with three time counters on it.', []],
    ['Destroy tokens created with this creature.', ['made token: created with this creature']],
    ['Draw the noted number of cards.', ['noted : the noted number']],
    ['If this spell was kicked, draw a card.', ['cost kicker: this spell was kicked']],
    ['(The chosen color stays.)', ['choice color in reminder: The chosen color']],
    ['Etchings of the Chosen enters tapped.', []],
  ])('%s', (text, expected) => {
    expect(drawReferences(read(text))).toEqual(expected);
  });
});

describe('deeds', () => {
  it.each([
    ['choose a color', ['color']],
    ['choose a color and a creature type', ['color', 'type']],
    ['choose a noncreature, nonland card name', ['name']],
    ['choose any number of target creatures you control', ['creature']],
    ['choose one of your fingers', ['finger']],
    ['choose target artifact, creature, or land', ['artifact', 'creature', 'land']],
    ['choose 1, 2, or 3', ['1', '2', '3']],
    ['choose odd or even', ['odd', 'even']],
    ['choose A through M', ['A through M']],
    ['choose not to untap it', []],
    ['choose new targets for the copy', []],
  ])('%s', (phrase, expected) => {
    const deeds = read(`You may ${phrase}.`).deeds.filter(({ kind }) => kind === 'choice');
    expect(deeds.flatMap(({ nouns, values }) => [...nouns, ...values])).toEqual(expected);
  });

  it('leave out headings of modes', () => {
    expect(read('Choose one or both —\n• Draw a card.\n• Discard a card.').deeds).toEqual([]);
  });
});

describe('any text', () => {
  const pieces = [
    '"',
    "'",
    '(',
    ')',
    '“',
    '”',
    '\n',
    '• ',
    ' — ',
    '. ',
    ': ',
    'choose a color',
    'the chosen color',
    'exile it',
    'token with ',
    '{T}',
    '~',
    '\ud800',
    ' ',
  ];

  it('is read, and every span lies in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 8 })), { maxLength: 60 }),
        (parts) => {
          const text = parts.join('');
          const reading = read(text);
          const spans = [
            ...reading.lines.flatMap(({ abilities }) =>
              abilities.flatMap(({ span, sentences }) => [
                span,
                ...sentences.map((sentence) => sentence.span),
              ]),
            ),
            ...reading.quotes.flatMap(({ span, inner, abilities }) => [
              span,
              inner,
              ...abilities.map((ability) => ability.span),
            ]),
            ...reading.references.map(({ span }) => span),
            ...reading.deeds.map(({ span }) => span),
          ];
          for (const { start, end } of spans) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeGreaterThanOrEqual(start);
            expect(end).toBeLessThanOrEqual(text.length);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
