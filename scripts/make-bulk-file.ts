// Writes a bulk file of invented cards in Scryfall's JSON, one card a line, for tests of size: `tsx scripts/make-bulk-file.ts FILE [MEGABYTES]`.
import { closeSync, openSync, writeSync } from 'node:fs';

const [path, megabytes = '100'] = process.argv.slice(2);
if (path === undefined || !(Number(megabytes) > 0)) {
  process.stderr.write('Usage: tsx scripts/make-bulk-file.ts FILE [MEGABYTES]\n');
  process.exit(2);
}

const COLORS = ['W', 'U', 'B', 'R', 'G'];
const NAMES = ['Lantern', 'Reed', 'Ember', 'Tide', 'Dusk', 'Pale', 'Hollow', 'Amber'];
const KINDS = ['Keeper', 'Walker', 'Scribe', 'Oracle', 'Golem', 'Warden', 'Moth', 'Singer'];

/** The card of a number; always the same one. */
function card(number: number): Record<string, unknown> {
  const color = COLORS[number % 5]!;
  const name = `${NAMES[number % 8]} ${KINDS[(number >> 3) % 8]} ${number}`;
  return {
    object: 'card',
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    lang: 'en',
    name,
    uri: `https://example.org/cards/${number}?format=json`,
    image_uris: Object.fromEntries(
      ['small', 'normal', 'large', 'png', 'art_crop', 'border_crop'].map((size) => [
        size,
        `https://example.org/${size}/front/${number}.jpg?1721428560`,
      ]),
    ),
    mana_cost: `{${number % 6}}{${color}}`,
    cmc: (number % 6) + 1,
    type_line: 'Creature \u2014 Human Druid',
    oracle_text: `Vigilance\nWhen this creature enters, choose a color.\n{T}: Add one mana of the chosen color. (Card ${number}.)`,
    power: '2',
    toughness: '3',
    colors: [color],
    color_identity: [color],
    keywords: ['Vigilance'],
    legalities: Object.fromEntries(
      [
        'standard',
        'future',
        'historic',
        'timeless',
        'gladiator',
        'pioneer',
        'modern',
        'legacy',
        'pauper',
        'vintage',
      ].map((format) => [format, number % 3 === 0 ? 'legal' : 'not_legal']),
    ),
    set: 'ltf',
    set_name: 'Lanternfall',
    collector_number: String(number),
    rarity: 'common',
    prices: { usd: '0.10', usd_foil: null, eur: '0.08', tix: null },
  };
}

const file = openSync(path, 'w');
const most = Number(megabytes) * 1024 * 1024;
let written = writeSync(file, '[\n');
let count = 0;
while (written < most) {
  const lines = Array.from({ length: 500 }, () => JSON.stringify(card(count++)));
  written += writeSync(file, `${count > 500 ? ',\n' : ''}${lines.join(',\n')}`);
}
written += writeSync(file, '\n]\n');
closeSync(file);
process.stdout.write(`${count} cards, ${(written / 1024 / 1024).toFixed(1)} MB\n`);
