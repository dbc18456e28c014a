// Converting card text to every format that can be written, and back, gives the same cards; what is lost is said.
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { runConvert } from '../../server/src/cli/commands/convert';
import type { ConvertIo } from '../../server/src/cli/commands/convert';
import { convert, writableFormats } from '../../server/src/conversion';
import { FORMATS } from '../../server/src/formats';
import type { FileFormat } from '../../server/src/formats';
import { format as cardText } from '../../server/src/formats/card';
import { format as cockatrice } from '../../server/src/formats/cockatrice';
import { format as draftmancer } from '../../server/src/formats/draftmancer';
import { format as forge } from '../../server/src/formats/forge';
import { format as mse } from '../../server/src/formats/mse';
import { format as scryfallJson } from '../../server/src/formats/scryfall-json';

/** Invented cards of every shape that card text knows. */
const CARDS = `Lantern Keeper {1}{G}{W}
Creature — Human Druid
Vigilance, first strike
As this creature enters, choose a color.
{T}: Add one mana of the chosen color.
2/3

Moth & Flame {X}{W/U}{2/B}{G/P}
Instant
Say "yes" <or> no, then \\pay {2}. It’s — “fine”…
Put a flying counter on target creature.

Duskbound Scribe {2}{U}
Creature — Human Wizard
At the beginning of your end step, you may transform this creature.
1/4
//
Inkfang Horror
Creature — Horror
Menace
*/1+*

Kindle {1}{R}
Instant
Kindle deals 2 damage to any target.
//
Quench {1}{U}
Sorcery
Draw a card.

Reed Walker {3}{G}
Creature — Elf
Reach
3/3
//
Walk the Reeds {1}{G}
Sorcery — Adventure
Search your library for a basic land card.

Vessel of Dawn {2}{W}{W}
Legendary Planeswalker — Dawn
+1: You gain 2 life.
−3: Exile target creature.
Loyalty: 4

Siege of the Pale Gate {2}{W}
Battle — Siege
(As a Siege enters, choose an opponent to protect it.)
Defense: 5
//
Gate Wardens
Creature — Human Soldier
Flying
3/3

Tale of Embers {2}{R}
Enchantment — Saga
I — Draw a card.
II, III — Tale of Embers deals 2 damage to each opponent.

Quiet Shore
Land
{T}: Add {U}.

Silent Golem {0}
Artifact Creature — Golem
0/*

Ember Sprite
Token Creature — Elemental
Flying
1/1

Thing in the Rules {5}
Enchantment
\\# begins this line.
\\//
2/2 tokens are nice.
`;

const TARGETS: readonly FileFormat[] = [cardText, scryfallJson, cockatrice, draftmancer, mse, forge];

/** The cards of a written file or files, as card text. */
function backToText(
  target: FileFormat,
  written: { text: string; files?: readonly { text: string }[] },
): string {
  const texts = written.files ? written.files.map(({ text }) => text) : [written.text];
  const cards = texts.flatMap((text) => target.read(text).cards);
  return cardText.writeFile!(cards).text;
}

describe('card text', () => {
  test('is written as it was read', () => {
    expect(cardText.writeFile!(cardText.read(CARDS).cards).text).toBe(CARDS);
  });

  test.each(TARGETS.map((format) => [format.id, format] as const))(
    'to %s and back gives the same cards',
    (_, target) => {
      const { cards } = cardText.read(CARDS);
      const written = target.writeFile!(cards);
      expect(backToText(target, written)).toBe(CARDS);
    },
  );

  test.each(TARGETS.map((format) => [format.id, format] as const))(
    'as %s is recognised and has no errors',
    (id, target) => {
      const written = target.writeFile!(cardText.read(CARDS).cards);
      for (const { text } of written.files ?? [written]) {
        const surest = [...FORMATS, ...TARGETS].reduce((best, one) =>
          one.detect('', text) > best.detect('', text) ? one : best,
        );
        expect(surest.id).toBe(id);
        expect(target.read(text).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      }
    },
  );
});

test('the formats that can be written are those with a writer', () => {
  expect(writableFormats(TARGETS)).toEqual(TARGETS);
  expect(convert([], { ...cardText, writeFile: undefined })).toBeUndefined();
});

describe('what is not carried over', () => {
  test('fields of the source that no card has a place for', () => {
    const text =
      '[{"name":"A","type_line":"Instant","oracle_text":"Draw a card.","flavor_text":"Hm.","artist":"N"}]';
    const { lost } = convert([{ format: scryfallJson, text }], cardText)!;
    expect(lost).toEqual([
      { what: 'the field “artist”', count: 1, cards: [] },
      { what: 'the field “flavor_text”', count: 1, cards: [] },
    ]);
  });

  test('a layout that card text cannot show, a language, comments', () => {
    const text =
      '{"name":"A // B","layout":"modal_dfc","lang":"de","card_faces":[{"name":"A","type_line":"Instant"},{"name":"B","type_line":"Land"}]}';
    const { lost } = convert([{ format: scryfallJson, text }], cardText)!;
    expect(lost.map(({ what }) => what)).toEqual(['the language (de)', 'the layout (modal_dfc)']);
    const commented = '# cardwright-disable-next-line amass-subtype\nA {1}\nInstant\nDraw a card.\n';
    const disabled = convert([{ format: cardText, text: commented }], cockatrice)!;
    expect(disabled.lost).toEqual([{ what: 'comments that turn off checks', count: 1, cards: ['A'] }]);
  });

  test('abilities that a Forge skeleton has only as words', () => {
    const { lost } = convert(
      [{ format: cardText, text: 'A {1}\nCreature — Elf\nFlying\nDraw a card.\n1/1\n' }],
      forge,
    )!;
    expect(lost).toHaveLength(1);
    expect(lost[0]!.what).toMatch(/^abilities/);
    expect(
      convert([{ format: cardText, text: 'A {1}\nCreature — Elf\nFlying, haste\n1/1\n' }], forge)!.lost,
    ).toEqual([]);
  });

  test('errors of the source are counted', () => {
    expect(
      convert([{ format: scryfallJson, text: '[{"name":"A","type_line":"Instant"' }], cardText)!.errors,
    ).toBe(1);
  });
});

/** Files in memory. */
function memory(
  files: Record<string, string | Uint8Array>,
): ConvertIo & { files: typeof files; printed: string; told: string } {
  return {
    files,
    printed: '',
    told: '',
    readFile(path) {
      const found = files[path];
      if (found === undefined) throw new Error(`${path}: no such file`);
      return typeof found === 'string' ? new TextEncoder().encode(found) : found;
    },
    writeFile(path, content) {
      files[path] = content;
    },
    out(text) {
      this.printed += text;
    },
    err(text) {
      this.told += text;
    },
  };
}

describe('cardwright convert', () => {
  const simple = 'Lantern Keeper {1}{G}\nCreature — Human\nVigilance\n2/3\n';

  test('writes to standard output and says that all was carried', async () => {
    const io = memory({ 'a.card': simple });
    expect(await runConvert({ files: ['a.card'], to: 'scryfall-json' }, io)).toBe(0);
    expect(JSON.parse(io.printed)).toMatchObject([
      { name: 'Lantern Keeper', mana_cost: '{1}{G}', power: '2' },
    ]);
    expect(io.told).toBe('1 card as Scryfall JSON.\nEverything in the source was carried over.\n');
  });

  test('packs and unpacks Magic Set Editor packages', async () => {
    const io = memory({ 'a.card': simple });
    expect(await runConvert({ files: ['a.card'], to: 'mse', output: 'b.mse-set' }, io)).toBe(0);
    expect(Object.keys(unzipSync(io.files['b.mse-set'] as Uint8Array))).toEqual(['set']);
    expect(await runConvert({ files: ['b.mse-set'], to: 'card' }, io)).toBe(0);
    expect(io.printed).toBe(simple);
  });

  test('writes a Forge script for each card into a folder', async () => {
    const io = memory({ 'a.card': CARDS });
    expect(await runConvert({ files: ['a.card'], to: 'forge' }, io)).toBe(2);
    expect(io.told).toMatch(/folder/);
    expect(await runConvert({ files: ['a.card'], to: 'forge', output: 'scripts/' }, io)).toBe(0);
    expect(io.files['scripts/lantern_keeper.txt']).toMatch(/^Name:Lantern Keeper\nManaCost:1 G W\n/);
    expect(io.files['scripts/duskbound_scribe_inkfang_horror.txt']).toMatch(/AlternateMode:DoubleFaced/);
  });

  test('says as JSON what was lost', async () => {
    const io = memory({ 'a.card': `# mine\n${simple}` });
    expect(await runConvert({ files: ['a.card'], to: 'mse', json: true }, io)).toBe(0);
    expect(JSON.parse(io.told)).toEqual({
      cards: 1,
      errors: 0,
      notCarried: [{ what: 'the field “# comment”', count: 1, cards: [] }],
    });
  });

  test.each([
    [{ files: ['a.card'], to: 'mtgjson' }, /can be read, not written/],
    [{ files: ['a.card'], to: 'pdf' }, /no format “pdf”/],
    [{ files: [], to: 'card' }, /which files/],
    [{ files: ['none'], to: 'card' }, /no such file/],
    [{ files: ['a.card'], to: 'card', as: 'odd' }, /no format “odd”/],
    [{ files: ['broken.zip'], to: 'card' }, /cannot be unpacked/],
    [{ files: ['empty.card'], to: 'card' }, /no cards/],
  ])('cannot run with %j', async (args, message) => {
    const io = memory({
      'a.card': simple,
      'empty.card': '',
      'broken.zip': new Uint8Array([80, 75, 3, 4, 9, 9]),
    });
    expect(await runConvert(args, io)).toBe(2);
    expect(io.told).toMatch(message);
    expect(io.printed).toBe('');
  });
});
