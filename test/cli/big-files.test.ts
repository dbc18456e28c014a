// Big files are read in pieces: what is found, and where, is the same as when they are read whole.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folderOf, run } from './terminal';

const CARDS = 12_000;
const FAULTY = 11_900;

function card(number: number): string {
  const text =
    number === FAULTY ? 'Amass 2.' : `Flying\nWhen this creature enters, scry ${(number % 3) + 1}.`;
  return JSON.stringify({
    name: `Tide Moth ${number}`,
    mana_cost: '{1}{U}',
    type_line: number === FAULTY ? 'Sorcery' : 'Creature — Moth',
    oracle_text: text,
    ...(number !== FAULTY && { power: '1', toughness: '1' }),
    id: 'x'.repeat(60),
  });
}

const lines = Array.from({ length: CARDS }, (_, number) => card(number));
const list = `[\n${lines.join(',\n')}\n]\n`;

interface Found {
  readonly code: number;
  readonly cards: number;
  readonly places: readonly string[];
}

async function check(path: string): Promise<Found> {
  const { code, out } = await run(['check', path, '--only', 'amass-subtype', '--format', 'json']);
  const report = JSON.parse(out) as {
    files: { problems: { check: string; range: { start: { line: number; character: number } } }[] }[];
    summary: { cards: number };
  };
  const places = report.files.flatMap(({ problems }) =>
    problems.map(({ check: id, range }) => `${id} ${range.start.line}:${range.start.character}`),
  );
  return { code, cards: report.summary.cards, places };
}

describe('a big file', () => {
  const packed = gzipSync(list);
  const at = folderOf({
    'list.json': list,
    'marked.json': `\uFEFF${list.replaceAll('\n', '\r\n')}`,
    'lines.jsonl': `${lines.join('\n')}\n`,
    'packed.json.gz': packed,
    'cut.json.gz': packed.subarray(0, packed.length - 100),
    'latin.json': Buffer.from(
      list.replace('Tide Moth 5"', 'T\u00efde Moth 5"').replaceAll('—', '-'),
      'latin1',
    ),
    // The last line is no whole object, which is only known at the end.
    'uneven.json': `[\n${lines.slice(0, -1).join(',\n')},\n{\n${lines.at(-1)!.slice(1)}\n]\n`,
    'one-line.json': `[${lines.join(',')}]`,
  });
  const place = `amass-subtype ${FAULTY + 1}:${lines[FAULTY]!.indexOf('Amass')}`;

  it.each(['list.json', 'marked.json', 'packed.json.gz', 'latin.json'])('%s', async (name) => {
    expect(await check(at(name))).toEqual({ code: 0, cards: CARDS, places: [place] });
  });

  it('has lines of JSON', async () => {
    const { cards, places } = await check(at('lines.jsonl'));
    expect(cards).toBe(CARDS);
    expect(places).toEqual([place.replace(String(FAULTY + 1), String(FAULTY))]);
  });

  it('is read whole when not every line is a card', async () => {
    for (const name of ['uneven.json', 'one-line.json']) {
      const { cards, places } = await check(at(name));
      expect(cards, name).toBe(CARDS);
      expect(places, name).toHaveLength(1);
    }
  });

  it('is said to be broken when it cannot be unpacked', async () => {
    const { code, err } = await run(['check', at('cut.json.gz')]);
    expect(code).toBe(2);
    expect(err).toMatch(/cut\.json\.gz: the file ends early/);
  });

  it('is converted as when it is read whole', async () => {
    const texts = [];
    for (const name of ['list.json', 'packed.json.gz', 'uneven.json']) {
      const { code, out, err } = await run(['convert', at(name), '--to', 'card']);
      expect(code).toBe(0);
      expect(err).toContain('the field “id” (12000 cards)');
      texts.push(out);
    }
    expect(texts[0]).toMatch(/^Tide Moth 0 \{1\}\{U\}\nCreature — Moth\nFlying\n/);
    expect(texts[0]!.split('\n\n')).toHaveLength(CARDS);
    expect(texts[1]).toBe(texts[0]);
    expect(texts[2]).toBe(texts[0]);
  });
});
