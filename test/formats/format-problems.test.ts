// Slips of the file formats themselves, each told on the characters where it is; the cards around it are still read.
import { expect, test } from 'vitest';
import { SEVEN } from './seven-formats';

interface Slip {
  readonly format: string;
  readonly text: string;
  /** What is underlined, and the id of the problem. */
  readonly told: readonly (readonly [underlined: string, check: string])[];
  readonly cards?: number;
}

const SLIPS: Readonly<Record<string, Slip>> = {
  'a card without a name': {
    format: 'cockatrice',
    text: '<cockatrice_carddatabase><cards><card><text>Flying</text></card><card><name>B</name></card></cards></cockatrice_carddatabase>',
    told: [['<card>', 'missing-name']],
    cards: 2,
  },
  'an empty name': {
    format: 'cockatrice',
    text: '<cards><card><name> </name></card></cards>',
    told: [['<name> </name>', 'missing-name']],
  },
  'a cost with a strange sign': {
    format: 'cockatrice',
    text: '<card><name>A</name><manacost>2W&amp;!U</manacost></card>',
    told: [['&amp;!', 'broken-cost']],
  },
  'a tag never closed': {
    format: 'cockatrice',
    text: '<cards><card><name>A</name><text>Flying</card><card><name>B</name></card></cards>',
    told: [['<text>', 'invalid-xml']],
    cards: 2,
  },
  'a closing tag misspelt': {
    format: 'cockatrice',
    text: '<cards><card><name>A</nmae><text>Flying</text></card><card><name>B</name></card></cards>',
    told: [
      ['</nmae>', 'invalid-xml'],
      ['<name>', 'invalid-xml'],
    ],
    cards: 2,
  },
  'a bare ampersand': {
    format: 'cockatrice',
    text: '<cards><card><name>A & B</name></card><!-- R&D --><card><name>C</name></card></cards>',
    told: [['&', 'invalid-xml']],
    cards: 2,
  },
  'an element twice': {
    format: 'cockatrice',
    text: '<card><name>A</name><text>x</text><text>y</text></card>',
    told: [['<text>', 'duplicate-key']],
  },
  'characters that are no JSON': {
    format: 'draftmancer',
    text: '[CustomCards]\n[\n  { "name": "A", "type": "Creature",oops\n    "mana_cost": "{W}" }\n]\n',
    told: [['oops', 'invalid-json']],
  },
  'a comma missing': {
    format: 'draftmancer',
    text: '[CustomCards]\n[ { "name": "A" "type": "Creature" }, { "name": "B" } ]\n',
    told: [['"type"', 'invalid-json']],
    cards: 2,
  },
  'a card that is no object': {
    format: 'draftmancer',
    text: '[CustomCards]\n[ "A", { "name": "B" } ]\n',
    told: [['"A"', 'invalid-value']],
  },
  'a broken cost in JSON': {
    format: 'draftmancer',
    text: '[CustomCards]\n[ { "name": "A", "mana_cost": "{1}{W}?" } ]\n',
    told: [['?', 'broken-cost']],
  },
  'no name in a list': {
    format: 'draftmancer',
    text: '[CustomCards]\n[ { "mana_cost": "{1}" } ]\n',
    told: [['{', 'missing-name']],
  },
  'a key twice': {
    format: 'mtgjson',
    text: '{"data":{"A":[{"name":"A","manaCost":"{1}","type":"Instant","name":"B"}]}}',
    told: [['"name"', 'duplicate-key']],
  },
  'a string never closed': {
    format: 'mtgjson',
    text: '{"data":{"A":[{"name":"A","type":"Instant","text":"Draw a card.}]}}',
    told: [['"Draw a card.}]}}', 'invalid-json']],
  },
  'no title': {
    format: 'card-conjurer',
    text: '[{"key":"Mine","data":{"frames":[],"text":{"title":{"text":""},"rules":{"text":"Flying"}}}}]',
    told: [['"Mine"', 'missing-name']],
  },
  'spaces for tabs': {
    format: 'mse',
    text: 'mse version: 2.0\ngame: magic\ncard:\n\tname: A\n    rule text: Flying\ncard:\n\tname: B\n',
    told: [['    ', 'invalid-indentation']],
    cards: 2,
  },
  'a line without a colon': {
    format: 'mse',
    text: 'mse version: 2.0\ngame: magic\ncard:\n\tname: A\n\tpower 2\n\ttoughness: 2\n',
    told: [['power 2', 'missing-colon']],
  },
  'a field twice': {
    format: 'mse',
    text: 'mse version: 2.0\ngame: magic\ncard:\n\tname: A\n\tpower: 2\n\tpower: 3\n',
    told: [['power', 'duplicate-key']],
  },
  'an included file': {
    format: 'mse',
    text: 'mse version: 2.0\ngame: magic\ninclude file: card a\ncard:\n\tname: A\n',
    told: [['include file', 'unread-include']],
  },
  'a broken cost in a set': {
    format: 'mse',
    text: 'mse version: 2.0\ngame: magic\ncard:\n\tname: A\n\tcasting cost: 2W=\n',
    told: [['=', 'broken-cost']],
  },
  'a line that is no entry': {
    format: 'magarena',
    text: 'name=A\ntype=Creature\nthis is prose\npt=2/2\ntiming=main\n',
    told: [['this is prose', 'missing-equals']],
  },
  'a size without a slash': {
    format: 'magarena',
    text: 'name=A\ntype=Creature\npt=22\ntiming=main\n',
    told: [['22', 'broken-size']],
  },
  'a row without a name': {
    format: 'lackey',
    text: 'Name\tSet\tImageFile\tType\tText\n\tLTF\tx\tInstant\tDraw a card.\nB\tLTF\ty\tInstant\tx\n',
    told: [['', 'missing-name']],
    cards: 2,
  },
  'a tab in a text': {
    format: 'lackey',
    text: 'Name\tSet\tImageFile\tType\tText\nA\tLTF\tx\tInstant\tDraw\ta card.\n',
    told: [['a card.', 'extra-cell']],
  },
  'a heading twice': {
    format: 'lackey',
    text: 'Name\tSet\tImageFile\tType\tText\tText\nA\tLTF\tx\tInstant\tDraw a card.\t\n',
    told: [['Text', 'duplicate-key']],
  },
};

test.each(Object.entries(SLIPS))('%s', (_, { format: id, text, told, cards = 1 }) => {
  const format = SEVEN.find((one) => one.id === id)!;
  const read = format.read(text);
  const found = read.problems.map(({ span, check }) => [text.slice(span.start, span.end), check]);
  for (const problem of told) expect(found).toContainEqual(problem);
  expect(found.length).toBeLessThanOrEqual(told.length + 1);
  expect(read.cards).toHaveLength(cards);
});

test('values of every spelling are read as the card model has them', () => {
  const cockatrice = SEVEN.find(({ id }) => id === 'cockatrice')!;
  const cost = (spelled: string): string | undefined =>
    cockatrice.read(`<card><name>A</name><manacost>${spelled}</manacost></card>`).cards[0]!.faces[0]!.manaCost
      ?.text;
  expect(
    ['2WU', '{2}{w}', '(w/u)G', 'W/U', '12', 'XXR', '2{W/U}', '4 B B', 'C{2/U}S', 'W/P', ''].map(cost),
  ).toEqual([
    '{2}{W}{U}',
    '{2}{W}',
    '{W/U}{G}',
    '{W/U}',
    '{12}',
    '{X}{X}{R}',
    '{2}{W/U}',
    '{4}{B}{B}',
    '{C}{2/U}{S}',
    '{W/P}',
    '',
  ]);
});
