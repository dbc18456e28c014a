// The problems that Forge scripts have of their own: each is found where it is, and not where it is not.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCRIPT_CHECKS, format } from '../../server/src/formats/forge';
import { applyEdits } from '../../server/src/text';

/** A script around a few lines; `Oracle:` last. */
function script(oracle: string, ...lines: string[]): string {
  return [
    'Name:Test Piece',
    'ManaCost:1 G',
    'Types:Creature Elf',
    'PT:2/2',
    ...lines,
    `Oracle:${oracle}`,
    '',
  ].join('\n');
}

/** The problems, as `id: words`. */
function problemsOf(text: string): string[] {
  return format.read(text).problems.map(({ check, span }) => `${check}: ${text.slice(span.start, span.end)}`);
}

/** Applies the first fix of the first problem. */
function fixed(text: string): string {
  const fix = format.read(text).problems[0]!.fixes[0]!;
  return applyEdits(text, fix.edits);
}

const DRAW = 'A:AB$ Draw | Cost$ 2 G | NumCards$ 1 | SpellDescription$ Draw a card.';
const DRAW_TEXT = '{2}{G}: Draw a card.';

const FAULTS: Readonly<Record<string, readonly [string, string]>> = {
  'duplicate-line': [`${script(DRAW_TEXT, DRAW)}Oracle:Again.\n`, 'Oracle'],
  'duplicate-parameter': [
    script(DRAW_TEXT, DRAW.replace(' | NumCards', ' | NumCards$ 2 | NumCards')),
    'NumCards$ 1',
  ],
  'duplicate-svar': [
    script(
      DRAW_TEXT,
      DRAW.replace(' | Spell', ' | SubAbility$ DBMore | Spell'),
      'SVar:DBMore:DB$ Scry | ScryNum$ 1',
      'SVar:DBMore:DB$ Surveil | Amount$ 1',
    ),
    'DBMore',
  ],
  'miscased-key': [script(DRAW_TEXT, DRAW.replace('NumCards', 'Numcards')), 'Numcards'],
  'mismatched-amass': [
    script(
      'When Test Piece enters, amass Orcs 3.',
      'T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigAmass | TriggerDescription$ When CARDNAME enters, amass Orcs 3.',
      'SVar:TrigAmass:DB$ Amass | Type$ Orc | Num$ 2',
    ),
    '2',
  ],
  'mismatched-cost': [script('{3}{G}: Draw a card.', DRAW), '2 G'],
  'mismatched-counter': [
    script(
      '{G}: Put a charge counter on Test Piece.',
      'A:AB$ PutCounter | Cost$ G | CounterType$ TIME | CounterNum$ 1 | SpellDescription$ Put a charge counter on CARDNAME.',
    ),
    'TIME',
  ],
  'mismatched-description': [
    script(
      '{2}{G}: Each player draws three cards, then discards a card.',
      'A:AB$ Draw | Cost$ 2 G | NumCards$ 3 | Defined$ Player | SubAbility$ DBDiscard | SpellDescription$ Each player draws four cards, then discards a card.',
      'SVar:DBDiscard:DB$ Discard | Defined$ Player | NumCards$ 1 | Mode$ TgtChoose',
    ),
    'Each player draws four cards, then discards a card.',
  ],
  'mismatched-number': [
    script(
      '{T}: Test Piece deals 3 damage to any target.',
      'A:AB$ DealDamage | Cost$ T | ValidTgts$ Any | NumDmg$ 4 | SpellDescription$ Deals damage.',
    ),
    '4',
  ],
  'mismatched-pt': [
    script(
      '{3}: Create a 2/2 black Zombie creature token.',
      'A:AB$ Token | Cost$ 3 | TokenScript$ b_1_1_zombie | SpellDescription$ Create a 2/2 black Zombie creature token.',
    ),
    'b_1_1_zombie',
  ],
  'missing-dollar': [script(DRAW_TEXT, DRAW.replace('NumCards$', 'NumCards')), 'NumCards 1'],
  'obsolete-parameter': [
    script(DRAW_TEXT, DRAW.replace(' | Spell', ' | References$ X | Spell')),
    'References',
  ],
  'several-cards': [
    `${script(DRAW_TEXT, DRAW)}Name:Second Thing\nTypes:Instant\nOracle:\n`,
    'Name:Second Thing',
  ],
  'undefined-svar': [script(DRAW_TEXT, DRAW.replace(' | Spell', ' | SubAbility$ DBMore | Spell')), 'DBMore'],
  'unknown-api': [script(DRAW_TEXT, DRAW.replace('AB$ Draw', 'AB$ Drwa')), 'Drwa'],
  'unknown-counter-type': [
    script(
      '{G}: Put a +1/+1 counter on Test Piece.',
      'A:AB$ PutCounter | Cost$ G | CounterType$ P1P | CounterNum$ 1 | SpellDescription$ Put a +1/+1 counter on CARDNAME.',
    ),
    'P1P',
  ],
  'unknown-line-key': [script(DRAW_TEXT, DRAW, 'Draw a card.'), 'Draw a card.'],
  'unknown-parameter': [script(DRAW_TEXT, DRAW.replace('NumCards', 'NumCrads')), 'NumCrads'],
  'unmade-choice': [
    script(
      'Elves you control of the chosen color get +1/+1.',
      'S:Mode$ Continuous | Affected$ Elf.ChosenColor+YouCtrl | AddPower$ 1 | AddToughness$ 1 | Description$ Elves you control of the chosen color get +1/+1.',
    ),
    'ChosenColor',
  ],
  'unused-svar': [script(DRAW_TEXT, DRAW, 'SVar:DBMore:DB$ Scry | ScryNum$ 1'), 'DBMore'],
};

describe('problems of scripts', () => {
  it('have a case each', () => {
    expect(Object.keys(FAULTS)).toEqual(SCRIPT_CHECKS.map(({ id }) => id));
  });

  it('have a line each in the documentation', () => {
    const page = readFileSync('server/src/formats/forge/fields.md', 'utf8');
    for (const { id } of SCRIPT_CHECKS) expect(page).toContain(`| \`${id}\` |`);
  });

  it.each(Object.entries(FAULTS))('%s is found where it stands, and only it', (id, [text, words]) => {
    expect(problemsOf(text)).toEqual([`${id}: ${words}`]);
  });

  it.each(Object.entries(FAULTS))('%s can be turned off by a comment', (id, [text]) => {
    expect(problemsOf(`# cardwright-disable ${id}\n${text}`)).toEqual([]);
  });

  it('says nothing about a sound script', () => {
    expect(problemsOf(script(DRAW_TEXT, DRAW))).toEqual([]);
  });
});

describe('the hard cases', () => {
  it('looks for a script variable on its own face only', () => {
    const text = `${script(DRAW_TEXT, DRAW, 'SVar:DBMore:DB$ Scry | ScryNum$ 1')}AlternateMode:Adventure\n\nALTERNATE\n\nName:Other\nTypes:Sorcery\nA:SP$ Draw | SubAbility$ DBMore | SpellDescription$ Draw a card.\nOracle:Draw a card.\n`;
    expect(problemsOf(text)).toEqual(['unused-svar: DBMore', 'undefined-svar: DBMore']);
    expect(format.read(text).problems[1]!.message).toContain('another face');
  });

  it('accepts numbers that effects store themselves', () => {
    const text = script(
      'Whenever Test Piece attacks, roll a six-sided die. You gain life equal to the result.',
      'T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigRoll | TriggerDescription$ Whenever CARDNAME attacks, roll a six-sided die. You gain life equal to the result.',
      'SVar:TrigRoll:DB$ RollDice | ResultSVar$ Pips | SubAbility$ DBLife',
      'SVar:DBLife:DB$ GainLife | Defined$ You | LifeAmount$ Pips',
    );
    expect(problemsOf(text)).toEqual([]);
  });

  it('counts hidden makers of a choice', () => {
    for (const [line, use] of [
      ['K:Hidden agenda', 'Creature.NamedCard+YouCtrl'],
      [
        'K:ETBReplacement:Other:Pick\nSVar:Pick:DB$ ChooseType | Type$ Creature | Defined$ You',
        'Creature.ChosenType+YouCtrl',
      ],
    ] as const) {
      const text = script(
        'They get +1/+1.',
        ...line.split('\n'),
        `S:Mode$ Continuous | Affected$ ${use} | AddPower$ 1 | AddToughness$ 1 | Description$ They get +1/+1.`,
      );
      expect(problemsOf(text)).toEqual([]);
    }
  });

  it.each([
    ['ValidCards$ Creature.IsNotChosenType', 'DestroyAll', 'IsNotChosenType'],
    ['ReplaceColor$ Chosen', 'ReplaceMana', 'Chosen'],
    ['Name$ ChosenName', 'MakeCard', 'ChosenName'],
    ['CopyFromChosenName$ True', 'Play', 'True'],
    ['ValidCards$ Creature.YouCtrl | Gains$ ChosenColor', 'ProtectionAll', 'ChosenColor'],
  ])('tells the use of a choice that nothing makes: %s', (parameters, effect, words) => {
    const text = script(
      '{T}: Do it.',
      `A:AB$ ${effect} | Cost$ T | ${parameters} | SpellDescription$ Do it.`,
    );
    expect(problemsOf(text)).toEqual([`unmade-choice: ${words}`]);
  });

  it('accepts a kind of counter that the card’s text names', () => {
    const text = script(
      '{G}: Put a beer counter on Test Piece.',
      'A:AB$ PutCounter | Cost$ G | CounterType$ BEER | CounterNum$ 1 | SpellDescription$ Put a beer counter on CARDNAME.',
    );
    expect(problemsOf(text)).toEqual([]);
  });

  it('asks for the type that amass needs, and adds it', () => {
    const text = script(
      '{2}: Amass Goblins 1.',
      'A:AB$ Amass | Cost$ 2 | Num$ 1 | SpellDescription$ Amass Goblins 1.',
    );
    expect(problemsOf(text)).toEqual(['mismatched-amass: AB$ Amass']);
    expect(fixed(text)).toContain('AB$ Amass | Type$ Goblin | Cost$ 2');
    expect(problemsOf(fixed(text))).toEqual([]);
  });

  it('repairs what it can, and is quiet afterwards', () => {
    for (const id of [
      'miscased-key',
      'missing-dollar',
      'unknown-api',
      'unknown-counter-type',
      'unknown-parameter',
      'obsolete-parameter',
      'mismatched-cost',
      'mismatched-number',
      'mismatched-pt',
    ]) {
      expect(problemsOf(fixed(FAULTS[id]![0])), id).toEqual([]);
    }
  });

  it('offers what may stand there: AB in an ability line, a counter in capitals for one', () => {
    expect(fixed(script(DRAW_TEXT, DRAW.replace('AB$', 'xB$')))).toContain('A:AB$ Draw');
    const stun = script(
      '{G}: Put a stun counter on Test Piece.',
      'A:AB$ PutCounter | Cost$ G | CounterType$ STNU | CounterNum$ 1 | SpellDescription$ Put a stun counter on CARDNAME.',
    );
    expect(fixed(stun)).toContain('CounterType$ STUN |');
  });

  it('tells a line that lost its SVar:', () => {
    const lines = [DRAW.replace(' | Spell', ' | SubAbility$ DBMore | Spell'), 'DBMore:DB$ Scry | ScryNum$ 1'];
    const text = script(DRAW_TEXT, ...lines);
    expect(problemsOf(text)).toEqual(['undefined-svar: DBMore', 'unknown-line-key: DBMore']);
    expect(applyEdits(text, format.read(text).problems[1]!.fixes[0]!.edits)).toContain(
      '\nSVar:DBMore:DB$ Scry',
    );
  });

  it.each([
    // Made of words that scripts use, or of another form of one.
    ['NumCards', 'NumGraveyards', 'information'],
    ['NumCards', 'NumTapper', 'information'],
    ['NumCards', 'NumCardss', 'warning'],
    ['NumCards', 'NNumCards', 'warning'],
    ['NumCards', 'NumCrds', 'warning'],
    ['SpellDescription', 'SpelDescription', 'warning'],
  ] as const)('tells a new parameter from a slip: %s as %s', (right, written, severity) => {
    const { problems } = format.read(script(DRAW_TEXT, DRAW.replace(right, written)));
    expect(problems.map((problem) => [problem.check, problem.severity])).toEqual([
      ['unknown-parameter', severity],
    ]);
  });

  it('tells a parameter of other effects that is a slip of one of this effect’s', () => {
    const text = script(
      'Whenever a creature enters, draw a card.',
      'T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCards$ Creature | TriggerZones$ Battlefield | Execute$ TrigDraw | TriggerDescription$ Whenever a creature enters, draw a card.',
      'SVar:TrigDraw:DB$ Draw',
    );
    expect(problemsOf(text)).toEqual(['unknown-parameter: ValidCards']);
    expect(problemsOf(fixed(text))).toEqual([]);
  });

  it.each([
    ['AttackerUnblockedTwice', 'information'],
    ['Atacks', 'error'],
  ])('tells a new mode from a slip: %s', (mode, severity) => {
    const text = script(
      'Whenever Test Piece attacks, draw a card.',
      `T:Mode$ ${mode} | ValidCard$ Card.Self | Execute$ TrigDraw | TriggerDescription$ Whenever CARDNAME attacks, draw a card.`,
      'SVar:TrigDraw:DB$ Draw',
    );
    expect(format.read(text).problems.map((problem) => [problem.check, problem.severity])).toEqual([
      ['unknown-api', severity],
    ]);
  });

  it('tells an obsolete parameter from one in the wrong case', () => {
    const give = (effect: string) =>
      script(
        '{2}: Do it.',
        `A:AB$ ${effect} | Cost$ 2 | SVars$ X | SpellDescription$ Do it.`,
        'SVar:X:Count$CardPower',
      );
    expect(problemsOf(give('Effect'))).toEqual(['obsolete-parameter: SVars']);
    expect(problemsOf(give('Animate'))).toEqual(['miscased-key: SVars']);
  });

  it('takes a plain word in an unused script variable for a note to the game', () => {
    const text = script(DRAW_TEXT, DRAW, 'SVar:WantsCompany:True', 'SVar:DBMore:DB$ Scry | ScryNum$ 1');
    expect(format.read(text).problems.map(({ severity }) => severity)).toEqual(['information', 'warning']);
  });

  it('holds out against garbage', () => {
    for (const text of [
      '|',
      ':',
      '$',
      'A:',
      'A:|||',
      'A:$',
      'SVar:',
      'SVar::',
      'SVar:X',
      'K:',
      'ALTERNATE',
      'Variant:',
      'Variant:a:',
      'A:DB$|$|',
      'T:Mode$',
      '\u0000',
      'Oracle:\\n\\n',
      'A:AB$ Amass',
      `S:${'a$ b|'.repeat(5000)}`,
    ]) {
      expect(() => format.read(`Name:X\n${text}\n`)).not.toThrow();
    }
  });
});
